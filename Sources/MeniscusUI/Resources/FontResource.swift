import MeniscusGeometry

/// A font that a scene brings: a TrueType file and the name that the scene calls it by.
///
/// A trace names the fonts of its scene with their hashes, so that a replay with another file is
/// noticed.
public struct FontResource: Hashable, Sendable {
  /// The name that `Font.custom` asks for.
  public let name: String
  /// The bytes of the file.
  public let bytes: [UInt8]

  /// Makes a resource; the file is read when the scene is shown.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// The hash of the bytes.
  package var contentHash: UInt64 { StableHash.hash(bytes) }
}
