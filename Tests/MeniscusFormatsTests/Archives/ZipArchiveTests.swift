import Foundation
import MeniscusFormats
import TestSupport
import Testing

@Suite("ZIP archives")
struct ZipArchiveTests {
  /// What Python's `zipfile` made of a folder and three files, with a comment.
  private static let made = """
    UEsDBBQAAAAIAMBLdF0AAAAAAgAAAAAAAAAPAAAAUmVwb3J0cy9sYXRlc3QvAwBQSwMEFAAAAAgAwEt0XfSVvYsQ
    AAAADgAAACMAAABSZXBvcnRzL2xhdGVzdC9hY3R1YWwvbWFuaWZlc3QuanNvbqtWKkstKs7Mz1OyMqnlAgBQSwME
    FAAAAAgAwEt0Xar3Pa4hAAAAmAMAACYAAABSZXBvcnRzL2xhdGVzdC9hY3R1YWwvcy90L2VuZC50cmVlLnR4dAtO
    LsrPyQnLTC1XUDAAQmOjw9ONTLiCR4VHhUeFB04YAFBLAwQUAAAACADAS3RdAAAAAAIAAAAAAAAAGAAAAFJlcG9y
    dHMvbGF0ZXN0L2VtcHR5LnR4dAMAUEsBAhQDFAAAAAgAwEt0XQAAAAACAAAAAAAAAA8AAAAAAAAAAAAAAO1BAAAA
    AFJlcG9ydHMvbGF0ZXN0L1BLAQIUAxQAAAAIAMBLdF30lb2LEAAAAA4AAAAjAAAAAAAAAAAAAACkgS8AAABSZXBv
    cnRzL2xhdGVzdC9hY3R1YWwvbWFuaWZlc3QuanNvblBLAQIUAxQAAAAIAMBLdF2q9z2uIQAAAJgDAAAmAAAAAAAA
    AAAAAACkgYAAAABSZXBvcnRzL2xhdGVzdC9hY3R1YWwvcy90L2VuZC50cmVlLnR4dFBLAQIUAxQAAAAIAMBLdF0A
    AAAAAgAAAAAAAAAYAAAAAAAAAAAAAACkgeUAAABSZXBvcnRzL2xhdGVzdC9lbXB0eS50eHRQSwUGAAAAAAQABAAo
    AQAAHQEAAAsAYW4gYXJ0aWZhY3Q=
    """

  @Test("What another program has packed")
  func foreign() throws {
    let data = try #require(Data(base64Encoded: Self.made, options: .ignoreUnknownCharacters))
    let archive = try ZipArchive(bytes: Array(data))
    let folder = "Reports/latest/"
    expectEqual(
      archive.entries.map(\.name),
      ["actual/manifest.json", "actual/s/t/end.tree.txt", "empty.txt"].map { folder + $0 })
    let texts = try archive.entries.map {
      String(decoding: try archive.contents(of: $0), as: UTF8.self)
    }
    let line = "ScrollView  0 0 32×24\n"
    expectEqual(texts, ["{\"version\":4}\n", String(repeating: line, count: 40), ""])
    // Cut off or changed anywhere, it is refused, or only what nobody looks at was changed.
    for length in 0..<data.count {
      #expect(throws: ZipProblem.self) { try ZipArchive(bytes: Array(data.prefix(length))) }
    }
    for place in data.indices {
      var bytes = Array(data)
      bytes[place] ^= 0x10
      guard let archive = try? ZipArchive(bytes: bytes),
        let found = try? archive.entries.map({ try archive.contents(of: $0) })
      else { continue }
      let known = texts.map { Array($0.utf8) }
      #expect(found.allSatisfy(known.contains), "byte \(place)")
    }
  }

  @Test("Stored files, and none")
  func stored() throws {
    try expectEqual(ZipArchive(bytes: ZipSample([]).bytes).entries, [])
    let archive = try ZipArchive(bytes: ZipSample([.init("a/b.txt", "text")]).bytes)
    try expectEqual(archive.contents(of: archive.entries[0]), Array("text".utf8))
  }

  /// An archive of a file, with something wrong about it.
  private static func archive(_ change: (inout ZipSample.File) -> Void) -> ZipSample {
    var file = ZipSample.File("a")
    change(&file)
    return ZipSample([file])
  }

  /// What must not be unpacked, and why.
  private static let hostile: [(archive: ZipSample, problem: ZipProblem)] = [
    (archive { $0.name = "../a" }, .unsafeName("../a")),
    (archive { $0.name = "/etc/a" }, .unsafeName("/etc/a")),
    (archive { $0.name = "a/../../b" }, .unsafeName("a/../../b")),
    (archive { $0.name = "a\\..\\b" }, .unsafeName("a\\..\\b")),
    (archive { $0.name = "a\0" }, .unsafeName("a\0")),
    (archive { $0.name = "" }, .unsafeName("")),
    (archive { $0.name = "../" }, .unsafeName("../")),
    (archive { $0.mode = 0o120777 }, .notAFile("a")),
    (archive { $0.mode = 0o060644 }, .notAFile("a")),
    (archive { $0.flags = 1 }, .encrypted("a")),
    (archive { $0.method = 12 }, .unsupportedMethod("a", method: 12)),
    (archive { $0.size = 4 }, .impossibleSize("a")),
    (
      archive {
        $0.method = 8
        $0.size = 3 * 1032 + 1
      }, .impossibleSize("a")
    ),
    (archive { $0.localName = "b" }, .malformed(byte: 0)),
    (ZipSample([.init("a"), .init("b"), .init("a")]), .duplicateName("a")),
    (
      archive {
        $0.stored = [UInt8](repeating: 0, count: 1_100_000)
        $0.method = 8
        $0.size = ZipArchive.sizeLimit + 1
      }, .tooLarge(limit: ZipArchive.sizeLimit)
    ),
  ]

  @Test("What leads elsewhere, is no file, or would fill the memory", arguments: hostile.indices)
  func refused(index: Int) {
    let (archive, problem) = Self.hostile[index]
    #expect(throws: problem) { try ZipArchive(bytes: archive.bytes) }
  }

  @Test("Files that share their bytes, and other counts than there are files")
  func overlapping() throws {
    var sample = ZipSample([.init("a"), .init("a")])
    sample.isShared = true
    sample.files[1].name = "b"
    sample.files[1].localName = "a"
    // The second names the header of the first, which is not its own.
    #expect(throws: ZipProblem.malformed(byte: 0)) { try ZipArchive(bytes: sample.bytes) }
    sample = ZipSample([.init("a"), .init("b")])
    for count in [0, 1, 3, 0xFFFF] {
      sample.count = count
      #expect(throws: ZipProblem.self, "\(count)") { try ZipArchive(bytes: sample.bytes) }
    }
  }

  @Test("Bytes that are not those of the file")
  func damaged() throws {
    var file = ZipSample.File("a")
    file.checksum += 1
    let archive = try ZipArchive(bytes: ZipSample([file]).bytes)
    #expect(throws: ZipProblem.checksum("a")) { try archive.contents(of: archive.entries[0]) }
    file = ZipSample.File("a", [0xFF, 0xFF])
    (file.method, file.size) = (8, 100)
    let other = try ZipArchive(bytes: ZipSample([file]).bytes)
    #expect(throws: ZipProblem.self) { try other.contents(of: other.entries[0]) }
  }

  @Test("Any bytes at all")
  func anyBytes() throws {
    let data = try #require(Data(base64Encoded: Self.made, options: .ignoreUnknownCharacters))
    let hostile = HostileBytes(
      samples: [Array(data), ZipSample([.init("a/b", "text"), .init("c")]).bytes],
      words: ["PK\u{1}\u{2}", "PK\u{3}\u{4}", "PK\u{5}\u{6}", "../", "\0\0\0\0"], seed: 41)
    let valid = hostile.validCount { bytes in
      guard let archive = try? ZipArchive(bytes: bytes) else { return false }
      for entry in archive.entries {
        if !entry.name.isPathDownwards { Issue.record("leads out: \(entry.name)") }
        guard (try? archive.contents(of: entry)) != nil else { return false }
      }
      return true
    }
    #expect(valid > 0 && valid < HostileBytes.count())
  }
}
