import Foundation
import MeniscusFormats

/// A file or folder as each version of each format has it.
///
/// They are as the tool of that time wrote them, or as a person did, and are never edited: later
/// tools have to read them as what they are.
package enum FormatSample {
  /// The folder of all samples.
  package static let folder = URL(fileURLWithPath: #filePath, isDirectory: false)
    .deletingLastPathComponent().appendingPathComponent("FormatSamples").path

  /// The path of a sample.
  package static func path(of format: FileFormat, version: Int) -> String {
    let ending =
      switch format {
      case .trace, .history: TraceFile.fileExtension
      case .script: ".txt"
      case .baseline: ""
      case .display: BaselineFiles.Kind.display.rawValue
      case .repro: ReproBundle.fileExtension
      case .frames, .checksums, .suite, .tolerances, .lint, .budgets, .bench, .times, .cost,
        .report:
        ".json"
      }
    return folder.appendingPath("\(format.rawValue)-\(version)\(ending)")
  }

  /// The bytes of a sample that is a file.
  package static func bytes(of format: FileFormat, version: Int) throws -> [UInt8] {
    try FileSystem.read(path(of: format, version: version))
  }

  /// The text of a sample that is a file; empty where it is not there.
  package static func text(of format: FileFormat, version: Int) -> String {
    (try? FileSystem.readText(path(of: format, version: version))) ?? ""
  }
}
