import MeniscusFormats
import MeniscusSuite
import TestSupport
import Testing

@Suite("Replacing a folder whole")
struct FolderReplacementTests {
  private let mark = "mark"

  private func fill(_ folder: TemporaryFolder, old: Bool) throws {
    if old {
      try folder.write("old", "report/mark")
      try folder.write("old", "report/only-old")
    }
  }

  private let new = ["report/mark": "new", "report/only-new": "new"]
  private let old = ["report/mark": "old", "report/only-old": "old"]

  private func begin(_ folder: TemporaryFolder) throws -> FolderReplacement {
    let replacement = try FolderReplacement(of: folder("report"), mark: mark)
    try FileSystem.write("new".utf8, to: replacement.staged.appendingPath("mark"))
    try FileSystem.write("new".utf8, to: replacement.staged.appendingPath("only-new"))
    return replacement
  }

  @Test("The new folder takes the place of the old one", arguments: [true, false])
  func replaces(isOldThere: Bool) throws {
    let folder = try TemporaryFolder()
    try fill(folder, old: isOldThere)
    let replacement = try begin(folder)
    try expectEqual(folder.contents(below: "report"), isOldThere ? old : [:])
    try replacement.commit()
    try expectEqual(folder.contents(), new)
  }

  @Test("Discarding leaves the old folder and nothing else")
  func discards() throws {
    let folder = try TemporaryFolder()
    try fill(folder, old: true)
    try begin(folder).discard()
    try expectEqual(folder.contents(), old)
  }

  @Test(
    "An interruption at any step leaves the old or the new folder whole after recovery",
    arguments: [true, false], 0..<3)
  func interruption(isOldThere: Bool, step: Int) throws {
    let folder = try TemporaryFolder()
    try fill(folder, old: isOldThere)
    let replacement = try begin(folder)
    #expect(throws: SuiteError.interrupted) {
      try replacement.commit { (number) throws(SuiteError) in
        if number == step { throw .interrupted }
      }
    }
    try FolderReplacement.recover(folder("report"))
    let isCommitted = step == 2 || (step == 1 && isOldThere)
    try expectEqual(folder.contents(), isCommitted ? new : isOldThere ? old : [:])
  }

  @Test("A folder that is not of the kind is not replaced")
  func foreignFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("letters", "report/letter.txt")
    #expect(throws: SuiteError.foreignFolder(path: folder("report"))) {
      try FolderReplacement(of: folder("report"), mark: mark)
    }
    try expectEqual(folder.contents(), ["report/letter.txt": "letters"])
  }

  @Test("A file in the place of the folder is named")
  func fileInPlace() throws {
    let folder = try TemporaryFolder()
    try folder.write("text", "report")
    #expect(throws: SuiteError.unwritable(path: folder("report"), .notFolder)) {
      try FolderReplacement(of: folder("report"), mark: mark)
    }
  }

  @Test("Where nothing can be written, the folder that was asked for is named")
  func notWritable() throws {
    let folder = try TemporaryFolder()
    try folder.write("text", "file")
    let target = folder("file/report")
    #expect(throws: SuiteError.unwritable(path: target, .notFolder)) {
      try FolderReplacement(of: target, mark: mark)
    }
  }

  @Test("What another running process fills is left alone, what a dead one filled is removed")
  func otherProcesses() throws {
    let folder = try TemporaryFolder()
    // Process 1 is always there; no system has a process of the largest number.
    try folder.write("theirs", ".report.1.new/mark")
    try folder.write("dead", ".report.2147483647.new/mark")
    try FolderReplacement.recover(folder("report"))
    try expectEqual(folder.contents(), [".report.1.new/mark": "theirs"])
  }

  @Test("What a process filled whose number another has now is removed")
  func otherStart() throws {
    // Only Linux says when a process began.
    guard FileSystem.kind(of: "/proc/1/stat") != nil else { return }
    let folder = try TemporaryFolder()
    try folder.write("dead", ".report.1-18446744073709551615.new/mark")
    try FolderReplacement.recover(folder("report"))
    try expectEqual(folder.contents(), [:])
  }

  @Test("A temporary folder of a process that is gone is removed, and no other")
  func temporary() throws {
    let parent = FileSystem.temporaryPath("test").parentPath
    let names = [
      "meniscus-test.2147483647.x", "meniscus-test.\(ProcessIdentity.current.text).x",
      "meniscus-test.2147483647",
    ]
    defer { for name in names { try? FileSystem.remove(parent.appendingPath(name)) } }
    for name in names { try FileSystem.createFolder(parent.appendingPath(name)) }
    _ = FileSystem.temporaryPath("test")
    expectEqual(
      names.map { FileSystem.kind(of: parent.appendingPath($0)) != nil }, [false, true, true])
  }
}
