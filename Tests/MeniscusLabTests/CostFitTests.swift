import MeniscusDisplay
import MeniscusFormats
import MeniscusLab
import MeniscusTiming
import TestSupport
import Testing

@Suite("Fitting the model of cost")
struct CostFitTests {
  /// A case whose phases take what its work costs at some rates.
  private static func benchmark(_ scene: Int, _ generator: inout SplitMix) -> CaseBenchmark {
    let frames = 3 + Int(generator.next() % 5)
    let counters = (0..<frames).map { _ in
      var work = WorkCounters()
      work[.measurements] = Int(generator.next() % 900)
      work[.placements] = Int(generator.next() % 900)
      work[.lazyNodes] = Int(generator.next() % 100)
      return work
    }
    let spans = counters.enumerated().map { frame, work in
      Span(
        phase: Phase.layout.index, frame: frame, start: UInt64(frame) * 10_000_000,
        duration: UInt64(
          (frame == 0 ? 20_000 : 0) + 200 * work[.measurements] + 50 * work[.placements]))
    }
    var benchmark = CaseBenchmark(CaseName(scene: "scene\(scene)", trace: "tap"), rate: 60)
    benchmark.actual = .init(
      ReplayTiming(
        FrameWork.frames(of: spans), counters: counters, framesHash: 1, spans: frames, probeCost: 0
      ))
    return benchmark
  }

  @Test("Rates that times were made of are found; a phase that never ran has none")
  func recovers() throws {
    var generator = SplitMix(state: 17)
    let cases = (0..<12).map { Self.benchmark($0, &generator) }
    let fit = CostFit(cases)
    expectEqual(fit.scenes, 12)
    let model = try fit.model(4, machine: .current, toolchain: "6.3")
    expectEqual(model.number, 4)
    expectEqual(Array(model.phases.keys), [.layout])
    let layout = try #require(model.phases[.layout])
    expectEqual(layout.cases, 12)
    #expect(layout.residual < 0.001)
    let known: [String: Double] = ["replay": 20_000, "measurements": 200, "placements": 50]
    let rates = zip(CostTerm.terms(of: .layout).map(\.name), layout.nanoseconds)
    for (name, rate) in rates {
      let expected = known[name] ?? 0
      #expect(abs(rate - expected) <= 0.001 * expected + 0.01, "\(name): \(rate)")
    }
    // Every number has at most four digits.
    #expect(layout.nanoseconds.allSatisfy { "\($0)".filter(\.isNumber).count <= 6 })
  }

  @Test("Cases of few scenes, of parts and without an end do not make a model")
  func tooFew() {
    var generator = SplitMix(state: 17)
    var cases = (0..<7).map { Self.benchmark($0, &generator) }
    cases.append(Self.benchmark(0, &generator))
    var part = Self.benchmark(8, &generator)
    part.rate = nil
    var stopped = Self.benchmark(9, &generator)
    stopped.failure = ReplayFailure(.timeout, frame: 1)
    let fit = CostFit(cases + [part, stopped])
    expectEqual(fit.scenes, 7)
    #expect(throws: (any Error).self) { try fit.model(1) }
  }
}
