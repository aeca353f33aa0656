/// The devices that a text can be varied by. Anillo takes the text for `other`, and `mac` where there is no other.
public enum Device: String, Sendable, Hashable, CaseIterable {
  case other, mac, iphone, ipad, ipod, applewatch, appletv, applevision
}
