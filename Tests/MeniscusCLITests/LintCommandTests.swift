import MeniscusFormats
import MeniscusUI
import TestSupport
import Testing

/// `lint` as it is typed.
@Suite("Command: lint")
struct LintCommandTests {
  /// A scene with an icon that nobody names, one with an empty item in its bar, and one that is right.
  private static let scenes = [
    Scene("icon", size: CGSize(width: 100, height: 60)) {
      Button {
      } label: {
        Image(systemName: "plus")
      }.accessibilityIdentifier("add")
    },
    Scene("empty", size: CGSize(width: 200, height: 120)) {
      NavigationStack { Color.mint.toolbar { ToolbarItem { Button("Go") {}.hidden() } } }
    },
    Scene("clean", size: CGSize(width: 100, height: 60)) { Text("Hi") },
  ]

  private func run(
    _ words: [String], exemptions: String? = nil, in given: String? = nil
  ) async throws -> ToolRun {
    let folder = try given ?? ToolRun.folder()
    defer { if given == nil { try? FileSystem.remove(folder) } }
    let traces = folder.appendingPath("Traces")
    for scene in Self.scenes {
      let size = "[\(Int(scene.size.width)),\(Int(scene.size.height))]"
      let lines = [
        "{\"meniscus\":\"trace\",\"version\":1,\"scene\":\"\(scene.name)\",\"size\":\(size),"
          + "\"scale\":1,\"rate\":60,\"seed\":0,\"variants\":[\"dark\"]}",
        "{\"at\":0,\"checkpoint\":\"start\"}", "{\"at\":100000,\"end\":true}",
      ]
      try FileSystem.write(
        (lines.joined(separator: "\n") + "\n").utf8,
        to: traces.appendingPath("\(scene.name)/look.jsonl"))
    }
    if let exemptions {
      let text = #"{"meniscus":"lint","version":1,"exemptions":\#(exemptions)}"#
      try FileSystem.write(text.utf8, to: traces.appendingPath("lint.json"))
    }
    return await ToolRun(["lint", "--traces", traces] + words, scenes: Self.scenes)
  }

  @Test("Help has examples and fits a terminal")
  func help() async {
    let text = await ToolRun(["lint", "--help"]).output
    expectContains(text, "examples:\n  meniscus lint")
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(await ToolRun(["--help"]).output.contains("\n  lint "))
  }

  @Test("A finding names rule, severity, view, frame, reason, document and fix")
  func finding() async throws {
    let result = try await run(["icon"])
    expectEqual(result.code, .accepted)
    for part in [
      "warning icon-label", "frame 0", "(#add)", "`plus`", "Adopting Liquid Glass",
      "accessibilityLabel", "lint.json", "1 warning",
    ] {
      expectContains(result.output, part)
    }
    try await expectContains(run(["clean"]).output, "clean    clean/look")
  }

  @Test("Errors are a gate where that is asked for, unless they are exempted")
  func gate() async throws {
    try await expectEqual(run(["empty"]).code, .accepted)
    try await expectEqual(run(["empty", "--strict"]).code, .gateFailed)
    try await expectEqual(run(["icon", "--strict"]).code, .accepted)
    let exemption = #"[{"rule":"bar-empty-item","scene":"empty","reason":"it comes later"}]"#
    let result = try await run(["empty", "--strict"], exemptions: exemption)
    expectEqual(result.code, .accepted)
    expectContains(result.output, "1 exempted")
    try await expectContains(
      run(["empty", "--all"], exemptions: exemption).output, "exempted: it comes later")
  }

  @Test("Variants are taken in where they are asked for; an exemption that nothing needs is told")
  func variants() async throws {
    let result = try await run(
      ["--variants"],
      exemptions: #"""
        [{"rule":"icon-label","scene":"clean","reason":"none"},
        {"rule":"icon-label","scene":"icon","reason":"some"}]
        """#)
    #expect(result.output.contains("icon/look@dark"))
    expectContains(result.errors, "`clean` exempts nothing")
    #expect(!result.errors.contains("`icon`"))
    #expect(!(try await run([]).output.contains("@dark")))
  }

  @Test("One rule, the list of rules, and data")
  func rules() async throws {
    let one = try await run(["--rule", "bar-empty-item"]).output
    #expect(one.contains("bar-empty-item") && !one.contains("icon-label"))
    let list = await ToolRun(["lint", "--list"]).output
    expectEqual(list.split(separator: "\n").count, LintRule.allCases.count)
    let data = try await run(["icon", "--json"]).output
    let reports = try JSONReader.read(Array(data.utf8)[...]).elements("reports", count: 1)
    let finding = try reports[0].members("report").required("findings").elements("findings")[0]
    try expectEqual(finding.members("finding").required("rule").string("rule"), "icon-label")
  }

  @Test("What is typed wrong is usage, and near names are offered")
  func usage() async throws {
    let rule = try await run(["--rule", "icon-labels"])
    expectEqual(rule.code, .usage)
    expectContains(rule.errors, "icon-label")
    try await expectEqual(run(["nothing-like-it"]).code, .usage)
    try await expectEqual(run(["--lax"]).code, .usage)
    try await expectEqual(run(["icon"], exemptions: "7").code, .unusable)
  }

  @Test("A trace is named by its file, too; SARIF goes to a file, never over an input")
  func files() async throws {
    let folder = try ToolRun.folder()
    defer { try? FileSystem.remove(folder) }
    let trace = folder.appendingPath("Traces/icon/look.jsonl")
    let sarif = folder.appendingPath("lint.sarif")
    let result = try await run([trace, "--sarif", sarif], in: folder)
    expectEqual(result.code, .accepted)
    expectContains(result.output, "icon/look")
    try expectContains(FileSystem.readText(sarif), "\"2.1.0\"")
    try await expectEqual(run([trace, "--sarif", trace], in: folder).code, .usage)
  }
}
