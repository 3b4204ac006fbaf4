import MeniscusDisplay
import MeniscusFormats
import MeniscusGallery
import MeniscusReplay
import MeniscusUI
import TestSupport
import Testing

/// Wrong and right forms are told apart by exact counters: requirements P1, P2 and P3.
@MainActor
struct MistakesTests {
  /// Replays events, of which each is a line of a trace, at one pixel a point.
  private func play(_ name: String, _ events: String...) throws -> ReplayRecord {
    let scene = try #require(Gallery.scenes.first { $0.name == name })
    let header =
      #"{"meniscus":"trace","version":1,"scene":"\#(name)","#
      + #""size":[\#(Int(scene.size.width)),\#(Int(scene.size.height))],"scale":1,"rate":60,"seed":0}"#
    let text = ([header] + events).joined(separator: "\n") + "\n"
    let trace = try TraceReader().read(Array(text.utf8))
    // What is counted is counted at the checkpoints: nothing else need be drawn, or come to rest.
    let options = ReplayOptions(threads: 2, pixels: .every(1_000), requirements: [])
    return try Replayer.run(trace, on: scene, options: options)
  }

  /// The passes of the frames of the checkpoints.
  private func passes(_ record: ReplayRecord) -> [Int] {
    record.captures.map { record.counters[$0.frame][.glassPasses] }
  }

  @Test("P1: five effects without a container are five passes a frame, in one they are one pass")
  func container() throws {
    for (board, expected) in [("apart", 5), ("together", 1)] {
      let record = try play(
        "mistakes/container", #"{"at":0,"tap":{"id":"\#(board)"}}"#,
        #"{"at":100000,"checkpoint":"one"}"#, #"{"at":116666,"checkpoint":"two"}"#,
        #"{"at":116666,"end":true}"#)
      expectEqual(passes(record), [expected, expected], "\(board)")
    }
  }

  @Test("P2: rows on glass are a pass each in every frame of a fling, plain rows are none")
  func rows() throws {
    func passes(_ list: String) throws -> [Int] {
      self.passes(
        try play(
          "mistakes/rows",
          #"{"at":16666,"scroll":{"id":"\#(list)","by":[0,-60],"over":100000}}"#,
          #"{"at":150000,"checkpoint":"fling"}"#, #"{"at":150000,"end":true}"#))
    }
    let glass = try passes("glass-rows")
    // Rows are 48 points apart in a list of about 370.
    #expect(glass.count == 1 && glass.allSatisfy { (8...10).contains($0) }, "\(glass)")
    try expectEqual(passes("plain-rows"), [0])
  }

  @Test("P2: rows of material are a pass each, solid ones none but the floating button's")
  func floating() throws {
    func passes(_ list: String) throws -> [Int] {
      self.passes(
        try play(
          "mistakes/floating",
          #"{"at":16666,"scroll":{"id":"\#(list)","by":[0,-60],"over":100000}}"#,
          #"{"at":150000,"checkpoint":"fling"}"#, #"{"at":150000,"end":true}"#))
    }
    // Rows are 48 points apart in a list of about 250; the button is one more.
    let material = try passes("material-rows")
    #expect(material.allSatisfy { (6...8).contains($0) }, "\(material)")
    try expectEqual(passes("solid-rows"), [1])
  }

  @Test("G2: an open and a crossing path are noted, closed and simple ones are not")
  func paths() throws {
    let record = try play(
      "glass/paths", #"{"at":0,"checkpoint":"look"}"#, #"{"at":0,"end":true}"#)
    let faults = record.issues.compactMap { _, issue -> GlassOutlineFault? in
      if case .invalidGlassShape(_, let fault) = issue { fault } else { nil }
    }
    expectEqual(faults, [.isOpen, .crossesItself])
  }

  @Test("P3: two levels are noted, three are a failure that only a permission waives")
  func nested() throws {
    let record = try play(
      "mistakes/nested", #"{"at":0,"checkpoint":"start"}"#, #"{"at":0,"end":true}"#)
    let levels = record.issues.compactMap { _, issue -> Int? in
      if case .nestedGlass(_, _, let levels, _) = issue { levels } else { nil }
    }
    expectEqual(levels, [2, 3])
    let scene = Scene("nested", size: CGSize(width: 100, height: 100)) {
      Color.clear.frame(width: 20, height: 20).glassEffect()
        .padding(10).glassEffect().padding(10).glassEffect()
    }
    let error = #expect(throws: ReplayError.self) {
      try RecordingScript("checkpoint start").record(scene)
    }
    guard case .scene(.nestedGlass(_, _, 3, nil), _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
