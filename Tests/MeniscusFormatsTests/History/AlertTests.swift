import MeniscusDisplay
import MeniscusFormats
import MeniscusMessages
import TestSupport
import Testing

@Suite("History: alerts")
struct AlertTests {
  private let sample: HistoryEntry

  init() throws {
    let bytes = try FormatSample.bytes(of: .history, version: 1)
    sample = try #require(HistoryFile(bytes).entries.first)
  }

  /// Runs with some numbers of glass passes and a median time of the layout, in nanoseconds.
  private func entries(
    passes: [Int], layout: [UInt64] = [], _ change: (Int, inout HistoryEntry) -> Void = { _, _ in }
  ) -> [HistoryEntry] {
    passes.indices.map { index in
      var entry = sample
      entry.run = UInt64(index)
      entry.at = "2026-11-20T09:30:00Z"
      entry.revision = ProjectRevision(commit: "\(1_000_000 + index)abcdef", isDirty: false)
      entry.counters[.glassPasses] = passes[index]
      entry.frame = nil
      let time = layout.isEmpty ? 5000 : layout[index]
      entry.phases = [
        .layout: HistoryTimes(
          count: 10, minimum: time, median: time, p95: time, p99: time, deviation: 0)
      ]
      change(index, &entry)
      return entry
    }
  }

  @Test("A counter that steps is an alert at once: its revision, phase and levels")
  func counter() throws {
    let alerts = PerformanceAlert.alerts(of: entries(passes: [3, 3, 4, 4]))
    let alert = try #require(alerts.first)
    expectEqual(alerts.count, 1)
    expectEqual(alert.revision?.commit, "1000002abcdef")
    expectEqual(alert.previous, "1000001abcdef")
    expectEqual(alert.metric.name, "counters.glassPasses")
    expectEqual(alert.metric.phase, .render)
    expectEqual([alert.before, alert.after, alert.p], [3, 4, 0])
    #expect(alert.delay == 0 && alert.machine == nil && alert.state == .open)
  }

  @Test("A counter that comes back is over; one that falls is better")
  func over() {
    expectEqual(
      PerformanceAlert.alerts(of: entries(passes: [3, 5, 4, 3, 2])).map(\.state),
      [.over, .improvement, .improvement, .improvement])
    expectEqual(
      PerformanceAlert.alerts(of: entries(passes: [3, 5, 4])).map(\.state), [.open, .improvement])
  }

  @Test("A modelled cost that rises by a fiftieth is an alert; a new model begins anew")
  func cost() {
    func alerts(_ costs: [UInt64], model: (Int) -> Int = { _ in 1 }) -> [PerformanceAlert] {
      PerformanceAlert.alerts(
        of: entries(passes: costs.map { _ in 3 }) { index, entry in
          entry.cost = HistoryCost(model: model(index), phases: [.render: costs[index]])
        })
    }
    let found = alerts([1_000_000, 1_010_000, 1_040_000, 1_040_000])
    expectEqual(found.map(\.metric), [.cost(.render)])
    expectEqual(found.map(\.metric.name), ["cost.render"])
    expectEqual(found.map(\.metric.phase), [.render])
    expectEqual(found.map(\.before), [1_010_000])
    #expect(found.allSatisfy { $0.metric.isExact && $0.machine == nil && $0.state == .open })
    expectEqual(alerts([1_000_000, 900_000]).map(\.state), [.improvement])
    // What is less than a microsecond is nothing, whatever share it is.
    #expect(alerts([1_000, 1_900]).isEmpty)
    #expect(alerts([1_000_000, 2_000_000]) { $0 + 1 }.isEmpty)
  }

  @Test("A time that rises is an alert after its third run")
  func time() throws {
    let before = (0..<60).map { (index: Int) -> UInt64 in
      UInt64(200_000 + (index * 37) % 61 * 100)
    }
    let layout = before + [230_000, 231_000, 229_500, 230_200]
    let alerts = PerformanceAlert.alerts(of: entries(passes: layout.map { _ in 3 }, layout: layout))
    let alert = try #require(alerts.first)
    expectEqual(alerts.count, 1)
    expectEqual(alert.first, "1000060abcdef")
    expectEqual(alert.metric, .phase(.layout))
    expectEqual(alert.delay, 2)
    expectEqual(alert.machine?.processor, "Apple M3 Pro")
    #expect(abs((alert.ratio ?? 0) - 1.13) < 0.01 && alert.p < 1e-4)
  }

  @Test("Another recording begins anew; another machine or compiler does so for times alone")
  func segments() {
    let passes = [3, 3, 4, 4]
    func count(_ change: @escaping (Int, inout HistoryEntry) -> Void) -> (Int, Int) {
      let series = HistorySeries.series(of: entries(passes: passes, change))
      let layout = series.filter { $0.metric == .phase(.layout) }
      let counters = series.filter { $0.metric == .counter(.glassPasses) }
      return (layout.count, counters.count)
    }
    #expect(count { _, _ in } == (1, 1))
    #expect(count { if $0 > 1 { $1.traceHash = 7 } } == (2, 2))
    #expect(count { if $0 > 1 { $1.toolchain = "6.9" } } == (2, 1))
    #expect(count { if $0 % 2 == 0 { $1.machine.cores = 3 } } == (2, 1))
    #expect(count { if $0 > 1 { $1.kind = .bench } } == (2, 2))
    #expect(count { if $0 == 1 { $1.toolchain = "6.9" } } == (3, 1))
    let changed = entries(passes: passes) { if $0 > 1 { $1.traceHash = 7 } }
    #expect(PerformanceAlert.alerts(of: changed).isEmpty && PerformanceAlert.alerts(of: []).isEmpty)
  }

  @Test("A line acknowledges the alert that it names, and says so where it names none")
  func acknowledging() throws {
    let alerts = PerformanceAlert.alerts(of: entries(passes: [3, 4, 5]))
    let text = """
      # what may be
      1000001 glass/hello/tap@dark counters.glassPasses the new lens

      1000009 glass/hello/tap@dark counters.glassPasses of nothing
      1000002abcdef glass/hello/tap counters.glassPasses another case
      """
    let (found, idle) = try AlertFile(text, path: "a").applied(to: alerts)
    expectEqual(found.map(\.state), [.acknowledged(reason: "the new lens"), .open])
    expectEqual(idle.map(\.line), [4, 5])
  }

  @Test(
    "A line that is none is named",
    arguments: [
      ("1234567 a/b counters.glasPasses why", "did you mean `counters.glassPasses`?"),
      ("1234567 a/b why", "names no metric; write FIRST-REVISION CASE METRIC REASON"),
      ("12 a/b frame.p50 why", "`12` is no revision; write at least 7 characters of one"),
      ("1234567 frame.p50 why", "names no case"), ("1234567 a/b frame.p50", "says no reason"),
    ])
  func malformed(line: String, says: String) {
    do throws(SuiteError) {
      _ = try AlertFile("# a\n\(line)\n", path: "alerts.txt")
      Issue.record("\(line) was read")
    } catch {
      let sentence = Messages(command: "meniscus").sentence(for: error)
      expectPrefix(sentence, "alerts.txt: line 2: ")
      expectContains(sentence, says)
      expectEqual(error.exitCode, .unusable)
    }
  }

  @Test("The greatest numbers that a line may have make sentences")
  func extremes() throws {
    let layout = [UInt64](repeating: 9, count: 60) + [UInt64](repeating: .max, count: 5)
    let alerts = PerformanceAlert.alerts(
      of: entries(passes: layout.map { $0 == 9 ? 0 : .max }, layout: layout))
    expectEqual(alerts.count, 2)
    for alert in alerts { #expect(!Messages.sentence(on: alert).isEmpty) }
    expectEqual(alerts.first { $0.metric.isExact }?.ratio, nil)
  }

  @Test("Lines that were damaged in many ways are read, or refused by their number")
  func hostile() {
    let samples = ["# a\n1234567 a/b frame.p50 why\n89abcdef c d counters.bodies so it is"]
    let hostile = HostileBytes(
      samples: samples.map { Array($0.utf8) }, words: ["\r\n", " ", "#", "frame.p50"], seed: 3)
    let count = HostileBytes.count(10_000)
    let valid = hostile.validCount(of: count) { bytes in
      do throws(SuiteError) {
        _ = try AlertFile(String(decoding: bytes, as: UTF8.self), path: "a")
        return true
      } catch {
        return false
      }
    }
    #expect(valid > 0 && valid < count)
  }

  @Test("Names of cases may have blanks")
  func blanks() throws {
    let file = try AlertFile("1234567 a b/c d frame.p50 why not\r\n", path: "a")
    expectEqual(file.acknowledgements.map(\.name), ["a b/c d"])
    expectEqual(file.acknowledgements.map(\.reason), ["why not"])
    expectEqual(HistoryMetric.all.map { HistoryMetric(name: $0.name) }, HistoryMetric.all)
  }

  @Test("A revision is searched for by exact alerts, open ones first; else it is said what to do")
  func searchable() throws {
    func found(
      _ alerts: [PerformanceAlert], _ patterns: [String] = [], _ metric: String? = nil
    ) -> Result<[PerformanceAlert], CommandLineError> {
      do throws(CommandLineError) {
        return .success(
          try PerformanceAlert.searchable(
            among: alerts, chosenBy: patterns.map { Pattern($0) },
            metric: metric.flatMap { BisectionMetric(name: $0) }))
      } catch {
        return .failure(error)
      }
    }
    let open = try #require(PerformanceAlert.alerts(of: entries(passes: [3, 4])).first)
    var (known, time, bare) = (open, open, open)
    known.state = .acknowledged(reason: "so")
    known.name.trace = "known"
    time.metric = .frame
    bare.previous = nil
    let name = open.name.identifier
    expectEqual(found([known, open]), .success([open]))
    expectEqual(found([known]), .success([known]))
    expectEqual(found([time, open], [name], "glassPasses"), .success([open]))
    expectEqual(found([open], ["another"]), .failure(.noAlert))
    expectEqual(found([open], [], "bodies"), .failure(.noAlert))
    expectEqual(found([]), .failure(.noAlert))
    expectEqual(
      found([time]),
      .failure(
        .alertOfTime(name: time.name, metric: "frame.p50", previous: time.previous ?? "")))
    expectEqual(
      found([bare]),
      .failure(.alertWithoutRevision(name: bare.name, metric: "counters.glassPasses")))
    for state in [PerformanceAlert.State.over, .improvement] {
      var alert = open
      alert.state = state
      expectEqual(found([alert]), .failure(.noAlert))
    }
  }
}
