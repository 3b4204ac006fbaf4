import MeniscusFormats
import MeniscusLab
import MeniscusMessages
import MeniscusSuite
import MeniscusUI
import SuiteTestSupport
import TestSupport
import Testing

/// What the clock changes is not told of the event that came last before it.
@Suite("Sources of changes")
@MainActor
struct ChangeSourceTests {
  private static let script = """
    checkpoint start
    tap #go
    wait 40f
    checkpoint end
    """

  /// What a property that changed in a frame goes back to, in words.
  private func source(
    of property: String, in view: some View & Sendable, at frame: Int
  ) throws -> String {
    let sample = try SampleCase(Self.script, on: view)
    let explanation = try Explanation.explaining(
      frame, at: nil, of: sample.name, trace: sample.trace, on: SampleCase.scene(view),
      baseline: sample.baseline, threads: 1)
    let change = try #require(explanation.change)
    let value = try #require(change.state.first { $0.name == property }, "\(change.state)")
    let words = value.cause.map { Messages.source($0) } ?? "none"
    let heads = Messages(command: "meniscus").lines(on: explanation)
    expectSuffix(heads.first, "; traces back to \(words)", "\(heads)")
    return words
  }

  @Test("A timer is named with its view, and that no event set it", arguments: [12, 24])
  func timer(frame: Int) throws {
    try expectEqual(
      source(of: "count", in: Ticking(), at: frame),
      "the timer of Rectangle[0].frame, set in frame 0 without an event")
  }

  @Test("A task that waited is named with its view and what began it")
  func task() throws {
    try expectEqual(
      source(of: "isLoaded", in: Loading(), at: 9),
      "the task waiting for the clock, set in frame 1 by tap go (line 3, frame 1)")
    try expectEqual(
      source(of: "isReady", in: Loading(), at: 16),
      "the task of VStack waiting for the clock, set in frame 0 without an event")
  }

  @Test("The schedule of a timeline view is named, whatever was tapped before")
  func timeline() throws {
    try expectEqual(
      source(of: "date", in: Running(), at: 12),
      "the schedule of TimelineView[0], set in frame 0 without an event")
  }

  @Test("What an event set in motion goes back to it, and says how long it moves")
  func motion() throws {
    try expectEqual(
      source(of: "presented y", in: Board(), at: 3),
      "the motion started by tap go (line 3, frame 1), 2 frames earlier")
    try expectEqual(source(of: "isOn", in: Board(), at: 1), "tap go (line 3, frame 1)")
  }
}

private struct Go: View {
  var action: @MainActor () -> Void

  var body: some View {
    Button(action: action) { Rectangle().fill(.red).frame(width: 8, height: 4) }
      .buttonStyle(.plain)
      .accessibilityIdentifier("go")
  }
}

private struct Ticking: View {
  @State private var count = 0
  @State private var taps = 0

  var body: some View {
    VStack(spacing: 1) {
      Rectangle().fill(count % 2 == 0 ? .blue : .green).frame(width: 6, height: 6)
        .onTick(every: 0.2) { _ in if count < 3 { count += 1 } }
      Rectangle().fill(taps == 0 ? .blue : .orange).frame(width: 6, height: 6)
      Go { taps += 1 }
    }
  }
}

private struct Loading: View {
  @State private var isLoaded = false
  @State private var isReady = false

  var body: some View {
    VStack(spacing: 1) {
      Rectangle().fill(isLoaded ? .blue : .green).frame(width: 6, height: 6)
      Rectangle().fill(isReady ? .blue : .green).frame(width: 6, height: 6)
      Go {
        Task {
          try? await Task.sleep(for: .seconds(8.0 / 60))
          isLoaded = true
        }
      }
    }
    .task {
      try? await Task.sleep(for: .seconds(16.0 / 60))
      isReady = true
    }
  }
}

private struct Running: View {
  @State private var taps = 0

  var body: some View {
    VStack(spacing: 1) {
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 4.0 / 60)) {
        context in
        Rectangle()
          .fill(Int(context.date.timeIntervalSince1970 * 60) % 2 == 0 ? .blue : .green)
          .frame(width: 6, height: 6)
      }
      Rectangle().fill(taps == 0 ? .blue : .orange).frame(width: 6, height: 6)
      Go { taps += 1 }
    }
  }
}
