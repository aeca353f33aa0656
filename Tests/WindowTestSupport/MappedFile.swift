#if Window
internal import Glibc
internal import TestSupport

/// A file in memory, as another process writes it. It is only read, by any thread, and stays when that process goes.
@safe final class MappedFile: @unchecked Sendable {
  let length: Int
  private let start: UnsafeRawPointer

  init(_ path: String) throws {
    let file = try OwnedDescriptor(opening: path, O_RDONLY)
    length = Int(lseek(file.number, 0, SEEK_END))
    let mapped = unsafe mmap(nil, max(length, 1), PROT_READ, MAP_SHARED, file.number, 0)
    guard let mapped = unsafe mapped, unsafe mapped != MAP_FAILED else {
      throw SessionFault.system(call: "mmap \(path)", errno: errno)
    }
    unsafe start = UnsafeRawPointer(mapped)
  }

  deinit { unsafe munmap(UnsafeMutableRawPointer(mutating: start), max(length, 1)) }

  /// 32 bits in the order of the network.
  func number(at offset: Int) -> Int {
    precondition(offset >= 0 && offset + 4 <= length, "outside of the file")
    return unsafe Int(UInt32(bigEndian: start.load(fromByteOffset: offset, as: UInt32.self)))
  }

  func copy(_ range: Range<Int>, to target: UnsafeMutableRawPointer) {
    precondition(range.lowerBound >= 0 && range.upperBound <= length, "outside of the file")
    unsafe memcpy(target, start + range.lowerBound, range.count)
  }

  func equals(_ known: UnsafeRawPointer, _ range: Range<Int>) -> Bool {
    precondition(range.lowerBound >= 0 && range.upperBound <= length, "outside of the file")
    return unsafe memcmp(known, start + range.lowerBound, range.count) == 0
  }
}
#endif
