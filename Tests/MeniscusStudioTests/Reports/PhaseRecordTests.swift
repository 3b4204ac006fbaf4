import MeniscusDisplay
import MeniscusFormats
import MeniscusStudio
import MeniscusTiming
import TestSupport
import Testing

@Suite("The phases of a frame")
struct PhaseRecordTests {
  private typealias Change = FrameHashLog.ViewChange

  private static func log(_ frames: [[Change]]) -> FrameHashLog {
    FrameHashLog(
      rate: 60, pixelWidth: 64, pixelHeight: 64, tileSize: 64,
      views: ["Board", "Board/Card", "Board/Card/Title", "Board/Foot"],
      frames: frames.map { views in
        FrameHashLog.Frame(
          hashes: StageHashes(), views: views,
          tiles: views.isEmpty ? [] : [.init(tile: 0, digest: 7)])
      })
  }

  private static let all: [Change] = (0..<4).map {
    Change(view: $0, state: 1, layout: 1, operations: 1)
  }

  private static let spans = [Phase.update, .layout, .display, .render].flatMap { phase in
    (0..<3).map { frame in
      Span(phase: Phase.allCases.firstIndex(of: phase) ?? 0, frame: frame, start: 0, duration: 10)
    }
  }

  private static func views(_ record: PhaseRecord, _ frame: Int) -> [String] {
    record.phases(of: frame).map { phase in
      let tiles = phase.tiles.map { " \($0) tiles" } ?? ""
      let views = phase.views + phase.gone.map { "-" + $0 }
      return "\(phase.phase): \(views.joined(separator: ", "))\(tiles)"
    }
  }

  @Test("What changed is told by phase: of nested views the innermost, but for state")
  func changes() {
    let record = PhaseRecord(
      Self.log([
        Self.all,
        [
          Change(view: 0, state: 2, layout: 2, operations: 1),
          Change(view: 1, state: 2, layout: 2, operations: 1),
          Change(view: 2, state: 1, layout: 2, operations: 2),
        ],
        // As at frame 1, but for one that is gone.
        [
          Change(view: 0, state: 2, layout: 2, operations: 1),
          Change(view: 3, state: 0, layout: 0, operations: 0),
        ],
      ]), spans: Self.spans)
    expectEqual(
      Self.views(record, 0), ["update: ", "layout: ", "display: ", "render:  1 tiles"])
    expectEqual(
      Self.views(record, 1),
      [
        "update: Board, Board/Card", "layout: Board/Card/Title", "display: Board/Card/Title",
        "render:  1 tiles",
      ])
    expectEqual(
      Self.views(record, 2),
      [
        "update: -Board/Foot", "layout: -Board/Foot", "display: -Board/Foot", "render:  1 tiles",
      ])
    #expect(record.phases(of: 3).isEmpty && record.phases(of: -1).isEmpty)
  }

  @Test("The time of a phase is the sum of its spans, beside the median of the frames that have it")
  func times() {
    let layout = Phase.allCases.firstIndex(of: .layout) ?? 0
    let spans = [(0, 5), (0, 6), (1, 2), (2, 3), (4, 100)].map { frame, duration in
      Span(phase: layout, frame: frame, start: 0, duration: UInt64(duration))
    }
    let record = PhaseRecord(nil, spans: spans + [Span(phase: 99, frame: 1, start: 0, duration: 1)])
    let told = (0..<5).map { frame in record.phases(of: frame).map { [$0.duration, $0.usual] } }
    // Of 2, 3, 11 and 100 the median, by the nearest rank, is 3.
    expectEqual(told, [[[11, 3]], [[2, 3]], [[3, 3]], [], [[100, 3]]])
  }

  @Test("Nothing was noted")
  func nothing() {
    #expect(PhaseRecord(nil, spans: []).phases(of: 0).isEmpty)
  }
}
