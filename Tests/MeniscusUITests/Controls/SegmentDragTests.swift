import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// A finger that goes down on the segment that is chosen takes the choice along.
@MainActor
struct SegmentDragTests {
  private struct Segments: View {
    @State private var chosen = "a"
    let log: Log

    var body: some View {
      Picker("Letter", selection: $chosen) {
        ForEach(["a", "b", "c"], id: \.self) { Text($0).tag($0) }
      }
      .pickerStyle(.segmented).frame(width: 300)
      .onChange(of: chosen) { log.note(chosen) }
    }
  }

  /// Three segments of 100 points from 10 on, in the middle of 320 by 240 points; the first is chosen.
  private func stage(
    _ log: Log = Log(), isClassic: Bool? = nil, isMirrored: Bool = false
  ) -> Stage {
    Stage(
      isClassic: isClassic,
      configure: { $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight }
    ) { Segments(log: log) }
  }

  /// The leading edges of what is chosen: 2 points inside its segment, 28 high.
  private func choices(_ stage: Stage) -> [Double] {
    stage.frame.fills(RGBA(red: 1, green: 1, blue: 1)).filter { $0.bounds.height == 28 }
      .map(\.bounds.minX)
  }

  /// Glass that is there.
  private func lenses(_ stage: Stage) -> [Rect2D] {
    stage.frame.glass.filter { $0.presence > 0.99 }.map(\.box)
  }

  /// Where a finger goes along the segments, and what that chooses.
  @Test(arguments: [
    ([60.0, 80, 170], ["b"]),
    ([60, 170, 260], ["c"]),
    ([60, 500], ["c"]),
    ([60, 260, 70], []),
    ([60, 66], []),
    ([60], []),
    // From another segment it is that one, or none.
    ([160], ["b"]),
    ([160, 60], ["b"]),
    ([160, 300], []),
    ([260, 60], []),
  ])
  func theSegmentUnderTheFingerIsChosen(places: [Double], chosen: [String]) {
    let log = Log()
    let stage = stage(log)
    stage.press(places[0], 120)
    for place in places.dropFirst() { stage.move(place, 120) }
    #expect(log.take().isEmpty)
    stage.release(places[places.count - 1], 120)
    stage.settle()
    expectEqual(log.take(), chosen)
  }

  @Test func segmentsRunTheOtherWayWhereLinesDo() {
    let log = Log()
    let stage = stage(log, isMirrored: true)
    stage.press(260, 120)
    stage.move(150, 120)
    stage.release(150, 120)
    expectEqual(log.take(), ["b"])
  }

  @Test func theChoiceIsALensUnderTheFinger() throws {
    let stage = stage()
    expectEqual(choices(stage), [12])
    #expect(lenses(stage).isEmpty)
    stage.press(60, 120)
    stage.move(72, 120)
    stage.run(60)
    for (finger, middle) in [(111.0, 111.0), (190, 190), (400, 260)] {
      stage.move(finger, 120)
      expectClose(try #require(lenses(stage).first).center.x, middle, within: 1)
    }
    #expect(choices(stage).isEmpty)
    stage.release(400, 120)
    stage.settle()
    expectEqual(choices(stage), [212])
    #expect(lenses(stage).isEmpty)
  }

  @Test func inTheClassicDesignTheChoiceGoesFromSegmentToSegment() {
    let stage = stage(isClassic: true)
    stage.press(60, 120)
    for (finger, edge) in [(100.0, 12.0), (120, 112), (200, 112), (220, 212)] {
      stage.move(finger, 120)
      stage.settle()
      expectEqual(choices(stage), [edge])
      #expect(lenses(stage).isEmpty)
    }
  }

  @Test func afterADragNothingIsLeft() {
    let stage = stage()
    let (state, layout) = (stage.frame.stateHash, stage.frame.layoutHash)
    stage.press(60, 120)
    stage.move(150, 120)
    #expect(stage.frame.stateHash != state && stage.frame.layoutHash != layout)
    stage.move(60, 120)
    stage.release(60, 120)
    stage.settle()
    expectEqual(stage.frame.stateHash, state)
    expectEqual(stage.frame.layoutHash, layout)
  }
}
