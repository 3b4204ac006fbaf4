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
  /// The display lists of every frame; only cases have it whose frames somebody asked to keep.
  package static let frames = DrawnFrames.fileName
  /// The accepted trace, once for all variants: only the folder of the trace's own environment has
  /// it.
  package static let trace = "trace.jsonl"

  /// The checksums of all other files; baselines of older versions have none.
  package static let checksums = "checksums.json"

  /// The file of a checkpoint.
  package static func name(of checkpoint: String, _ kind: Kind) -> String {
    checkpoint + kind.rawValue
  }

  /// The checkpoint that a file belongs to, or nil where it is no checkpoint's.
  package static func checkpoint(of file: String) -> String? {
    let file = picture(of: file) ?? file
    for kind in Kind.allCases where file.hasSuffix(kind.rawValue) {
      let name = String(file.dropLast(kind.rawValue.count))
      return name.isEmpty ? nil : name
    }
    return nil
  }

  /// The picture in whose place a file lies that says where it is stored; nil for any other file.
  private static func picture(of file: String) -> String? {
    file.hasSuffix(Kind.picture.rawValue + SharedPicture.ending)
      ? String(file.dropLast(SharedPicture.ending.count)) : nil
  }

  /// The names of what is in the folder of a case, sorted; pictures that are stored elsewhere are
  /// among them by their own names.
  package static func names(in folder: String) throws(SuiteError) -> [String] {
    try FileSystem.names(in: folder).map { picture(of: $0) ?? $0 }
  }

  /// Whether a file's name is one that a baseline has.
  package static func isBaseline(_ file: String) -> Bool {
    file == checksums || file == trace || isListed(file)
  }

  /// Whether a file's name is one that checksums are kept of.
  ///
  /// The accepted trace is not: all variants have one, and `frames.json` has its hash.
  package static func isListed(_ file: String) -> Bool {
    file == hashLog || file == frames || checkpoint(of: file) != nil
  }

  /// The files that a run produces of a case with these checkpoints.
  package static func names(of checkpoints: [String]) -> [String] {
    [hashLog] + checkpoints.flatMap { checkpoint in Kind.allCases.map { name(of: checkpoint, $0) } }
  }
}
