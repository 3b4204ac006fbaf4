import MeniscusFormats

extension Messages {
  /// What is wrong with an archive, without its path.
  static func problem(_ problem: ZipProblem) -> String {
    switch problem {
    case .notAnArchive: "not a ZIP archive, or cut off; download it again"
    case .malformed(let byte): "damaged at byte \(grouped(byte)); download it again"
    case .unsupportedKind:
      "a ZIP archive in parts, or of the large kind (ZIP64); unpack it and name the folder"
    case .tooManyFiles(let limit):
      "more than \(grouped(limit)) files; check what it is"
    case .tooLarge(let limit):
      "more than \(grouped(limit)) bytes once it is unpacked; check what it is"
    case .unsafeName(let name):
      "the name `\(name)` leads out of the folder that it would be unpacked in; nothing was unpacked"
    case .duplicateName(let name): "\(name) is there twice; nothing was unpacked"
    case .notAFile(let name): "\(name) is a link or a device; nothing was unpacked"
    case .encrypted(let name): "\(name) is encrypted; unpack it and name the folder"
    case .unsupportedMethod(let name, let method):
      "\(name) is compressed by method \(method); unpack it and name the folder"
    case .impossibleSize(let name):
      "\(name) cannot have the size that is stated; download it again"
    case .deflate(let name, let error): sentence(for: error, in: name)
    case .checksum(let name): "\(name) does not have its checksum; download it again"
    case .noRun:
      "there is no run in it to accept from: no \(RunManifest.path); upload the whole report folder"
    case .severalRuns(let first, let second):
      "there are several runs in it, in `\(first)` and `\(second)`; unpack it and name one folder"
    }
  }

  /// A commit as people name it.
  static func shortCommit(_ commit: String) -> String { String(commit.prefix(10)) }

  /// What a report was made of, where that is not what is here; nil where it is.
  package static func note(
    _ report: ProjectRevision?, here: ProjectRevision?
  ) -> String? {
    guard let report else { return nil }
    let isDirty = report.isDirty ? ", with changes that were not committed" : ""
    if report.commit == here?.commit {
      return report.isDirty ? "note: the report is of this revision\(isDirty)" : nil
    }
    return "note: the report is of revision \(shortCommit(report.commit))\(isDirty), this is "
      + "\((here?.commit).map(shortCommit) ?? "none"); traces and baselines match it"
  }
}
