import MeniscusFormats

/// Puts and removes several files below a folder as one: all of it happens or nothing.
///
/// New contents are first written to a folder of their own. Then a journal is renamed into place:
/// from there on the transaction is completed, by this process or at the next start; before that it
/// is undone.
package struct FileTransaction: Sendable {
  private struct Step: Codable {
    /// The file that is changed, from the folder.
    var path: String
    /// The number of its new contents; nil where it is removed.
    var contents: Int?
  }

  private let root: String
  private let staging: String
  private var steps: [Step] = []

  /// Puts right what an interruption left below `root`, and begins.
  package init(in root: String) throws(SuiteError) {
    try Self.recover(root)
    self.root = root
    staging = Self.staging(in: root)
    try FileSystem.createFolder(staging)
    try FileSystem.write(
      ProcessIdentity.current.text.utf8, to: staging.appendingPath(Self.ownerName))
  }

  /// Notes that the file at `path`, from the folder, shall hold `bytes`.
  package mutating func put(_ bytes: [UInt8], at path: String) throws(SuiteError) {
    try FileSystem.write(bytes, to: staging.appendingPath("\(steps.count)"))
    steps.append(Step(path: path, contents: steps.count))
  }

  /// Notes that the file at `path`, from the folder, shall not be there.
  package mutating func remove(_ path: String) {
    steps.append(Step(path: path))
  }

  /// Does what was noted.
  ///
  /// - Parameter before: called before each step; what it throws stops there, as an interruption
  ///   would.
  /// - Throws: ``SuiteError/unwritable(path:_:)``, before anything is changed, where a folder on the
  ///   way to a file is a link: what lies behind it may belong to others.
  package func commit(
    before: (Int) throws(SuiteError) -> Void = { _ throws(SuiteError) in }
  ) throws(SuiteError) {
    try refuseLinks()
    try before(0)
    let journal = staging.appendingPath(Self.journalName)
    try FileSystem.write(steps, asJSONTo: journal)
    try Self.complete(steps, in: root, before: before)
  }

  private func refuseLinks() throws(SuiteError) {
    for folder in Set(steps.flatMap(\.path.parentPaths)).sorted() {
      let path = root.appendingPath(folder)
      guard FileSystem.kind(of: path, followingLinks: false) == .link else { continue }
      discard()
      throw .unwritable(path: path, .isLink)
    }
  }

  /// Forgets what was noted; nothing has been changed.
  package func discard() {
    try? FileSystem.remove(staging)
  }

  /// Completes what has a journal below `root` and undoes what has none.
  package static func recover(_ root: String) throws(SuiteError) {
    let staging = staging(in: root)
    guard FileSystem.kind(of: staging) != nil else { return }
    if let text = try? FileSystem.readText(staging.appendingPath(ownerName)),
      let owner = ProcessIdentity(text: text), owner != .current, owner.isAlive
    {
      throw .baselinesBusy(path: staging, process: Int(owner.number))
    }
    let journal = staging.appendingPath(journalName)
    guard FileSystem.kind(of: journal) != nil else { return try FileSystem.remove(staging) }
    guard let steps = JSONText.decoded([Step].self, from: try FileSystem.read(journal)),
      steps.allSatisfy(\.path.isPathDownwards)
    else { throw .unreadableJournal(path: journal) }
    try complete(steps, in: root)
  }

  private static let ownerName = "process"
  private static let journalName = "journal.json"

  private static func staging(in root: String) -> String { root.appendingPath(".accepting") }

  /// Takes the steps that have not been taken; each may be taken twice.
  private static func complete(
    _ steps: [Step], in root: String,
    before: (Int) throws(SuiteError) -> Void = { _ throws(SuiteError) in }
  ) throws(SuiteError) {
    for (number, step) in steps.enumerated() {
      try before(number + 1)
      let path = root.appendingPath(step.path)
      guard let contents = step.contents else {
        try FileSystem.remove(path)
        continue
      }
      let staged = staging(in: root).appendingPath("\(contents)")
      if FileSystem.kind(of: staged) != nil { try FileSystem.move(staged, to: path) }
    }
    try before(steps.count + 1)
    try FileSystem.remove(staging(in: root).appendingPath(journalName))
    try before(steps.count + 2)
    try FileSystem.remove(staging(in: root))
  }
}
