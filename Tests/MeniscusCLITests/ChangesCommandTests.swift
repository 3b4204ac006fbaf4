import MeniscusFormats
import TestSupport
import Testing

@Suite("changes")
struct ChangesCommandTests {
  /// What `changes` says of a text.
  private func run(_ text: String, _ options: [String] = []) async throws -> ToolRun {
    let folder = try ToolRun.folder()
    defer { try? FileSystem.remove(folder) }
    let path = folder.appendingPath("n.json")
    try FileSystem.write(text.utf8, to: path)
    var result = await ToolRun(["changes", path] + options)
    result.errors = result.errors.replacing(path, with: "n.json")
    return result
  }

  private let step = "[10, 10, 10, 10, 10, 12.5, 12.5, 12.5, 12.5]"

  @Test("A table with a sentence, and data")
  func step() async throws {
    let text = try await run(step)
    expectEqual(
      text.output,
      """
      index  before  after   ratio  p
          5      10   12.5  1.2500  0
      1 change in 9 numbers; indices count from 0, and a level begins at its index

      """)
    expectEqual(text.code, .accepted)
    let data = try await run(step, ["--json"])
    expectEqual(
      data.output.filter { !" \n".contains($0) },
      #"[{"index":5,"before":10,"after":12.5,"ratio":1.25,"p":0}]"#)
  }

  @Test("The three options mean what they mean to Otava")
  func options() async throws {
    expectEqual(try await run(step, ["--magnitude", "0.25", "--json"]).output, "[]\n")
    expectContains(try await run(step, ["--magnitude", "0.24"]).output, "1 change")
    expectContains(try await run(step, ["--p", "0"]).output, "no change in 9 numbers")
    // Two values are too few for a test.
    expectEqual(try await run(step, ["--window", "2", "--json"]).output, "[]\n")
  }

  @Test("From nothing there is no ratio; what is missing counts as what was before")
  func zero() async throws {
    let result = try await run("[0, 0, null, 0, 3, 3, 3]", ["--json"])
    expectContains(result.output, "\"ratio\": null")
    expectContains(result.output, "\"index\": 4")
  }

  @Test("The greatest and the least numbers are data, too")
  func extremes() async throws {
    let result = try await run("[5e-324, 5e-324, 5e-324, 1e150, 1e150, 1e150, 1e150]", ["--json"])
    expectContains(result.output, "\"ratio\": null")
    expectEqual(result.code, .accepted)
  }

  @Test(
    "Few numbers, or none, are said",
    arguments: [
      ("[]", "no numbers: too few to tell a change from chance; it takes at least 3\n"),
      ("[1,2]", "2 numbers: too few to tell a change from chance; it takes at least 3\n"),
      ("[1,2,1]", "no change in 3 numbers\n"),
    ])
  func few(text: String, says: String) async throws {
    let result = try await run(text)
    expectEqual(result.output, says)
    expectEqual(result.code, .accepted)
  }

  @Test(
    "What is no array of numbers is named with its place",
    arguments: [
      ("{}", "line 1, byte 1: `numbers` is an object; expected an array"),
      ("[1,\n\"2\"]", "line 2, byte 1: `numbers[1]` is a string; expected a number"),
      ("[1, 1e151]", "line 1, byte 5: `numbers[1]` is 1e151; expected a number from -1e+150"),
      ("[1, 2", "line 1, byte 6: "),
      ("", "line 1, byte 1: "), ("[NaN]", "line 1, byte 2: "),
    ])
  func broken(text: String, says: String) async throws {
    let result = try await run(text, ["--json"])
    expectEqual(result.code, .unusable)
    expectEqual(result.output, "")
    expectPrefix(result.errors, "meniscus: n.json: \(says)")
  }
}
