/// Standard output, and what has become of it: results that did not arrive are no success, however the program goes on.
@MainActor
public enum StandardOutput {
  /// Why something could not be written, the first time.
  public private(set) static var failure: Errno?

  /// Writes all of it; what fails is thrown and kept in `failure`.
  public static func write(_ bytes: some Collection<UInt8>) throws(Errno) {
    do throws(Errno) {
      try FileDescriptor.standardOutput.write(bytes)
    } catch {
      failure = failure ?? error
      throw error
    }
  }
}
