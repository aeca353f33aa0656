extension RawSpan {
  /// The scalar whose first byte is at a place, and its length in bytes; nil where there is no UTF-8.
  func scalar(at place: Int, before end: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    let first = UInt32(unsafe unsafeLoad(fromByteOffset: place, as: UInt8.self))
    let (length, least): (Int, UInt32)
    switch first {
    case 0x00...0x7F: (length, least) = (1, 0)
    case 0xC2...0xDF: (length, least) = (2, 0x80)
    case 0xE0...0xEF: (length, least) = (3, 0x800)
    case 0xF0...0xF4: (length, least) = (4, 0x10000)
    default: return nil
    }
    guard place + length <= end else { return nil }
    var value = length == 1 ? first : first & (0x7F >> UInt32(length))
    for offset in 1..<max(length, 1) {
      let byte = UInt32(unsafe unsafeLoad(fromByteOffset: place + offset, as: UInt8.self))
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | byte & 0x3F
    }
    // Overlong forms and surrogates are no UTF-8 either.
    guard value >= least, let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, length)
  }

  /// The scalar that ends before a place; nil where no UTF-8 does.
  func scalar(endingAt place: Int, after start: Int) -> Unicode.Scalar? {
    for length in 1...4 where place - length >= start {
      let byte = unsafe unsafeLoad(fromByteOffset: place - length, as: UInt8.self)
      if byte & 0xC0 == 0x80 { continue }
      guard let (scalar, found) = scalar(at: place - length, before: place), found == length else { return nil }
      return scalar
    }
    return nil
  }
}
