import Foundation
import MeniscusFormats

/// The folder in which the history of all scenes is kept, a file for each: `SCENE.jsonl`.
///
/// Several processes may append at once: each takes a lock, completes what another left in part, and
/// writes its lines as one.
package struct HistoryStore: Sendable {
  /// The folder of a project, unless another is named.
  package static let usualFolder = "Reports/history"
  /// The ending of a file's name.
  package static let ending = ".jsonl"

  /// The folder.
  package let folder: String

  /// Names a folder; it need not be there.
  package init(in folder: String) { self.folder = folder }

  /// A file of history, read.
  package struct File: Sendable {
    /// Its path.
    package var path: String
    /// What is in it.
    package var contents: HistoryFile

    /// States what is in a file.
    package init(path: String, contents: HistoryFile) {
      self.path = path
      self.contents = contents
    }
  }

  /// The path of the file of a scene.
  package func path(of scene: String) -> String {
    folder.appendingPath(scene + Self.ending)
  }

  /// All files, sorted by path; none where the folder is not there.
  ///
  /// Hidden files and links are passed over.
  package func files() async throws(SuiteError) -> [File] {
    guard FileSystem.kind(of: folder) != nil else { return [] }
    let paths = try Self.paths(in: folder)
    return try await paths.worked(jobs: ProcessInfo.processInfo.activeProcessorCount) {
      _, path throws(SuiteError) in
      File(path: path, contents: HistoryFile(try FileSystem.read(path)))
    }
  }

  static func paths(in folder: String) throws(SuiteError) -> [String] {
    var paths: [String] = []
    for name in try FileSystem.names(in: folder) where !name.hasPrefix(".") {
      let path = folder.appendingPath(name)
      switch FileSystem.kind(of: path, followingLinks: false) {
      case .folder: paths += try Self.paths(in: path)
      case .file where name.hasSuffix(ending): paths.append(path)
      default: break
      }
    }
    return paths
  }

  /// Adds the entries of a run that was just made.
  ///
  /// A file that has grown to twice what the policy keeps of these cases is cut back to that.
  package func append(
    _ entries: [HistoryEntry], policy: HistoryPolicy = HistoryPolicy()
  ) throws(SuiteError) {
    guard !entries.isEmpty else { return }
    try withLock { () throws(SuiteError) in
      for (scene, entries) in Dictionary(grouping: entries, by: \.name.scene).sorted(by: {
        $0.key < $1.key
      }) {
        let path = path(of: scene)
        let text = Array(HistoryFile.text(of: entries).utf8)
        let (whole, length) = try Self.wholeLines(of: path)
        try FileSystem.append(text, to: path, at: length)
        let lines = (whole + text).count { $0 == 0x0A }
        if lines > 2 * entries.count * policy.recent {
          _ = try Self.cut(path, to: policy, isCheck: false)
        }
      }
    }
  }

  /// Adds entries from elsewhere to those that are there, in the order in which runs were made; what
  /// is there already is not added again.
  ///
  /// - Returns: the number of entries that were added.
  package func merge(_ entries: [HistoryEntry]) throws(SuiteError) -> Int {
    var added = 0
    guard !entries.isEmpty else { return 0 }
    try withLock { () throws(SuiteError) in
      for (scene, entries) in Dictionary(grouping: entries, by: \.name.scene).sorted(by: {
        $0.key < $1.key
      }) {
        let path = path(of: scene)
        let (whole, _) = try Self.wholeLines(of: path)
        let file = HistoryFile(whole)
        // A line that cannot be read may be of a newer version of the tool: it is not lost.
        if let problem = file.problems.first { throw problem.error(in: path) }
        let merged = (file.entries + entries).merged
        guard merged.count > file.entries.count else { continue }
        added += merged.count - file.entries.count
        try FileSystem.write(HistoryFile.text(of: merged).utf8, to: path)
      }
    }
    return added
  }

  /// The lines of a file that have an end, and their length: what was killed as it wrote has left
  /// one that has none.
  private static func wholeLines(
    of path: String
  ) throws(SuiteError) -> (bytes: [UInt8], length: Int) {
    guard FileSystem.kind(of: path) != nil else { return ([], 0) }
    let bytes = try FileSystem.read(path)
    let length = bytes.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return (Array(bytes[..<length]), length)
  }

  /// Removes what a policy does not keep; nothing is changed where `isCheck` is set.
  ///
  /// - Returns: the number of entries that go, or would, and of all that there were.
  package func prune(
    _ policy: HistoryPolicy, isCheck: Bool
  ) throws(SuiteError) -> (removed: Int, count: Int) {
    guard FileSystem.kind(of: folder) != nil else { return (0, 0) }
    var (removed, count) = (0, 0)
    try withLock { () throws(SuiteError) in
      for path in try Self.paths(in: folder) {
        let cut = try Self.cut(path, to: policy, isCheck: isCheck)
        removed += cut.removed
        count += cut.count
      }
    }
    return (removed, count)
  }

  private static func cut(
    _ path: String, to policy: HistoryPolicy, isCheck: Bool
  ) throws(SuiteError) -> (removed: Int, count: Int) {
    let file = HistoryFile(try wholeLines(of: path).bytes)
    if let problem = file.problems.first { throw problem.error(in: path) }
    let kept = policy.kept(file.entries)
    if !isCheck, kept.count < file.entries.count {
      try FileSystem.write(HistoryFile.text(of: kept).utf8, to: path)
    }
    return (file.entries.count - kept.count, file.entries.count)
  }

  /// Does something while no other process changes the folder.
  private func withLock<Value>(
    _ body: () throws(SuiteError) -> Value
  ) throws(SuiteError) -> Value {
    try FileSystem.createFolder(folder)
    let path = folder.appendingPath(".lock")
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .unwritable(path: path, FileFailure(errno)) }
    // Closing it gives the lock back, also where the process is killed.
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw .unwritable(path: path, FileFailure(errno)) }
    }
    return try body()
  }
}
