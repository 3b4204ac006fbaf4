import MeniscusFormats

extension ProjectRevision {
  /// The revision of a folder, of the current one where none is named; nil where git knows of none.
  package static func current(of folder: String? = nil) async -> ProjectRevision? {
    let repository = GitRepository(of: folder, timeout: .seconds(20))
    func line(_ words: [String]) async -> String? { try? await repository.line(words) }
    guard let commit = await line(["rev-parse", "--verify", "HEAD"]), !commit.isEmpty,
      let changes = await line(["--no-optional-locks", "status", "--porcelain"])
    else { return nil }
    var revision = ProjectRevision(commit: commit, isDirty: !changes.isEmpty)
    revision.parent = await line(["rev-parse", "--verify", "-q", "HEAD^"])
    revision.branch = await line(["symbolic-ref", "--short", "-q", "HEAD"])
    return revision
  }
}
