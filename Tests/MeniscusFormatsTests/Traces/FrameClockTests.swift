import MeniscusFormats
import TestSupport
import Testing

@Suite("Frame clock")
struct FrameClockTests {
  static let rates = [60, 120, 90, 24, 59, 1, 1000, 30, 144, 7]

  @Test("A frame's own time belongs to it, for a day", arguments: rates)
  func roundTrip(rate: Int) {
    let clock = FrameClock(rate: rate)
    let day = 86_400 * rate
    for frame in Array(0...5000) + Array(stride(from: 5000, through: day, by: day / 997 + 1)) {
      let time = clock.microseconds(of: frame)
      expectEqual(clock.frame(at: time), frame)
      expectEqual(clock.frame(at: time + 1), frame + 1, "the next microsecond is the next frame's")
    }
  }

  @Test("An event belongs to the first frame at or after it", arguments: rates)
  func definition(rate: Int) {
    let clock = FrameClock(rate: rate)
    for time in Array(0...2000) + Array(stride(from: 0, through: 3_000_000, by: 4999)) {
      let frame = clock.frame(at: time)
      // Frame n is at n ÷ rate seconds: compare n · 10⁶ with time · rate, exactly.
      #expect(frame * 1_000_000 >= time * rate)
      #expect(frame == 0 || (frame - 1) * 1_000_000 < time * rate)
    }
  }

  @Test("Known times")
  func known() {
    let sixty = FrameClock(rate: 60)
    expectEqual((0...4).map(sixty.microseconds(of:)), [0, 16666, 33333, 50000, 66666])
    expectEqual([0, 1, 16666, 16667, 50000, 50001].map(sixty.frame(at:)), [0, 1, 1, 2, 3, 4])
    let odd = FrameClock(rate: 59)
    expectEqual(odd.microseconds(of: 59), 1_000_000)
    expectEqual(odd.microseconds(of: 1), 16949)
    expectEqual(FrameClock(rate: 24).microseconds(of: 24 * 86_400), TraceLimit.time)
  }
}
