import Foundation
import MeniscusFormats
import MeniscusGeometry
import MeniscusMessages
import MeniscusVerdict
import TestSupport
import Testing

@Suite("How a trace differs from another")
struct TraceEditTests {
  private static let header = TraceHeader(scene: "s", size: Size2D(width: 32, height: 24))

  /// A trace of taps a frame apart, by the letters of their targets; `|` is a checkpoint, a blank
  /// two frames without any.
  private static func trace(_ taps: String) -> Trace {
    var events: [TraceEvent] = []
    var frame = 0
    let clock = FrameClock(rate: 60)
    for letter in taps {
      if letter == " " {
        frame += 2
        continue
      }
      let action: TraceAction =
        letter == "|" ? .checkpoint("c\(frame)") : .tap(.id(String(letter)))
      events.append(TraceEvent(time: clock.microseconds(of: frame), action: action))
      frame += 1
    }
    events.append(TraceEvent(time: clock.microseconds(of: frame), action: .end))
    return Trace(header: header, events: events)
  }

  private func sentences(_ old: Trace, _ new: Trace, variant: String? = nil) -> [String] {
    let edits = TraceEditSearch.edits(from: old, to: new, variant: variant)
    // What a worker says of them has to arrive.
    let copy = try? JSONDecoder().decode([TraceEdit].self, from: JSONEncoder().encode(edits))
    expectEqual(copy, edits)
    return edits.map { Messages.edit($0) }
  }

  private func sentences(_ old: String, _ new: String) -> [String] {
    sentences(Self.trace(old), Self.trace(new))
  }

  @Test(
    "Events belong together that are the same, first at the same time and then at another",
    arguments: [
      ("abc", "abc", []),
      ("aba", "aba ", ["line 5: the trace ends at frame 5 instead of 3"]),
      // Of equal taps the one at another time is the next.
      (
        "aaa", "a a",
        [
          "line 3, tap #a, comes at frame 3 instead of 1", "line 4, tap #a, is gone",
          "line 4: the trace ends at frame 4 instead of 3",
        ]
      ),
      ("abc", "axc", ["line 3: the tap is at #x instead of #b"]),
      (
        "abcd", "a bcd",
        ["line 3, tap #b, and everything after it come 2 frames (33 ms) later"]
      ),
      ("a bcd", "abcd", ["line 3, tap #b, and everything after it come 2 frames (33 ms) earlier"]),
      (
        "a b  c", "a  b c",
        ["line 3, tap #b, comes at frame 5 instead of 3"]
      ),
      (
        "abc", "acb",
        [
          "line 3, tap #c, comes at frame 1 instead of 2",
          "line 4, tap #b, comes at frame 2 instead of 1",
        ]
      ),
    ])
  func events(old: String, new: String, expected: [String]) {
    expectEqual(sentences(old, new), expected)
  }

  @Test("Every field of a header is told by its own words")
  func headers() {
    var other = Self.trace("a")
    other.header.size.width = 40
    other.header.scale = 3
    other.header.rate = 120
    other.header.seed = 9
    other.header.environment.reduceMotion = true
    other.header.environment.locale = "ar_EG"
    other.header.environment.horizontalSizeClass = .compact
    other.header.fonts = [TraceFont(name: "Mono", hash: 1)]
    other.header.tolerance = .flip(.init())
    other.header.rules = [ToleranceRule(.ignore, in: .view("Clock"))]
    other.header.variants = [.dark]
    let now = sentences(Self.trace("a"), other, variant: "dark")
    expectEqual(
      now.prefix(7),
      [
        "the header now has frames of 40×24 instead of 32×24",
        "the header now has a scale of 3 instead of 2",
        "the header now has 120 frames per second instead of 60",
        "the header now has the seed 9 instead of 0",
        "the header now asks for reduced motion, now asks for locale ar_EG instead of locale en_US "
          + "and now asks for compact width",
        "the header now has the font `Mono`",
        "the header now has the variant dark",
      ])
    expectPrefix(now[7], "the header now has pictures by ꟻLIP: window mean up to ")
    expectSuffix(now[7], " instead of pictures bit for bit")
    expectEqual(now.dropFirst(8), ["the header now says that `Clock` is ignored"])
    let back = sentences(other, Self.trace("a"))
    expectContains(back[4], "the header no longer asks for reduced motion")
    expectEqual(back[5], "the header no longer has the font `Mono`")
    expectEqual(back.last, "the header no longer says that `Clock` is ignored")
    var third = other
    third.header.fonts[0].hash = 2
    expectEqual(sentences(other, third), ["the header now has another file for the font `Mono`"])
    // A variant is nothing to the others.
    var variant = Self.trace("a")
    variant.header.variants = [.dark]
    #expect(sentences(Self.trace("a"), variant).isEmpty)
  }

  @Test("Each part of an event is told by its own words")
  func parts() {
    let target = TraceTarget.id("a")
    let change = { (scheme: TraceColorScheme) in
      var change = TraceEnvironmentChange()
      change.colorScheme = scheme
      return change
    }
    let size = { (width: Double) in Size2D(width: width, height: 5) }
    let edits: [(TraceAction, TraceAction, String)] = [
      (
        .press(pointer: 0, target), .press(pointer: 1, .id("b")),
        "the press is of pointer 1 instead of 0 and is at #b instead of #a"
      ),
      (
        .release(pointer: 0, nil), .release(pointer: 0, .point(Point2D(x: 1, y: 2))),
        "the drag ends at 1, 2 instead of where it is"
      ),
      (.hover(target), .hover(nil), "the hover is at nothing instead of #a"),
      (
        .wheel(target, by: size(1)), .wheel(target, by: size(2)),
        "the wheel turns by 2, 5 instead of 1, 5"
      ),
      (
        .magnify(target, by: 2, duration: 1000), .magnify(target, by: 3, duration: 9000),
        "the magnification is by 3 instead of 2 and takes 9 ms instead of 1 ms"
      ),
      (
        .rotate(target, by: 1, duration: 1000), .rotate(target, by: -1, duration: 1000),
        "the rotation is by -1 instead of 1"
      ),
      (
        .toggle(TraceIdentifier("a")), .toggle(TraceIdentifier("b")),
        "the toggle is at #b instead of #a"
      ),
      (
        .environment(change(.dark)), .environment(change(.light)),
        "the environment becomes light instead of dark"
      ),
      (.resize(size(9)), .resize(size(8)), "the resize is to 8×5 instead of 9×5"),
      (.checkpoint("x"), .checkpoint("y"), "checkpoint x is now called y"),
    ]
    for (old, new, said) in edits {
      func trace(_ action: TraceAction, at time: Int) -> Trace {
        let end = TraceEvent(time: 50_000, action: .end)
        return Trace(
          header: Self.header, events: [TraceEvent(time: time, action: action), end])
      }
      expectEqual(sentences(trace(old, at: 0), trace(new, at: 0)), ["line 2: \(said)"])
      expectEqual(
        sentences(trace(old, at: 0), trace(new, at: 40_000)),
        ["line 2: \(said), and comes at frame 3 instead of 0"])
    }
  }

  @Test("Traces that have hardly anything in common are not told line by line, nor take long")
  func large() {
    let many = { (letter: Character, count: Int) in
      Self.trace("s" + String(repeating: letter, count: count) + "e")
    }
    expectEqual(
      sentences(many("a", 3_000), many("b", 2_000)).first,
      "lines 3 to 2,002 are not what lines 3 to 3,002 of the accepted trace were")
    var scattered = many("a", 300)
    for index in stride(from: 1, to: 300, by: 3) {
      scattered.events[index].action = .tap(.id("x\(index)"))
    }
    let said = sentences(many("a", 300), scattered)
    expectEqual(said.count, 51)
    expectEqual(said.last, "50 more edits")
    expectSuffix(
      Messages.edited("t", TraceEditSearch.edits(from: many("a", 300), to: scattered)),
      "; and 96 more edits")
  }
}
