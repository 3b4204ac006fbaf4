import MeniscusFormats

extension RunManifest {
  /// Notes what is accepted of the cases of which something waits, so that nothing is replaced later
  /// that the run was not compared with.
  package mutating func noteAccepted(in baselines: String) throws(SuiteError) {
    for index in cases.indices where !cases[index].changes.isEmpty {
      let folder = baselines.appendingPath(cases[index].name.folder)
      var accepted: [File] = []
      if FileSystem.kind(of: folder) == .folder {
        for name in try BaselineFiles.names(in: folder) where BaselineFiles.isBaseline(name) {
          // What cannot be read is told where it is compared.
          guard let bytes = try? SharedPicture.read(folder.appendingPath(name)) else { continue }
          accepted.append(File(name: name, bytes: bytes))
        }
      }
      cases[index].accepted = accepted
    }
  }
}
