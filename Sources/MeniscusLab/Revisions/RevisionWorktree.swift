import Foundation
import MeniscusFormats
import MeniscusSuite

/// A worktree of a package's repository, in which its revisions are built one after the other, so
/// that what they share is built once.
package struct RevisionWorktree: Sendable {
  /// The folder of the package.
  package var package: String
  /// The name of the tool, which is the product that is built.
  package var product: String
  /// A shell command that builds the tool; nil for SwiftPM's release build.
  ///
  /// If the last line that it prints is the path of a file, that is the tool.
  package var command: String?
  /// A folder in which tools are kept by revision, for the next time; nil for none.
  package var store: ToolStore?
  /// How long a build may take.
  package var timeout = Duration.seconds(3600)

  /// Makes a worktree that is not there yet.
  package init(package: String, product: String, command: String? = nil, store: String? = nil) {
    self.package = package
    self.product = product
    self.command = command
    self.store = store.map { ToolStore(in: $0) }
  }

  /// What worktrees are called, before the number of the process that they belong to.
  private static let prefix = "meniscus-against-"

  /// Does something in the worktree, then removes all that was made.
  ///
  /// Whatever happens in between, an interruption too, the worktree is removed; those that a killed
  /// process has left are removed first.
  package func use<Value: Sendable>(
    _ work: @Sendable (RevisionCheckout) async throws(RevisionError) -> Value
  ) async throws(RevisionError) -> Value {
    let scratch = NSTemporaryDirectory().appendingPath(
      "\(Self.prefix)\(getpid())-\(UUID().uuidString)")
    do throws(SuiteError) { try FileSystem.createFolder(scratch) } catch { throw .suite(error) }
    let worktree = scratch.appendingPath("worktree")
    let result: Result<Value, RevisionError>
    do throws(RevisionError) {
      let repository = GitRepository(of: package)
      let prefix = try await repository.line(["rev-parse", "--show-prefix"])
      result = .success(
        try await work(
          RevisionCheckout(
            repository: repository, folder: worktree, prefix: prefix, worktree: self,
            output: scratch.appendingPath("build.txt"))))
    } catch {
      result = .failure(error)
    }
    await remove(worktree)
    try? FileSystem.remove(scratch)
    return try result.get()
  }

  /// Removes a worktree, also where the task is cancelled.
  private func remove(_ folder: String) async {
    let repository = GitRepository(of: package)
    await Task.detached {
      guard FileSystem.kind(of: folder) != nil else { return }
      _ = try? await repository.text(["worktree", "remove", "--force", folder])
      // One that was only half made is none to git, and stays.
      if FileSystem.kind(of: folder) != nil { try? FileSystem.remove(folder) }
      _ = try? await repository.text(["worktree", "prune"])
    }.value
  }

  /// Removes the worktrees of processes that are gone.
  fileprivate func removeLeftovers() async {
    let list = try? await GitRepository(of: package).text(["worktree", "list", "--porcelain"])
    for line in (list ?? "").split(separator: "\n") where line.hasPrefix("worktree ") {
      let path = String(line.dropFirst("worktree ".count))
      let owner = path.parentPath
      let name = owner.lastPathPart
      guard name.hasPrefix(Self.prefix),
        let number = Int32(name.dropFirst(Self.prefix.count).prefix { $0 != "-" }),
        !ProcessIdentity.isAlive(number)
      else { continue }
      await remove(path)
      try? FileSystem.remove(owner)
    }
  }
}

/// What is checked out in a worktree while it is there.
package struct RevisionCheckout: Sendable {
  /// The repository.
  package let repository: GitRepository
  /// The folder of the worktree.
  fileprivate let folder: String
  /// The package's folder in the repository.
  fileprivate let prefix: String
  fileprivate let worktree: RevisionWorktree
  /// Where what a build prints goes.
  fileprivate let output: String

  /// The tool of a commit, built unless it is kept; it is there until the next is asked for.
  ///
  /// - Parameter revision: what the commit is called in errors.
  package func tool(
    of commit: String, called revision: String
  ) async throws(RevisionError) -> String {
    let origin = ToolStore.Origin(
      commit: commit, package: prefix, product: worktree.product, command: worktree.command)
    if let kept = worktree.store?.tool(of: origin) { return kept }
    if FileSystem.kind(of: folder) == nil {
      await worktree.removeLeftovers()
      try await repository.text(["worktree", "add", "--detach", folder, commit])
    } else {
      let own = GitRepository(of: folder)
      try await own.text(["checkout", "--force", "--detach", commit])
      // What is ignored stays, and with it what the last build has in common with the next.
      try await own.text(["clean", "--force", "-d"])
    }
    let tool = try await build(revision, in: folder.appendingPath(prefix))
    guard let store = worktree.store else { return tool }
    do throws(SuiteError) {
      return try store.keep(tool, of: origin)
    } catch {
      throw .suite(error)
    }
  }

  private func build(
    _ revision: String, in folder: String
  ) async throws(RevisionError) -> String {
    let usual = folder.appendingPath(".build/release/\(worktree.product)")
    // A tool of the revision before would pass for one of this.
    if worktree.command != nil { try? FileSystem.remove(usual) }
    let words =
      worktree.command.map { ["sh", "-c", $0] }
      ?? ["swift", "build", "-c", "release", "--product", worktree.product]
    var process = WorkerProcess(
      executable: "/usr/bin/env", arguments: words, output: output, timeout: worktree.timeout)
    process.folder = folder
    process.isAskedToEnd = true
    process.findsRepository = true
    switch await process.run() {
    case .exited(status: 0): break
    case .cancelled: throw .suite(.interrupted)
    case .timedOut: throw .buildTimedOut(revision: revision, worktree.timeout)
    case .notStarted(let failure):
      throw .suite(.workerNotStarted(executable: words[0], failure))
    case .exited, .signalled:
      throw .buildFailed(revision: revision, output: WorkerOutput(at: output).firstError)
    }
    let line = WorkerOutput(at: output).lastLine
    let printed = line.hasPrefix("/") ? line : folder.appendingPath(line)
    if worktree.command != nil, !line.isEmpty, case .file = FileSystem.kind(of: printed) {
      return printed
    }
    guard FileSystem.kind(of: usual) != nil else {
      throw .noTool(revision: revision, path: ".build/release/\(worktree.product)")
    }
    return usual
  }
}
