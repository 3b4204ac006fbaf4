/// The name of a case: a trace in one variant.
package struct CaseName: Hashable, Codable, Sendable {
  /// The scene, as `engine/springs`; empty for a trace that lies in no scene's folder.
  package var scene: String
  /// The name of the trace.
  package var trace: String
  /// The variant, or nil for the environment that the trace itself states.
  package var variant: String?

  /// Makes a name.
  package init(scene: String, trace: String, variant: String? = nil) {
    self.scene = scene
    self.trace = trace
    self.variant = variant
  }

  /// The name in one word: `scene/trace`, or `scene/trace@variant`.
  package var identifier: String {
    variant.map { "\(path)@\($0)" } ?? path
  }

  /// The folder of the case's files, from the folder of baselines.
  package var folder: String {
    variant.map { "\(path)/\($0)" } ?? path
  }

  /// The trace in its own environment, which stands for all its variants.
  package var ofTrace: CaseName { CaseName(scene: scene, trace: trace) }

  private var path: String { scene.isEmpty ? trace : "\(scene)/\(trace)" }

  /// Reads a name from what ``identifier`` gives; nil where there is no scene or no trace.
  package init?(identifier: String) {
    let halves = identifier.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = halves.first, let slash = path.lastIndex(of: "/") else { return nil }
    let scene = String(path[..<slash])
    let trace = String(path[path.index(after: slash)...])
    guard !scene.isEmpty, !trace.isEmpty, halves.count == 1 || !halves[1].isEmpty else {
      return nil
    }
    self.init(scene: scene, trace: trace, variant: halves.count == 2 ? String(halves[1]) : nil)
  }
}

extension CaseName: Comparable {
  /// By scene, then trace; a trace's own environment comes before its variants.
  package static func < (left: CaseName, right: CaseName) -> Bool {
    if left.scene != right.scene { return left.scene < right.scene }
    if left.trace != right.trace { return left.trace < right.trace }
    return (left.variant ?? "") < (right.variant ?? "")
  }
}
