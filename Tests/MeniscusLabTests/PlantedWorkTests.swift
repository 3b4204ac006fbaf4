import MeniscusDisplay
import MeniscusFormats
import MeniscusReplay
import MeniscusUI
import TestSupport
import Testing

@Suite("Work that is planted")
@MainActor
struct PlantedWorkTests {
  /// A scene in which a tap moves a drop of glass, with more work than it needs, or without.
  private struct Lamp: View {
    /// What there is too much of.
    enum Plant: CaseIterable {
      /// A body that reads what the tap changes, and shows the same.
      case body
      /// A sheet of glass in which nothing is to be seen, over one colour.
      case glassPass
      /// A far corner whose colour changes with what the tap changes.
      case repaint
    }

    let plant: Plant?
    @State private var isOn = false

    var body: some View {
      VStack(spacing: 2) {
        Button(action: { isOn.toggle() }) {
          Rectangle().fill(.red).frame(width: 8, height: 4)
        }
        .accessibilityIdentifier("go")
        Circle().fill(.white).frame(width: 6, height: 6).glassEffect().offset(x: isOn ? 4 : 0)
        if plant == .glassPass {
          Circle().fill(.white).frame(width: 4, height: 4).glassEffect()
        } else {
          Circle().fill(.white).frame(width: 4, height: 4)
        }
        Reader(isOn: plant == .body && isOn)
        Spacer()
        Rectangle().fill(.blue.opacity(plant == .repaint && isOn ? 0.9 : 1))
          .frame(width: 6, height: 4)
      }
    }
  }

  private struct Reader: View {
    let isOn: Bool
    var body: some View { Circle().fill(.orange).frame(width: 4, height: 4) }
  }

  private static let trace =
    #"{"meniscus":"trace","version":1,"scene":"board","size":[64,320],"scale":1,"rate":60,"seed":0}"#
    + "\n" + #"{"at":16666,"tap":{"id":"go"}}"# + "\n" + #"{"at":100000,"end":true}"# + "\n"

  private static func side(_ plant: Lamp.Plant?) throws -> CaseBenchmark.Side {
    let trace = try TraceReader().read(Array(trace.utf8))
    var replay = try Replay(
      trace, on: Scene("board", size: CGSize(width: 64, height: 320)) { Lamp(plant: plant) },
      options: ReplayOptions(requirements: []))
    while try replay.showNextFrame() {}
    let record = try replay.record()
    return CaseBenchmark.Side(
      ReplayTiming([], counters: record.counters, framesHash: 0, spans: 0, probeCost: 0))
  }

  @Test("An extra body, pass of glass or repaint fails by its counter alone, at its first frame")
  func counters() throws {
    let expected = try Self.side(nil)
    for plant in [nil] + Lamp.Plant.allCases.map(Optional.init) {
      var benchmark = CaseBenchmark(CaseName(scene: "board", trace: "tap"), rate: 60)
      benchmark.expected = expected
      benchmark.actual = try Self.side(plant)
      let found = try #require(BenchmarkComparison(benchmark))
      expectEqual(found.times.filter { $0.verdict == .slower }, [])
      expectEqual(found.fails, plant != nil)
      let kind: WorkCounters.Kind? =
        switch plant {
        case .body: .bodies
        case .glassPass: .glassPasses
        case .repaint: .tilesPainted
        case nil: nil
        }
      let work = found.added.first { $0.kind == kind }
      #expect(plant == nil || work != nil, "\(String(describing: plant)): \(found.added)")
      expectEqual(work?.frame, plant.map { $0 == .glassPass ? 0 : 1 })
      let code = BenchmarkSummary([benchmark], overruns: [], isExact: true).exitCode
      expectEqual(code, plant == nil ? .accepted : .gateFailed)
    }
  }
}
