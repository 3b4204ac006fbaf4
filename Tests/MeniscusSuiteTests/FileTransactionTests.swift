import Foundation
import MeniscusFormats
import MeniscusSuite
import TestSupport
import Testing

@Suite("Changing several files as one")
struct FileTransactionTests {
  private let before = ["base/a/1": "old", "base/a/2": "old", "base/b/3": "old"]
  private let after = ["base/a/1": "new", "base/c/d/4": "new", "base/b/3": "old"]

  private func prepare() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, text) in before { try folder.write(text, path) }
    return folder
  }

  private func transaction(in folder: TemporaryFolder) throws -> FileTransaction {
    var transaction = try FileTransaction(in: folder("base"))
    try transaction.put(Array("new".utf8), at: "a/1")
    transaction.remove("a/2")
    try transaction.put(Array("new".utf8), at: "c/d/4")
    return transaction
  }

  @Test("All of it happens")
  func commits() throws {
    let folder = try prepare()
    try transaction(in: folder).commit()
    try expectEqual(folder.contents(), after)
  }

  @Test("Through a link nothing is changed, neither behind it nor beside it")
  func links() throws {
    let folder = try prepare()
    try folder.write("other", "other/4")
    try FileManager.default.createSymbolicLink(
      atPath: folder("base/c"), withDestinationPath: folder("other"))
    let transaction = try transaction(in: folder)
    #expect(throws: SuiteError.unwritable(path: folder("base/c"), .isLink)) {
      try transaction.commit()
    }
    for (path, text) in before { try expectEqual(FileSystem.readText(folder(path)), text) }
    try expectEqual(FileSystem.names(in: folder("other")), ["4"])
    try expectEqual(FileSystem.names(in: folder("base")), ["a", "b", "c"])
  }

  @Test("Nothing happens before the commit, and nothing is left of what was discarded")
  func discards() throws {
    let folder = try prepare()
    let transaction = try transaction(in: folder)
    for (path, text) in before { try expectEqual(FileSystem.readText(folder(path)), text) }
    transaction.discard()
    try expectEqual(folder.contents(), before)
  }

  @Test("An interruption at any step is undone or completed", arguments: 0...5)
  func interruption(step: Int) throws {
    let folder = try prepare()
    let transaction = try transaction(in: folder)
    var steps: [Int] = []
    #expect(throws: SuiteError.interrupted) {
      try transaction.commit { (number) throws(SuiteError) in
        steps.append(number)
        if number == step { throw .interrupted }
      }
    }
    expectEqual(steps, Array(0...step))
    try FileTransaction.recover(folder("base"))
    try expectEqual(folder.contents(), step == 0 ? before : after)
    // Recovering twice changes nothing more.
    try FileTransaction.recover(folder("base"))
    try expectEqual(folder.contents(), step == 0 ? before : after)
  }

  @Test("The steps of the test above are all there are")
  func stepCount() throws {
    let folder = try prepare()
    var last = -1
    try transaction(in: folder).commit { (number) throws(SuiteError) in last = number }
    expectEqual(last, 5)
  }

  @Test("A journal that leads out of the folder is not followed")
  func hostileJournal() throws {
    let folder = try prepare()
    try folder.write("precious", "outside")
    try folder.write(
      #"[{"path":"../outside"},{"path":"/etc/x","contents":0}]"#, "base/.accepting/journal.json")
    #expect(
      throws: SuiteError.unreadableJournal(path: folder("base/.accepting/journal.json"))
    ) { try FileTransaction.recover(folder("base")) }
    try expectEqual(FileSystem.readText(folder("outside")), "precious")
  }

  @Test("Damaged journals are named", arguments: ["", "{", "[1]", "null"])
  func damagedJournal(text: String) throws {
    let folder = try prepare()
    try folder.write(text, "base/.accepting/journal.json")
    #expect(throws: SuiteError.self) { try FileTransaction.recover(folder("base")) }
  }

  @Test("A process that has ended is not waited for, though nobody has asked after it")
  func ended() throws {
    let folder = try prepare()
    var process = pid_t()
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("sh"), strdup("-c"), strdup(":"), nil]
    defer { for argument in arguments { free(argument) } }
    try #require(posix_spawn(&process, "/bin/sh", nil, nil, &arguments, nil) == 0)
    var end = siginfo_t()
    expectEqual(waitid(P_PID, id_t(process), &end, WEXITED | WNOWAIT), 0)
    try folder.write("\(process)", "base/.accepting/process")
    try folder.write("half", "base/.accepting/0")
    try FileTransaction.recover(folder("base"))
    try expectEqual(folder.contents(), before)
    var status: Int32 = 0
    expectEqual(waitpid(process, &status, 0), process)
  }

  @Test("A process that has another's number is not waited for")
  func numberGivenAgain() throws {
    // Only Linux says when a process began.
    guard FileSystem.kind(of: "/proc/1/stat") != nil else { return }
    let folder = try prepare()
    try folder.write("1-18446744073709551615", "base/.accepting/process")
    try FileTransaction.recover(folder("base"))
    try expectEqual(folder.contents(), before)
  }

  @Test("Another running process is waited for")
  func busy() throws {
    let folder = try prepare()
    try folder.write("1", "base/.accepting/process")
    #expect(throws: SuiteError.baselinesBusy(path: folder("base/.accepting"), process: 1)) {
      try FileTransaction(in: folder("base"))
    }
  }
}
