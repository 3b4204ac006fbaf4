import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// A glyph as it is drawn: which, where, how large and how opaque.
private struct Drawn: Equatable {
  var outline: UInt64
  var place: Point2D
  var size: Double
  var opacity: Double
}

extension SceneFrame {
  /// All glyphs, back to front, with the opacity of the groups around them.
  fileprivate var glyphs: [Drawn] {
    var opacities = [1.0]
    var drawn: [Drawn] = []
    for operation in displayList.operations {
      switch operation.action {
      case .beginGroup(let opacity): opacities.append(opacity * (opacities.last ?? 1))
      case .beginClip: opacities.append(opacities.last ?? 1)
      case .end: opacities.removeLast()
      case .glyphs(let run, _):
        for glyph in run.glyphs {
          drawn.append(
            Drawn(
              outline: displayList.resources.outlines[glyph.outline].hash,
              place: operation.transform.apply(glyph.origin), size: run.size,
              opacity: opacities.last ?? 1))
        }
      default: continue
      }
    }
    return drawn
  }
}

@MainActor
struct ContentTransitionTests {
  private let linear = Animation.linear(duration: 1)

  private func lab(
    _ initial: String, _ transition: ContentTransition, reduceMotion: Bool = false
  ) -> Lab<String> {
    Lab(initial, rate: 10, configure: { $0.reduceMotion = reduceMotion }) { text in
      Text(text).monospacedDigit().contentTransition(transition)
    }
  }

  /// The glyphs of a text at rest.
  private func glyphs(of text: String) -> [Drawn] {
    lab(text, .identity).frame.glyphs
  }

  @Test func withoutATransitionOrAnAnimationTextIsThereAtOnce() {
    let plain = lab("12", .identity)
    plain.change(to: "13", linear)
    expectEqual(plain.frame.glyphs, glyphs(of: "13"))
    let rolling = lab("12", .numericText())
    rolling.change(to: "13")
    expectEqual(rolling.frame.glyphs, glyphs(of: "13"))
    #expect(rolling.frame.isSettled)
  }

  @Test func atRestTheTextIsAsWithoutATransition() {
    let lab = lab("12", .numericText())
    expectEqual(lab.frame.displayDigest, self.lab("12", .identity).frame.displayDigest)
    lab.change(to: "13", linear)
    lab.stage.settle()
    expectEqual(lab.frame.displayDigest, self.lab("13", .identity).frame.displayDigest)
    expectEqual(lab.stage.step().counters[.operations], 0)
  }

  @Test(arguments: [(false, 1.0), (true, -1.0)])
  func digitsThatChangeRoll(_ countsDown: Bool, _ sign: Double) throws {
    let (old, new) = (glyphs(of: "12"), glyphs(of: "13"))
    let lab = lab("12", .numericText(countsDown: countsDown))
    lab.change(to: "13", linear)
    // The first frame shows the old content as it was.
    expectEqual(lab.frame.glyphs.sorted { $0.place.x < $1.place.x }, old)
    lab.stage.run(5)
    let drawn = lab.frame.glyphs
    expectEqual(drawn.count, 3)
    #expect(drawn.contains(old[0]))
    let leaving = try #require(drawn.first { $0.outline == old[1].outline })
    let coming = try #require(drawn.first { $0.outline == new[1].outline })
    // Counting up the old digit goes up and the new one comes from below.
    let top = Double(old[1].place.y)
    #expect((top - leaving.place.y) * sign > 1)
    #expect((coming.place.y - top) * sign > 1)
    #expect(leaving.opacity < 0.5 && abs(leaving.opacity - coming.opacity) < 1e-9)
    lab.stage.run(5)
    expectEqual(lab.frame.glyphs, new)
    #expect(lab.frame.isSettled)
  }

  @Test func placesCountFromTheEnd() throws {
    let lab = lab("19 left", .numericText())
    lab.change(to: "119 left", linear)
    lab.stage.run(5)
    // Only the new digit comes; the others slide.
    expectEqual(lab.frame.glyphs.filter { $0.opacity < 1 }.count, 1)
    lab.stage.settle()
    lab.change(to: "120 left", linear)
    lab.stage.run(5)
    expectEqual(lab.frame.glyphs.filter { $0.opacity < 1 }.count, 4)
  }

  @Test func theWayOfAValueSaysTheDirection() throws {
    let lab = Lab(10, rate: 10) { value in
      Text("\(value)").monospacedDigit()
        .contentTransition(.numericText(value: Double(value)))
    }
    let middle = try #require(lab.frame.glyphs.first).place.y
    for (value, comesFromBelow) in [(11, true), (10, false), (15, true)] {
      lab.change(to: value, linear)
      lab.stage.run(7)
      let coming = try #require(lab.frame.glyphs.last)
      expectEqual(coming.place.y > middle, comesFromBelow)
      lab.stage.settle()
    }
  }

  @Test func contentsMayFade() {
    let lab = lab("ab", .opacity)
    lab.change(to: "cd", linear)
    lab.stage.run(4)
    let opacities = lab.frame.glyphs.map { ($0.opacity * 10).rounded() / 10 }
    expectEqual(opacities, [0.6, 0.6, 0.4, 0.4])
    // Nothing rolls.
    expectEqual(Set(lab.frame.glyphs.map(\.place.y)).count, 1)
  }

  @Test func whoWantsLessMotionSeesAFade() {
    let lab = lab("12", .numericText(), reduceMotion: true)
    lab.change(to: "13", linear)
    lab.stage.run(4)
    expectEqual(Set(lab.frame.glyphs.map(\.place.y)).count, 1)
    expectEqual(lab.frame.glyphs.count, 4)
  }

  /// A change on the way goes on from what is shown: no glyph jumps, none is gone at once.
  @Test func changesOnTheWayAreSmooth() {
    let lab = Lab(0, rate: 120) { value in
      Text("\(value)").monospacedDigit().contentTransition(.numericText())
    }
    var last = lab.frame.glyphs
    for turn in 1...20 {
      lab.change(to: turn * 37, .smooth)
      for _ in 0..<(3 + turn * 7 % 25) {
        let now = lab.stage.step().glyphs
        for glyph in last where glyph.opacity > 0.35 {
          // 1 ÷ 0.7 of 4π ÷ e ways a second: 0.055 in a frame, and twice 17 · 0.7 points of way.
          let near = now.filter { $0.outline == glyph.outline }.contains { other in
            abs(other.place.x - glyph.place.x) < 2 && abs(other.place.y - glyph.place.y) < 2
              && abs(other.opacity - glyph.opacity) < 0.12
          }
          #expect(near, "turn \(turn): \(glyph)")
        }
        last = now
      }
    }
    lab.stage.settle()
    expectEqual(lab.frame.glyphs, glyphs(of: "740"))
  }

  @Test func theWayIsPartOfTheStateThatIsHashed() {
    let lab = lab("12", .numericText())
    var hashes: Set<UInt64> = [lab.change(to: "13", linear).stateHash]
    for _ in 0..<8 { hashes.insert(lab.stage.step().stateHash) }
    expectEqual(hashes.count, 9)
  }

  private struct Limited: View {
    @Environment(\.lineLimit) private var limit

    var body: some View { Text("\(limit ?? 0)").monospacedDigit() }
  }

  /// A text on its way out may come to read another way: it is laid out where it stands.
  @Test func aTextThatLeavesIsSeenWhateverItReads() {
    let lab = Lab(1, rate: 10) { limit in
      ZStack { if limit == 1 { Limited() } }.lineLimit(limit)
    }
    lab.change(to: 2, linear)
    lab.stage.run(5)
    expectEqual(lab.frame.glyphs.map(\.opacity), [0.5])
    expectEqual(lab.frame.glyphs.map(\.outline), glyphs(of: "2").map(\.outline))
  }
}
