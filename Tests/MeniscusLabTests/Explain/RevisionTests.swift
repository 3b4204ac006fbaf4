import Foundation
import MeniscusFormats
import MeniscusLab
import MeniscusSuite
import TestSupport
import Testing

/// A repository with a package in a folder of it, and scripts that stand for the build and the tool.
@Suite("Another revision, built and asked")
struct RevisionTests {
  private let folder: TemporaryFolder
  private var package: String { folder("repository/app") }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("first\n", "repository/app/state.txt")
    let lines = [
      "git init -q -b main .", "git add .",
      "git -c user.name=a -c user.email=a@b commit -q -m first",
      "echo second > app/state.txt",
      "git -c user.name=a -c user.email=a@b commit -q -a -m second",
    ]
    let status = try shell(lines.joined(separator: " && "), in: folder("repository"))
    try #require(status == 0)
  }

  @discardableResult
  private func shell(_ line: String, in folder: String) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = URL(fileURLWithPath: folder, isDirectory: true)
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// The worktrees that git knows of, and the folders that were made for them.
  private func leftovers() throws -> [String] {
    try shell("git worktree list --porcelain > ../list.txt", in: folder("repository"))
    return try FileSystem.readText(folder("list.txt")).split(separator: "\n")
      .filter { $0.hasPrefix("worktree ") && $0.contains("meniscus-against-") }.map(String.init)
  }

  private func build(_ command: String?, of revision: String = "HEAD~1") -> RevisionBuild {
    RevisionBuild(package: package, revision: revision, product: "meniscus", command: command)
  }

  @Test("It is built in its own package's folder, used, and gone afterwards")
  func use() async throws {
    let text = try await build("cp state.txt tool && echo tool").use {
      (tool, commit) throws(SuiteError) in
      #expect(tool.hasSuffix("/worktree/app/tool") && commit.count == 40)
      return try FileSystem.readText(tool)
    }
    expectEqual(text, "first\n")
    #expect(try leftovers().isEmpty)
    try expectEqual(FileSystem.readText(package.appendingPath("state.txt")), "second\n")
  }

  @Test("A build that prints no path leaves the tool where SwiftPM does")
  func usualPlace() async throws {
    let command = "mkdir -p .build/release && cp state.txt .build/release/meniscus"
    let tool = try await build(command).use { (tool, _) throws(SuiteError) in tool }
    expectSuffix(tool, "/app/.build/release/meniscus")
    await #expect(
      throws: RevisionError.noTool(revision: "HEAD~1", path: ".build/release/meniscus")
    ) {
      try await build("echo done").use { (tool, _) throws(SuiteError) in tool }
    }
    #expect(try leftovers().isEmpty)
  }

  @Test("A build that fails says its first error, what is used and fails its own")
  func failures() async throws {
    await #expect(
      throws: RevisionError.buildFailed(revision: "HEAD~1", output: "a.swift:1: error: no")
    ) {
      try await build("echo begin; echo 'a.swift:1: error: no' >&2; echo more; exit 1").use {
        (_, _) throws(SuiteError) in ()
      }
    }
    await #expect(throws: RevisionError.suite(.noRun(folder: "x"))) {
      try await build("cp state.txt tool && echo tool").use { (_, _) throws(SuiteError) in
        throw .noRun(folder: "x")
      }
    }
    for revision in ["nothing", "--help", ""] {
      await #expect(throws: RevisionError.unknownRevision(revision)) {
        try await build("true", of: revision).use { (_, _) throws(SuiteError) in () }
      }
    }
    #expect(try leftovers().isEmpty)
    let outside = RevisionBuild(
      package: folder.path, revision: "HEAD", product: "meniscus", command: "true")
    await #expect(throws: RevisionError.self) {
      try await outside.use { (_, _) throws(SuiteError) in () }
    }
  }

  @Test("An interruption ends the build and those that it started, and removes the worktree")
  func interrupted() async throws {
    let started = folder("started.txt")
    let command = "sleep 60 & echo $! > \(started).new; mv \(started).new \(started); wait"
    let task = Task { [build = build(command)] in
      try await build.use { (_, _) throws(SuiteError) in () }
    }
    while FileSystem.kind(of: started) == nil { try await Task.sleep(for: .milliseconds(20)) }
    try expectEqual(leftovers().count, 1)
    task.cancel()
    await #expect(throws: RevisionError.suite(.interrupted)) { try await task.value }
    #expect(try leftovers().isEmpty)
    let child = try FileSystem.readText(started).split(whereSeparator: \.isNewline).first
    let number = try #require(child.flatMap { Int32($0) })
    var waits = 0
    while ProcessIdentity.isAlive(number), waits < 500 {
      try await Task.sleep(for: .milliseconds(20))
      waits += 1
    }
    #expect(!ProcessIdentity.isAlive(number))
  }

  @Test("What a killed process has left is removed by the next")
  func leftBehind() async throws {
    // A process that has ended, whose number nobody has.
    let owner = folder("meniscus-against-2147483000-x")
    try shell("git worktree add -q --detach \(owner)/worktree HEAD", in: package)
    try expectEqual(leftovers().count, 1)
    _ = try await build("cp state.txt tool && echo tool").use { (_, _) throws(SuiteError) in () }
    #expect(try leftovers().isEmpty)
    expectEqual(FileSystem.kind(of: owner), nil)
  }
}
