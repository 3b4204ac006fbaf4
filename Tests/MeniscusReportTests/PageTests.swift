import Foundation
import MeniscusFormats
import MeniscusMessages
import MeniscusReport
import TestSupport
import Testing

@Suite("The page")
struct PageTests {
  private static let mixed = SampleRun.mixed()

  @Test("Names cannot become markup", arguments: Hostile.strings)
  func hostileNames(text: String) throws {
    let run = SampleRun.brief()
    let hostile = try MarkupSkeleton(ReportPage.text(of: run.mapStrings { _ in text }))
    let shown = try MarkupSkeleton(ReportPage.text(of: run.mapStrings { _ in "plain" }))
    // Backquotes in a sentence mark code, and a long one has lines: only these may come and go.
    let sentence: Set = ["code", "/code", "p class", "/p"]
    expectEqual(
      hostile.tags.filter { !sentence.contains($0) }, shown.tags.filter { !sentence.contains($0) })
    #expect(shown.tags.count > 400)
    for (name, value) in hostile.values where ["src", "href"].contains(name) {
      #expect(value.hasPrefix("./") || value.hasPrefix("#"), "\(name)=\(value)")
    }
    #expect(!hostile.values.contains { $0.name.hasPrefix("on") })
  }

  @Test("A planted fault: what is not escaped changes the skeleton")
  func skeletonSees() throws {
    let page = ReportPage.text(of: Self.mixed)
    let broken = page.replacing("Unchanged", with: "<b>Unchanged</b>", maxReplacements: 1)
    #expect(try MarkupSkeleton(page) != MarkupSkeleton(broken))
  }

  @Test("Data for the script reads back as it was")
  func scriptData() throws {
    let text = Hostile.strings.joined()
    let data = try Self.data(of: ReportPage.text(of: SampleRun.brief().mapStrings { $0 + text }))
    let rows = try #require(data["rows"] as? [[Any]])
    expectEqual(rows.count, 10)
    let timeline = try #require(rows[0].last as? [Any])
    expectEqual((timeline[5] as? [String])?.first, "tap play" + text)
    expectEqual(rows[0][2] as? String, "taps" + text)
  }

  /// What the page's script reads.
  private static func data(of page: String) throws -> [String: Any] {
    let start = try #require(page.firstRange(of: "<script type=\"application/json\" id=\"data\">"))
    let end = try #require(page[start.upperBound...].firstRange(of: "</script>"))
    let json = page[start.upperBound..<end.lowerBound]
    return try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  /// The facts of a case, as the page's script reads them.
  private static func facts(_ place: Int, of page: String) throws -> [String: String] {
    let data = try data(of: page)
    let strings = try #require(data["strings"] as? [String])
    let row = try #require((data["rows"] as? [[Any]])?[place])
    let places = try #require(row[10] as? [Int])
    return Dictionary(
      stride(from: 0, to: places.count, by: 2).map {
        (strings[places[$0]], strings[places[$0 + 1]])
      }, uniquingKeysWith: { first, _ in first })
  }

  @Test("It refers to nothing outside its folder")
  func selfContained() throws {
    let page = ReportPage.text(of: Self.mixed)
    // Masks are drawings in the stylesheet, each with its namespace.
    let others = page.replacing(
      "url(\"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'", with: "")
    expectEqual(["http://", "https://", "url("].filter(others.contains), [])
    #expect(!page.contains("@import"))
    let skeleton = try MarkupSkeleton(page)
    let policy = skeleton.values.first { $0.value.contains("default-src") }
    expectEqual(policy?.value.contains("default-src &#39;none&#39;"), true)
  }

  @Test("Identities are unique, and links within the page lead somewhere")
  func identities() throws {
    let values = try MarkupSkeleton(ReportPage.text(of: Self.mixed)).values
    let ids = values.filter { $0.name == "id" }.map(\.value)
    expectEqual(Set(ids).count, ids.count)
    for (name, value) in values where name == "href" && value.hasPrefix("#") {
      #expect(ids.contains(String(value.dropFirst())), "\(value)")
    }
  }

  @Test("A case and its checkpoints are linked to by their names")
  func names() throws {
    let page = ReportPage.text(of: Self.mixed)
    for name in ["engine/springs/taps", "engine/springs/taps:bounced", "landscape/alps/dawn"] {
      expectEqual(page.ranges(of: "id=\"\(name)\"").count, 1)
    }
    expectContains(
      page, "<a class=\"self\" href=\"#engine/springs/taps\">engine/springs/taps</a>")
    let rows = try #require(try Self.data(of: page)["rows"] as? [[Any]])
    expectEqual(rows[7][0] as? String, "landscape/alps/dusk@dark")
    // A name that two cases have, and that is no part of a reference as it stands.
    let twice = SampleRun.brief().mapStrings { _ in "a b#ü" }
    let values = try MarkupSkeleton(ReportPage.text(of: twice)).values
    let ids = values.filter { $0.name == "id" }.map(\.value)
    let name = "a%20b%23%C3%BC/a%20b%23%C3%BC"
    #expect(ids.contains(name) && ids.contains(name + "~2"))
  }

  @Test("What a case has no figure for, it does not state")
  func figures() throws {
    let page = ReportPage.text(of: Self.mixed)
    let trapped = try Self.facts(3, of: page)
    expectEqual(trapped["Events"], "3 of 8 delivered")
    #expect(trapped["Frames"] == nil && trapped["At the end"] == nil)
    #expect(trapped["Hitch ratio"] == nil)
    var run = Self.mixed
    run.traces[3].eventsDelivered = 0
    expectEqual(try Self.facts(3, of: ReportPage.text(of: run))["Events"], "8 in the trace")
    run.traces[3].eventsExpected = 0
    #expect(try Self.facts(3, of: ReportPage.text(of: run))["Events"] == nil)
    let timed = try Self.facts(4, of: page)
    expectEqual(timed["Frames"], "96, every stage of each equal")
    #expect(try #require(timed["Hitch ratio"]).hasPrefix("0 ms/s at 60 Hz (good) and "))

    // Where a replay stopped, nobody knows of the stages after the first that differs.
    run.traces[0].stageDifferences = []
    let stopped = ReportPage.text(of: run)
    expectEqual(stopped.ranges(of: "<li class=\"unknown\">").count, 4)
    expectEqual(page.ranges(of: "<li class=\"unknown\">").count, 0)
  }

  @Test("Sentences stand in lines as in a terminal")
  func lines() {
    let page = ReportPage.text(of: Self.mixed)
    expectContains(
      page,
      "<p class=\"lead\">frame 37 (616 ms), stage state: SpringBoard/VStack/Ball[2]/Circle</p>"
        + "<p class=\"clause\">38 of 144 frames differ</p>")
  }

  @Test("Every picture says what it shows, and how large it is")
  func alternatives() throws {
    let tags = try MarkupSkeleton(ReportPage.text(of: Self.mixed)).tags
    let pictures = tags.filter { $0.hasPrefix("img ") }
    #expect(pictures.count > 10)
    #expect(pictures.allSatisfy { $0.contains(" alt") && $0.contains(" width height") })
  }

  @Test("The frames around the first difference stand above the checkpoints")
  func strip() throws {
    let page = ReportPage.text(of: Self.mixed)
    let start = try #require(page.firstRange(of: "<figure class=\"frames\""))
    let end = try #require(page[start.upperBound...].firstRange(of: "</figure>"))
    let checkpoint = try #require(page.firstRange(of: "<section class=\"comparison\""))
    #expect(end.upperBound < checkpoint.lowerBound)
    let strip = page[start.lowerBound..<end.lowerBound]
    let columns = strip.split(separator: "<li>").dropFirst()
    expectEqual(
      columns.map { $0.matches(of: /alt="([^"]*)"/).map { String($0.1) } },
      [
        ["Expected and actual, frame 36"], ["Actual, frame 37"],
        ["Expected and actual, frame 38"],
        ["Expected, frame 39", "Actual, frame 39", "Difference, frame 39"],
      ])
    expectContains(String(strip), "Left out: frame 41.")
  }

  @Test("Failures come first; what is as accepted is data")
  func order() throws {
    let page = ReportPage.text(of: Self.mixed)
    let folds = page.matches(of: /<details class="case" id="([^"]*)"/).map { String($0.1) }
    expectEqual(
      folds,
      [
        "engine/springs/taps", "landscape/alps/dawn", "engine/scroll/bounce", "controls/all/press",
        "glass/hello/tap",
      ])
    expectEqual(page.ranges(of: "data-attention>").count, 4)
    expectContains(page, "<h2>Needs attention<span class=\"count\">4</span></h2>")
    expectContains(page, "5 cases match their baselines.")
    expectContains(page, "<span class=\"caption\">616 ms</span>")
    expectContains(
      Self.words(page), "meniscus replay engine/springs/taps --frame 37 --out frame.png")
    expectContains(page, "meniscus accept engine/springs/taps")
    // One or two lie open, more are a list first.
    #expect(!page.contains("data-attention open"))
    var run = SampleRun.empty()
    run.traces = [Self.different]
    expectContains(ReportPage.text(of: run), "data-attention open>")
  }

  @Test("Changes of one cause are one decision, with the command that takes it")
  func decisions() throws {
    let groups = Self.mixed.groups
    expectEqual(groups.map(\.changes.count), [3, 1])
    let page = ReportPage.text(of: Self.mixed)
    let start = try #require(page.firstRange(of: "<h2>2 decisions</h2>"))
    let rest = page[start.upperBound...]
    let section = Self.words(
      String(rest[..<(try #require(rest.firstRange(of: "</section>")).lowerBound)]))
    for group in groups {
      expectContains(section, "meniscus accept --group \(group.name)")
      expectContains(section, "meniscus reject --group \(group.name) --reason &#39;…&#39;")
      for name in group.cases { expectContains(section, ">\(name.identifier)</a>") }
    }
    expectContains(section, "3 changes in 1 case")
    #expect(section.contains("alt=\"Baseline\"") && section.contains("State isOn of Circle"))

    var run = Self.mixed
    for index in run.traces.indices {
      for place in run.traces[index].changes.indices {
        run.traces[index].changes[place].isRejected = true
      }
    }
    #expect(!Self.words(ReportPage.text(of: run)).contains("accept --group"))
    #expect(!ReportPage.text(of: SampleRun.accepted()).contains("id=\"decisions\""))
  }

  @Test("However many causes and changes there are, the page names a bounded number")
  func manyDecisions() {
    var run = SampleRun.empty()
    run.traces = (0..<40).map { number in
      var trace = SampleRun.same("a", "n\(number)", frames: 2)
      let cause = ChangeCause(kind: .removed, subjects: ["view \(number)"])
      trace.changes = (0..<(number == 0 ? 70 : 1)).map {
        BaselineChange(checkpoint: "c\($0)", kind: .different, cause: cause)
      }
      return trace
    }
    let page = ReportPage.text(of: run)
    expectEqual(Self.words(page).ranges(of: "accept --group").count, 24)
    expectContains(page, "16 more: <code>\(run.command) pending</code>")
    #expect(page.contains("c59</small>") && !page.contains("c60</small>"))
    expectContains(page, "<li>and 10 more</li>")
  }

  @Test("A perceptual comparison is shown with its heat map and its numbers")
  func perception() throws {
    let page = ReportPage.text(of: Self.mixed)
    expectEqual(page.ranges(of: "<figure data-role=\"heat\"").count, 1)
    expectContains(page, "data-mode=\"heat\"")
    for heading in ["Within tolerance", "Unchanged"] {
      expectContains(page, "<h2>\(heading)<span class=\"count\">")
    }
    expectContains(page, "<dt>Within tolerance</dt><dd>1<small> of 10</small></dd>")
    expectContains(page, "checkpoint middle: 412 px differ, within tolerance")
    let perception = try #require(SampleRun.tolerated().checkpoints[1].comparison?.flip)
    expectContains(page, "<dd>\(Messages.fraction(perception.number("max")))</dd>")
    let other = ReportPage.text(of: SampleRun.accepted())
    #expect(!other.contains("data-mode=\"heat\"") && !other.contains("<h2>Within tolerance"))
    // What is tolerated alone is never marked as what is equal.
    var run = SampleRun.empty()
    run.traces = [SampleRun.tolerated()]
    run.traces[0].checkpoints.removeAll { $0.verdict == .same }
    let tolerated = ReportPage.text(of: run)
    expectContains(tolerated, "<span class=\"seal tolerated\">")
    let marks = [" good\"", " good mark", "href=\"#icon-check\"", " mark-check\""]
    expectEqual(marks.filter(tolerated.contains), [])
  }

  @Test(
    "Every verdict and every state of a checkpoint has its word, and no case is without a sentence")
  func verdicts() throws {
    let run = SampleRun.findings()
    let page = ReportPage.text(of: run)
    let found = Set(run.traces.map(\.verdict))
    // Those of the mixed run are the rest.
    expectEqual(found.union(Self.mixed.traces.map(\.verdict)), Set(TraceReport.Verdict.allCases))
    for word in found.subtracting([.same]).map(\.word) {
      expectContains(page, "\">\(word.prefix(1).uppercased() + word.dropFirst())</span>")
    }
    for verdict in CheckpointReport.Verdict.allCases where verdict != .same {
      expectContains(page, ":\(verdict)\"")
    }
    expectEqual(page.ranges(of: "The baseline cannot be read</div>").count, 1)
    #expect(!page.contains("No baseline yet"))
    let folds = page.split(separator: "<details class=\"case\"").dropFirst()
    expectEqual(folds.count, run.traces.count - 1)
    for fold in folds {
      #expect(fold.contains("class=\"lead\""), "\(fold.prefix(60))")
    }
  }

  @Test("What fails as expected is folded under a heading of its own, with its reason")
  func expected() {
    var run = SampleRun.empty()
    run.traces = [SampleRun.expected()]
    let page = ReportPage.text(of: run)
    expectContains(page, "<section class=\"group\"><h2>Expected to fail<span")
    expectContains(page, "<span class=\"seal expected\">")
    expectContains(page, "expected to fail until 2026-12-31: springs ring too long (#41)")
    expectContains(page, "<dt>Expected to fail</dt><dd>1<small> of 1</small></dd>")
    #expect(!page.contains("<h2>Needs attention") && !page.contains("id=\"decisions\""))
  }

  @Test("A run of nothing is a page too")
  func empty() throws {
    let page = ReportPage.text(of: SampleRun.empty())
    #expect(try !MarkupSkeleton(page).tags.isEmpty)
    expectContains(page, "Nothing was replayed.")
  }

  @Test("The more there is, the less is shown of each", arguments: ["same", "different"])
  func size(kind: String) throws {
    let trace = kind == "same" ? Self.same : Self.different
    var run = SampleRun.empty()
    let empty = ReportPage.text(of: run).utf8.count
    run.traces = [TraceReport](repeating: trace, count: 12)
    let fine = ReportPage.text(of: run)
    let coarse = ReportPage.text(of: run, size: (fine.utf8.count + empty) / 2)
    let none = ReportPage.text(of: run, size: 0)
    #expect(coarse.utf8.count <= (fine.utf8.count + empty) / 2)
    #expect(none.utf8.count <= coarse.utf8.count)
    for page in [fine, coarse, none] {
      expectEqual(try (Self.data(of: page)["rows"] as? [Any])?.count, 12)
      expectEqual(page.contains("~12\" data-row=\"11\""), trace.verdict != .same)
    }
  }

  @Test("Many cases keep to a size, and few of them are in memory at once", arguments: [4, 500])
  func many(failing: Int) {
    // A tenth of 5,000 cases in a seventh of what a page may have: style and script are not less.
    let size = ReportPage.sizeBudget / 7
    let run = SampleRun.large(cases: 500, failing: failing, frames: 40)
    var (bytes, largest) = (0, 0)
    ReportPage.write(run, size: size) { piece in
      bytes += piece.utf8.count
      largest = max(largest, piece.utf8.count)
    }
    #expect(bytes <= size)
    #expect(bytes > size / 2)
    #expect(largest < 120_000)
  }

  /// A page without the spans that keep options from being broken.
  private static func words(_ page: String) -> String {
    page.replacing(/<span class="option">([^<]*)<\/span>/) { $0.output.1 }
  }

  private static let same = SampleRun.same("a", "b", frames: 300)
  private static let different = mixed.traces[0]
}
