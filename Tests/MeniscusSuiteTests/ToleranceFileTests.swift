import MeniscusFormats
import MeniscusMessages
import MeniscusSuite
import TestSupport
import Testing

@Suite("The file of tolerances")
struct ToleranceFileTests {
  private func file(_ text: String) throws -> ToleranceFile {
    let folder = try TemporaryFolder()
    try folder.write(text, "Traces/tolerances.json")
    return try ToleranceFile(in: folder("Traces"))
  }

  private static let text = """
    {
      "meniscus": "tolerances",
      "version": 1,
      "rules": [
        {"pixels": [0, 5]},
        {"scene": "glass/*", "variant": "dark", "channel": 2, "reason": "dither"},
        {"scene": "lamp", "trace": "tap", "variant": "", "pixels": 1},
        {"scene": "lmap", "pixels": 1}
      ]
    }

    """

  @Test("Rules are chosen by scene, trace and variant, whole names or globs")
  func choice() throws {
    let file = try file(Self.text)
    func lines(_ identifier: String) throws -> [String] {
      file.rules(for: try #require(CaseName(identifier: identifier))).map { rule in
        if case .line(let line, _) = rule.place { " line \(line)" } else { "" }
      }
    }
    try expectEqual(lines("glass/hello/tap"), [" line 5"])
    try expectEqual(lines("glass/hello/tap@dark"), [" line 5", " line 6"])
    try expectEqual(lines("lamp/tap"), [" line 5", " line 7"])
    try expectEqual(lines("lamp/tap@dark"), [" line 5"])
    try expectEqual(lines("lamps/tap"), [" line 5"])
    let names = ["lamp/tap", "glass/hello/tap@dark"].compactMap { CaseName(identifier: $0) }
    expectEqual(file.unused(among: names).map(\.rule.scene), ["lmap"])
  }

  @Test("Without a file there are no rules")
  func none() throws {
    let folder = try TemporaryFolder()
    #expect(try ToleranceFile(in: folder("Traces")).rules.isEmpty)
  }

  @Test("Broken files name line and byte")
  func broken() throws {
    let folder = try TemporaryFolder()
    func error(_ text: String) throws -> SuiteError? {
      try folder.write(text, "tolerances.json")
      do throws(SuiteError) {
        _ = try ToleranceFile(in: folder.path)
        return nil
      } catch {
        return error
      }
    }
    let path = folder("tolerances.json")
    let misspelt = try #require(
      try error(Self.text.replacing("{\"pixels\": [0, 5]}", with: "{\"pixles\": [0, 5]}")))
    guard case .malformedData(path, 5, 6, .unknownKey("pixles", _, "pixels")) = misspelt
    else {
      Issue.record("\(misspelt)")
      return
    }
    expectEqual(misspelt.exitCode, .unusable)
    let sentence = Messages(command: "meniscus").sentence(for: misspelt)
    expectPrefix(sentence, "\(path): line 5, byte 6: there is no key `pixles`; did you mean")
    #expect(try error(Self.text.replacing("1,\n", with: "2,\n")) != nil)
    #expect(try error(Self.text.replacing("\"tolerances\"", with: "\"trace\"")) != nil)
    for length in stride(from: 0, to: Self.text.utf8.count - 3, by: 5) {
      let cut = String(decoding: Self.text.utf8.prefix(length), as: UTF8.self)
      guard case .malformedData = try error(cut) else {
        Issue.record("read although cut off after \(length) bytes")
        return
      }
    }
  }

  @Test("The file is no trace, and is not taken for one that is misnamed")
  func library() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.text, "Traces/tolerances.json")
    try folder.write(traceText(scene: "s"), "Traces/s/t.jsonl")
    let library = try TraceLibrary(in: folder("Traces"), scenes: ["s"])
    expectEqual(library.files.count, 1)
    #expect(library.remarks().isEmpty)
  }
}
