import MeniscusFormats

extension ProjectRevision {
  /// The revision of a folder, of the current one where none is named; nil where git knows of none.
  package static func current(of folder: String? = nil) async -> ProjectRevision? {
    let scratch = FileSystem.temporaryPath("revision")
    defer { try? FileSystem.remove(scratch) }
    guard let commit = await git(["rev-parse", "--verify", "HEAD"], of: folder, in: scratch),
      !commit.isEmpty,
      let changes = await git(
        ["--no-optional-locks", "status", "--porcelain"], of: folder, in: scratch)
    else { return nil }
    var revision = ProjectRevision(commit: commit, isDirty: !changes.isEmpty)
    revision.parent = await git(["rev-parse", "--verify", "-q", "HEAD^"], of: folder, in: scratch)
    revision.branch = await git(["symbolic-ref", "--short", "-q", "HEAD"], of: folder, in: scratch)
    return revision
  }

  /// The last line that git prints; nil where it fails.
  private static func git(
    _ words: [String], of folder: String?, in scratch: String
  ) async -> String? {
    do throws(SuiteError) { try FileSystem.createFolder(scratch) } catch { return nil }
    let output = scratch.appendingPath("output.txt")
    var process = WorkerProcess(
      executable: "/usr/bin/env", arguments: ["git"] + words, output: output, timeout: .seconds(20))
    process.folder = folder
    guard await process.run() == .exited(status: 0) else { return nil }
    return WorkerOutput(at: output).lastLine
  }
}
