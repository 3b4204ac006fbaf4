import MeniscusFormats

/// Looks through a folder of traces for what is one and for what may be meant as one.
struct TraceSearch {
  /// The paths of traces, in order.
  private(set) var traces: [String] = []
  /// What looks like a trace and is not replayed.
  private(set) var unplayed: [UnplayedTrace] = []

  private let root: String
  private let ignore: IgnoreFile
  private var usedLines: Set<Int> = []
  /// The folders that a link may lead to; nil where it may lead anywhere.
  private let reach: [String]?

  /// Looks through a folder.
  init(in root: String, environment: [String: String]) throws(SuiteError) {
    self.root = root
    ignore = try IgnoreFile(in: root)
    reach = Self.reach(of: root, environment)
    try visit(root, isHidden: false)
  }

  /// The entries of the file that names what is no trace, that name nothing.
  var unusedIgnores: [RunRemark] {
    ignore.entries.filter { !usedLines.contains($0.line) }
      .map { .unusedIgnore($0, path: ignore.path) }
  }

  /// Files of the folder itself that have other uses.
  private static let ownNames = [
    ToleranceFile.name, SuiteFile.name, IgnoreFile.name, BudgetFile.name,
    BenchFile.name, TimesFile.name, LintFile.name,
  ]

  /// Folders below are entered, linked ones are not: no folder is in itself, so that this ends.
  private mutating func visit(_ folder: String, isHidden: Bool) throws(SuiteError) {
    for name in try FileSystem.names(in: folder) {
      if folder == root, Self.ownNames.contains(name) { continue }
      let path = folder.appendingPath(name)
      let isHidden = isHidden || name.hasPrefix(".")
      let isLink = FileSystem.kind(of: path, followingLinks: false) == .link
      if FileSystem.kind(of: path) == .folder {
        if isLink {
          note(path, .linkedFolder)
        } else if name.lowercased().hasSuffix(TraceFile.fileExtension) {
          note(path, .folder)
        } else {
          try visit(path, isHidden: isHidden)
        }
      } else if isHidden {
        if UnfinishedName(name) == nil, looksLikeTrace(name, at: path) { note(path, .hidden) }
      } else if name.hasSuffix(TraceFile.fileExtension) {
        if isLink, !isWithinReach(path) { note(path, .linkOutside) } else { traces.append(path) }
      } else if looksLikeTrace(name, at: path) {
        note(path, .name)
      }
    }
  }

  private mutating func note(_ path: String, _ reason: UnplayedTrace.Reason) {
    let part = String(path.dropFirst(root.appendingPath("").count))
    let lines = ignore.entries.filter { $0.names(part) }.map(\.line)
    usedLines.formUnion(lines)
    if lines.isEmpty { unplayed.append(UnplayedTrace(path: path, reason)) }
  }

  /// Whether somebody may have meant a file as a trace, by its name or by how it begins.
  private func looksLikeTrace(_ name: String, at path: String) -> Bool {
    let name = name.lowercased()
    if name.contains(TraceFile.fileExtension) || name.contains(".ndjson") { return true }
    let ending = name.lastIndex(of: ".").map { String(name[$0...]) } ?? ""
    if NearestName.suggestion(for: ending, among: [TraceFile.fileExtension]) != nil { return true }
    let line = FileSystem.beginning(of: path).prefix { !$0.isNewline }
    return line.contains(/^\W*\{.*"meniscus"\s*:\s*"trace"/)
  }
}

/// Where links may lead.
extension TraceSearch {
  /// The project: the folder that holds the traces, and the current one.
  ///
  /// A build system that hands a test its files as links, as Bazel does, says where those are; what
  /// it links there is the project's.
  private static func reach(of root: String, _ environment: [String: String]) -> [String]? {
    let real = FileSystem.realPath(of: root) ?? root
    let runfiles = ["TEST_SRCDIR", "RUNFILES_DIR"].compactMap {
      environment[$0].flatMap { FileSystem.realPath(of: $0) }
    }
    if runfiles.contains(where: { isInside(real, $0) }) { return nil }
    return [real.parentPath] + [FileSystem.realPath(of: ".")].compactMap(\.self)
  }

  /// Whether a link leads into the project; one that leads nowhere is for its reader to refuse.
  private func isWithinReach(_ path: String) -> Bool {
    guard let reach, let real = FileSystem.realPath(of: path) else { return true }
    return reach.contains { Self.isInside(real, $0) }
  }

  private static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder.appendingPath(""))
  }
}
