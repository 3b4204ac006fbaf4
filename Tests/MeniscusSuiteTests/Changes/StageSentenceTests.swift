import MeniscusGeometry
import MeniscusImage
import MeniscusReplay
import MeniscusSuite
import MeniscusUI
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
struct StageSentenceTests {
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

  private let accept = "; if it is meant, `meniscus accept board/tap`"

  private func sentence(
    _ good: Strip, _ faulty: Strip, script: String = script,
    change: (SampleCase) throws -> Void = { _ in }
  ) throws -> String {
    let sample = try SampleCase(script, on: good)
    try sample.accept(good)
    try change(sample)
    let report = try sample.compare(faulty).report
    #expect(report.verdict == .different)
    return report.sentences.first ?? ""
  }

  @Test("State")
  func state() throws {
    let said = try sentence(Strip(), Strip(step: 3))
    #expect(
      said
        == "frame 1 (16 ms), stage state: Strip; 13 of 14 frames differ; "
        + "the state `count` of Strip: 1 accepted, 3 now (at checkpoint end, frame 13); "
        + "checkpoints: end differs (56 px, at 76, 17, 8×10 pt: Circle[2] moved by 0, +2 pt)"
        + accept)
  }

  @Test("Layout")
  func layout() throws {
    let said = try sentence(Strip(), Strip(width: 26))
    #expect(
      said
        == "frame 0 (0 ms), stage layout: Strip/ZStack/HStack[1]/Rectangle[0].frame, "
        + "Strip/ZStack/HStack[1] and Strip/ZStack/HStack[1]/Rectangle[0]; "
        + "14 of 14 frames differ; "
        + "the size of Rectangle[0].frame: 20×10 pt accepted, 26×10 pt now, "
        + "and 1 more view with it (at checkpoint start); "
        + "checkpoints: start differs (200 px, at 72, 14, 15×12 pt: Circle[2] moved by +3, 0 pt, "
        + "and 1 more operation changed there; 2 more regions), "
        + "end differs (200 px, at 72, 14, 15×12 pt; 2 more regions)"
        + accept)
  }

  @Test("Display")
  func display() throws {
    let said = try sentence(Strip(), Strip(card: .orange))
    #expect(
      said
        == "frame 0 (0 ms), stage display: Strip/ZStack/HStack[1]/Rectangle[0]; "
        + "14 of 14 frames differ; of what is drawn, "
        + "Rectangle[0] has another colour: #0088FF accepted, #FF8D28 now (at checkpoint start); "
        + "checkpoints: start differs (200 px, at 36, 15, 20×10 pt), "
        + "end differs (200 px, at 36, 15, 20×10 pt)"
        + accept)
  }

  @Test("Glass")
  func glass() throws {
    let said =
      try sentence(Strip(hasGlass: true), Strip(hasGlass: true, tint: .orange.opacity(0.5)))
    #expect(
      said
        == "frame 0 (0 ms), stage display: Strip/ZStack/HStack[1]/Color[3].frame.glassEffect; "
        + "14 of 14 frames differ; of what is drawn, the glass of Color[3]…glassEffect "
        + "itself has another tint: none accepted, #FF8D28 at 50% now (at checkpoint start); "
        + "checkpoints: start differs (340 px, at 71, 14, 30×12 pt), "
        + "end differs (340 px, at 71, 14, 30×12 pt)"
        + accept)
  }

  /// Changes what is accepted of frames from one on, as another engine would have drawn it.
  private func redraw(
    _ sample: SampleCase, _ stages: [Stage], from frame: Int, checkpoint: String?,
    _ pixels: [(x: Int, y: Int)] = []
  ) throws {
    let path = sample.baseline.appendingPath(BaselineFiles.chain)
    var chain = try FrameChain(json: Disk.read(path))
    for index in frame..<chain.frames.count {
      for stage in stages { chain.frames[index].hashes[stage] ^= 1 }
    }
    chain.frames[frame].tiles = [.init(tile: 1, digest: 0x123)]
    try Disk.write(chain.json.utf8, to: path)
    guard let checkpoint else { return }
    try sample.repaint(checkpoint) { bitmap in
      for (x, y) in pixels {
        for channel in 0..<3 { bitmap.samples[(y * bitmap.width + x) * 4 + channel] ^= 64 }
      }
    }
  }

  @Test("Surfaces")
  func surfaces() throws {
    let pixels = (70..<90).flatMap { x in (16..<24).map { (x, $0) } }
    let good = Strip(hasGlass: true)
    let said =
      try sentence(good, good) {
        try redraw($0, [.surfaces, .pixels], from: 1, checkpoint: "end", pixels)
      }
    #expect(
      said
        == "frame 1 (16 ms), stage surfaces; 13 of 14 frames differ; "
        + "every drawing operation is as accepted, the shape that glass takes is not; "
        + "its pixels differ in 1 tile, at 64, 0, 56×40 pt, "
        + "where the glass of Color[3]…glassEffect is drawn; "
        + "checkpoints: end differs (160 px, at 70, 16, 20×8 pt: the glass of Color[3]…glassEffect "
        + "itself has another colour: #BCBCBC accepted, #FCFCFC now, drawn by the same operations)"
        + accept)
  }

  @Test("Pixels")
  func pixels() throws {
    let card = (30..<40).flatMap { x in (16..<22).map { (x, $0) } }
    let said =
      try sentence(Strip(), Strip()) {
        try redraw($0, [.pixels], from: 0, checkpoint: "start", card)
        try $0.repaint("end") { bitmap in
          for (x, y) in card {
            for channel in 0..<3 { bitmap.samples[(y * bitmap.width + x) * 4 + channel] ^= 64 }
          }
        }
      }
    #expect(
      said
        == "frame 0 (0 ms), stage pixels; 14 of 14 frames differ; "
        + "every drawing operation is as accepted, what the engine makes of them is not; "
        + "checkpoints: start differs (60 px, at 30, 16, 10×6 pt: "
        + "Color[0] is drawn otherwise, by the same operations), "
        + "end differs (60 px, at 30, 16, 10×6 pt)"
        + accept)
  }

  @Test("Pixels between checkpoints")
  func between() throws {
    let said =
      try sentence(Strip(), Strip()) {
        try redraw($0, [.pixels], from: 3, checkpoint: nil)
        let path = $0.baseline.appendingPath(BaselineFiles.chain)
        var chain = try FrameChain(json: Disk.read(path))
        let end = try #require(chain.checkpoints.last).frame
        chain.frames[end].hashes[.pixels] ^= 1
        try Disk.write(chain.json.utf8, to: path)
      }
    #expect(
      said
        == "frame 3 (50 ms), stage pixels; 10 of 14 frames differ; "
        + "every drawing operation is as accepted, what the engine makes of them is not; "
        + "its pixels differ in 1 tile, at 64, 0, 56×40 pt, "
        + "where the fill of Circle[2], the fill of Button[1]…Rectangle and the fill of Color[0] "
        + "are drawn"
        + accept)
  }

  @Test("Another curve, another duration, a later start")
  func time() throws {
    let curve = try sentence(
      Strip(step: 6), Strip(step: 6, animation: .easeIn(duration: 0.2)), script: Self.long)
    #expect(
      curve
        == "frame 2 (33 ms), stage state: Strip/ZStack/HStack[1]/Circle[2].frame.offset; "
        + "11 of 34 frames differ; its pixels differ in 1 tile, at 64, 0, 56×40 pt; "
        + "in time: Circle[2] begins and ends as accepted and takes another course in between, "
        + "as with another curve (frames 2 to 12 differ)"
        + accept)
    let slow = try sentence(
      Strip(step: 6), Strip(step: 6, animation: .linear(duration: 0.4)), script: Self.long)
    #expect(
      slow
        == "frame 2 (33 ms), stage state: Strip/ZStack/HStack[1]/Circle[2].frame.offset; "
        + "23 of 34 frames differ; its pixels differ in 1 tile, at 64, 0, 56×40 pt; "
        + "in time: Circle[2] comes to the same end 12 frames (200 ms) later (frames 2 to 24 differ)"
        + accept)
    let delayed = Animation.linear(duration: 0.2).delay(0.05)
    let late = try sentence(Strip(step: 6), Strip(step: 6, animation: delayed), script: Self.long)
    #expect(
      late
        == "frame 2 (33 ms), stage state: Strip/ZStack/HStack[1]/Circle[2].frame.offset; "
        + "14 of 34 frames differ; its pixels differ in 1 tile, at 64, 0, 56×40 pt; "
        + "in time: Circle[2] comes to the same end 3 frames (50 ms) later (frames 2 to 15 differ)"
        + accept)
  }
}
