import MeniscusDisplay
import MeniscusFormats
import MeniscusTiming
import TestSupport
import Testing

@Suite("Benchmarks of cases")
struct BenchmarkTests {
  private static let name = CaseName(scene: "lamp", trace: "tap")

  /// A round of two frames whose rendering took so long each, with some noise.
  private static func round(
    render: UInt64, layout: UInt64 = 100_000, noise: UInt64 = 0, passes: Int = 3,
    hash: UInt64 = 7
  ) -> ReplayTiming {
    let work = FrameWork.frames(
      of: (0..<2).flatMap { frame in
        [
          Span(
            phase: Phase.layout.index, frame: frame, start: UInt64(frame) * 1_000_000_000,
            duration: layout + noise),
          Span(
            phase: Phase.render.index, frame: frame,
            start: UInt64(frame) * 1_000_000_000 + 500_000_000, duration: render + noise),
        ]
      })
    var counters = WorkCounters()
    counters[.glassPasses] = passes
    return ReplayTiming(
      work, counters: [WorkCounters(), counters], framesHash: hash, spans: 4, probeCost: 100)
  }

  private static func benchmark(
    expected: [ReplayTiming], actual: [ReplayTiming]
  ) -> CaseBenchmark {
    var benchmark = CaseBenchmark(name, rate: 60)
    for round in expected {
      if benchmark.expected?.add(round) == nil { benchmark.expected = .init(round) }
    }
    for round in actual {
      if benchmark.actual?.add(round) == nil { benchmark.actual = .init(round) }
    }
    return benchmark
  }

  @Test("Of every phase of every frame the shortest time counts")
  func shortest() {
    var timing = Self.round(render: 5_000, noise: 100)
    timing.combine(Self.round(render: 4_000, noise: 300))
    expectEqual(timing.repetitions, 2)
    expectEqual(timing.phases[.render], [4_300, 4_300])
    expectEqual(timing.phases[.layout], [100_100, 100_100])
    expectEqual(timing.total(.render), 8_600)
    expectEqual(timing.frameTimes, [104_400, 104_400])
    expectEqual(timing.work[.glassPasses], 3)
  }

  @Test("What is slower, faster, the same or unclear is told by the whole interval")
  func verdicts() throws {
    let noise: [UInt64] = [0, 9_000, 3_000, 12_000, 6_000, 1_000, 8_000, 2_000, 11_000, 5_000]
    func rounds(_ render: UInt64, _ count: Int = 10) -> [ReplayTiming] {
      noise.prefix(count).map { Self.round(render: render, noise: $0) }
    }
    let cases: [(expected: [ReplayTiming], actual: [ReplayTiming], BenchmarkComparison.Verdict)] = [
      (rounds(1_000_000), rounds(1_100_000), .slower),
      (rounds(1_000_000), rounds(900_000), .faster),
      (rounds(1_000_000), rounds(1_000_000), .noDifference),
      // Ten per cent in five rounds: there is no interval.
      (rounds(1_000_000, 5), rounds(1_100_000, 5), .notEnoughData),
      // About the margin, now more and now less.
      (
        rounds(1_000_000),
        zip(noise, 0...).map { Self.round(render: $1 % 2 == 0 ? 1_000_000 : 1_070_000, noise: $0) },
        .notEnoughData
      ),
      // Five per cent, certain to be more than one, if not more than three.
      (
        rounds(1_000_000),
        zip(noise, 0...).map { Self.round(render: $1 % 5 == 0 ? 1_025_000 : 1_050_000, noise: $0) },
        .slower
      ),
      // Two per cent, however certain.
      (rounds(1_000_000), rounds(1_020_000), .noDifference),
      // Eight tenths of a thousandth of the replay, and one and a half.
      (
        noise.map { _ in Self.round(render: 1_000_000, layout: 100_000_000) },
        noise.map { _ in Self.round(render: 1_080_000, layout: 100_000_000) }, .notEnoughData
      ),
      (
        noise.map { _ in Self.round(render: 1_000_000, layout: 100_000_000) },
        noise.map { _ in Self.round(render: 1_150_000, layout: 100_000_000) }, .slower
      ),
      // A clock's own error is as large.
      (rounds(1_000, 10), rounds(1_000, 10), .notEnoughData),
    ]
    for (expected, actual, verdict) in cases {
      let found = try #require(
        BenchmarkComparison(Self.benchmark(expected: expected, actual: actual)))
      let time = try #require(found.times.first { $0.phase == .render })
      expectEqual(time.verdict, verdict)
      expectEqual(found.fails, verdict == .slower)
      expectEqual(found.slowest?.phase, verdict == .slower ? .render : nil)
    }
  }

  @Test("Noise widens the margin, so that it is never taken for a difference")
  func noise() throws {
    var generator = SplitMix(state: 16)
    for _ in 0..<20 {
      func rounds() -> [ReplayTiming] {
        (0..<10).map { _ in
          Self.round(render: 1_000_000, noise: generator.next() % 400_000)
        }
      }
      let found = try #require(
        BenchmarkComparison(Self.benchmark(expected: rounds(), actual: rounds())))
      #expect(!found.fails)
    }
  }

  @Test("One more pass fails by its counter alone, with its first frame; one less does not")
  func work() throws {
    let same = (0..<6).map { _ in Self.round(render: 1_000_000) }
    let more = (0..<6).map { _ in Self.round(render: 1_000_000, passes: 4, hash: 8) }
    let worse = try #require(BenchmarkComparison(Self.benchmark(expected: same, actual: more)))
    expectEqual(
      worse.work, [.init(kind: .glassPasses, expected: 3, actual: 4, frame: 1)])
    #expect(worse.fails && !worse.showsSameFrames && worse.slowest == nil)
    let better = try #require(BenchmarkComparison(Self.benchmark(expected: more, actual: same)))
    expectEqual(better.work.map(\.change), [-1])
    #expect(!better.fails)
  }

  @Test("Rounds that did other work are no measurement, and are never mixed in")
  func unrepeatable() {
    let rounds = [Self.round(render: 1_000_000), Self.round(render: 1, passes: 4)]
    let benchmark = Self.benchmark(expected: [], actual: rounds)
    expectEqual(benchmark.actual?.isRepeatable, false)
    expectEqual(benchmark.actual?.timing.total(.render), 2_000_000)
    expectEqual(
      BenchmarkSummary([benchmark], overruns: [], isExact: false).exitCode, .unproven)
  }

  @Test("A budget is exceeded by one, kept by as much, and says nothing of what it does not name")
  func budgets() throws {
    let benchmark = Self.benchmark(expected: [], actual: [Self.round(render: 1_000_000)])
    var budget = BudgetFile.Budget()
    #expect(budget.overruns(of: benchmark).isEmpty)
    budget.counters = [.glassPasses: 3]
    budget.milliseconds = [.render: 2]
    #expect(budget.overruns(of: benchmark).isEmpty)
    budget.counters = [.glassPasses: 2]
    budget.milliseconds = [.render: 1.999]
    expectEqual(
      budget.overruns(of: benchmark).map(\.measure),
      [.work(.glassPasses, amount: 3, budget: 2), .time(.render, amount: 2, budget: 1.999)])
    let summary = BenchmarkSummary(
      [benchmark], overruns: budget.overruns(of: benchmark), isExact: false)
    expectEqual(summary.exitCode, .gateFailed)
  }

  @Test("A budget of cost has room for a twentieth, and holds for its own model alone")
  func costBudgets() throws {
    let model = try #require(CostModel.current)
    var work = WorkCounters()
    work[.tilesPainted] = 100
    work[.pixelsShaded] = 1_000_000
    let budget = BudgetFile.Budget([work])
    let allowed = try #require(budget.cost)
    let modelled = try #require(ModelledCost(of: [work]))
    expectEqual(allowed.model, model.number)
    expectEqual(
      allowed.phases, modelled.phases.mapValues { $0 + $0 / 20 })
    // Of what nobody is shown by itself there may be a little more.
    func overruns(lensPixels: Int) -> [BudgetOverrun.Measure] {
      var more = work
      more[.lensPixels] = lensPixels
      return budget.overruns(of: [more], in: Self.name).map(\.measure)
    }
    #expect(overruns(lensPixels: 0).isEmpty && overruns(lensPixels: 10).isEmpty)
    let over = try #require(overruns(lensPixels: 1_000_000).first)
    guard case .cost(.render, let amount, let most) = over else {
      Issue.record("\(over)")
      return
    }
    expectEqual(most, allowed.phases[.render])
    #expect(amount > most)
    let file = BudgetFile([Self.name: budget])
    try expectEqual(BudgetFile(Array(file.text.utf8)), file)
    #expect(file.oldCosts(among: [Self.name]).isEmpty)
    var old = file
    old.budgets[Self.name]?.cost?.model += 1
    expectEqual(old.oldCosts(among: [Self.name]), [Self.name])
    var more = work
    more[.lensPixels] = 1_000_000
    #expect(old.budgets[Self.name]?.overruns(of: [more], in: Self.name).isEmpty == true)
  }

  @Test("Budgets that break the format are refused with their place")
  func brokenBudgets() {
    let text = FormatSample.text(of: .budgets, version: 1)
    for (old, new) in [
      ("\"bodies\"", "\"bodes\""), ("12,", "-1,"), ("12.5", "\"12\""), ("@dark", "@../dark"),
      ("\"version\":1", "\"version\":9"), ("\"render\"", "\"paint\""), ("}}\n", "}"),
    ] {
      #expect(throws: JSONError.self, "\(new)") {
        try BudgetFile(Array(text.replacing(old, with: new).utf8))
      }
    }
  }
}
