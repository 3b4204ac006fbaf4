import MeniscusFormats

/// The git repository that a folder is in, asked through `git` itself.
package struct GitRepository: Sendable {
  /// The folder, which may be below the root; nil for the current one.
  private let folder: String?
  /// How long an answer may take.
  private let timeout: Duration

  /// Names a repository; it need not be there.
  package init(of folder: String? = nil, timeout: Duration = .seconds(600)) {
    self.folder = folder
    self.timeout = timeout
  }

  /// What git prints.
  ///
  /// - Throws: ``RevisionError/git(_:output:)`` where it fails, and what stops it.
  @discardableResult
  package func text(_ words: [String]) async throws(RevisionError) -> String {
    let scratch = FileSystem.temporaryPath("git")
    do throws(SuiteError) { try FileSystem.createFolder(scratch) } catch { throw .suite(error) }
    defer { try? FileSystem.remove(scratch) }
    let (output, errors) = (scratch.appendingPath("out.txt"), scratch.appendingPath("errors.txt"))
    var process = WorkerProcess(
      executable: "/usr/bin/env", arguments: ["git"] + words, output: output, timeout: timeout)
    process.errors = errors
    process.folder = folder
    process.isAskedToEnd = true
    process.findsRepository = true
    switch await process.run() {
    case .exited(status: 0): break
    case .cancelled: throw .suite(.interrupted)
    default:
      throw .git(words.prefix(2).joined(separator: " "), output: WorkerOutput(at: errors).lastLine)
    }
    do throws(SuiteError) {
      // Names of files and people may be of any encoding.
      return String(decoding: try FileSystem.read(output), as: UTF8.self)
    } catch {
      throw .suite(error)
    }
  }

  /// The first line that git prints, without its end; empty where it prints nothing.
  package func line(_ words: [String]) async throws(RevisionError) -> String {
    try await text(words).split(separator: "\n").first.map(String.init) ?? ""
  }

  /// The commit of a revision.
  ///
  /// - Throws: that there is none, and why.
  package func commit(of revision: String) async throws(RevisionError) -> String {
    // What begins with a hyphen would be an option.
    guard !revision.hasPrefix("-"), !revision.isEmpty else { throw .unknownRevision(revision) }
    do throws(RevisionError) {
      return try await line(["rev-parse", "--verify", "--quiet", revision + "^{commit}"])
    } catch .suite(.interrupted) {
      throw .suite(.interrupted)
    } catch {
      if try await line(["rev-list", "--max-count=1", "--all"]).isEmpty { throw .noCommits }
      throw try await isShallow ? .shallow(revision) : .unknownRevision(revision)
    }
  }

  /// Whether the clone has not all of the history.
  private var isShallow: Bool {
    get async throws(RevisionError) {
      try await line(["rev-parse", "--is-shallow-repository"]) == "true"
    }
  }

  /// The commits after one, up to and with another, by first parents, the oldest first.
  ///
  /// - Throws: that the one is not before the other.
  package func commits(
    after good: String, upTo bad: String
  ) async throws(RevisionError) -> [CommitDescription] {
    let (first, last) = (try await commit(of: good), try await commit(of: bad))
    var base = ""
    do throws(RevisionError) {
      base = try await line(["merge-base", first, last])
    } catch .suite(let error) {
      throw .suite(error)
    } catch {
      if try await isShallow { throw .shallow(good) }
    }
    guard base == first, first != last else { throw .notBefore(good, bad) }
    return try await log(["--first-parent", "--reverse", "\(first)..\(last)"])
  }

  /// What is said of a commit.
  package func description(of commit: String) async throws(RevisionError) -> CommitDescription {
    try await log(["--max-count=1", commit]).first ?? CommitDescription(commit: commit)
  }

  private func log(_ words: [String]) async throws(RevisionError) -> [CommitDescription] {
    let format = "--format=%H%x09%aI%x09%an <%ae>%x09%s"
    return try await text(["log", "--no-show-signature", "--no-color", format] + words)
      .split(separator: "\n").compactMap { CommitDescription(line: $0) }
  }
}

extension CommitDescription {
  /// Reads a line: commit, date, author and subject, with tabs between them.
  fileprivate init?(line: Substring) {
    let parts = line.split(separator: "\t", maxSplits: 3, omittingEmptySubsequences: false)
      .map(String.init)
    guard parts.count == 4, parts[0].count >= 40, parts[0].allSatisfy(\.isHexDigit) else {
      return nil
    }
    self.init(commit: parts[0], date: parts[1], author: parts[2], subject: parts[3])
  }
}
