import Glibc
import Posix
import Testing

@testable import SpeechDispatcher

@Suite("The socket between the program and its worker")
struct PacketSocketTests {
  @Test("What was sent before the end is read, although the other side left packets unread")
  func lastPackets() throws {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_SEQPACKET.rawValue) | Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    try #require(unsafe socketpair(AF_UNIX, type, 0, &ends) == 0)
    let ours = PacketSocket(descriptor: FileDescriptor(ends[0]))
    let theirs = PacketSocket(descriptor: FileDescriptor(ends[1]))
    #expect(ours.send([1]) == .sent)
    #expect(theirs.send([2, 3]) == .sent)
    #expect(theirs.send([4]) == .sent)
    close(ends[1])
    var received: [[UInt8]] = []
    while case .packet(let packet) = ours.receive(upTo: 16) { received.append(Array(packet)) }
    #expect(received == [[2, 3], [4]])
    #expect(ours.send([5]) == .impossible)
    close(ends[0])
  }
}
