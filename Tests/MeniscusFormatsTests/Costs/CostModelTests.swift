import MeniscusDisplay
import MeniscusFormats
import TestSupport
import Testing

@Suite("The model of cost")
struct CostModelTests {
  @Test("The built-in model has all phases, each off by at most a fifth in scenes left out")
  func builtIn() throws {
    let model = try #require(CostModel.current)
    expectEqual(Set(model.phases.keys), Set(Phase.allCases))
    for (phase, rates) in model.phases {
      #expect(rates.residual <= 0.2, "\(phase): \(rates.residual)")
      #expect(rates.upperResidual >= rates.residual && rates.cases >= 40, "\(phase)")
      #expect(rates.nanoseconds.contains { $0 > 0 }, "\(phase)")
      expectEqual(rates.nanoseconds.count, CostTerm.terms(of: phase).count)
    }
    try expectEqual(CostModel(Array(model.text.utf8)), model)
  }

  @Test("No phase counts anything twice")
  func terms() {
    for phase in Phase.allCases {
      let names = CostTerm.terms(of: phase).map(\.name)
      expectEqual(Set(names).count, names.count)
    }
  }

  /// A model of two phases, of round numbers.
  private static let model: CostModel = {
    func rates(_ phase: Phase, _ costs: [String: Double]) -> CostModel.Rates {
      CostModel.Rates(
        nanoseconds: CostTerm.terms(of: phase).map { costs[$0.name] ?? 0 }, residual: 0,
        upperResidual: 0, cases: 1)
    }
    return CostModel(
      number: 7, machine: .current, toolchain: "", scenes: 1,
      phases: [
        .update: rates(.update, ["replay": 1000, "frame": 10, "bodies": 100]),
        .hash: rates(.hash, ["viewsHashed": 5]),
      ])
  }()

  @Test("A cost is the sum of amounts times rates; hashing is no part of a frame")
  func sums() throws {
    var work = WorkCounters()
    // Of seven bodies two were the events' and one was layout's.
    work[.bodies] = 7
    work[.eventBodies] = 2
    work[.lazyBodies] = 1
    work[.viewsHashed] = 3
    let cost = try #require(ModelledCost(of: [work, WorkCounters(), work], by: Self.model))
    expectEqual(cost.model, 7)
    expectEqual(cost.frames, [1410, 10, 410])
    expectEqual(cost.phases, [.update: 1830, .hash: 30])
  }

  @Test("Without a frame, without a model, or without what it asks for, nothing is modelled")
  func missing() {
    #expect(ModelledCost(of: [], by: Self.model) == nil)
    #expect(ModelledCost(of: [WorkCounters()], by: nil) == nil)
    var work = WorkCounters()
    work.leaveOut(.lensPixels)
    #expect(ModelledCost(of: [WorkCounters(), work], by: Self.model) != nil)
    work.leaveOut(.motions)
    #expect(ModelledCost(of: [WorkCounters(), work], by: Self.model) == nil)
    var most = WorkCounters()
    for kind in WorkCounters.Kind.allCases { most[kind] = .max / 4 }
    #expect(ModelledCost(of: [most]) != nil)
  }

  @Test("Late frames are those whose cost is more than a refresh")
  func hitches() throws {
    var work = WorkCounters()
    work[.bodies] = 200_000  // 20 ms
    let cost = try #require(
      ModelledCost(of: [WorkCounters(), work, work, WorkCounters()], by: Self.model))
    // Two of six refreshes at 60 Hz; at 120 Hz each misses two, which are four of eight.
    expectEqual(cost.hitches[60]?.ratio.rounded(), 333)
    expectEqual(cost.hitches[120]?.ratio.rounded(), 500)
    #expect(ModelledCost.hitches(of: cost.frames[3...])[60]?.ratio == 0)
  }

  @Test("A file that breaks the format is refused with its place")
  func broken() {
    let text = FormatSample.text(of: .cost, version: 1)
    for (old, new) in [
      ("\"model\":3", "\"model\":0"), ("\"events\"", "\"evens\""), ("45190", "-1"),
      ("45190", "1e99"), ("\"morph\"", "\"lensPixels\""), ("\"version\":1", "\"version\":2"),
      ("\"residual\"", "\"rest\""), ("}}}}", "}}}"), ("\"cost\"", "\"costs\""),
    ] {
      let damaged = text.replacing(old, with: new, maxReplacements: 1)
      #expect(damaged != text)
      do throws(JSONError) {
        _ = try CostModel(Array(damaged.utf8))
        Issue.record("accepted: \(new)")
      } catch {
        #expect((0...damaged.utf8.count).contains(error.offset))
      }
    }
  }
}
