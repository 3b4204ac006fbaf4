import Foundation
import MeniscusFormats
import MeniscusSuite

/// Another revision of the package, built in a folder of its own that goes when it is done with.
package struct RevisionBuild: Sendable {
  /// The folder of the package.
  package var package: String
  /// The revision, as git knows it.
  package var revision: String
  /// The name of the tool, which is the product that is built.
  package var product: String
  /// A shell command that builds the tool; nil for SwiftPM's release build.
  ///
  /// If the last line that it prints is the path of a file, that is the tool.
  package var command: String?
  /// How long the build may take.
  package var timeout = Duration.seconds(3600)

  /// Makes a build that has not begun.
  package init(package: String, revision: String, product: String, command: String? = nil) {
    self.package = package
    self.revision = revision
    self.product = product
    self.command = command
  }

  /// What worktrees are called, before the number of the process that they belong to.
  private static let prefix = "meniscus-against-"

  /// Builds the revision and does something with its tool, then removes all that was made.
  ///
  /// Whatever happens in between, an interruption too, the worktree is removed; those that a killed
  /// process has left are removed first.
  package func use<Value: Sendable>(
    _ work: @Sendable (_ tool: String, _ commit: String) async throws(SuiteError) -> Value
  ) async throws(RevisionError) -> Value {
    let scratch = NSTemporaryDirectory().appendingPath(
      "\(Self.prefix)\(getpid())-\(UUID().uuidString)")
    let worktree = scratch.appendingPath("worktree")
    do throws(SuiteError) { try FileSystem.createFolder(scratch) } catch { throw .suite(error) }
    let result: Result<Value, RevisionError>
    do throws(RevisionError) {
      let commit = try await find(in: scratch)
      let prefix = try await git(["rev-parse", "--show-prefix"], in: scratch)
      await removeLeftovers(in: scratch)
      _ = try await git(["worktree", "add", "--detach", worktree, commit], in: scratch)
      let tool = try await build(in: worktree.appendingPath(prefix), scratch)
      do throws(SuiteError) {
        result = .success(try await work(tool, commit))
      } catch {
        throw RevisionError.suite(error)
      }
    } catch {
      result = .failure(error)
    }
    await remove(worktree, in: scratch)
    try? FileSystem.remove(scratch)
    return try result.get()
  }

  /// The commit of the revision.
  private func find(in scratch: String) async throws(RevisionError) -> String {
    // What begins with a hyphen would be an option.
    guard !revision.hasPrefix("-"), !revision.isEmpty else { throw .unknownRevision(revision) }
    _ = try await git(["rev-parse", "--show-toplevel"], in: scratch)
    do throws(RevisionError) {
      return try await git(
        ["rev-parse", "--verify", "--quiet", revision + "^{commit}"], in: scratch)
    } catch .suite(.interrupted) {
      throw .suite(.interrupted)
    } catch {
      throw .unknownRevision(revision)
    }
  }

  /// Builds the tool.
  private func build(in folder: String, _ scratch: String) async throws(RevisionError) -> String {
    let output = scratch.appendingPath("build.txt")
    let words = command.map { ["sh", "-c", $0] } ?? Self.swiftBuild(of: product)
    let end = await run(words, in: folder, output)
    switch end {
    case .exited(status: 0): break
    case .cancelled: throw .suite(.interrupted)
    case .timedOut: throw .buildTimedOut(revision: revision, timeout)
    case .notStarted(let failure):
      throw .suite(.workerNotStarted(executable: words[0], failure))
    case .exited, .signalled:
      throw .buildFailed(revision: revision, output: WorkerOutput(at: output).firstError)
    }
    let line = WorkerOutput(at: output).lastLine
    let printed = line.hasPrefix("/") ? line : folder.appendingPath(line)
    if command != nil, !line.isEmpty, case .file = FileSystem.kind(of: printed) { return printed }
    let usual = folder.appendingPath(".build/release/\(product)")
    guard FileSystem.kind(of: usual) != nil else {
      throw .noTool(revision: revision, path: ".build/release/\(product)")
    }
    return usual
  }

  private static func swiftBuild(of product: String) -> [String] {
    ["swift", "build", "-c", "release", "--product", product]
  }

  /// Removes a worktree, also where the task is cancelled.
  private func remove(_ worktree: String, in scratch: String) async {
    await Task.detached {
      _ = try? await git(["worktree", "remove", "--force", worktree], in: scratch)
      // One that was only half made is none to git, and stays.
      if FileSystem.kind(of: worktree) != nil { try? FileSystem.remove(worktree) }
      _ = try? await git(["worktree", "prune"], in: scratch)
    }.value
  }

  /// Removes the worktrees of processes that are gone.
  private func removeLeftovers(in scratch: String) async {
    let output = scratch.appendingPath("list.txt")
    guard
      await run(["git", "worktree", "list", "--porcelain"], in: package, output)
        == .exited(status: 0), let text = try? FileSystem.readText(output)
    else { return }
    for line in text.split(separator: "\n") where line.hasPrefix("worktree ") {
      let path = String(line.dropFirst("worktree ".count))
      let owner = path.parentPath
      let name = owner.lastPathPart
      guard name.hasPrefix(Self.prefix),
        let number = Int32(name.dropFirst(Self.prefix.count).prefix { $0 != "-" }),
        !ProcessIdentity.isAlive(number)
      else { continue }
      await remove(path, in: scratch)
      try? FileSystem.remove(owner)
    }
  }

  /// What git prints, without the line's end.
  private func git(_ words: [String], in scratch: String) async throws(RevisionError) -> String {
    let output = scratch.appendingPath("git-\(UUID().uuidString).txt")
    let end = await run(["git"] + words, in: package, output)
    guard end == .exited(status: 0) else {
      if end == .cancelled { throw .suite(.interrupted) }
      throw .git(words.prefix(2).joined(separator: " "), output: WorkerOutput(at: output).lastLine)
    }
    return WorkerOutput(at: output).lastLine
  }

  private func run(_ words: [String], in folder: String, _ output: String) async
    -> WorkerEnd
  {
    var process = WorkerProcess(
      executable: "/usr/bin/env", arguments: words, output: output, timeout: timeout)
    process.folder = folder
    process.isAskedToEnd = true
    return await process.run()
  }
}
