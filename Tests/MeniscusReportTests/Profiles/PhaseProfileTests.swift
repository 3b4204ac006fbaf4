import Foundation
import MeniscusDisplay
import MeniscusFormats
import MeniscusReport
import MeniscusTiming
import TestSupport
import Testing

@Suite("Profiles for other tools")
struct PhaseProfileTests {
  /// Two frames with a gap between them: in the first one layout runs inside update, in the second one
  /// a phase begins with its frame and another takes no time.
  private static let spans = [
    Span(phase: Phase.update.index, frame: 0, start: 1_000, duration: 500),
    Span(phase: Phase.layout.index, frame: 0, start: 1_100, duration: 200),
    Span(phase: Phase.render.index, frame: 0, start: 1_600, duration: 400),
    Span(phase: Phase.input.index, frame: 1, start: 5_000, duration: 0),
    Span(phase: Phase.render.index, frame: 1, start: 5_000, duration: 70),
  ]

  private static func profiles(_ spans: [Span] = spans) -> [PhaseProfile] {
    PhaseProfile.profiles(of: spans, named: "lamp/tap")
  }

  @Test("Folded stacks have what each took itself")
  func folded() {
    expectEqual(
      ProfileFormat.folded.text(of: Self.profiles()),
      """
      lamp/tap;frame 0;update 300
      lamp/tap;frame 0;update;layout 200
      lamp/tap;frame 0 100
      lamp/tap;frame 0;render 400
      lamp/tap 3000
      lamp/tap;frame 1;render 70

      """)
  }

  /// The time of each phase itself, read from folded stacks.
  private func phaseTimes(folded text: String) throws -> [String: UInt64] {
    var times: [String: UInt64] = [:]
    for line in text.split(separator: "\n") {
      let blank = try #require(line.lastIndex(of: " "))
      let path = line[..<blank].split(separator: ";")
      let count = try #require(UInt64(line[line.index(after: blank)...]))
      if path.count > 2, let last = path.last { times[String(last), default: 0] += count }
    }
    return times
  }

  /// The time of each phase itself, read from a speedscope file, whose rules it is held against.
  private func phaseTimes(speedscope text: String) throws -> [String: UInt64] {
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let shared = try #require(root["shared"] as? [String: Any])
    let names = try #require(shared["frames"] as? [[String: Any]]).compactMap {
      $0["name"] as? String
    }
    var times: [String: UInt64] = [:]
    for profile in try #require(root["profiles"] as? [[String: Any]]) {
      #expect(
        profile["type"] as? String == "evented" && profile["unit"] as? String == "nanoseconds")
      var (open, last): ([Int], UInt64) = ([], 0)
      for event in try #require(profile["events"] as? [[String: Any]]) {
        let at = try #require((event["at"] as? NSNumber)?.uint64Value)
        let frame = try #require(event["frame"] as? Int)
        #expect(at >= last)
        if let top = open.last { times[names[top], default: 0] += at - last }
        last = at
        if event["type"] as? String == "O" {
          open.append(frame)
        } else {
          expectEqual(open.popLast(), frame)
        }
      }
      #expect(open.isEmpty)
      #expect((profile["endValue"] as? NSNumber)?.uint64Value == last)
    }
    return times
  }

  @Test("Read again, both formats have the times of the phases")
  func sums() throws {
    let run = SampleRun.mixed()
    let spans = run.traces.map(\.spans) + [Self.spans, []]
    #expect(spans.joined().count > 100)
    for (index, spans) in spans.enumerated() {
      var expected: [String: UInt64] = [:]
      for (phase, time) in FrameWork.frames(of: spans).flatMap(\.times) where time > 0 {
        expected[try #require(Phase(index: phase)).rawValue, default: 0] += time
      }
      let profiles = PhaseProfile.profiles(of: spans, named: "case;\(index)\n")
      try expectEqual(phaseTimes(folded: ProfileFormat.folded.text(of: profiles)), expected)
      let read = try phaseTimes(speedscope: ProfileFormat.speedscope.text(of: profiles))
      let phases = Set(Phase.allCases.map(\.rawValue))
      expectEqual(read.filter { phases.contains($0.key) && $0.value > 0 }, expected)
    }
  }

  @Test("Threads have profiles of their own")
  func threads() {
    var spans = Self.spans
    spans.append(
      Span(phase: Phase.morph.index, frame: 0, start: 1_650, duration: 90, thread: 1))
    expectEqual(
      Self.profiles(spans).map(\.name), ["lamp/tap, thread 1", "lamp/tap, thread 2"])
    let text = ProfileFormat.folded.text(of: Self.profiles(spans))
    #expect(text.hasSuffix("lamp/tap;frame 0;morph 90\n"))
  }

  @Test("Hostile names neither end a line nor a frame", arguments: Hostile.strings)
  func hostile(name: String) throws {
    let profiles = PhaseProfile.profiles(of: Self.spans, named: name)
    let folded = try phaseTimes(folded: ProfileFormat.folded.text(of: profiles))
    expectEqual(folded["render"], 470)
    let read = try phaseTimes(speedscope: ProfileFormat.speedscope.text(of: profiles))
    expectEqual(read["render"], 470)
  }
}
