import Foundation
import MeniscusDisplay
import MeniscusFormats
import MeniscusLab
import Synchronization
import TestSupport
import Testing

/// What `bench engine|render|diff` measures, at sizes that take no time.
@Suite("Benchmarks of parts")
@MainActor
struct PartCaseTests {
  private static let small: [BenchmarkPart: [PartCase]] = [
    .engine: EngineCases(side: 4, rows: 200).all,
    .render: RenderCases(scale: 0.05).all.filter { !$0.isPeer },
    .diff: DiffCases(width: 60, height: 90).all.filter { !$0.isPeer },
  ]

  private func timing(_ item: PartCase, repetitions: Int) throws -> ReplayTiming {
    let folder = try TemporaryFolder()
    return try #require(
      try item.timing(warmUps: 0, repetitions: repetitions, in: folder.path))
  }

  @Test(
    "Every case does the same work again, and its frames take time",
    arguments: BenchmarkPart.allCases)
  func repeatable(part: BenchmarkPart) throws {
    for item in try #require(Self.small[part]) {
      let name = part.caseName(item.name)
      var result = CaseBenchmark(name, rate: nil)
      let first = try timing(item, repetitions: 2)
      expectEqual(first.repetitions, 2)
      #expect(first.frames > 0 && first.frameTimes.allSatisfy { $0 > 0 }, "\(name.identifier)")
      result.actual = .init(first)
      result.actual?.add(try timing(item, repetitions: 1))
      expectEqual(result.actual?.isRepeatable, true, "\(name.identifier)")
    }
  }

  @Test("Names are unique, and what is asked for is there")
  func names() throws {
    for (part, cases) in Self.small {
      let names = cases.map(\.name)
      expectEqual(Set(names).count, names.count)
      for question in cases.flatMap(\.questions) {
        switch question {
        case .ratio(let other), .time(_, .some(let other)): #expect(names.contains(other))
        case .time, .work, .share, .target: break
        }
      }
      #expect(names.allSatisfy { CaseName(identifier: part.caseName($0).identifier) != nil })
    }
    // The usual sizes have the same names, and other tools besides.
    for (part, all, peers) in [
      (BenchmarkPart.diff, DiffCases().all, 5), (.render, RenderCases().all, 1),
    ] {
      expectEqual(all.filter { !$0.isPeer }.map(\.name), Self.small[part]?.map(\.name))
      expectEqual(all.count { $0.isPeer }, peers)
      let names = Set(all.map(\.name))
      for case .ratio(let own) in all.filter(\.isPeer).flatMap(\.questions) {
        #expect(names.contains(own))
      }
    }
  }

  @Test("Other tools are measured, or missed, only where they are asked for")
  func peers() {
    for (part, count) in [(BenchmarkPart.engine, 0), (.render, 1), (.diff, 5)] {
      let (with, without) = (part.names(peers: true), part.names(peers: false))
      expectEqual(without.missing, [])
      expectEqual(with.present.count + with.missing.count, without.present.count + count)
      #expect(Set(with.present).isSuperset(of: without.present))
    }
  }

  @Test("Work is exact: a leaf that changes, frames in which nothing does, passes of glass")
  func work() throws {
    func work(_ part: BenchmarkPart, _ name: String) throws -> WorkCounters {
      let item = try #require(Self.small[part]?.first { $0.name == name })
      return try timing(item, repetitions: 1).work
    }
    expectEqual(try work(.engine, "grid-change")[.bodies], 20)
    expectEqual(try work(.render, "idle")[.tilesPainted], 0)
    expectEqual(try work(.render, "copy"), WorkCounters())
    expectEqual(try work(.render, "ten")[.glassPasses], 20)
    expectEqual(try work(.render, "crowd-200")[.glassPasses], 1)
  }

  @Test("What a frame takes beside its phases is counted once")
  func recorder() {
    let clock = Mutex<UInt64>(0)
    // Each look at the clock takes 10 ns.
    var recorder = PartRecorder {
      clock.withLock { time in
        time += 10
        return time
      }
    }
    recorder.frame { probe in probe.measure(.layout) { (WorkCounters(), 1) } }
    recorder.add(70)
    recorder.frame { _ in (WorkCounters(), 2) }
    let timing = recorder.timing(probeCost: 0)
    expectEqual(timing.phases, [.layout: [10, 0, 0]])
    expectEqual(timing.others, [20, 70, 10])
    expectEqual(timing.frameTimes, [30, 70, 10])
    expectEqual(timing.spans, 1)
  }

  @Test("Work of a part survives its file")
  func file() throws {
    let item = try #require(Self.small[.engine]?.first { $0.name == "nested-3" })
    let timing = try timing(item, repetitions: 1)
    let copy = try JSONDecoder().decode(
      ReplayTiming.self, from: JSONEncoder().encode(timing))
    expectEqual(copy, timing)
    #expect(timing.units[.view] ?? 0 > 3)
  }
}
