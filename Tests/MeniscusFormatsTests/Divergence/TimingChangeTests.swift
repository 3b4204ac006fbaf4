import MeniscusFormats
import TestSupport
import Testing

@Suite("Time judged as time")
struct TimingChangeTests {
  /// A frame-hash log of which each frame shows a picture, named by a number.
  private func hashLog(_ pictures: [Int], drawn: Bool = true) -> FrameHashLog {
    var hashLog = FrameHashLog(rate: 60, pixelWidth: 8, pixelHeight: 8, tileSize: 64)
    hashLog.frames = pictures.map { picture in
      var hashes = StageHashes()
      hashes[.display] = UInt64(1000 + picture)
      hashes[.surfaces] = 7
      hashes[.pixels] = drawn ? UInt64(2000 + picture) : 0
      return FrameHashLog.Frame(hashes: hashes, views: [], tiles: [])
    }
    return hashLog
  }

  private func changes(_ expected: [Int], _ actual: [Int], drawn: Bool = true) -> [TimingChange] {
    TimingChange.changes(expected: hashLog(expected), actual: hashLog(actual, drawn: drawn))
  }

  private let still = [Int](repeating: 0, count: 10)
  private let rest = [Int](repeating: 9, count: 10)

  /// At rest, then a movement through pictures, then at rest again for as long as it takes.
  private func movement(_ pictures: [Int], start: Int = 10, frames: Int = 60) -> [Int] {
    let moving = [Int](repeating: 0, count: start) + pictures
    return moving + [Int](repeating: 9, count: frames - moving.count)
  }

  @Test("A movement that begins k frames later is retimed by k", arguments: [1, 2, 7, -1, -4])
  func retimed(frames: Int) {
    let found = changes(movement(Array(1...8)), movement(Array(1...8), start: 10 + frames))
    expectEqual(found.map(\.kind), [.retimed(by: frames)])
    expectEqual(found[0].first, 10 + min(frames, 0))
    expectEqual(found[0].last, 17 + max(frames, 0))
  }

  @Test("A single change k frames later is retimed as well", arguments: [1, 5, -3])
  func late(frames: Int) {
    let found = changes(movement([]), movement([], start: 10 + frames))
    expectEqual(found.map(\.kind), [.retimed(by: frames)])
  }

  @Test("Frames that were not drawn are told by their operations")
  func undrawn() {
    let found = changes(movement(Array(1...8)), movement(Array(1...8), start: 12), drawn: false)
    expectEqual(found.map(\.kind), [.retimed(by: 2)])
    #expect(changes(still + rest, still + rest, drawn: false).isEmpty)
  }

  @Test("Another course between the same ends is eased from the first frame to the last")
  func eased() {
    let found = changes(movement([1, 2, 3, 4, 5]), movement([1, 32, 33, 34, 5]))
    expectEqual(found, [TimingChange(.eased, first: 11, last: 13)])
  }

  @Test("A longer or shorter movement settles later or earlier")
  func settles() {
    let later = changes(movement([1, 2, 3, 4]), movement([11, 12, 13, 14, 15, 16]))
    expectEqual(later, [TimingChange(.settles(by: 2), first: 10, last: 15)])
    let earlier = changes(movement([11, 12, 13, 14, 15, 16]), movement([1, 2, 3, 4]))
    expectEqual(earlier, [TimingChange(.settles(by: -2), first: 10, last: 15)])
  }

  @Test("Frames more and fewer, with all others as accepted")
  func length() {
    let accepted = movement(Array(1...8))
    var longer = accepted
    longer.insert(contentsOf: [71, 72], at: 14)
    expectEqual(changes(accepted, longer), [TimingChange(.extra(2), first: 14, last: 15)])
    expectEqual(changes(longer, accepted), [TimingChange(.missing(2), first: 14, last: 14)])
    expectEqual(changes(accepted, accepted + [9]), [TimingChange(.extra(1), first: 60, last: 60)])
    #expect(changes(accepted, [77] + longer).isEmpty)
  }

  @Test("Stretches apart from each other are judged one by one")
  func stretches() {
    let second = [Int](repeating: 9, count: 20) + [21, 22, 23] + still
    let late = [Int](repeating: 9, count: 21) + [21, 22, 23] + still.dropLast()
    let found = changes(
      movement([1, 2, 3, 4], frames: 20) + second, movement([1, 5, 6, 4], frames: 20) + late)
    expectEqual(found.map(\.kind), [.eased, .retimed(by: 1)])
  }

  @Test("What never comes to the same picture is no matter of time")
  func others() {
    #expect(changes(movement([1, 2]), movement([1, 2]).map { $0 == 9 ? 8 : $0 }).isEmpty)
    #expect(changes([1] + still, [2] + still).isEmpty)
    // One frame of another picture is neither late nor eased.
    expectEqual(changes(still + still, still + [5] + still.dropLast()).isEmpty, false)
    #expect(changes(still, still).isEmpty)
    #expect(changes([], []).isEmpty)
    expectEqual(changes([], [1]).map(\.kind), [.extra(1)])
  }

  @Test("A view comes to rest while another one goes on moving")
  func view() {
    func hashLog(_ pictures: [Int]) -> FrameHashLog {
      var hashLog = self.hashLog(Array(pictures.indices))
      hashLog.views = ["Root/Knob", "Root/Clock"]
      for (frame, picture) in pictures.enumerated() {
        hashLog.frames[frame].hashes[.pixels] ^= UInt64(picture) << 32
        hashLog.frames[frame].views = [
          .init(view: 0, state: 0, layout: 0, operations: UInt32(picture + 1)),
          .init(view: 1, state: 0, layout: 0, operations: UInt32(frame + 1)),
        ]
      }
      return hashLog
    }
    let (expected, actual) = (
      hashLog(movement([1, 2, 3, 4])), hashLog(movement([11, 12, 13, 14, 15, 16]))
    )
    func kinds(_ view: String?) -> [TimingChange.Kind] {
      TimingChange.changes(expected: expected, actual: actual, of: view).map(\.kind)
    }
    expectEqual(kinds("Root/Knob"), [.settles(by: 2)])
    #expect(kinds("Root/Clock").isEmpty)
    #expect(kinds("Root/Nobody").isEmpty)
    expectEqual(kinds(nil), [.eased])
  }
}
