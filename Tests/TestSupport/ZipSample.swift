import MeniscusImage

/// Archives for tests, every field of which can be wrong.
package struct ZipSample: Sendable {
  /// A file of an archive, and what is said of it.
  package struct File: Sendable {
    package var name: String
    /// The bytes that are stored.
    package var stored: [UInt8]
    package var size: Int
    package var method = 0
    package var flags = 0
    /// The mode on Unix.
    package var mode = 0o100644
    package var checksum: UInt32
    /// The name before the bytes; nil for the same.
    package var localName: String?

    /// Makes a file that is stored as it is.
    package init(_ name: String, _ bytes: [UInt8] = [1, 2, 3]) {
      self.name = name
      stored = bytes
      size = bytes.count
      checksum = bytes.withUnsafeBytes { CRC32.checksum($0) }
    }

    /// Makes a file of a text.
    package init(_ name: String, _ text: String) { self.init(name, Array(text.utf8)) }
  }

  package var files: [File]
  /// What the end says of the number of files; nil for the truth.
  package var count: Int?
  /// Whether all files name the first one's bytes as their own.
  package var isShared = false
  package var comment: [UInt8] = []

  package init(_ files: [File]) { self.files = files }

  /// The bytes of the archive.
  package var bytes: [UInt8] {
    var (bytes, directory): ([UInt8], [UInt8]) = ([], [])
    for file in files {
      let place = isShared ? 0 : bytes.count
      let (name, local) = (Array(file.name.utf8), Array((file.localName ?? file.name).utf8))
      if !isShared || bytes.isEmpty {
        bytes += word(0x0403_4B50)
        bytes += halves([20]) + fields(of: file) + halves([local.count, 0])
        bytes += local
        bytes += file.stored
      }
      directory += word(0x0201_4B50)
      directory += halves([0x314, 20]) + fields(of: file) + halves([name.count, 0, 0, 0, 0])
      directory += word(UInt32(file.mode) << 16)
      directory += word(UInt32(place))
      directory += name
    }
    let count = count ?? files.count
    let ends = word(0x0605_4B50) + halves([0, 0, count, count])
    let places = word(UInt32(directory.count)) + word(UInt32(bytes.count))
    bytes += directory
    bytes += ends
    bytes += places
    return bytes + halves([comment.count]) + comment
  }

  /// What both headers of a file say of it.
  private func fields(of file: File) -> [UInt8] {
    var fields = halves([file.flags, file.method, 0, 0])
    fields += word(file.checksum)
    fields += word(UInt32(file.stored.count))
    return fields + word(UInt32(file.size))
  }

  private func halves(_ values: [Int]) -> [UInt8] {
    values.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
  }

  private func word(_ value: UInt32) -> [UInt8] {
    halves([Int(value & 0xFFFF), Int(value >> 16)])
  }
}
