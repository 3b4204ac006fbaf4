import MeniscusFormats

/// The digests of what views lay out by, at a frame, by path.
struct ArgumentDigests {
  private var digests: [String: UInt32] = [:]

  /// Takes those of a checkpoint; nil where the log has no such checkpoint.
  ///
  /// A wrapper's own digest is that of its arguments, a container has an entry for them.
  init?(at checkpoint: String, in hashLog: FrameHashLog?) {
    guard let frame = AcceptedFrame(checkpoint, in: hashLog) else { return nil }
    for (path, view) in frame.digests() where view.layout != 0 {
      if path.hasSuffix(Self.ending) {
        digests[String(path.dropLast(Self.ending.count))] = view.layout
      } else if ViewPath.isWrapper(path) {
        digests[path] = view.layout
      }
    }
  }

  private static let ending = ".arguments"

  /// The digest of a view.
  subscript(path: String) -> UInt32? { digests[path] }

  /// The paths of the views that both have with different arguments.
  func differences(from other: ArgumentDigests) -> [String] {
    digests.filter { path, digest in other[path].map { $0 != digest } ?? false }
      .map(\.key).sorted()
  }
}
