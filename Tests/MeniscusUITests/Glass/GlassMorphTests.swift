import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Effects that flow out of each other.
@MainActor
struct GlassMorphTests {
  private let linear = Animation.linear(duration: 1)

  @Test func whatAppearsGrowsOutOfItsNeighbour() throws {
    let lab = Toggled.lab(false)
    expectEqual(lab.frame.glassBoxes, [Rect2D(x: 120, y: 80, width: 80, height: 80)])
    lab.change(to: true, linear)
    // The frame of the change shows the old picture.
    expectEqual(lab.frame.glassBoxes, [Rect2D(x: 120, y: 80, width: 80, height: 80)])
    lab.stage.step()
    // The pencil goes from 120 to 60; the eraser is at nine tenths still the pencil.
    var boxes = lab.frame.glassBoxes
    try #require(boxes.count == 2)
    #expect(boxes[0].isNear(Rect2D(x: 114, y: 80, width: 80, height: 80)))
    #expect(boxes[1].isNear(Rect2D(x: 180 * 0.1 + 114 * 0.9, y: 80, width: 80, height: 80)))
    lab.stage.run(4)
    boxes = lab.frame.glassBoxes
    #expect(boxes[0].isNear(Rect2D(x: 90, y: 80, width: 80, height: 80)))
    #expect(boxes[1].isNear(Rect2D(x: 135, y: 80, width: 80, height: 80)))
    // The body does not fade; the content does, and moves along.
    expectEqual(lab.frame.glass.map(\.presence), [1, 1])
    expectEqual(lab.frame.glass.map(\.radius), [40, 40])
    // From a third of the way on: halfway all of it is there, in a group that is half there.
    expectEqual(lab.frame.groups, [0.5])
    let eraser = try #require(lab.frame.fills(.pureBlue).first)
    #expect(eraser.bounds.isNear(Rect2D(x: 135, y: 80, width: 80, height: 80)))
    lab.stage.settle()
    expectEqual(lab.frame.glassBoxes.map(\.minX), [60, 180])
  }

  @Test func whatLeavesFlowsBackIntoItsNeighbour() throws {
    let lab = Toggled.lab(true)
    lab.change(to: false, linear)
    expectEqual(lab.frame.glassBoxes.map(\.minX), [60, 180])
    lab.stage.run(5)
    let boxes = lab.frame.glassBoxes
    try #require(boxes.count == 2)
    // Half the way of the pencil from 60 to 120, and of the eraser from 180 to where the pencil is.
    #expect(boxes[0].isNear(Rect2D(x: 90, y: 80, width: 80, height: 80)))
    #expect(boxes[1].isNear(Rect2D(x: 135, y: 80, width: 80, height: 80)))
    expectEqual(lab.frame.glass.map(\.presence), [1, 1])
    lab.stage.settle()
    expectEqual(lab.frame.glassBoxes.map(\.minX), [120])
  }

  @Test(arguments: [Animation.smooth, .bouncy, .snappy, .easeInOut])
  func theEndIsTheSceneAtRestBitForBit(_ animation: Animation) throws {
    let lab = Toggled.lab(false, rate: 60)
    let collapsed = lab.frame
    let expanded = Toggled.lab(true, rate: 60).frame
    lab.change(to: true, animation)
    lab.stage.settle()
    expectEqual(lab.frame.displayDigest, expanded.displayDigest)
    expectEqual(lab.frame.displayList.operations.count, expanded.displayList.operations.count)
    lab.change(to: false, animation)
    lab.stage.settle()
    expectEqual(lab.frame.displayDigest, collapsed.displayDigest)
    expectEqual(lab.frame.views.filter { $0.path.hasSuffix("glassEffect") }.count, 1)
  }

  @Test func turningAroundInFlightIsSmooth() throws {
    let lab = Toggled.lab(false, rate: 60)
    let collapsed = lab.frame
    lab.change(to: true, .smooth)
    lab.stage.run(12)
    var last = try #require(lab.frame.glassBoxes.last).minX
    var steps: [Double] = []
    lab.change(to: false, .smooth)
    for _ in 0..<10 {
      let now = try #require(lab.frame.glassBoxes.last).minX
      steps.append(now - last)
      last = now
      lab.stage.step()
    }
    // No frame jumps: (2π / 0.5 s)² times some 60 points are 2.7 points in the square of a frame.
    #expect(zip(steps, steps.dropFirst()).allSatisfy { abs($0 - $1) < 3.5 }, "\(steps)")
    lab.stage.settle()
    expectEqual(lab.frame.displayDigest, collapsed.displayDigest)
  }

  @Test func withoutAnAnimationItIsAHardCut() {
    let lab = Toggled.lab(false)
    let expanded = Toggled.lab(true).frame
    lab.change(to: true)
    expectEqual(lab.frame.displayDigest, expanded.displayDigest)
    #expect(lab.frame.isSettled)
  }

  @Test func unlessSaidOtherwiseItSprings() throws {
    /// How far beyond its place the eraser goes, in points.
    func overshoot(_ animation: Animation, reduceMotion: Bool = false) -> Double {
      let lab = Toggled.lab(false, rate: 60, configure: { $0.reduceMotion = reduceMotion })
      lab.change(to: true, animation)
      var most = 0.0
      for _ in 0..<60 {
        lab.stage.step()
        if lab.frame.glassBoxes.count == 2 { most = max(most, lab.frame.glassBoxes[1].minX) }
      }
      lab.stage.settle()
      return most - lab.frame.glassBoxes[1].minX
    }
    // A spring of bounce 0.2 overshoots by exp(−π ζ ÷ √(1 − ζ²)) with ζ = 0.8: 1.5 % of 120 points; the
    // layout moves along without bounce.
    let bounce = overshoot(.default)
    #expect(bounce > 0.5 && bounce < 3, "\(bounce)")
    expectClose(overshoot(.smooth(duration: 0.6)), 0, within: 0.1)
    expectClose(overshoot(.default, reduceMotion: true), 0, within: 0.1)
  }

  @Test func whatLeavesGoesUnderItsNeighbourAndFadesInTheFirstThird() throws {
    let lab = Toggled.lab(true)
    lab.change(to: false, linear)
    lab.stage.run(2)
    // Two tenths of the way: what is left of 1 − 3 · 0.2, and drawn before the pencil.
    let blue = lab.frame.displayList.operations.firstIndex { $0.action.isFill(of: .pureBlue) }
    let red = lab.frame.displayList.operations.firstIndex { $0.action.isFill(of: .pureRed) }
    #expect(try #require(blue) < #require(red))
    var opacity = 1.0
    for operation in lab.frame.displayList.operations[..<(blue ?? 0)] {
      if case .beginGroup(let own) = operation.action { opacity *= own }
    }
    expectClose(opacity, 0.4, closerThan: 1e-6)
    lab.stage.run(2)
    // Four tenths: gone, while the glass is still there.
    opacity = 1
    for operation in lab.frame.displayList.operations {
      if case .beginGroup(let own) = operation.action { opacity *= own }
    }
    expectEqual(opacity, 0)
    expectEqual(lab.frame.glass.count, 2)
  }

  @Test func whatFliesIsHashed() {
    let lab = Toggled.lab(false)
    var hashes: Set<UInt64> = [lab.frame.stateHash]
    lab.change(to: true, linear)
    for _ in 0..<8 { hashes.insert(lab.stage.step().stateHash) }
    expectEqual(hashes.count, 9)
    let again = Toggled.lab(false)
    again.change(to: true, linear)
    again.stage.run(8)
    expectEqual(again.frame.stateHash, lab.frame.stateHash)
    expectEqual(again.frame.displayDigest, lab.frame.displayDigest)
  }

  @Test(arguments: [true, false])
  func aSolidFaceInFlightLiesUnderWhatStands(isComing: Bool) throws {
    let lab = Toggled.lab(!isComing, configure: { $0.increaseContrast = true })
    lab.change(to: isComing, linear)
    lab.stage.run(5)
    // Face and border of the eraser, then those of the pencil, whose label they would cross.
    let fills = lab.frame.fills.filter { $0.path.hasSuffix("glassEffect") }
    try #require(fills.count == 4)
    expectClose(fills[0].bounds.minX, 135, closerThan: 1e-9)
    expectClose(fills[2].bounds.minX, 90, closerThan: 1e-9)
  }
}
