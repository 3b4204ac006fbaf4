import MeniscusFormats
import MeniscusSuite

/// The report that a command line names: a folder, or an archive that a build server made of one.
struct NamedReport: Sendable {
  /// The folders, with that of the report.
  let folders: SuiteFolders
  private let archive: DownloadedReport?

  /// Finds the report, and unpacks it where it is packed.
  init(_ arguments: Arguments) throws(SuiteError) {
    try self.init(SuiteFolders(arguments))
  }

  /// Finds the report of folders, and unpacks it where it is packed.
  ///
  /// - Parameter isWhole: whether all of it is unpacked, not only what can be accepted.
  init(_ folders: SuiteFolders, isWhole: Bool = false) throws(SuiteError) {
    var folders = folders
    if case .file = FileSystem.kind(of: folders.report) {
      let archive = try DownloadedReport(folders.report, isWhole: isWhole)
      folders.report = archive.folder
      self.archive = archive
    } else {
      archive = nil
    }
    self.folders = folders
  }

  /// Whether it was packed.
  var isUnpacked: Bool { archive != nil }

  /// What can be accepted of it.
  func acceptance() throws(SuiteError) -> Acceptance {
    try Acceptance(folders: folders, isElsewhere: archive != nil)
  }

  /// Removes what was unpacked.
  func remove() { archive?.remove() }
}
