import Foundation
import MeniscusServer
import Testing

@Suite("Folders that are served")
struct ServedFolderTests {
  /// A folder with a file, next to one that is nobody's business; removed in the end.
  private final class Sample {
    let root = FileManager.default.temporaryDirectory.path + "/served-" + UUID().uuidString
    let folder: ServedFolder

    init() throws {
      folder = ServedFolder(path: root + "/in", byteLimit: 100)
      for name in ["/in/deep", "/out"] {
        try FileManager.default.createDirectory(
          atPath: root + name, withIntermediateDirectories: true)
      }
      try write("in/page.html", "page")
      try write("in/deep/data.JSON", "{}")
      try write("out/secret.txt", "secret")
      try write("in/empty", "")
      try write("in/full.bin", String(repeating: "a", count: 100))
      try write("in/large.bin", String(repeating: "a", count: 101))
      for (name, target) in [
        ("in/link.txt", "../out/secret.txt"), ("in/linked", "../out"), ("in/own.html", "page.html"),
        ("in/loop", "loop"),
      ] {
        try FileManager.default.createSymbolicLink(
          atPath: root + "/" + name, withDestinationPath: target)
      }
      #expect(mkfifo(root + "/in/fifo", 0o600) == 0)
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    private func write(_ name: String, _ text: String) throws {
      try Data(text.utf8).write(to: URL(fileURLWithPath: root + "/" + name))
    }

    func file(_ components: String...) -> ServedFile? {
      ServedPath(components: components).flatMap { folder.file(at: $0) }
    }
  }

  @Test("Its files are served, at any depth")
  func files() throws {
    let sample = try Sample()
    #expect(
      sample.file("page.html")
        == ServedFile(contentType: "text/html; charset=utf-8", bytes: Array("page".utf8)))
    #expect(
      sample.file("deep", "data.JSON")
        == ServedFile(contentType: "application/json", bytes: Array("{}".utf8)))
    #expect(sample.file("empty")?.bytes == [])
    #expect(sample.file("full.bin")?.bytes.count == 100)
  }

  private static let others: [[String]] = [
    [], ["absent"], ["absent", "page.html"], ["deep"], ["link.txt"], ["linked", "secret.txt"],
    ["linked"], ["own.html"], ["loop"], ["fifo"], ["large.bin"], ["page.html", "page.html"],
    ["deep", "page.html"],
  ]

  @Test("Folders, links, FIFOs and large files are not", arguments: others)
  func refuses(components: [String]) throws {
    let sample = try Sample()
    let path = try #require(ServedPath(components: components))
    #expect(sample.folder.file(at: path) == nil)
  }

  @Test("Nor is a device, nor a folder that is gone")
  func devices() throws {
    let path = try #require(ServedPath(components: ["null"]))
    #expect(ServedFolder(path: "/dev").file(at: path) == nil)
    #expect(ServedFolder(path: "/nowhere/at/all").file(at: path) == nil)
  }

  @Test("No descriptor stays open")
  func descriptors() throws {
    let sample = try Sample()
    for components in Self.others + [["page.html"], ["deep", "data.JSON"]] {
      _ = ServedPath(components: components).map { sample.folder.file(at: $0) }
    }
    let names = ["/in", "/in/deep", "/in/page.html", "/in/deep/data.JSON", "/in/fifo"]
    let files = names.map { name in
      var status = stat()
      #expect(stat(sample.root + name, &status) == 0)
      return status.st_ino
    }
    let open = (0..<Int32(1024)).filter { descriptor in
      var status = stat()
      return fstat(descriptor, &status) == 0 && files.contains(status.st_ino)
    }
    #expect(open.isEmpty)
  }

  private static let types = [
    ("a.html", "text/html; charset=utf-8"), ("a.b.css", "text/css; charset=utf-8"),
    ("a.js", "text/javascript; charset=utf-8"), ("A.PNG", "image/png"), ("a.svg", "image/svg+xml"),
    ("a.xml", "application/xml"), ("a.md", "text/markdown; charset=utf-8"),
    ("a.txt", "text/plain; charset=utf-8"), ("a.json.gz", "application/gzip"),
    ("a.wasm", "application/wasm"), ("a.bin", "application/octet-stream"),
    ("html", "application/octet-stream"), ("a.", "application/octet-stream"),
    ("a.exe", "application/octet-stream"),
  ]

  @Test("The end of a name says what a file is", arguments: types)
  func contentType(name: String, type: String) {
    #expect(ServedFile.contentType(of: name) == type)
  }
}
