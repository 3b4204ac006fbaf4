import MeniscusFormats
import MeniscusGeometry
import MeniscusMessages
import MeniscusReplay
import MeniscusSuite
import MeniscusUI
import SuiteTestSupport
import TestSupport
import Testing

/// A strip with a counter, a card, and glass where it is asked for; each part can be at fault.
struct Strip: View {
  var step = 1
  var width: CGFloat = 20
  var card = Color.blue
  var hasGlass = false
  var tint = Color.clear
  var animation = Animation.linear(duration: 0.2)
  @State private var count = 0

  var body: some View {
    ZStack {
      Color.white
      HStack(spacing: 4) {
        Rectangle().fill(card).frame(width: width, height: 10)
        Button(action: { count += step }) { Rectangle().fill(.red).frame(width: 12, height: 12) }
          .accessibilityIdentifier("go")
        Circle().fill(.green).frame(width: 8, height: 8).offset(y: CGFloat(count))
          .animation(animation, value: count)
        if hasGlass {
          Color.clear.frame(width: 30, height: 12).glassEffect(.regular.tint(tint), in: .capsule)
        }
      }
    }
  }
}

@Suite("A fault in a stage is named in words that need no picture")
@MainActor
struct StageMessageTests {
  static let script = """
    size 120x40
    scale 1
    checkpoint start
    tap #go
    settle
    checkpoint end
    """

  /// The same, with time for slower movements before the end.
  private static let long = script.replacing("settle", with: "settle\nwait 20f")

  private let accept = "; if this is intended, run `meniscus accept board/tap`"

  /// The same, but that no checkpoint shows the beginning.
  private static let late = script.replacing("checkpoint start\n", with: "")

  private func sentence(
    _ good: Strip, _ faulty: Strip, with fault: Fault? = nil, script: String = script
  ) throws -> String {
    let sample = try SampleCase(script, on: good)
    try sample.accept(good)
    let report = try sample.compare(faulty, with: fault).report
    expectEqual(report.verdict, .different)
    return report.sentences.first ?? ""
  }

  @Test("State")
  func state() throws {
    let said = try sentence(Strip(), Strip(step: 3))
    expectEqual(
      said,
      "state count of Strip: 1 → 3 (at checkpoint end, frame 13); "
        + "frame 1 (16 ms), stage state: Strip; 13 of 14 frames differ; "
        + "checkpoints: end differs (56 px, at 76, 17, 8×10 pt: Circle[2] moved by 0, +2 pt)"
        + accept)
  }

  @Test("Layout")
  func layout() throws {
    let said = try sentence(Strip(), Strip(width: 26))
    expectEqual(
      said,
      "frame: 20×10 → 26×10 in Rectangle[0] (at checkpoint start); "
        + "frame 0 (0 ms), stage layout: Strip/ZStack/HStack[1]/Rectangle[0].frame, "
        + "Strip/ZStack/HStack[1] and Strip/ZStack/HStack[1]/Rectangle[0]; "
        + "14 of 14 frames differ; "
        + "checkpoints: start differs (200 px, at 33, 15, 3×10 pt: Rectangle[0] has a different size: "
        + "20×10 pt accepted, 26×10 pt now; 2 more regions), "
        + "end differs (200 px, at 33, 15, 3×10 pt; 2 more regions)"
        + accept)
  }

  @Test("Display")
  func display() throws {
    let said = try sentence(Strip(), Strip(card: .orange))
    expectEqual(
      said,
      "fill: blue → orange in Rectangle[0] (at checkpoint start); "
        + "frame 0 (0 ms), stage display: Strip/ZStack/HStack[1]/Rectangle[0]; "
        + "14 of 14 frames differ; "
        + "checkpoints: start differs (200 px, at 36, 15, 20×10 pt: Rectangle[0] has a different "
        + "colour: #0088FF accepted, #FF8D28 now), end differs (200 px, at 36, 15, 20×10 pt)"
        + accept)
  }

  @Test("Glass")
  func glass() throws {
    let said =
      try sentence(Strip(hasGlass: true), Strip(hasGlass: true, tint: .orange.opacity(0.5)))
    expectEqual(
      said,
      "tint: none → #FF8D28 at 50 % in Color[3] (at checkpoint start); "
        + "frame 0 (0 ms), stage display: Strip/ZStack/HStack[1]/Color[3].frame.glassEffect; "
        + "14 of 14 frames differ; "
        + "checkpoints: start differs (340 px, at 71, 14, 30×12 pt: the glass of Color[3]…glassEffect "
        + "itself has a different tint: none accepted, #FF8D28 at 50 % now), "
        + "end differs (340 px, at 71, 14, 30×12 pt)"
        + accept)
  }

  @Test("Surfaces")
  func surfaces() throws {
    let glass = Strip(hasGlass: true)
    let said = try sentence(glass, glass, with: .surfaceShifted)
    expectEqual(
      said,
      "frame 0 (0 ms), stage surfaces; 14 of 14 frames differ; "
        + "every drawing operation matches the baseline, but the fused shapes do not; "
        + "checkpoints: start differs (464 px, at 50, 1, 30×39 pt: the glass of "
        + "Color[3]…glassEffect itself is drawn differently by the same operations; 1 more region), end differs (465 px, at 50, 1, 30×39 pt; "
        + "1 more region)"
        + accept)
  }

  @Test("Surfaces between checkpoints")
  func surfacesBetween() throws {
    let glass = Strip(hasGlass: true)
    let said = try sentence(glass, glass, with: .surfaceShifted, script: Self.late)
    expectEqual(
      said,
      "frame 0 (0 ms), stage surfaces; 14 of 14 frames differ; "
        + "every drawing operation matches the baseline, but the fused shapes do not; "
        + "pixels differ in 2 tiles, at 0, 0, 120×40 pt, "
        + "where the glass of Color[3]…glassEffect is drawn; "
        + "checkpoints: end differs (465 px, at 50, 1, 30×39 pt: the glass of "
        + "Color[3]…glassEffect itself is drawn differently by the same operations; 1 more region)"
        + accept)
  }

  @Test("Pixels")
  func pixels() throws {
    let said = try sentence(Strip(), Strip(), with: .paintShifted)
    expectEqual(
      said,
      "frame 0 (0 ms), stage pixels; 14 of 14 frames differ; "
        + "every drawing operation matches the baseline, but the pixels drawn from them do not; "
        + "checkpoints: start differs (40 px, at 76, 16, 9×8 pt: the same operations draw "
        + "Circle[2] moved by +1, 0 pt), end differs (40 px, at 76, 17, 9×8 pt)"
        + accept)
  }

  @Test("Pixels between checkpoints")
  func between() throws {
    let sample = try SampleCase(Self.script, on: Strip(step: 6))
    try sample.accept(Strip(step: 6))
    // A tile that is not painted again is no fault of one that paints all: the reference is a
    // replay of the same kind.
    var options = ReplayOptions(requirements: [])
    options.fault = .staleTile
    let reference = try Replayer.run(
      sample.trace, on: SampleCase.scene(Strip(step: 6)), options: options)
    let report = try sample.compare(
      Strip(step: 6), with: .staleTile, reference: reference.hashLog
    ).report
    expectEqual(report.verdict, .different)
    expectEqual(
      report.sentences.first,
      "frame 2 (33 ms), stage pixels; 12 of 14 frames differ; "
        + "every drawing operation matches the baseline, but the pixels drawn from them do not; "
        + "pixels differ in 1 tile, at 64, 0, 56×40 pt, "
        + "where the fill of Circle[2], the fill of Button[1]…Rectangle and the fill of Color[0] "
        + "are drawn; "
        + "checkpoints: end differs (108 px, at 76, 16, 8×14 pt: the same operations draw "
        + "Circle[2] moved by 0, -6 pt)" + accept)
  }

  @Test("Late and early, more frames and fewer")
  func words() {
    func said(_ kind: TimingChange.Kind) -> String {
      Messages.timing(
        TimingChange(kind, first: 2, last: 5), of: "Knob", clock: FrameClock(rate: 60))
    }
    expectPrefix(said(.retimed(by: 3)), "timing: Knob is 3 frames (50 ms) late, ")
    expectPrefix(said(.retimed(by: -3)), "timing: Knob is 3 frames (50 ms) early, ")
    expectContains(said(.settles(by: -3)), "reaches the same end 3 frames (50 ms) earlier")
    expectPrefix(said(.extra(3)), "timing: 3 frames (50 ms) more than in the baseline")
    expectPrefix(said(.missing(3)), "timing: 3 frames (50 ms) fewer than in the baseline")
  }

  @Test("Another curve, another duration, a later start")
  func time() throws {
    let curve = try sentence(
      Strip(step: 6), Strip(step: 6, animation: .easeIn(duration: 0.2)), script: Self.long)
    expectEqual(
      curve,
      "frame 2 (33 ms), stage state: Strip/ZStack/HStack[1]/Circle[2].frame.offset; "
        + "11 of 34 frames differ; pixels differ in 1 tile, at 64, 0, 56×40 pt; "
        + "timing: Circle[2] starts and ends as in the baseline but moves differently in between, "
        + "as with a different curve (frames 2 to 12 differ)"
        + accept)
    let slow = try sentence(
      Strip(step: 6), Strip(step: 6, animation: .linear(duration: 0.4)), script: Self.long)
    expectEqual(
      slow,
      "frame 2 (33 ms), stage state: Strip/ZStack/HStack[1]/Circle[2].frame.offset; "
        + "23 of 34 frames differ; pixels differ in 1 tile, at 64, 0, 56×40 pt; "
        + "timing: Circle[2] reaches the same end 12 frames (200 ms) later (frames 2 to 24 differ)"
        + accept)
    let delayed = Animation.linear(duration: 0.2).delay(0.05)
    let late = try sentence(Strip(step: 6), Strip(step: 6, animation: delayed), script: Self.long)
    expectEqual(
      late,
      "frame 2 (33 ms), stage state: Strip/ZStack/HStack[1]/Circle[2].frame.offset; "
        + "14 of 34 frames differ; pixels differ in 1 tile, at 64, 0, 56×40 pt; "
        + "timing: Circle[2] reaches the same end 3 frames (50 ms) later (frames 2 to 15 differ)"
        + accept)
  }
}
