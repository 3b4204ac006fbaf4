import Foundation
import MeniscusCLI
import MeniscusDiff
import MeniscusFormats
import MeniscusImage
import MeniscusUI
import TestSupport
import Testing

/// Commands as they are typed, in this process.
@Suite("Commands")
struct ToolTests {
  /// Commands that help shows, with examples.
  private static let documented = Tool.commands.filter { !$0.isHidden }.map(\.name)

  /// How every command answers in an empty folder, which `~` stands for.
  private static let answers: [(line: String, code: ExitCode, says: String)] = [
    ("test --list --traces ~", .unusable, "~: contains no traces; record one with"),
    ("test --traces ~/none --report ~/none", .unusable, "~/none: there is no such folder"),
    ("test --shard 4/3 --traces ~", .usage, "4/3"),
    ("merge", .usage, "`merge` needs REPORT"),
    ("merge ~/none", .unusable, "~/none: not found"),
    ("merge ~", .unusable, "~: no report of a shard"),
    ("accept --all --report ~/none", .unusable, "~/none: there is no run to accept from"),
    ("reject --all --report ~/none", .unusable, "~/none: there is no run to accept from"),
    ("pending --report ~/none", .unusable, "~/none: there is no run to accept from"),
    ("prune --traces ~/none", .unusable, "~/none: there is no such folder"),
    ("replay lamp/none --traces ~", .usage, "lamp/none: neither a file nor a trace"),
    ("record nowhere --script ~/none", .usage, "there is no scene `nowhere`"),
    ("diff ~/a.png ~/b.png", .unusable, "~/a.png: not found"),
    ("explain lamp/none --frame 0 --traces ~", .usage, ": neither a file nor a trace"),
    ("minimize lamp/none --traces ~", .usage, "lamp/none: neither a file nor a trace"),
    ("repro pak", .usage, "`repro` does not know `pak`; did you mean `pack`?"),
    ("repro show ~/none", .unusable, "~/none: not found"),
    ("check --traces ~/none", .unusable, "~/none: there is no such folder"),
    ("audit --traces ~/none", .unusable, "~/none: there is no such folder"),
    ("lint --traces ~/none", .unusable, "~/none: there is no such folder"),
    ("layout ~/none", .unusable, "~/none: not found"),
    ("render ~/none --out ~/a.png", .unusable, "~/none: not found"),
    ("bench --traces ~", .usage, "`bench` needs TRACE"),
    ("bench nothing --traces ~", .usage, "no case name matches `nothing`"),
    ("bench engine --variants", .usage, "`--variants` and `engine`"),
    ("bench engine --plant render", .usage, "`--plant` and `engine`"),
    ("bench render --counters --repeat 3", .usage, "`--repeat` and `--counters`"),
    ("test --proof half --traces ~", .usage, "`--proof half`: expected full, rotating or cached"),
    ("test --fault rim-mising --list --traces ~", .usage, "did you mean `rim-missing`?"),
    (
      "test --fault rim-mising --traces ~", .usage,
      "`--fault rim-mising`: did you mean `rim-missing`?"
    ),
    (
      "test --fault rim-missing --record all --traces ~", .usage,
      "`--record all` and `--fault rim-missing`"
    ),
    (
      "test --fault rim-missing --history --traces ~", .usage,
      "`--history` and `--fault rim-missing`"
    ),
    (
      "test --fault rim-missing --set-times --traces ~", .usage,
      "`--set-times` and `--fault rim-missing`"
    ),
    (
      "test --fault rim-missing --shard 1/2 --traces ~", .usage,
      "`--shard` and `--fault rim-missing`"
    ),
    ("test --proof cached --record all --traces ~", .usage, "`--record all` and `--proof cached`"),
    ("bench diff --counters", .usage, "`--counters` and `diff`"),
    ("bench lamp --counters --profile folded", .usage, "`--profile` and `--counters`"),
    ("test --traces ~ --profile pprof", .usage, "`--profile pprof`: expected speedscope or folded"),
    ("replay lamp/none --profile-out ~/a", .usage, "`--profile-out` requires `--profile`"),
    ("bench lamp --counters --rounds 3", .usage, "`--rounds` and `--counters`"),
    ("history thin", .usage, "`history` does not know `thin`; expected import, export or prune"),
    ("history import", .usage, "`history` needs PATH"),
    ("history import ~/none.jsonl", .unusable, "~/none.jsonl: not found"),
    ("history export --history-folder ~/none", .unusable, "~/none: not found"),
    ("history prune ~/a", .usage, "`history` takes no `~/a`"),
    ("history prune --history-folder ~ --recent 0", .usage, "`--recent 0`"),
    ("dashboard --history-folder ~/none --out ~/out", .unusable, "~/none: not found"),
    ("dashboard --report ~/none --out ~/out", .unusable, "~/none: there is no run"),
    ("dashboard all", .usage, "`dashboard` takes no `all`"),
    ("changes", .usage, "`changes` needs FILE"),
    ("changes ~/none.json", .unusable, "~/none.json: not found"),
    ("changes ~/a --window 1", .usage, "`--window 1`: expected a whole number from 2 to 10,000"),
    ("changes ~/a --p 2", .usage, "`--p 2`: expected a number from 0 to 1"),
    ("changes ~/a --magnitud 2", .usage, "did you mean `--magnitude`?"),
    ("alerts --history-folder ~/none", .unusable, "~/none: not found"),
    ("alerts ~/none", .usage, "`alerts` takes no `~/none`"),
    ("bisect lamp --bad HEAD --traces ~", .usage, "`--bad` requires `--good`"),
    ("bisect --good HEAD --traces ~", .usage, "`bisect` needs TRACE"),
    ("bisect lamp --good HEAD~1 --metric glasPasses", .usage, "did you mean `glassPasses`?"),
    ("bisect lamp --good HEAD~1 --metric frame.p50", .usage, "a time is another whenever it is"),
    ("bisect lamp --good HEAD~1 --metric pixels --above 3", .usage, "`--above` and `pixels`"),
    ("bisect lamp --good HEAD~1 --above x", .usage, "`--above x`: expected a number"),
    ("bisect nothing --good HEAD~1 --traces ~", .usage, "no case name matches `nothing`"),
    ("bisect --history-folder ~/none --traces ~", .unusable, "~/none: not found"),
    ("bisect --history-folder ~ --traces ~", .usage, "no alert is open, so nothing says where"),
    ("upgrade --traces ~/none", .unusable, "~/none: there is no such folder"),
    ("upgrade ~/a.json", .unusable, "~/a.json: not found"),
    ("upgrade --check ~", .accepted, "0 of 0 files old"),
    ("new", .usage, "`new` needs NAME"),
    ("new 9lives --path ~/a", .usage, "`9lives` cannot name a module"),
    ("new Testing --path ~/a", .usage, "`Testing` is the name of a module"),
    ("new weather --path ~/a --meniscus ~/none", .unusable, "~/none: not found"),
    ("new weather --path ~/a --meniscus ~", .unusable, "~: not the package of Meniscus"),
    ("new weather --path ~/a --from 1.0.0", .usage, "`--from` requires `--meniscus`"),
    ("new weather --path ~/a --ci githb", .usage, "did you mean `github`?"),
    ("scenes --json", .accepted, "\"name\" : \"lamp\""),
    ("scenes --pictures", .usage, "`--pictures`"),
    ("doctor nothing", .usage, "`doctor` takes no `nothing`"),
    ("worker", .usage, "`worker` needs DIR"),
    ("web-core --agian", .usage, "did you mean `--again`?"),
    ("show ~/none", .unusable, "~/none/index.html: there is no report; run `meniscus test`"),
    ("show ~ --port 99999", .usage, "`--port 99999`"),
    ("show ~ --prot 80", .usage, "did you mean `--port`?"),
    ("inspect", .usage, "`inspect` needs WHAT"),
    ("inspect ~", .unusable, "~/index.html: there is no report"),
    ("inspect ~ --variant dark", .usage, "`--variant` and `~`"),
    ("inspect ~/none.jsonl", .unusable, "~/none.jsonl: not found"),
    ("inspect ~/none.meniscus-repro", .unusable, "~/none.meniscus-repro: not found"),
    ("inspect lamp/none --traces ~", .usage, "lamp/none: neither a file nor a trace"),
    ("record lamp --trace ~/none.jsonl", .unusable, "~/none.jsonl: not found"),
    ("record lamp --trace ~/a --device ipad", .usage, "`--device` and `--trace`"),
    ("record lamp --trace ~/a --resume", .usage, "`--resume` and `--trace`"),
  ]

  @Test("Every command of the tool answers", arguments: Tool.commands.map(\.name))
  func answer(command: String) async throws {
    let lines = Self.answers.filter { $0.line.prefix { $0 != " " } == command }
    try #require(!lines.isEmpty, "no answer of `\(command)` is expected here: write one")
    let folder = try ToolRun.folder()
    defer { try? FileSystem.remove(folder) }
    for (line, code, says) in lines {
      let words = line.replacing("~", with: folder).split(separator: " ").map(String.init)
      let result = await ToolRun(words)
      let said = result.output + result.errors
      #expect(result.code == code && said.contains(says.replacing("~", with: folder)), "\(said)")
    }
    #expect(try FileSystem.names(in: folder).isEmpty)
  }

  @Test("On a build server the proof is full, whatever is asked for", arguments: Proof.allCases)
  func proof(proof: Proof) async throws {
    let folder = try ToolRun.folder()
    defer { try? FileSystem.remove(folder) }
    let trace = "lamp/on.jsonl"
    try FileSystem.createFolder(folder.appendingPath("Traces/lamp"))
    try FileSystem.write(
      traceText(scene: "lamp").utf8, to: folder.appendingPath("Traces").appendingPath(trace))
    func run(_ environment: [String: String]) async throws -> (said: String, proof: Proof?) {
      let report = folder.appendingPath("report")
      let result = await ToolRun(
        [
          "test", "--proof", proof.rawValue, "--traces", folder.appendingPath("Traces"),
          "--baselines", folder.appendingPath("Baselines"), "--report", report,
          "--history-folder", folder.appendingPath("history"),
        ], environment: environment)
      return (result.output + result.errors, try RunManifest(in: report).proof)
    }
    let (own, server) = (try await run([:]), try await run(["CI": "true"]))
    expectEqual(own.proof, proof.isPartial ? proof : nil)
    expectEqual(own.said.contains("proof: partial (\(proof.rawValue))"), proof.isPartial)
    expectEqual(server.proof, nil)
    #expect(!server.said.contains("proof: partial"))
    expectEqual(server.said.contains("is not heeded where CI is set"), proof.isPartial)
    try await expectEqual(run(["CI": "false"]).proof, proof.isPartial ? proof : nil)
  }

  @Test("A debug build that is to replay names the command that is far faster, and no other does")
  func debugBuild() async {
    func said(
      _ words: [String], by command: String = "swift run meniscus", build: String = "debug",
      isWatched: Bool = true
    ) -> String {
      let (output, errors) = (RecordedStream(), RecordedStream(isTerminal: isWatched))
      let tool = Tool(
        name: "meniscus", command: command, executable: "/nothing", scenes: [],
        console: Console(output: output, errors: errors, environment: [:]))
      tool.warn(ofBuild: build, words)
      expectEqual(output.text, "")
      return errors.text
    }
    expectEqual(
      said(["test", "*@dark", "--jobs", "2"]),
      "this is a debug build; a release build is some fifty times faster: "
        + "`swift run -c release meniscus test '*@dark' --jobs 2`\n")
    expectContains(said(["bench"]), "`swift run -c release meniscus bench`")
    expectContains(said(["test"], by: "./lamp"), "build with `swift build -c release`")
    expectEqual(said(["test"], build: "release"), "")
    expectEqual(said(["test"], isWatched: false), "")
    for words in [["test", "--json"], ["test", "--help"], ["scenes"], ["worker", "x"], []] {
      expectEqual(said(words), "")
    }
  }

  @Test("Every answer is one of a command of the tool")
  func answers() {
    let commands = Self.answers.map { String($0.line.prefix { $0 != " " }) }
    expectEqual(Set(commands), Set(Tool.commands.map(\.name)))
  }

  @Test("Without a command the help is shown as an error")
  func nothing() async {
    let result = await ToolRun([])
    expectEqual(result.code, .usage)
    #expect(result.output.isEmpty)
    expectPrefix(result.errors, "meniscus: replay recorded scenes")
  }

  @Test("Help names every command that is not hidden", arguments: [["--help"], ["-h"], ["help"]])
  func help(words: [String]) async {
    let result = await ToolRun(words)
    expectEqual(result.code, .accepted)
    for command in Self.documented {
      expectContains(result.output, "\n  \(command) ")
    }
    #expect(!result.output.contains("worker"))
  }

  @Test(
    "Every command has help with examples that name it",
    arguments: documented)
  func commandHelp(command: String) async {
    for words in [[command, "--help"], ["help", command], [command, "x", "-h"]] {
      let result = await ToolRun(words)
      expectEqual(result.code, .accepted)
      expectContains(result.output, "usage: meniscus \(command)")
      expectContains(result.output, "examples:\n  meniscus \(command)")
    }
  }

  @Test("Lines of help fit a terminal of a hundred columns")
  func width() async {
    for command in Self.documented {
      for line in await ToolRun([command, "--help"]).output.split(separator: "\n") {
        #expect(line.count <= 100, "\(line)")
      }
    }
  }

  @Test("The version")
  func version() async {
    #expect(await ToolRun(["--version"]).output == "meniscus \(ToolVersion.text)\n")
  }

  @Test("Unknown commands and options suggest the nearest, with exit code 64")
  func unknown() async {
    let command = await ToolRun(["tset"])
    expectEqual(command.code, .usage)
    expectEqual(command.errors, "meniscus: there is no command `tset`; did you mean `test`?\n")
    let option = await ToolRun(["test", "--jbos", "2"])
    expectEqual(option.code, .usage)
    expectEqual(option.errors, "meniscus: `test` has no option `--jbos`; did you mean `--jobs`?\n")
    #expect(await ToolRun(["worke"]).errors.contains("lists them"))
  }

  @Test("Scenes are listed, sorted, as text and as data")
  func scenes() async throws {
    #expect(await ToolRun(["scenes"]).output == "a/b   320×240\nlamp  320×240\n")
    let data = Data(await ToolRun(["scenes", "--json"]).output.utf8)
    let list = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    expectEqual(list.map { $0["name"] as? String }, ["a/b", "lamp"])
  }

  @Test("Scenes whose names collide or are no paths stop every command")
  func badScenes() async {
    let twice = await ToolRun(
      ["scenes"], scenes: [Scene("a") { Color.red }, Scene("a") { Color.red }])
    expectEqual(twice.code, .usage)
    expectEqual(twice.errors, "meniscus: two scenes are named `a`; rename one of them\n")
    for name in ["", "../x", "/x", "a//b", "a@b", "a*", ".hidden", "a/.b"] {
      #expect(
        await ToolRun(["scenes"], scenes: [Scene(name) { Color.red }]).code == .usage, "\(name)")
    }
  }

  @Test("Two pictures are compared, and the difference is written")
  func diff() async throws {
    let folder = try ToolRun.folder()
    defer { try? FileSystem.remove(folder) }
    var picture = Bitmap(width: 3, height: 2)
    let (left, right) = (folder.appendingPath("a.png"), folder.appendingPath("b.png"))
    try FileSystem.write(PNG.encode(picture), to: left)
    picture.samples[4] = 200
    try FileSystem.write(PNG.encode(picture), to: right)
    #expect(await ToolRun(["diff", left, left]).output == "equal: 3×2 px\n")
    let out = folder.appendingPath("d.png")
    let result = await ToolRun(["diff", left, right, "--out", out])
    expectEqual(result.code, .different)
    expectEqual(result.output, "1 px differ, by at most 200 of 255, within 1×1 px at 1, 0\n")
    try expectEqual(PNG.decode(FileSystem.read(out)).width, 3)
    let json = await ToolRun(["diff", left, right, "--json"])
    expectContains(json.output, "\"differingPixels\" : 1")
    try FileSystem.write(PNG.encode(Bitmap(width: 2, height: 2)), to: right)
    let sizes = await ToolRun(["diff", left, right])
    expectEqual(sizes.code, .different)
    expectEqual(sizes.output, "3×2 px accepted, 2×2 px now\n")
  }

  @Test("Two pictures are compared by looks, and the heat map is written")
  func perceptualDiff() async throws {
    let folder = try ToolRun.folder()
    defer { try? FileSystem.remove(folder) }
    let paths = ["a", "faint", "plain", "small"].map { folder.appendingPath("\($0).png") }
    var picture = Bitmap(width: 40, height: 30, samples: [UInt8](repeating: 255, count: 4800))
    try FileSystem.write(PNG.encode(picture), to: paths[0])
    picture.samples[400] = 254
    try FileSystem.write(PNG.encode(picture), to: paths[1])
    for index in 2000..<2040 where index % 4 != 3 { picture.samples[index] = 0 }
    try FileSystem.write(PNG.encode(picture), to: paths[2])
    try FileSystem.write(PNG.encode(Bitmap(width: 39, height: 30)), to: paths[3])

    #expect(await ToolRun(["diff", paths[0], paths[0], "--comparator", "flip"]).code == .accepted)
    #expect(await ToolRun(["diff", paths[0], paths[1]]).code == .different)
    let faint = await ToolRun(["diff", paths[0], paths[1], "--comparator", "flip"])
    expectEqual(faint.code, .accepted)
    expectPrefix(faint.output, "1 px differ, by at most 1 of 255, ")
    expectContains(faint.output, "; within tolerance: ꟻLIP mean ")
    let out = folder.appendingPath("heat.png")
    let plain = await ToolRun(["diff", paths[0], paths[2], "--comparator", "flip", "--out", out])
    expectEqual(plain.code, .different)
    expectContains(plain.output, "; beyond tolerance: ꟻLIP mean ")
    let heat = try PNG.decode(try FileSystem.read(out))
    #expect(heat.width == 40 && heat.height == 30)
    // Black where nothing differs, by the first colour of magma.
    expectEqual(Array(heat.samples.suffix(4)), [0, 0, 4, 255])

    let loose = ["--comparator", "flip", "--mean", "1", "--area", "1200"]
    #expect(await ToolRun(["diff", paths[0], paths[2]] + loose).code == .accepted)
    let strict = ["--comparator", "flip", "--threshold", "0", "--area", "0"]
    #expect(await ToolRun(["diff", paths[0], paths[1]] + strict).code == .different)
    let sizes = await ToolRun(["diff", paths[0], paths[3]] + loose)
    expectEqual(sizes.code, .different)
    expectEqual(sizes.output, "40×30 px accepted, 39×30 px now\n")
  }

  @Test("What a comparison by looks found, as data")
  func perceptualData() async throws {
    let folder = try ToolRun.folder()
    defer { try? FileSystem.remove(folder) }
    let (left, right) = (folder.appendingPath("a.png"), folder.appendingPath("b.png"))
    var picture = Bitmap(width: 30, height: 30, samples: [UInt8](repeating: 255, count: 3600))
    try FileSystem.write(PNG.encode(picture), to: left)
    for first in [1600, 1720] {
      for index in first..<first + 8 { picture.samples[index] = index % 4 == 3 ? 255 : 0 }
    }
    try FileSystem.write(PNG.encode(picture), to: right)
    func object(_ options: [String]) async throws -> [String: Any] {
      let text = await ToolRun(["diff", left, right, "--json"] + options).output
      return try #require(
        JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }
    let exact = try await object([])
    #expect(exact["flip"] == nil && exact["withinTolerance"] as? Bool == false)
    let object = try await object(["--comparator", "flip", "--mean", "0.5"])
    expectEqual(object["equal"] as? Bool, false)
    expectEqual(object["withinTolerance"] as? Bool, false)
    let flip = try #require(object["flip"] as? [String: Any])
    let mean = try #require(flip["mean"] as? Double)
    let maximum = try #require(flip["max"] as? Double)
    #expect(0 < mean && mean < maximum && maximum <= 1)
    expectEqual(flip["allowedMean"] as? Double, 0.5)
    let quartiles = ["firstWeightedQuartile", "weightedMedian", "thirdWeightedQuartile"]
      .compactMap { flip[$0] as? Double }
    #expect(quartiles.count == 3 && quartiles == quartiles.sorted() && quartiles[2] <= maximum)
    expectEqual(flip["min"] as? Double, 0)
  }

  @Test("Comparators and bounds that cannot be are told, with exit code 64")
  func perceptualUsage() async {
    func errors(_ words: [String]) async -> String {
      let result = await ToolRun(["diff", "a.png", "b.png"] + words)
      expectEqual(result.code, words.isEmpty ? .unusable : .usage)
      return result.errors
    }
    let names = PictureComparator.all.map(\.name)
    _ = await errors([])
    // The files are not there; what is said comes first where it is wrong.
    #expect(
      await errors(["--comparator", "flop"])
        == "meniscus: `--comparator flop`: did you mean `flip`?\n")
    #expect(
      await errors(["--comparator", "ssimulacra"])
        == "meniscus: `--comparator ssimulacra`: expected "
        + "\(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")\n")
    #expect(
      await errors(["--mean", "0.1"])
        == "meniscus: `--mean` requires `--comparator flip`\n")
    #expect(
      await errors(["--comparator", "flip", "--threshold", "2"])
        == "meniscus: `--threshold 2`: expected a number from 0 to 1\n")
    #expect(
      await errors(["--comparator", "flip", "--mean", "nan"])
        == "meniscus: `--mean nan`: expected a number from 0 to 1\n")
    #expect(
      await errors(["--comparator", "flip", "--area", "1.5"])
        .hasPrefix("meniscus: `--area 1.5`: expected a whole number from 0 to "))
    let hashLogs = await ToolRun(["diff", "a.json", "b.json", "--comparator", "flip"])
    expectEqual(hashLogs.code, .usage)
    #expect(await ToolRun(["test", "--comparator", "x"]).code == .usage)
  }

  @Test("A contact sheet takes at most 60 frames unless asked for more, and always the last")
  func sheet() async throws {
    let folder = try ToolRun.folder()
    defer { try? FileSystem.remove(folder) }
    let trace = folder.appendingPath("Traces/lamp/still.jsonl")
    let header =
      #"{"meniscus":"trace","version":1,"scene":"lamp","size":[40,30],"scale":1,"rate":60,"seed":0}"#
    try FileSystem.write(
      (header + "\n" + #"{"at":2000000,"end":true}"# + "\n").utf8, to: trace)
    let out = folder.appendingPath("sheet.png")
    func size(_ options: [String]) async throws -> [Int] {
      let result = await ToolRun(["replay", trace, "--sheet", out] + options)
      expectEqual(result.code, .accepted, "\(result.errors)")
      let bitmap = try PNG.decode(try FileSystem.read(out))
      return [bitmap.width, bitmap.height]
    }
    // 121 frames: every third is 41, and a cell is 40 by 30 pixels, a label of 11 and 2 between.
    try await expectEqual(size([]), [7 * 42 + 2, 6 * 43 + 2])
    try await expectEqual(size(["--every", "1", "--columns", "11"]), [11 * 42 + 2, 11 * 43 + 2])
    // Frames 0, 50, 100 and the last, 120.
    try await expectEqual(size(["--every", "50", "--columns", "4"]), [4 * 42 + 2, 43 + 2])
    try await expectEqual(size(["--every", "5000", "--columns", "9"]), [2 * 42 + 2, 43 + 2])
    let huge = header.replacing("[40,30]", with: "[4000,3000]")
    try FileSystem.write(
      (huge + "\n" + #"{"at":2000000,"end":true}"# + "\n").utf8, to: trace)
    let result = await ToolRun(["replay", trace, "--sheet", out, "--every", "20"])
    expectEqual(result.code, .usage)
    expectContains(result.errors, "take fewer frames with `--every`")
  }

  @Test("Pictures and frame-hash logs that cannot be read are named with their byte, exit code 5")
  func unreadable() async throws {
    let folder = try ToolRun.folder()
    defer { try? FileSystem.remove(folder) }
    let (good, cut) = (folder.appendingPath("a.png"), folder.appendingPath("b.png"))
    let bytes = PNG.encode(Bitmap(width: 3, height: 2))
    try FileSystem.write(bytes, to: good)
    try FileSystem.write(bytes.prefix(20), to: cut)
    let result = await ToolRun(["diff", good, cut])
    expectEqual(result.code, .unusable)
    expectPrefix(result.errors, "meniscus: \(cut): byte ")
    let missing = await ToolRun(["diff", good, folder.appendingPath("none.png")])
    expectEqual(missing.code, .unusable)
    expectEqual(
      missing.errors, "meniscus: \(folder.appendingPath("none.png")): not found; check the path\n")
    let hashLog = folder.appendingPath("frames.json")
    try FileSystem.write("{}".utf8, to: hashLog)
    #expect(
      await ToolRun(["diff", hashLog, hashLog]).errors.hasPrefix(
        "meniscus: \(hashLog): line 1, byte 1: ")
    )
  }

  @Test("A trace that is not there is suggested")
  func unknownTrace() async throws {
    let folder = try ToolRun.folder()
    defer { try? FileSystem.remove(folder) }
    let path = folder.appendingPath("lamp/tap.jsonl")
    try FileSystem.write("broken".utf8, to: path)
    let result = await ToolRun(["replay", "lamp/tpa", "--traces", folder])
    expectEqual(result.code, .usage)
    expectEqual(
      result.errors, "meniscus: lamp/tpa: neither a file nor a trace; did you mean `lamp/tap`?\n")
    let broken = await ToolRun(["replay", "lamp/tap", "--traces", folder])
    expectEqual(broken.code, .unusable)
    expectPrefix(broken.errors, "meniscus: \(path): line 1, byte 1: ")
  }

  @Test("`test` without traces, `accept` without a run")
  func empty() async throws {
    let folder = try ToolRun.folder()
    defer { try? FileSystem.remove(folder) }
    let report = folder.appendingPath("Reports/latest")
    let test = await ToolRun(
      ["test", "--traces", folder.appendingPath("Traces"), "--report", report])
    expectEqual(test.code, .unusable)
    expectContains(test.errors, "there is no such folder")
    expectEqual(FileSystem.kind(of: report), nil)
    let accept = await ToolRun(["accept", "--all", "--report", report])
    expectEqual(accept.code, .unusable)
    expectEqual(
      accept.errors,
      "meniscus: \(report): there is no run to accept from; run `meniscus test` first\n")
  }

  @Test("An empty folder of traces proves nothing: a report, and exit code 2")
  func noTraces() async throws {
    let folder = try ToolRun.folder()
    defer { try? FileSystem.remove(folder) }
    try FileSystem.createFolder(folder.appendingPath("Traces"))
    let result = await ToolRun([
      "test", "--traces", folder.appendingPath("Traces"), "--report",
      folder.appendingPath("report"), "--baselines", folder.appendingPath("Baselines"),
    ])
    expectEqual(result.code, .unproven)
    expectContains(result.output, "there are no traces, so nothing was checked")
    #expect(FileSystem.kind(of: folder.appendingPath("report/index.html")) != nil)
    try expectEqual(FileSystem.names(in: folder), ["Traces", "report"])
  }

  @Test("A trace of a pattern that nothing has is asked for with exit code 64")
  func noMatch() async throws {
    let folder = try ToolRun.folder()
    defer { try? FileSystem.remove(folder) }
    try FileSystem.write("broken".utf8, to: folder.appendingPath("Traces/lamp/tap.jsonl"))
    let result = await ToolRun([
      "test", "lamp/tpa", "--traces", folder.appendingPath("Traces"), "--report",
      folder.appendingPath("report"), "--baselines", folder.appendingPath("Baselines"),
    ])
    expectEqual(result.code, .usage)
    expectEqual(
      result.errors, "meniscus: no case name matches `lamp/tpa`; did you mean `lamp/tap`?\n")
    try expectEqual(FileSystem.names(in: folder), ["Traces"])
  }
}
