import MeniscusFormats

/// Replaces a folder whole: the new one is filled beside it and renamed into place.
///
/// At every moment either the old folder or the new one is complete. What an interruption leaves is
/// put right when the next replacement of the same folder begins.
package struct FolderReplacement: Sendable {
  /// The folder that is replaced.
  package let target: String
  /// The folder to fill.
  package let staged: String
  private let old: String

  /// Puts right what an interruption left, and makes an empty folder to fill.
  ///
  /// - Parameter mark: a file that only a folder of this kind holds; a folder that is neither empty
  ///   nor has it is not replaced.
  package init(of target: String, mark: String) throws(SuiteError) {
    let target = target.withoutTrailingSlashes
    self.target = target
    staged = Self.path(beside: target, .current, .new)
    old = Self.path(beside: target, .current, .old)
    do throws(SuiteError) {
      try FileSystem.createFolder(target.parentPath)
      try Self.recover(target)
    } catch {
      throw error.about(target)
    }
    switch FileSystem.kind(of: target) {
    case nil: break
    case .folder:
      let names = try FileSystem.names(in: target)
      guard names.isEmpty || FileSystem.kind(of: target.appendingPath(mark)) != nil else {
        throw .foreignFolder(path: target)
      }
    default: throw .unwritable(path: target, .notFolder)
    }
    do throws(SuiteError) {
      try FileSystem.createFolder(staged)
    } catch {
      throw error.about(target)
    }
  }

  /// Puts the filled folder in the place of the old one.
  ///
  /// - Parameter before: called before each step; what it throws stops there, as an interruption
  ///   would.
  package func commit(
    before: (Int) throws(SuiteError) -> Void = { _ throws(SuiteError) in }
  ) throws(SuiteError) {
    try before(0)
    if FileSystem.kind(of: target, followingLinks: false) != nil {
      try FileSystem.move(target, to: old)
    }
    try before(1)
    try FileSystem.move(staged, to: target)
    try before(2)
    try FileSystem.remove(old)
  }

  /// Removes the folder that was to be filled; the old one stays.
  package func discard() {
    try? FileSystem.remove(staged)
  }

  /// Completes or undoes what an interrupted replacement left; one that still runs is left alone.
  package static func recover(_ target: String) throws(SuiteError) {
    let target = target.withoutTrailingSlashes
    guard FileSystem.kind(of: target.parentPath.isEmpty ? "." : target.parentPath) == .folder else {
      return
    }
    let owners = Set(
      try FileSystem.names(in: target.parentPath).compactMap { UnfinishedName($0) }
        .filter { $0.place == target.lastPathPart }.map(\.owner))
    for owner in owners.sorted(by: { $0.text < $1.text })
    where owner == .current || !owner.isAlive {
      let new = path(beside: target, owner, .new)
      let old = path(beside: target, owner, .old)
      // The old folder is only moved away once the new one is complete.
      if FileSystem.kind(of: target) == nil, FileSystem.kind(of: old) != nil {
        try FileSystem.move(FileSystem.kind(of: new) != nil ? new : old, to: target)
      }
      try FileSystem.remove(new)
      try FileSystem.remove(old)
    }
  }

  private static func path(
    beside target: String, _ owner: ProcessIdentity, _ kind: UnfinishedName.Kind
  ) -> String {
    target.parentPath.appendingPath(
      UnfinishedName(target.lastPathPart, owner: owner, kind).text)
  }
}

extension SuiteError {
  /// The same failure of a path that people know.
  fileprivate func about(_ path: String) -> SuiteError {
    switch self {
    case .unreadable(_, let failure), .unwritable(_, let failure):
      .unwritable(path: path, failure)
    default: self
    }
  }
}
