import MeniscusFormats

/// Finds files that older versions of the tool wrote, and rewrites them as they are written today.
package struct Upgrade: Sendable {
  /// A folder and the files in it, by path from there.
  private struct Root: Sendable {
    let path: String
    var files: [(part: String, file: VersionedFile)] = []
  }

  /// The baselines of a trace in which equal pictures are stored again.
  package struct Repetition: Equatable, Sendable {
    /// The folder.
    package let path: String
    /// The number of pictures that need not be stored.
    package let count: Int
    /// The trace, from the folder of baselines.
    fileprivate let trace: String
  }

  private let baselines: String
  private var roots: [Root] = []
  /// The traces of the folder of baselines that store equal pictures again.
  package private(set) var repetitions: [Repetition] = []
  /// The files of a format that has versions.
  package private(set) var files: [VersionedFile] = []

  /// Looks through files and folders; without any, through the folders of traces and baselines.
  ///
  /// Hidden files and links in a folder are passed over, and so are files of no known format; a
  /// file that is named itself has to be of one.
  ///
  /// - Parameter isCheck: whether nothing may be changed, not even what an interruption left.
  /// - Throws: ``SuiteError/unsupportedVersion(path:format:found:)`` where a file is newer than the
  ///   tool, ``SuiteError/unknownFormat(path:)``, and what reading throws.
  package init(of paths: [String], folders: SuiteFolders, isCheck: Bool) throws(SuiteError) {
    var paths = paths
    baselines = folders.baselines.withoutTrailingSlashes
    if paths.isEmpty {
      guard FileSystem.kind(of: folders.traces) == .folder else {
        throw .noTraces(folder: folders.traces)
      }
      paths = [folders.traces, folders.baselines].filter { FileSystem.kind(of: $0) != nil }
    }
    for path in paths {
      let isFolder = FileSystem.kind(of: path) == .folder
      var root = Root(path: (isFolder ? path : path.parentPath).withoutTrailingSlashes)
      if !isCheck { try FileTransaction.recover(root.path) }
      if isFolder {
        try add("", to: &root)
        if root.path == baselines, repetitions.isEmpty { try findRepetitions() }
      } else if try !add(path.lastPathPart, at: path, isNamed: true, to: &root) {
        throw .unknownFormat(path: path)
      }
      // A folder has room for one transaction.
      if let index = roots.firstIndex(where: { $0.path == root.path }) {
        roots[index].files += root.files
      } else {
        roots.append(root)
      }
    }
  }

  private mutating func add(_ folder: String, to root: inout Root) throws(SuiteError) {
    for name in try FileSystem.names(in: root.path.appendingPath(folder))
    where !name.hasPrefix(".") {
      let part = folder.appendingPath(name)
      let path = root.path.appendingPath(part)
      switch FileSystem.kind(of: path, followingLinks: false) {
      case .folder: try add(part, to: &root)
      case .file where isAccepted(part, in: root): break
      case .file: _ = try add(part, at: path, to: &root)
      case .link, .other, nil: break
      }
    }
  }

  /// Whether a file is the accepted trace of a baseline: that is kept byte for byte, for its frames
  /// say by which bytes they were made.
  private func isAccepted(_ part: String, in root: Root) -> Bool {
    guard part.lastPathPart == BaselineFiles.trace else { return false }
    let frames = part.parentPath.appendingPath(BaselineFiles.hashLog)
    return FileSystem.kind(of: root.path.appendingPath(frames)) != nil
  }

  /// Adds a file once, if it is of a known format; whether it is.
  private mutating func add(
    _ part: String, at path: String, isNamed: Bool = false, to root: inout Root
  ) throws(SuiteError) -> Bool {
    guard let file = try VersionedFile(at: path, isScript: isNamed) else { return false }
    if !files.contains(where: { $0.path == path }) {
      files.append(file)
      root.files.append((part, file))
    }
    return true
  }

  /// Looks for equal pictures among those of each trace.
  private mutating func findRepetitions() throws(SuiteError) {
    let cases = Set(
      files.map(\.path).filter { $0.lastPathPart == BaselineFiles.hashLog }.map(\.parentPath))
    // A variant lies in the folder of its trace.
    for path in cases.sorted() where !cases.contains(path.parentPath) {
      guard path.hasPrefix(baselines.appendingPath("")) else { continue }
      let trace = String(path.dropFirst(baselines.appendingPath("").count))
      let count = try PictureChanges.repeated(of: trace, in: baselines)
      if count > 0 { repetitions.append(Repetition(path: path, count: count, trace: trace)) }
    }
  }

  /// The files that were written in an older version.
  package var old: [VersionedFile] { files.filter(\.isOld) }

  /// Whether there is nothing to rewrite.
  package var isDone: Bool { old.isEmpty && repetitions.isEmpty }

  /// Rewrites what is old: all of it or nothing, of all files or, where it is interrupted, of those
  /// of a folder that was named.
  package func carryOut() throws {
    var transactions: [FileTransaction] = []
    do {
      for root in roots {
        let isPacked = root.path == baselines && !repetitions.isEmpty
        guard isPacked || root.files.contains(where: \.file.isOld) else { continue }
        transactions.append(try FileTransaction(in: root.path))
        if isPacked {
          for repetition in repetitions {
            try PictureChanges.sharing(repetition.trace, in: baselines)
              .stage(in: &transactions[transactions.count - 1])
          }
        }
        // Files of a baseline are listed with their bytes, all of a folder in one list.
        let folders = Dictionary(grouping: root.files.filter(\.file.isOld)) { $0.part.parentPath }
        for (folder, files) in folders.sorted(by: { $0.key < $1.key }) {
          try AcceptedFolder(folder, in: root.path).replace(
            files.map { ($0.part.lastPathPart, $0.file.bytes, try $0.file.upgraded()) },
            in: &transactions[transactions.count - 1])
        }
      }
    } catch {
      for transaction in transactions { transaction.discard() }
      throw error
    }
    for transaction in transactions { try transaction.commit() }
  }
}
