import MeniscusDisplay
import MeniscusFormats
import MeniscusGeometry
import TestSupport
import Testing

/// Every version of every format there ever was, read as what it is.
@Suite("Formats: frozen samples")
struct FormatSampleTests {
  /// The SHA-256 digests of the samples, as `shasum -a 256` prints them.
  private static let digests: [String: String] = [
    "baseline-1/log.jsonl":
      "4eb9b0219121ef8a7d90ff5de2082601a9a86be4f49fa71ffb952b1d11ad43f8",
    "baseline-1/shapes/all/press/end.display.txt":
      "0798661268d2ff91285b4b2c7329588b2cca006b4fdf4a39db3e8b61b2856fb4",
    "baseline-1/shapes/all/press/end.png":
      "42f8dfe9e57dde4de7b23f027479e5d46a9ef4b6cdc73321f4a2bdad73848013",
    "baseline-1/shapes/all/press/end.tree.txt":
      "ab15c82baddced622c41b56ea86c400d6a255746527869ece0800d7844706c23",
    "baseline-1/shapes/all/press/frames.json":
      "fbe74641c24f04867d8d9cd1d539b0fe48fefd85bf1624d44864081a8bddac02",
    "baseline-1/shapes/all/press/pressed.display.txt":
      "0798661268d2ff91285b4b2c7329588b2cca006b4fdf4a39db3e8b61b2856fb4",
    "baseline-1/shapes/all/press/pressed.png":
      "42f8dfe9e57dde4de7b23f027479e5d46a9ef4b6cdc73321f4a2bdad73848013",
    "baseline-1/shapes/all/press/pressed.tree.txt":
      "ab15c82baddced622c41b56ea86c400d6a255746527869ece0800d7844706c23",
    "baseline-1/shapes/all/press/start.display.txt":
      "fc37e44c96a8fa527ad6946a4180d74d169f1565ee452197fa5c0cbf9b70d005",
    "baseline-1/shapes/all/press/start.png":
      "3c86f5d5bbd3ae66728ca230572fb7f605bccfa458c4de0d418660ed343f6e9b",
    "baseline-1/shapes/all/press/start.tree.txt":
      "bce87fd9f7fd3e4b064be1d123e7fef5badd0dfd84e23fd1caae490577370cf5",
    "bench-1.json":
      "1e462c4adc133ffcee47244e52c840e67a83b25cb1536f83d611d4d6c86892ae",
    "budgets-1.json":
      "180fd766c83fddeecfebc0d654ac43f99c7629fe31baaf3c424c8978406efc91",
    "checksums-1.json":
      "1af10bddb2b633264cee4840dbff6acbd8dc0747d4882d955bde7d5d686a4a01",
    "cost-1.json":
      "869ce45d86e6a265703987161946cbd8b516854d70d6dde47b73783fcbbcf021",
    "display-1.display.txt":
      "9226b92d00b9d901cb1cb80b6cbe48381fde6f9e00865334de259db4747c9e93",
    "display-2.display.txt":
      "ef593b80c3086706adb4da30c786a6999ad26ffdd4c477909940fc27a1ec34e8",
    "frames-1.json":
      "ffe8ad40e47868b383cfccce614dda8a510f522cfd90848d0e2e289bf1500a71",
    "frames-2.json":
      "fbe74641c24f04867d8d9cd1d539b0fe48fefd85bf1624d44864081a8bddac02",
    "history-1.jsonl":
      "47066d6d2ad50e4d6d38ef8ebe9b60038ac191becd9b43f943ed9c36a99adc33",
    "report-1.json":
      "1dd47ce2b5f1250adb9284d9e52da69274ee996e3102dfaee12db6ac10d53a24",
    "lint-1.json":
      "ea326b721edff0ce32fb4ae387182011b9040bb02e628856fb2b60b9647cf498",
    "repro-1.meniscus-repro":
      "4402df998bc8b63258e4a16a1867166e45868ad8942bfb8bfa25a756dd6b3d38",
    "script-1.txt":
      "2c798dcffa36b54ca78be6556704b5775a85e176ce314a1e45c799e3dab23c7e",
    "suite-1.json":
      "b007c9f0d067a77f1bad52a1f588a57cc4e3a7227e66d579fb7b58bb5436b155",
    "times-1.json":
      "2c444a5892569de93c974f4a259247217f1db89fb2b4f10b6f33dcc6fa292440",
    "tolerances-1.json":
      "4b9ce3c2ff4b1dee902fe100aec86560bfeeeaeabc295e363ba4fc041ad2ecd3",
    "trace-1.jsonl":
      "f4bf0ba349f155a70c326581b27104ac9acdbc7ac4d8f3f184da90d7dc407e85",
  ]

  private static func files(_ part: String = "") throws -> [String] {
    let path = FormatSample.folder.appendingPath(part)
    guard FileSystem.kind(of: path) == .folder else { return [part] }
    return try FileSystem.names(in: path).flatMap { try files(part.appendingPath($0)) }
  }

  @Test("No sample was edited")
  func frozen() throws {
    let files = try Self.files()
    expectEqual(Set(files), Set(Self.digests.keys))
    for file in files {
      let bytes = try FileSystem.read(FormatSample.folder.appendingPath(file))
      expectEqual(SHA256.hexDigest(of: bytes), Self.digests[file], "\(file)")
    }
  }

  @Test("Every version has a sample, every older one an upgrader", arguments: FileFormat.allCases)
  func complete(format: FileFormat) {
    for version in 1...format.version {
      #expect(
        FileSystem.kind(of: FormatSample.path(of: format, version: version)) != nil,
        "put a sample of version \(version) of `\(format.rawValue)` into FormatSamples")
    }
    expectEqual(format.upgraders.map(\.version), Array(1..<format.version))
  }

  @Test("A trace of version 1")
  func trace() throws {
    let trace = try TraceReader().read(FormatSample.bytes(of: .trace, version: 1))
    expectEqual(trace.header.scene, "engine/springs")
    expectEqual(trace.header.size, Size2D(width: 320, height: 240.5))
    expectEqual(trace.header.seed, .max)
    expectEqual(trace.header.environment.dynamicTypeSize, .xLarge)
    expectEqual(trace.header.variants, [.dark, .rightToLeft, .text(.accessibility3)])
    expectEqual(trace.events.count, 24)
    expectEqual(Set(trace.events.map(\.action.kind)), Set(TraceAction.Kind.allCases))
    expectEqual(
      trace.events[11].action,
      .scroll(.id("list"), by: .init(width: 0, height: -200), duration: 300_000))
    expectEqual(trace.checkpoints.map(\.frame), [0, 120])
  }

  @Test("A script of version 1, with its version and without")
  func script() throws {
    let text = FormatSample.text(of: .script, version: 1)
    let script = try RecordingScript(text)
    expectEqual(script.settings.size, Size2D(width: 320, height: 240))
    expectEqual(script.settings.rate, 120)
    expectEqual(script.settings.variants, [.dark, .text(.xLarge)])
    expectEqual(script.settings.rules.count, 2)
    expectEqual(script.settings.environment.locale, "ar_EG")
    expectEqual(script.steps.count, 19)
    expectEqual(script.steps.first?.line, 14)
    expectEqual(script.steps.first?.action, .checkpoint("start"))
    expectEqual(script.steps[15].action, .event(.resize(Size2D(width: 390, height: 844))))
    expectEqual(script.steps.last?.action, .checkpoint("end"))
    var stated = try RecordingScript("version 1\n" + text)
    for index in stated.steps.indices { stated.steps[index].line -= 1 }
    expectEqual(stated, script)
  }

  @Test("A suite of version 1")
  func suite() throws {
    let path = FormatSample.path(of: .suite, version: 1)
    let suite = try SuiteFile(bytes: FileSystem.read(path), of: path)
    expectEqual(
      suite.cases.map(\.identifier),
      ["engine/springs/toggle", "engine/springs/toggle@dark", "glass/hello/press"])
    try expectEqual(suite.text, FileSystem.readText(path))
  }

  @Test("The set of version 1 that is measured")
  func bench() throws {
    let file = try BenchFile(FormatSample.bytes(of: .bench, version: 1))
    expectEqual(file.patterns, ["bench/*", "engine/springs/toggle@dark"])
  }

  @Test("Budgets of version 1")
  func budgets() throws {
    let bytes = try FormatSample.bytes(of: .budgets, version: 1)
    let file = try BudgetFile(bytes)
    let name = CaseName(scene: "engine/springs", trace: "toggle")
    expectEqual(file.budgets[name]?.counters, [.bodies: 12, .glassPasses: 0])
    expectEqual(file.budgets[name]?.milliseconds, [.render: 12.5])
    expectEqual(
      file.budgets[CaseName(scene: "engine/springs", trace: "toggle", variant: "dark")],
      BudgetFile.Budget())
    expectEqual(Array(file.text.utf8), bytes)
  }

  @Test("A model of cost of version 1")
  func cost() throws {
    let bytes = try FormatSample.bytes(of: .cost, version: 1)
    let model = try CostModel(bytes)
    expectEqual([model.number, model.scenes], [3, 31])
    expectEqual(model.machine.cores, 2)
    expectEqual(Set(model.phases.keys), [.input, .morph])
    let morph = try #require(model.phases[.morph])
    expectEqual(morph.nanoseconds, [886, 231, 1230, 78.9, 4.91])
    expectEqual([morph.residual, morph.upperResidual], [0.102, 0.287])
    expectEqual(morph.cases, 60)
    expectEqual(Array(model.text.utf8), bytes)
  }

  @Test("Times of version 1")
  func times() throws {
    let bytes = try FormatSample.bytes(of: .times, version: 1)
    let file = try TimesFile(bytes)
    expectEqual(
      file.milliseconds,
      [
        CaseName(scene: "engine/springs", trace: "toggle"): 480,
        CaseName(scene: "engine/springs", trace: "toggle", variant: "dark"): 512,
        CaseName(scene: "glass/hello", trace: "tap"): 3_050,
      ])
    expectEqual(Array(file.text.utf8), bytes)
  }

  @Test("Checksums of version 1: the hashes of the baseline beside them, by another XXH3")
  func checksums() throws {
    let bytes = try FormatSample.bytes(of: .checksums, version: 1)
    let checksums = try BaselineChecksums(json: bytes)
    let folder = FormatSample.path(of: .baseline, version: 1).appendingPath("shapes/all/press")
    let files = try FileSystem.names(in: folder)
    expectEqual(checksums.hashes.keys.sorted(), files.sorted())
    for file in files {
      let known = try BaselineChecksums.hash(of: FileSystem.read(folder.appendingPath(file)))
      expectEqual(checksums.hashes[file], known, "\(file)")
    }
    expectEqual(Array(checksums.json.utf8), bytes)
  }

  @Test("Frames of version 1: digests of 32 bits, of which 24 are kept")
  func frames1() throws {
    let hashLog = try FrameHashLog(json: FormatSample.bytes(of: .frames, version: 1))
    expectEqual([hashLog.rate, hashLog.pixelWidth, hashLog.pixelHeight], [60, 720, 840])
    expectEqual(hashLog.views.count, 31)
    expectEqual(hashLog.views[2], "ShapesScene/VStack.padding.background/layer/Backdrop")
    expectEqual(hashLog.checkpoints.map(\.name), ["start", "turning", "round", "pressed", "end"])
    expectEqual(hashLog.frames.count, 92)
    let first = hashLog.frames[0]
    expectEqual(first.hashes[.pixels], 0x4f04_6397_c00e_2acf)
    expectEqual(first.views[0], .init(view: 0, state: 0xf8_bb3b, layout: 0, operations: 0))
    expectEqual(first.views[2], .init(view: 3, state: 0, layout: 0x7a_4f6b, operations: 0xff_1a0c))
    expectEqual(first.tiles[1], .init(tile: 1, digest: 0xdc_ba6c))
    // What a frame says of a view keeps what it does not say.
    let turned = try #require(
      hashLog.frames.dropFirst().first { $0.views.contains { $0.view == 10 } })
    expectEqual(
      turned.views.first { $0.view == 10 }?.layout, first.views.first { $0.view == 10 }?.layout)
    try expectEqual(FrameHashLog(json: hashLog.json), hashLog)
  }

  @Test("Frames of version 2")
  func frames2() throws {
    let bytes = try FormatSample.bytes(of: .frames, version: 2)
    let hashLog = try FrameHashLog(json: bytes)
    expectEqual([hashLog.rate, hashLog.pixelWidth, hashLog.pixelHeight], [60, 360, 420])
    expectEqual(hashLog.views.count, 31)
    expectEqual(hashLog.views[2], "ShapesScene/VStack.padding.background/layer/Backdrop")
    expectEqual(hashLog.checkpoints.map(\.name), ["start", "pressed", "end"])
    expectEqual(hashLog.checkpoints.map(\.frame), [0, 2, 30])
    expectEqual(hashLog.frames.count, 31)
    expectEqual(hashLog.frames[2].hashes[.pixels], 0x0acf_f6ea_9d90_a854)
    expectEqual(hashLog.frames[2].tiles.map(\.tile), Array(30...41))
    expectEqual(hashLog.frames[2].views.map(\.view), [25, 27])
    expectEqual(hashLog.json, FormatSample.text(of: .frames, version: 2))
  }

  @Test("Display lists of version 1, with whole paths, and of version 2: the same drawing")
  func display() throws {
    let texts = try (1...2).map { try FormatSample.bytes(of: .display, version: $0) }
    let records = try texts.map { try DisplayRecord(reading: $0) }
    expectEqual(records[0], records[1])
    expectEqual(Array(records[1].text.utf8), texts[1])
    expectEqual(DisplayRecord.upgraded(texts[0]), texts[1])
    expectEqual(DisplayRecord.upgraded(texts[1]), texts[1])
    let operations = records[1].operations
    expectEqual(operations.count, 40)
    let root = "PhotoScreen/PhotographView/Color.overlay"
    expectEqual(operations[0].view, root + ".overlay.clipShape")
    expectEqual(operations[1].view, root + "/layer/Image")
    expectEqual(operations[3].action, .end)
    expectEqual(operations[3].view, operations[0].view)
    let bar = root + ".overlay.clipShape.accessibility.overlay.overlay/layer/GlassEffectContainer"
    expectEqual(
      records[1].elements.last?.view, bar + "/HStack/HStack[2].padding.frame.clipShape.glassEffect")
  }

  @Test("Tolerances of version 1")
  func tolerances() throws {
    let bytes = try FormatSample.bytes(of: .tolerances, version: 1)
    let rules = try ToleranceFile(bytes: bytes, of: "t.json").rules
    expectEqual(rules.map(\.rule.scene), ["glass/*", "lamp", "lamp", "clock", "clock", "clock"])
    expectEqual(rules.first?.rule.effect, .allow(.init(pixels: 0...120, channel: 0...2)))
    expectEqual(rules[3].rule.effect, .ignore)
    expectEqual(rules[5].rule.exactThrough, .layout)
    expectEqual(rules.map(\.place), (5...10).map { .line($0, of: "t.json") })
  }

  @Test("Exemptions of version 1")
  func lint() throws {
    let bytes = try FormatSample.bytes(of: .lint, version: 1)
    let file = try LintFile(bytes: bytes, of: "lint.json")
    expectEqual(file.application, "BrewLog")
    expectEqual(file.exemptions.map(\.rule), [.glassInContent, nil])
    expectEqual(file.exemptions.map(\.view), [nil, "pad"])
    expectEqual(file.exemptions.map(\.line), [6, 7])
  }

  @Test("A bundle of version 1")
  func repro() throws {
    let bytes = try FormatSample.bytes(of: .repro, version: 1)
    let bundle = try ReproBundle(bytes: bytes)
    expectEqual(bundle.name, CaseName(scene: "shapes/all", trace: "press"))
    expectEqual(bundle.scene.width, 360)
    expectEqual(bundle.failure, nil)
    expectEqual(bundle.origin.tool, "0.1.0")
    expectEqual(bundle.trace.checkpoints.map(\.name), ["start", "pressed", "end"])
    expectEqual(bundle.files.count, 12)
    expectEqual(bundle.expected, bundle.actual)
    expectEqual(bundle.bytes, bytes)
  }
}

@Suite("Formats: upgrading")
struct FormatUpgradeTests {
  @Test(
    "A file says its format and version; what is upgraded means the same, and is not old",
    arguments: FileFormat.allCases.filter { $0 != .baseline })
  func upgraded(format: FileFormat) throws {
    let folder = try TemporaryFolder()
    for version in 1...format.version {
      let path = FormatSample.path(of: format, version: version)
      let file = try #require(try VersionedFile(at: path, isScript: true))
      expectEqual(file.format, format)
      expectEqual(file.version, version)
      expectEqual(file.isOld, version < format.version)
      let written = folder(path.lastPathPart)
      try FileSystem.write(try file.upgraded(), to: written)
      let again = try #require(try VersionedFile(at: written, isScript: true))
      expectEqual(again.format, format)
      expectEqual(again.version, format.version)
      try expectEqual(again.upgraded(), FileSystem.read(written))
    }
  }

  @Test(
    "What is written today stays byte for byte",
    arguments: [FileFormat.trace, .script, .display, .frames, .checksums, .repro, .history])
  func unchanged(format: FileFormat) throws {
    let path = FormatSample.path(of: format, version: format.version)
    let file = try #require(try VersionedFile(at: path, isScript: true))
    try expectEqual(file.upgraded(), FileSystem.read(path))
  }

  @Test(
    "Other files are of no format",
    arguments: [
      ("a.json", "{}"), ("a.json", #"{"meniscus":"trace"}"#),
      ("a.json", #"{"meniscus":"x","version":1}"#),
      ("a.json", "not JSON"), ("a.jsonl", #"{"at":"2026-11-21","accepted":["a/b"]}"#),
      ("a.jsonl", ""), ("a.display.txt", "display list\n"), ("a.display.txt", ""),
      ("a.png", #"{"meniscus":"frames","version":1}"#), ("a.meniscus-repro", "\n"),
    ])
  func others(name: String, text: String) throws {
    let folder = try TemporaryFolder()
    #expect(try VersionedFile(at: folder.write(text, name)) == nil)
  }

  @Test("A version that nobody knows is refused, whichever format")
  func newer() throws {
    let folder = try TemporaryFolder()
    for format in FileFormat.allCases where ![.script, .baseline, .display].contains(format) {
      let key = format == .report ? "format" : "meniscus"
      let name = format == .report ? "meniscus-report" : format.rawValue
      for version in [0, format.version + 1] {
        let path = try folder.write(#"{"\#(key)":"\#(name)","version":\#(version)}"#, "a.json")
        #expect(
          throws: SuiteError.unsupportedVersion(path: path, format: format, found: version)
        ) { try VersionedFile(at: path) }
      }
    }
    let path = try folder.write("version 2\ntap #a\n", "a.txt")
    #expect(throws: SuiteError.unsupportedVersion(path: path, format: .script, found: 2)) {
      try VersionedFile(at: path, isScript: true)
    }
    let list = try folder.write("display 3\n", "a.display.txt")
    #expect(throws: SuiteError.unsupportedVersion(path: list, format: .display, found: 3)) {
      try VersionedFile(at: list)
    }
  }

  @Test(
    "A script's version comes first, and is one that is read",
    arguments: [
      ("# a\n\nversion 2", 3, ScriptProblem.unsupportedVersion(found: 2, newest: 1)),
      ("version 0", 1, .unsupportedVersion(found: 0, newest: 1)),
      ("rate 60\nversion 1", 2, .versionNotFirst),
      ("version 1\nversion 1", 2, .versionNotFirst),
      ("version", 1, .missingArgument(step: "version", expected: .wholeNumber)),
      ("version 1 2", 1, .extraArgument(step: "version", found: "2")),
    ])
  func scriptVersion(text: String, line: Int, problem: ScriptProblem) {
    #expect(throws: ReplayError.script(line: line, problem: problem)) { try RecordingScript(text) }
  }

  @Test("Frames of version 1 that are broken are told as such, with their place")
  func brokenFrames() throws {
    let text = FormatSample.text(of: .frames, version: 1)
    for (old, new) in [
      ("\"9af8bb3b\"", "\"9af8bb3\""), ("\"9af8bb3b\"", "7"),
      ("[0,\"9af8bb3b\",null,null]", "[0,null]"),
      ("[0,\"7b4c8dcf\"]", "[-1,\"7b4c8dcf\"]"), ("[0,\"7b4c8dcf\"]", "[7,\"7b4c8dcf\"]"),
      ("[1,null,\"bb95445e\",null]", "[99,null,\"bb95445e\",null]"),
    ] {
      expectContains(text, old)
      do {
        _ = try FrameHashLog(json: text.replacing(old, with: new, maxReplacements: 1))
        Issue.record("\(new) is read")
      } catch ReplayError.frames(let line, _, _) {
        expectEqual(line, 43, "\(new)")
      }
    }
  }
}
