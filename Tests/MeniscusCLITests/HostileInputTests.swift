import Foundation
import MeniscusCLI
import MeniscusFormats
import MeniscusImage
import MeniscusUI
import TestSupport
import Testing

/// Damaged files on the command line: each is read, or ends in exit code 5 with a sentence that names
/// it, and nothing else is written.
@Suite("Commands: hostile files", .timeLimit(.minutes(20)))
struct HostileInputTests {
  private static let inputs = 150

  private func run(_ words: [String]) async -> (code: ExitCode, errors: String) {
    let (output, errors) = (RecordedStream(), RecordedStream())
    let tool = Tool(
      name: "meniscus", command: "meniscus", executable: "/nothing/there",
      scenes: [Scene("s") { Color.red }],
      console: Console(output: output, errors: errors, environment: [:]))
    return (await tool.run(words), errors.text)
  }

  /// Runs a command on damaged files and gives how many were read.
  private func readCount(
    _ sample: [UInt8], name: String, seed: UInt64, _ words: (String) -> [String]
  ) async throws -> Int {
    let folder = FileManager.default.temporaryDirectory.path
      .appendingPath("meniscus-\(UUID().uuidString)")
    try FileSystem.createFolder(folder)
    defer { try? FileSystem.remove(folder) }
    let path = folder.appendingPath(name)
    let hostile = HostileBytes(samples: [sample], words: ["../", "\"", "{", "-1"], seed: seed)
    var read = 0
    for number in 0..<Self.inputs {
      try FileSystem.write(hostile.input(number), to: path)
      let (code, errors) = await run(words(path))
      if code == .unusable {
        expectPrefix(errors, "meniscus: \(path): ", "\(number): \(errors)")
      } else {
        #expect([.accepted, .different].contains(code), "\(number): \(code)")
        read += 1
      }
      try expectEqual(FileSystem.names(in: folder), [name])
    }
    return read
  }

  private var trace: String {
    """
    {"meniscus":"trace","version":1,"scene":"s","size":[9,9],"scale":1,"rate":60,"seed":0}
    {"at":9,"end":true}

    """
  }

  @Test("Pictures")
  func pictures() async throws {
    let sample = PNG.encode(Bitmap(width: 3, height: 2))
    let read = try await readCount(sample, name: "a.png", seed: 11) { ["diff", $0, $0] }
    #expect(read < Self.inputs / 2)
  }

  @Test("Frame-hash logs")
  func frames() async throws {
    let hashLog = FrameHashLog(
      rate: 60, pixelWidth: 9, pixelHeight: 9, tileSize: 64,
      frames: [.init(hashes: StageHashes(), views: [], tiles: [])])
    let read = try await readCount(Array(hashLog.json.utf8), name: "frames.json", seed: 12) {
      ["diff", $0, $0]
    }
    #expect(read > 0 && read < Self.inputs)
  }

  @Test("Bundles")
  func bundles() async throws {
    let bundle = try ReproBundle(
      name: CaseName(scene: "s", trace: "t"),
      scene: .init(name: "s", width: 9, height: 9, fonts: [], pictures: []), failure: nil,
      origin: .init(tool: "1", system: "L", architecture: "x", build: "debug"),
      files: [.init(name: .trace, bytes: Array(trace.utf8))])
    let read = try await readCount(bundle.bytes, name: "b.meniscus-repro", seed: 13) {
      ["repro", "show", $0]
    }
    #expect(read < Self.inputs)
  }

  @Test("Traces")
  func traces() async throws {
    // Nothing is replayed: a trace that can be read and is of a scene that is not there, ends with 64.
    let folder = FileManager.default.temporaryDirectory.path
      .appendingPath("meniscus-\(UUID().uuidString)")
    defer { try? FileSystem.remove(folder) }
    let path = folder.appendingPath("t.jsonl")
    let sample = Array(trace.replacing("\"scene\":\"s\"", with: "\"scene\":\"gone\"").utf8)
    let hostile = HostileBytes(samples: [sample], words: ["\"", "{", "-1"], seed: 14)
    var read = 0
    for number in 0..<Self.inputs {
      try FileSystem.write(hostile.input(number), to: path)
      let (code, errors) = await run(["replay", path])
      #expect([.unusable, .usage].contains(code), "\(number): \(code)")
      if code == .unusable {
        expectPrefix(errors, "meniscus: \(path): line ", "\(number): \(errors)")
      } else {
        expectContains(errors, "there is no scene", "\(number): \(errors)")
        read += 1
      }
    }
    #expect(read > 0 && read < Self.inputs)
  }
}
