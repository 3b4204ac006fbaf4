/// The names of the files of a case's baseline.
package enum BaselineFiles {
  /// What is kept of every checkpoint.
  package enum Kind: String, CaseIterable, Sendable {
    /// The picture.
    case picture = ".png"
    /// The view snapshot.
    case tree = ".tree.txt"
    /// The display list.
    case display = ".display.txt"
  }

  /// The hashes of every frame.
  package static let hashLog = "frames.json"

  /// The file of a checkpoint.
  package static func name(of checkpoint: String, _ kind: Kind) -> String {
    checkpoint + kind.rawValue
  }

  /// The checkpoint that a file belongs to, or nil where it is no checkpoint's.
  package static func checkpoint(of file: String) -> String? {
    for kind in Kind.allCases where file.hasSuffix(kind.rawValue) {
      let name = String(file.dropLast(kind.rawValue.count))
      return name.isEmpty ? nil : name
    }
    return nil
  }

  /// Whether a file's name is one that a baseline has.
  package static func isBaseline(_ file: String) -> Bool {
    file == hashLog || checkpoint(of: file) != nil
  }

  /// The files of a case with these checkpoints.
  package static func names(of checkpoints: [String]) -> [String] {
    [hashLog] + checkpoints.flatMap { checkpoint in Kind.allCases.map { name(of: checkpoint, $0) } }
  }
}
