import Foundation
import MeniscusFormats
import TestSupport
import Testing

@Suite("Files and folders")
struct FileSystemTests {
  @Test("Bytes come back, over an older file and in folders that were not there")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try FileSystem.write([1, 2, 3], to: folder("a/b/c"))
    try FileSystem.write(bytes, to: folder("a/b/c"))
    try expectEqual(FileSystem.read(folder("a/b/c")), bytes)
    try expectEqual(FileSystem.names(in: folder("a/b")), ["c"])
  }

  @Test("What cannot be read is named")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    try folder.write("text", "file")
    try FileManager.default.createSymbolicLink(
      atPath: folder("dangling"), withDestinationPath: "nowhere")
    func failure(_ path: String, limit: Int = 100) -> SuiteError? {
      #expect(throws: SuiteError.self) { try FileSystem.read(path, limit: limit) }
    }
    expectEqual(failure(folder("none")), .unreadable(path: folder("none"), .missing))
    expectEqual(failure(folder.path), .unreadable(path: folder.path, .isFolder))
    expectEqual(failure(folder("dangling")), .unreadable(path: folder("dangling"), .notRegular))
    expectEqual(failure("/dev/null"), .unreadable(path: "/dev/null", .notRegular))
    expectEqual(failure(folder("file/x")), .unreadable(path: folder("file/x"), .notFolder))
    expectEqual(
      failure(folder("file"), limit: 3), .unreadable(path: folder("file"), .tooLong(limit: 3)))
  }

  @Test("What cannot be written is named, and nothing half is left")
  func unwritable() throws {
    let folder = try TemporaryFolder()
    try folder.write("text", "file")
    try FileSystem.createFolder(folder("folder/inner"))
    #expect(throws: SuiteError.unwritable(path: folder("file"), .notFolder)) {
      try FileSystem.write([1], to: folder("file/x"))
    }
    #expect(throws: SuiteError.self) { try FileSystem.write([1], to: folder("folder")) }
    try expectEqual(FileSystem.names(in: folder.path), ["file", "folder"])
  }

  @Test("The system's reasons are told apart")
  func reasons() {
    // The names of the system, as errno has them.
    expectEqual(FileFailure(ENOSPC), .noSpace)
    expectEqual(FileFailure(EROFS), .readOnly)
    expectEqual(FileFailure(EACCES), .notPermitted)
    expectEqual(FileFailure(EIO), .system(code: EIO))
  }

  @Test("Links are removed, what they lead to is not")
  func removesLinks() throws {
    let folder = try TemporaryFolder()
    try folder.write("precious", "kept/file")
    try FileSystem.createFolder(folder("gone"))
    try FileManager.default.createSymbolicLink(
      atPath: folder("gone/link"), withDestinationPath: folder("kept"))
    try FileSystem.remove(folder("gone"))
    try expectEqual(folder.contents(), ["kept/file": "precious"])
    try FileSystem.remove(folder("gone"))
  }

  @Test(
    "Paths are taken apart",
    arguments: [
      ("a/b", ["a"], "b"), ("a", [], "a"), ("", [], ""), ("/a", ["/"], "a"), ("a/b/", ["a"], "b"),
      ("/", ["/"], ""), ("//", ["/"], ""), ("a//b", ["a"], "b"),
      ("/a/b/c", ["/a/b", "/a", "/"], "c"),
      ("../a/b", ["../a", ".."], "b"),
    ])
  func paths(path: String, parents: [String], last: String) {
    expectEqual(path.parentPath, parents.first ?? "")
    expectEqual(path.parentPaths, parents)
    expectEqual(path.lastPathPart, last)
  }

  @Test("Paths that lead elsewhere are told apart")
  func downwards() {
    for path in ["a", "a/b.c", "a-b/..c"] { #expect(path.isPathDownwards, "\(path)") }
    for path in ["", "/a", "a//b", "../a", "a/..", "./a", "a/", "a/./b", "a\0b"] {
      #expect(!path.isPathDownwards, "\(path)")
    }
  }
}
