/// A font that a scene brings, as its traces name it.
package struct TraceFont: Hashable, Sendable {
  /// What the scene calls it.
  package var name: String
  /// The hash of the file's bytes.
  package var hash: UInt64

  /// Makes a font from its name and the hash of its bytes.
  package init(name: String, hash: UInt64) {
    self.name = name
    self.hash = hash
  }
}
