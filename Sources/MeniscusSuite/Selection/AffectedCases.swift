import MeniscusFormats

/// Finds the cases that changes of files can touch.
///
/// A case is left out only where it is certain: a file of which it is not known what depends on it
/// touches all.
struct AffectedCases {
  /// What a file touches.
  enum Reach: Equatable {
    /// No case.
    case nothing
    /// These cases.
    case cases([CaseName])
    /// All of a scene's, if what is in the folder is that scene's alone.
    case scene(String, folder: String)
    /// Any.
    case everything
  }

  private let cases: [(name: CaseName, file: String)]
  private let folders: SuiteFolders

  /// - Parameters:
  ///   - cases: all cases, with the paths of their traces.
  ///   - folders: where a suite's files are; all paths are from the folder of the package.
  init(_ cases: [(name: CaseName, file: String)], in folders: SuiteFolders) {
    self.cases = cases
    self.folders = folders
  }

  /// What a change of a file touches.
  ///
  /// - Parameter path: from the folder of the package.
  func reach(of path: String) -> Reach {
    if let rest = path.below(folders.traces) { return reach(ofTrace: path, rest) }
    if let rest = path.below(folders.baselines) { return reach(ofBaseline: rest) }
    let parts = path.split(separator: "/").map(String.init)
    guard let first = parts.first else { return .everything }
    if parts.count == 1 { return Self.isDocument(path) ? .nothing : .everything }
    switch first {
    case "docs", "Reports", ".github": return .nothing
    case "Sources": return path.hasSuffix(".swift") ? reach(ofSource: parts) : .everything
    default: return .everything
    }
  }

  /// Whether a file beside the manifest is one that nothing is built of.
  private static func isDocument(_ name: String) -> Bool {
    name.hasSuffix(".md") || name.hasPrefix("LICENSE") || name == ".gitignore"
      || name == ".swift-format" || name == ".gitlab-ci.yml"
  }

  private func reach(ofTrace path: String, _ rest: String) -> Reach {
    // The list of cases and orphans are checked whatever is chosen; others do not belong to `test`.
    if [SuiteFile.name, BenchFile.name, AlertFile.fileName, TimesFile.name, LintFile.name]
      .contains(rest)
    {
      return .nothing
    }
    guard path.hasSuffix(TraceFile.fileExtension) else { return .everything }
    // A trace that is gone has no case any more, and the list of cases tells of it.
    return .cases(cases.filter { $0.file.withoutDots == path }.map(\.name))
  }

  private func reach(ofBaseline rest: String) -> Reach {
    if rest == BaselineLog.name || rest.hasPrefix("README") { return .nothing }
    if rest.lastPathPart.hasPrefix(".") { return .everything }
    // Variants may share pictures, but no two traces do. What belongs to no trace nobody reads.
    let owners = Set(cases.map(\.name.ofTrace)).filter { rest.below($0.folder) != nil }
    guard let owner = owners.max(by: { $0.folder.utf8.count < $1.folder.utf8.count }) else {
      return .nothing
    }
    return .cases(cases.map(\.name).filter { $0.ofTrace == owner })
  }

  private func reach(ofSource parts: [String]) -> Reach {
    let inTarget = parts.dropFirst(2).joined(separator: "/").lowercased()
    let owners = Set(cases.map(\.name.scene)).filter { inTarget.below($0.lowercased()) != nil }
    guard let owner = owners.max(by: { $0.utf8.count < $1.utf8.count }) else { return .everything }
    let depth = 2 + owner.split(separator: "/").count
    return .scene(owner, folder: parts.prefix(depth).joined(separator: "/"))
  }
}

extension String {
  /// The path from a folder; nil where it is not below it.
  fileprivate func below(_ folder: String) -> String? {
    let start = folder.withoutDots.appendingPath("")
    return !start.isEmpty && hasPrefix(start) && utf8.count > start.utf8.count
      ? String(dropFirst(start.count)) : nil
  }

  /// A path from the current folder without what says so.
  fileprivate var withoutDots: String {
    let path = withoutTrailingSlashes
    return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }
}
