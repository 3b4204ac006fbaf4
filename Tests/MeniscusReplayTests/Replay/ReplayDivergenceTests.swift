import MeniscusFormats
import MeniscusReplay
import TestSupport
import Testing

@Suite("Replay: planted changes")
@MainActor
struct ReplayDivergenceTests {
  private static let plain = Result { try hashLog(SampleVariation()) }

  private static func hashLog(_ variation: SampleVariation) throws -> FrameHashLog {
    try Replayer.run(
      SampleTrace.growing(), on: SampleScene.growing(variation),
      options: ReplayOptions(requirements: [])
    ).hashLog
  }

  private func divergence(_ variation: SampleVariation) throws -> Divergence {
    try #require(
      Divergence(expected: Self.plain.get(), actual: Self.hashLog(variation)))
  }

  @Test("Another duration of a spring parts in the state of what moves, after the tap")
  func duration() throws {
    let divergence = try divergence(SampleVariation(duration: 0.55))
    // The tap is in frame 1; the two springs leave the same place and are apart by frame 2.
    #expect((1...2).contains(divergence.frame) && divergence.stage == .state)
    let circle = try #require(divergence.views.first { $0.path.hasSuffix("/Circle[1]") })
    guard case .changed(let stages) = circle.kind else {
      Issue.record("Both have the circle.")
      return
    }
    #expect(stages.contains(.state) && !stages.contains(.layout))
  }

  @Test("Another padding parts in the layout of what is padded, at once")
  func padding() throws {
    let divergence = try divergence(SampleVariation(padding: 9))
    #expect(divergence.frame == 0 && divergence.stage == .layout)
    #expect(divergence.views.contains { $0.path.contains("Circle[1]") })
  }

  @Test("Another colour parts in the display list of its view, and in its tiles")
  func color() throws {
    let divergence = try divergence(SampleVariation(color: .orange))
    #expect(divergence.frame == 0 && divergence.stage == .display)
    expectEqual(divergence.views.map(\.kind), [.changed([.display])])
    expectEqual(divergence.views.first?.path.hasSuffix("/VStack/Circle[1]"), true)
    // The circle of 40 points lies in the middle, below the two controls.
    #expect(!divergence.tiles.isEmpty && !divergence.tiles.contains(0))
  }

  @Test("Another order of two views parts in what only one side has")
  func order() throws {
    let divergence = try divergence(SampleVariation(isSwapped: true))
    expectEqual(divergence.frame, 0)
    #expect(
      divergence.views.contains { difference in
        difference.kind == .added || difference.kind == .removed
      })
  }

  @Test("The same scene does not part")
  func same() throws {
    let trace = try SampleTrace.growing()
    let one = try Replayer.run(trace, on: SampleScene.growing(SampleVariation())).hashLog
    let two = try Replayer.run(trace, on: SampleScene.growing(SampleVariation())).hashLog
    expectEqual(one, two)
  }
}
