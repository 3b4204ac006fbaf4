import MeniscusFormats
import MeniscusReport
import MeniscusSuite

/// The reports of runs in a folder: the one that it is, or those that lie in it.
struct NamedReports {
  private let reports: [(folder: String, manifest: RunManifest)]

  /// Finds the reports.
  ///
  /// - Throws: ``SuiteError/noRun(folder:)`` where there is none, and what is wrong with one.
  init(in folder: String) throws(SuiteError) {
    var folders = [folder]
    if FileSystem.kind(of: folder) == .folder, !Self.isReport(folder) {
      folders = try FileSystem.names(in: folder).filter { !$0.hasPrefix(".") }
        .map { folder.appendingPath($0) }.filter(Self.isReport)
    }
    if folders.isEmpty { throw .noRun(folder: folder) }
    reports = try folders.map { folder throws(SuiteError) in
      (folder, try RunManifest(in: folder))
    }
  }

  private static func isReport(_ folder: String) -> Bool {
    FileSystem.kind(of: folder.appendingPath(RunManifest.path)) != nil
  }

  /// Copies the pictures of checkpoints, equal ones once, and says where they and the reports are.
  ///
  /// A picture that cannot be read is left out: it is the report's own matter.
  func copied(into replacement: FolderReplacement) throws(SuiteError) -> [DashboardReport] {
    try reports.map { folder, manifest throws(SuiteError) in
      var report = DashboardReport(
        started: manifest.started, revision: manifest.revision,
        page: Self.path(from: replacement.target, to: folder).appendingPath("index.html"))
      for entry in manifest.cases {
        let files = CaseFiles(in: folder, of: entry.name)
        for file in entry.files {
          guard file.name.hasSuffix(BaselineFiles.Kind.picture.rawValue),
            let checkpoint = BaselineFiles.checkpoint(of: file.name),
            let bytes = try? FileSystem.read(folder.appendingPath(files.path(.actual, file.name)))
          else { continue }
          let path = "pictures/\(SHA256.hexDigest(of: bytes).prefix(16)).png"
          let place = replacement.staged.appendingPath(path)
          if FileSystem.kind(of: place) == nil { try FileSystem.write(bytes, to: place) }
          report.pictures.append(.init(entry.name, checkpoint: checkpoint, path: path))
        }
      }
      return report
    }
  }

  /// The path that leads from one folder to another.
  static func path(from folder: String, to other: String) -> String {
    let from = FileSystem.resolved(folder).split(separator: "/")
    let to = FileSystem.resolved(other).split(separator: "/")
    let common = zip(from, to).prefix { $0 == $1 }.count
    let parts = from.dropFirst(common).map { _ in ".." } + to.dropFirst(common).map(String.init)
    return parts.joined(separator: "/")
  }
}
