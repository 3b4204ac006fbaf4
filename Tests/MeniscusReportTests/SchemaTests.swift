import Foundation
import MeniscusDiff
import MeniscusFormats
import MeniscusMessages
import MeniscusReport
import TestSupport
import Testing

/// Enough of JSON Schema 2020-12 for the schema of this project; any other keyword is an error.
struct Schema {
  let root: [String: Any]

  init() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("docs/report.schema.json")
    root = try #require(
      JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
  }

  /// Where and how a value breaks the schema; empty where it does not.
  func findings(_ value: Any) -> [String] { findings(value, root, "$") }

  private func findings(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    schema.flatMap { keyword, argument -> [String] in
      switch keyword {
      case "$schema", "title", "description", "$defs", "items", "required", "minItems":
        return keyword == "items" || keyword == "required"
          ? nested(keyword, argument, value, path) : []
      case "type", "enum", "const", "minimum", "maximum", "maxItems":
        return holds(keyword, argument, value, schema) ? [] : ["\(path): \(keyword) \(value)"]
      case "properties", "additionalProperties":
        return nested(keyword, keyword == "properties" ? argument : schema, value, path)
      case "$ref":
        let name = (argument as? String)?.split(separator: "/").last.map(String.init) ?? ""
        let target = (root["$defs"] as? [String: Any])?[name] as? [String: Any]
        return target.map { findings(value, $0, path) } ?? ["no definition \(name)"]
      case "anyOf":
        let choices = argument as? [[String: Any]] ?? []
        return choices.contains { findings(value, $0, path).isEmpty } ? [] : ["\(path): anyOf"]
      default: return ["unknown keyword \(keyword)"]
      }
    }
  }

  private func nested(
    _ keyword: String, _ argument: Any, _ value: Any, _ path: String
  ) -> [String] {
    switch (keyword, argument, value) {
    case ("items", let schema as [String: Any], let values as [Any]):
      return values.enumerated().flatMap { findings($0.element, schema, "\(path)[\($0.offset)]") }
    case ("required", let keys as [String], let members as [String: Any]):
      return keys.filter { members[$0] == nil }.map { "\(path): no \($0)" }
    case ("properties", let schemas as [String: [String: Any]], let members as [String: Any]):
      return members.flatMap { key, member in
        schemas[key].map { findings(member, $0, "\(path).\(key)") } ?? []
      }
    case ("additionalProperties", let schema as [String: Any], let members as [String: Any]):
      let known = schema["properties"] as? [String: Any] ?? [:]
      return members.keys.filter { known[$0] == nil }.map { "\(path): unknown \($0)" }
    default: return []
    }
  }

  private func holds(
    _ keyword: String, _ argument: Any, _ value: Any, _ schema: [String: Any]
  ) -> Bool {
    let number = (value as? NSNumber)?.doubleValue
    switch keyword {
    case "type":
      return (argument as? [String] ?? [argument as? String ?? ""]).contains { isType($0, value) }
    case "enum": return (argument as? [NSObject] ?? []).contains { $0.isEqual(value) }
    case "const": return (argument as? NSObject)?.isEqual(value) ?? false
    case "minimum": return number.map { $0 >= (argument as? NSNumber)?.doubleValue ?? 0 } ?? true
    case "maximum": return number.map { $0 <= (argument as? NSNumber)?.doubleValue ?? 0 } ?? true
    default:
      guard let values = value as? [Any] else { return true }
      return values.count == argument as? Int && values.count == schema["minItems"] as? Int
    }
  }

  private func isType(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": value is Bool
    case "null": value is NSNull
    case "number": value is NSNumber && !(value is String)
    case "integer": (value as? NSNumber).map { $0.doubleValue == $0.doubleValue.rounded() } ?? false
    default: false
    }
  }
}

@Suite("The report as data")
struct SchemaTests {
  private func object(_ run: RunReport) throws -> [String: Any] {
    let text = ReportWriter.text(of: "report.json", for: run)
    return try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test("Runs keep to the published schema")
  func runs() throws {
    let schema = try Schema()
    var known = SampleRun.empty()
    known.traces = [SampleRun.expected(), SampleRun.expected(on: "2027-01-01")]
    for run in [SampleRun.mixed(), SampleRun.accepted(), SampleRun.empty(), known] {
      let findings = try schema.findings(object(run))
      #expect(findings.isEmpty, "\(findings.prefix(5))")
    }
  }

  @Test(
    "Every comparator that judges is in data and page, ꟻLIP under keys of its own",
    arguments: PictureComparator.judges)
  func comparators(comparator: PictureComparator) throws {
    var run = SampleRun.empty()
    run.traces = [SampleRun.tolerated()]
    run.traces[0].checkpoints[1].comparison = SampleRun.comparison(by: comparator)
    let data = try object(run)
    #expect(try Schema().findings(data).isEmpty)
    let trace = try #require((data["traces"] as? [[String: Any]])?.first)
    let checkpoint = try #require((trace["checkpoints"] as? [[String: Any]])?[1])
    let (own, other) = (checkpoint["perception"], checkpoint["comparison"])
    let isFlip = comparator == .flip
    #expect((own is NSNull) != isFlip && (other == nil) == isFlip)
    let told = try #require((isFlip ? own : other) as? [String: Any])
    expectEqual(told["comparator"] as? String, comparator.name)
    let page = ReportPage.text(of: run)
    expectContains(page, "<figcaption>\(isFlip ? "Heat map" : comparator.name)<span>")
  }

  @Test("Every verdict, stage and exit code is in the schema")
  func allWords() throws {
    let schema = try Schema()
    var run = SampleRun.accepted(cases: TraceReport.Verdict.allCases.count, frames: 3)
    for (index, verdict) in TraceReport.Verdict.allCases.enumerated() {
      run.traces[index].verdict = verdict
    }
    run.traces[0].checkpoints = CheckpointReport.Verdict.allCases.map {
      CheckpointReport(name: $0.rawValue, frame: nil, verdict: $0)
    }
    run.traces[0].changes = ChangeCause.Kind.allCases.map { kind in
      BaselineChange(checkpoint: nil, kind: .frames, cause: ChangeCause(kind: kind))
    }
    run.traces[1].changes = BaselineChange.Kind.allCases.flatMap { kind in
      Stage.allCases.map { stage in
        BaselineChange(
          checkpoint: "end", kind: kind, cause: ChangeCause(stage: stage, kind: .changed))
      }
    }
    for code in ExitCode.allCases {
      run.exitCode = code
      #expect(try schema.findings(object(run)).isEmpty)
    }
  }

  @Test("The schema refuses what is not so")
  func refusals() throws {
    let schema = try Schema()
    var wrong = try object(SampleRun.mixed())
    wrong["version"] = 2
    #expect(!schema.findings(wrong).isEmpty)
    wrong = try object(SampleRun.mixed())
    wrong["extra"] = true
    #expect(!schema.findings(wrong).isEmpty)
    wrong = try object(SampleRun.mixed())
    wrong["totals"] = nil
    #expect(!schema.findings(wrong).isEmpty)
    wrong = try object(SampleRun.mixed())
    var traces = try #require(wrong["traces"] as? [[String: Any]])
    traces[0]["verdict"] = "fine"
    wrong["traces"] = traces
    #expect(!schema.findings(wrong).isEmpty)
  }

  @Test("What is written reads back")
  func roundTrip() throws {
    let text = Hostile.strings.joined()
    let run = SampleRun.mixed().mapStrings { $0 + text }
    let traces = try #require(object(run)["traces"] as? [[String: Any]])
    expectEqual(traces.count, run.traces.count)
    for (json, trace) in zip(traces, run.traces) {
      expectEqual(json["name"] as? String, trace.name)
      expectEqual(json["file"] as? String, trace.file)
      let words = CaseMessages(trace, command: run.command)
      expectEqual(json["sentences"] as? [String], words.sentences)
      expectEqual(json["frames"] as? Int, trace.frames)
      expectEqual(json["verdict"] as? String, trace.verdict.rawValue)
      let counters = try #require(json["counters"] as? [String: [Int]])
      expectEqual(counters["tilesPainted"], trace.counters.map { $0[.tilesPainted] })
      expectEqual(counters["bodies"], trace.counters.map { $0[.bodies] })
      let phases = try #require(json["phases"] as? [String: [String: Any]])
      let render = phases["render"]?["frameNanoseconds"] as? [Int] ?? []
      let spans = trace.spans.filter { $0.phase == 5 }.map { Int($0.duration) }
      expectEqual(render, spans)
      let checkpoints = try #require(json["checkpoints"] as? [[String: Any]])
      expectEqual(checkpoints.map { $0["name"] as? String }, trace.checkpoints.map(\.name))
    }
    let differing = try #require(traces[0]["differingFrames"] as? [String: [[Int]]])
    expectEqual(differing["state"], [[37, 74]])
    expectEqual(differing["layout"], [[37, 49]])
    expectEqual(differing["input"], [])
  }

  @Test("Equal reports give equal bytes", arguments: ReportWriter.files)
  func equalBytes(file: String) {
    expectEqual(
      ReportWriter.text(of: file, for: SampleRun.mixed()),
      ReportWriter.text(of: file, for: SampleRun.mixed()))
  }
}
