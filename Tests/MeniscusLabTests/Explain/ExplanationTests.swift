import MeniscusFormats
import MeniscusGeometry
import MeniscusLab
import MeniscusMessages
import MeniscusSuite
import MeniscusUI
import SuiteTestSupport
import TestSupport
import Testing

/// The whole way, on the board of ``SampleCase``: a button whose tap moves a circle by a spring.
@Suite("Explanations")
@MainActor
struct ExplanationTests {
  private func explain(
    _ sample: SampleCase, _ frame: Int, at point: Point2D? = nil,
    _ view: some View & Sendable = Board()
  ) throws -> Explanation {
    try Explanation.explaining(
      frame, at: point, of: sample.name, trace: sample.trace, on: SampleCase.scene(view),
      baseline: sample.baseline, threads: 1)
  }

  /// The frame and the line of the first tap.
  private func tap(of sample: SampleCase) throws -> (frame: Int, line: Int) {
    let index = try #require(
      sample.trace.events.firstIndex { if case .tap = $0.action { true } else { false } })
    return (
      sample.trace.clock.frame(at: sample.trace.events[index].time), Trace.line(ofEvent: index)
    )
  }

  @Test("The frame of a tap names event, state and views; the next one goes back to it")
  func frames() throws {
    let sample = try SampleCase()
    let tap = try tap(of: sample)
    let change = try #require(try explain(sample, tap.frame).change)
    #expect(change.stages.starts(with: ["input", "state"]))
    expectEqual(change.events.map(\.line), [tap.line])
    #expect(change.cause?.event?.title == "tap go" && change.cause?.delay == 0)
    let value = try #require(change.state.first { $0.name == "isOn" })
    #expect(value.view == "Board" && value.before == "false" && value.value == "true")
    let later = try #require(try explain(sample, tap.frame + 3).change)
    #expect(later.events.isEmpty && !later.stages.contains("input"))
    expectEqual(later.cause?.event?.line, tap.line)
    #expect(later.state.contains { $0.began < $0.changed && $0.cause?.event?.line == tap.line })
    #expect(later.pixels > 0)
    #expect(later.regions.contains { $0.views.contains { $0.contains("Circle") } })
  }

  @Test("A frame in which nothing happens says so")
  func still() throws {
    let sample = try SampleCase()
    let frame = sample.trace.frameCount - 1
    let explanation = try explain(sample, frame)
    let change = try #require(explanation.change)
    #expect(change.stages.isEmpty && change.cause == nil && change.pixels == 0)
    expectSuffix(
      Messages(command: "meniscus").lines(on: explanation)[0],
      "nothing changed since the frame before")
  }

  @Test("A pixel leads to its operations, views, the state they read, and the event")
  func pixel() throws {
    let sample = try SampleCase()
    let tap = try tap(of: sample)
    let inspection = try FrameInspection(
      sample.trace, on: SampleCase.scene(Board()), at: tap.frame + 3)
    let circle = try #require(
      inspection.now.list.operations.firstIndex { operation in
        if case .fill(.ellipse, _) = operation.action { true } else { false }
      })
    let bounds = try #require(
      inspection.now.list.bounds(of: inspection.now.list.operations[circle]))
    let pixel = try #require(
      try explain(
        sample, tap.frame + 3, at: Point2D(x: bounds.midX, y: bounds.midY)
      ).pixel)
    let operation = try #require(pixel.operations.last)
    #expect(operation.row == circle && operation.view?.contains("/Circle") == true)
    #expect(operation.before != operation.after && operation.after == pixel.color)
    expectPrefix(operation.text, "fill ellipse(")
    let state = try #require(operation.state.first { $0.name == "isOn" })
    #expect(state.view == "Board" && state.value == "true" && state.changed == tap.frame)
    expectEqual(state.cause?.event?.line, tap.line)
  }

  @Test("What nobody around a view reads is not told of it")
  func unread() throws {
    let sample = try SampleCase()
    let frame = try tap(of: sample).frame
    let explanation = try explain(sample, frame, at: Point2D(x: 3, y: 20), Corners())
    let operation = try #require(explanation.pixel?.operations.last)
    expectContains(operation.view, "Still")
    #expect(operation.state.isEmpty)
    let moved = try explain(sample, frame, at: Point2D(x: 3, y: 3), Corners())
    expectEqual(moved.pixel?.operations.last?.state.map(\.name), ["count", "isPressed"])
  }

  @Test("A point outside of the frame is none, and a replay that stops says why")
  func refusals() throws {
    let sample = try SampleCase()
    let size = Size2D(width: 32, height: 32)
    for point in [Point2D(x: 32, y: 1), Point2D(x: -0.1, y: 1), Point2D(x: 1, y: 1e300)] {
      #expect(throws: ExplanationError.outside(point, size)) {
        try explain(sample, 0, at: point)
      }
    }
    #expect(throws: ExplanationError.self) {
      try explain(sample, sample.trace.frameCount - 1, Color.red)
    }
  }

  @Test("What is accepted stands beside it: the frame, the pixel, the operation")
  func expected() throws {
    let sample = try SampleCase()
    #expect(try !explain(sample, 0).expected.exists)
    try sample.accept(Board())
    let same = try explain(sample, 0).expected
    #expect(same.exists && same.stages == [] && same.firstDifference == nil)
    #expect(same.checkpoint == "start" && same.differences.isEmpty)

    let other = try explain(sample, 0, Board(padding: 3)).expected
    #expect(other.stages?.contains("layout") == true)
    #expect(other.firstDifference?.frame == 0 && other.firstDifference?.stage == "layout")
    #expect(other.differences.contains { $0.kind == "resized" && $0.values == "by +2 +2" })

    let later = sample.trace.frameCount - 1
    let late = try explain(sample, later, Board(padding: 3))
    #expect(late.expected.stages?.isEmpty == false && late.expected.firstDifference?.frame == 0)
    #expect(
      Messages(command: "meniscus").lines(on: late).contains {
        $0.hasSuffix("`meniscus explain board/tap --frame 0` explains it")
      })
  }

  @Test("An operation of another colour is set beside the accepted one, with both pixels")
  func expectedPixel() throws {
    let sample = try SampleCase()
    try sample.accept(Corners())
    let point = Point2D(x: 3, y: 20)
    let same = try explain(sample, 0, at: point, Corners())
    #expect(same.expected.color == same.pixel?.color && same.expected.operations.isEmpty)
    let other = try explain(sample, 0, at: point, Corners(still: .blue))
    expectEqual(other.expected.color, same.pixel?.color)
    #expect(other.pixel?.color != same.pixel?.color)
    let operation = try #require(other.expected.operations.first)
    expectEqual(operation.row, other.pixel?.operations.last?.row)
    expectEqual(operation.text, same.pixel?.operations.last?.text)
    let gone = try explain(sample, 0, at: point, Corners(still: nil))
    expectEqual(gone.expected.operations.map(\.row), [nil])
    expectEqual(gone.expected.operations.map(\.text), [same.pixel?.operations.last?.text])
  }
}

/// Two views of which one reads what a tap changes.
private struct Corners: View {
  var still: Color? = .green
  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Counted(count: $count)
      Still(color: still)
    }
    .frame(width: 32, height: 32, alignment: .topLeading)
  }

  struct Counted: View {
    @Binding var count: Int

    var body: some View {
      Button(action: { count += 1 }) {
        Rectangle().fill(count == 0 ? .red : .orange).frame(width: 8, height: 16)
      }
      .buttonStyle(.plain)
      .accessibilityIdentifier("go")
    }
  }

  struct Still: View {
    var color: Color?

    var body: some View {
      if let color { Rectangle().fill(color).frame(width: 8, height: 16) }
    }
  }
}
