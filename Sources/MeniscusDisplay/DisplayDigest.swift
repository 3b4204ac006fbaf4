/// The hashes of a display list: one for each operation, and one of the whole.
///
/// A hash says what is drawn, never who caused it: two lists of equal content from different views
/// have equal digests. Its values are part of the file formats.
public struct DisplayDigest: Equatable, Sendable {
  /// A hash for each operation, in the list's order.
  public let operations: [UInt64]
  /// The hash of the list: extent, scale, background, operations and glass elements, in order.
  public let list: UInt64
}
