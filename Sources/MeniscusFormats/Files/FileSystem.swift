import Foundation
import Synchronization

/// Whole files and folders, by path; errors say which path and why.
package enum FileSystem {
  /// What a path leads to.
  package enum Kind: Equatable, Sendable {
    /// A file, its length in bytes.
    case file(length: Int)
    /// A folder.
    case folder
    /// A symbolic link.
    case link
    /// A device, a pipe or a socket.
    case other
  }

  /// The largest file that is read: no trace, baseline or report comes near it.
  package static let readLimit = 512 << 20

  /// What is at a path, or nil where nothing is; links are followed unless `followingLinks` is not.
  package static func kind(of path: String, followingLinks: Bool = true) -> Kind? {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file(length: Int(status.st_size))
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// The absolute path of a file, links followed: two paths of one file give the same.
  package static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
  }

  /// The bytes of a file.
  package static func read(_ path: String, limit: Int = readLimit) throws(SuiteError) -> [UInt8] {
    switch kind(of: path) {
    case nil where kind(of: path, followingLinks: false) == .link, .other, .link:
      throw .unreadable(path: path, .notRegular)
    case nil: throw .unreadable(path: path, failure(of: path))
    case .folder: throw .unreadable(path: path, .isFolder)
    case .file(let length) where length > limit:
      throw .unreadable(path: path, .tooLong(limit: limit))
    case .file: break
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(path: path, FileFailure(errno)) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes {
        Foundation.read(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw .unreadable(path: path, FileFailure(errno)) }
      guard count > 0 else { return bytes }
      bytes.append(contentsOf: buffer[..<count])
      // A file may grow while it is read, and some of the system's have no end.
      guard bytes.count <= limit else { throw .unreadable(path: path, .tooLong(limit: limit)) }
    }
  }

  /// The text of a file; bytes that are not UTF-8 are replaced.
  package static func readText(_ path: String) throws(SuiteError) -> String {
    String(decoding: try read(path), as: UTF8.self)
  }

  /// Where a path leads once every link on the way is followed; nil where it leads nowhere.
  package static func realPath(of path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The first bytes of a file as text, enough for a line that says what it is; empty where there is
  /// no file that can be read.
  package static func beginning(of path: String) -> String {
    guard case .file = kind(of: path) else { return "" }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 512)
    let count = buffer.withUnsafeMutableBytes {
      Foundation.read(descriptor, $0.baseAddress, $0.count)
    }
    return String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self)
  }

  /// Writes a file beside its place and renames it into place; folders on the way are made.
  ///
  /// What killed processes have left of such files in the folder is removed.
  package static func write(_ bytes: some Sequence<UInt8>, to path: String) throws(SuiteError) {
    // Renaming would put a file in the place of a device or a pipe.
    if kind(of: path) == .other { throw .unwritable(path: path, .notRegular) }
    let folder = path.parentPath
    try createFolder(folder)
    removeUnfinished(in: folder)
    let beside = folder.appendingPath(UnfinishedName(path.lastPathPart).text)
    do throws(FileFailure) {
      try write(Array(bytes), atOnceTo: beside)
      try PlannedInterruption.step()
      guard rename(beside, path) == 0 else { throw FileFailure(errno) }
    } catch {
      try? remove(beside)
      throw .unwritable(path: path, error)
    }
  }

  /// Writes a file piece by piece beside its place and renames it into place; no more than a few
  /// pieces are in memory.
  ///
  /// - Parameter pieces: puts the pieces, in order.
  package static func write(
    to path: String,
    _ pieces: ((String) throws(SuiteError) -> Void) throws(SuiteError) -> Void
  ) throws(SuiteError) {
    if kind(of: path) == .other { throw .unwritable(path: path, .notRegular) }
    let folder = path.parentPath
    try createFolder(folder)
    removeUnfinished(in: folder)
    let beside = folder.appendingPath(UnfinishedName(path.lastPathPart).text)
    do throws(SuiteError) {
      try step(path)
      let descriptor = open(beside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else { throw .unwritable(path: path, FileFailure(errno)) }
      var isOpen = true
      defer { if isOpen { close(descriptor) } }
      var buffer: [UInt8] = []
      func flush() throws(SuiteError) {
        try Result { () throws(FileFailure) in try write(buffer[...], to: descriptor) }
          .mapError { SuiteError.unwritable(path: path, $0) }.get()
        buffer.removeAll(keepingCapacity: true)
      }
      try pieces { (piece) throws(SuiteError) in
        buffer.append(contentsOf: piece.utf8)
        if buffer.count >= pieceLength { try flush() }
      }
      try step(path)
      try flush()
      isOpen = false
      guard close(descriptor) == 0 else { throw .unwritable(path: path, FileFailure(errno)) }
      try step(path)
      guard rename(beside, path) == 0 else { throw .unwritable(path: path, FileFailure(errno)) }
    } catch {
      try? remove(beside)
      throw error
    }
  }

  /// The bytes that are gathered before they are written.
  private static let pieceLength = 1 << 16

  /// Writes bytes at a place of a file, at its end as a rule; what was behind the place is lost.
  ///
  /// The file is made where it is not there. A process that is killed leaves a part of the bytes.
  package static func append(
    _ bytes: [UInt8], to path: String, at offset: Int
  ) throws(SuiteError) {
    try createFolder(path.parentPath)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .unwritable(path: path, FileFailure(errno)) }
    defer { close(descriptor) }
    do throws(FileFailure) {
      guard ftruncate(descriptor, off_t(offset)) == 0,
        lseek(descriptor, off_t(offset), SEEK_SET) >= 0
      else { throw FileFailure(errno) }
      try write(bytes[...], to: descriptor)
    } catch {
      throw .unwritable(path: path, error)
    }
  }

  /// Makes a folder and those on the way to it; one that is there already is left alone.
  package static func createFolder(_ path: String) throws(SuiteError) {
    guard !path.isEmpty, kind(of: path) != .folder else { return }
    try createFolder(path.parentPath)
    try step(path)
    guard mkdir(path, 0o777) != 0 else { return }
    let code = errno
    if code == EEXIST && kind(of: path) == .folder { return }
    throw .unwritable(path: path, code == EEXIST ? .notFolder : FileFailure(code))
  }

  /// Renames a file or folder; a file that is at the destination is replaced.
  package static func move(_ path: String, to destination: String) throws(SuiteError) {
    try createFolder(destination.parentPath)
    try step(destination)
    guard rename(path, destination) == 0 else {
      throw .unwritable(path: destination, FileFailure(errno))
    }
  }

  /// Removes a file, or a folder with all that is in it; nothing there is no error.
  package static func remove(_ path: String) throws(SuiteError) {
    guard let kind = kind(of: path, followingLinks: false) else { return }
    if kind == .folder {
      for name in try names(in: path) { try remove(path.appendingPath(name)) }
    }
    try step(path)
    guard (kind == .folder ? rmdir(path) : unlink(path)) == 0 || errno == ENOENT else {
      throw .unwritable(path: path, FileFailure(errno))
    }
  }

  /// The names of what is in a folder, sorted by their bytes.
  package static func names(in folder: String) throws(SuiteError) -> [String] {
    let path = folder.isEmpty ? "." : folder
    guard let stream = opendir(path) else { throw .unreadable(path: path, FileFailure(errno)) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The folders in which nothing unfinished of others is left.
  private static let tidied = Mutex<Set<String>>([])

  /// Removes what killed processes have left of files; a folder is looked through once.
  private static func removeUnfinished(in folder: String) {
    guard tidied.withLock({ $0.insert(folder).inserted }) else { return }
    for name in (try? names(in: folder)) ?? [] {
      guard let unfinished = UnfinishedName(name), !unfinished.owner.isAlive else { continue }
      let path = folder.appendingPath(name)
      if case .file = kind(of: path, followingLinks: false) { try? remove(path) }
    }
  }

  /// Counts a change of something.
  private static func step(_ path: String) throws(SuiteError) {
    try Result(catching: PlannedInterruption.step)
      .mapError { SuiteError.unwritable(path: path, $0) }.get()
  }

  private static func failure(of path: String) -> FileFailure {
    var status = stat()
    return stat(path, &status) == 0 ? .notRegular : FileFailure(errno)
  }

  private static func write(_ bytes: [UInt8], atOnceTo path: String) throws(FileFailure) {
    try PlannedInterruption.step()
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileFailure(errno) }
    do throws(FileFailure) {
      // In two parts, so that a planned interruption can come between them.
      for part in [bytes[..<(bytes.count / 2)], bytes[(bytes.count / 2)...]] {
        try PlannedInterruption.step()
        try write(part, to: descriptor)
      }
    } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw FileFailure(errno) }
  }

  private static func write(
    _ bytes: ArraySlice<UInt8>, to descriptor: Int32
  ) throws(FileFailure) {
    var bytes = bytes
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw FileFailure(errno) }
      bytes = bytes.dropFirst(count)
    }
  }
}

extension FileFailure {
  /// Names the system's number of an error.
  package init(_ code: Int32) {
    self =
      switch code {
      case ENOENT: .missing
      case EACCES, EPERM: .notPermitted
      case EROFS: .readOnly
      case ENOSPC, EDQUOT: .noSpace
      case EPIPE: .closed
      case EISDIR: .isFolder
      case ENOTDIR: .notFolder
      case EEXIST, ENOTEMPTY: .exists
      default: .system(code: code)
      }
  }
}
