/// Why bytes are no frames of a case, or frames cannot be written.
public enum FrameFileProblem: Error, Equatable, Sendable {
  /// The bytes do not begin as frames do.
  case signature
  /// The version of the format is another than the one that is known.
  case version(Int)
  /// The compressed bytes have another hash than the file says.
  case checksum
  /// The bytes cannot be expanded to the size that they state.
  case compression
  /// The bytes end too early, or hold what the format does not have, at a byte of what is expanded.
  case malformed(byte: Int)
  /// There is more than the format allows of something.
  case limit(FrameFileLimit)
  /// A picture is not the one that its hash says.
  case picture(row: Int)
  /// A frame is not the one that was written: its operations have another hash.
  case frame(Int)
}

/// What the format has a limit for, so that few bytes cannot ask for much memory or time.
public enum FrameFileLimit: Equatable, Sendable {
  /// The bytes after expansion.
  case bytes
  /// The frames.
  case frames
  /// The operations and glass elements of a frame, or of all frames together.
  case items
  /// The numbers of a frame.
  case numbers
  /// The samples of pictures, or the pixels of a frame.
  case pixels
}

/// The limits themselves, and how files begin.
enum FramesFormat {
  static let signature: [UInt8] = Array("meniscus-frames\n".utf8)
  static let version = 2
  /// The most bytes after expansion.
  static let byteLimit = 1 << 26
  /// The most bytes that one compressed byte can stand for (RFC 1951: 258 in two bits).
  static let expansion = 1032
  static let frameLimit = 1 << 20
  /// The most items of a frame, and of all frames.
  static let itemLimit = 1 << 16
  static let totalItemLimit = 1 << 26
  /// The most numbers of a frame.
  static let numberLimit = 1 << 20
  /// The most samples of all pictures.
  static let sampleLimit = 1 << 26
  /// The most pixels of a frame.
  static let pixelLimit = 1 << 24
}
