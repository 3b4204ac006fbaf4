import Foundation
import MeniscusFormats
import MeniscusSuite

/// What `test` is left with beside its patterns.
extension CommandRun {
  /// The cases that `--last-failed` and `--affected` leave.
  func selection() async throws -> CaseSelection {
    var selection = CaseSelection()
    guard arguments.has("last-failed") || arguments.has("affected") else { return selection }
    let folders = SuiteFolders(arguments)
    let cases = try TraceLibrary(in: folders.traces, scenes: nil).cases
    if arguments.has("last-failed") {
      let patterns = arguments.positionals.map { Pattern($0) }
      selection = selection.and(
        try .lastFailed(
          in: folders.report,
          among: cases.map(\.name).filter { patterns.choose($0.identifier) }))
    }
    if let revision = arguments["affected"] {
      selection = selection.and(
        try await .affected(
          since: revision, among: cases.map { ($0.name, $0.file.path) }, in: folders,
          package: FileManager.default.currentDirectoryPath))
    }
    return selection
  }
}
