import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// The document's toggle, with colours for images.
private struct Toggled: View {
  let isExpanded: Bool
  var gap = 40.0
  var name: String? = "eraser"
  var transition: GlassEffectTransition?
  @Namespace private var namespace

  var body: some View {
    GlassEffectContainer(spacing: 40.0) {
      HStack(spacing: gap) {
        Color.pureRed.frame(width: 80.0, height: 80.0)
          .glassEffect()
          .glassEffectID("pencil", in: namespace)
        if isExpanded {
          if let transition {
            eraser.glassEffectTransition(transition)
          } else {
            eraser
          }
        }
      }
    }
  }

  private var eraser: some View {
    Color.pureBlue.frame(width: 80.0, height: 80.0)
      .glassEffect()
      .glassEffectID(name, in: namespace)
  }
}

/// Effects that flow out of each other.
@MainActor
struct GlassMorphTests {
  private let linear = Animation.linear(duration: 1)

  private func lab(
    _ isExpanded: Bool, rate: Int = 10, gap: Double = 40, name: String? = "eraser",
    transition: GlassEffectTransition? = nil, reduceMotion: Bool = false
  ) -> Lab<Bool> {
    Lab(isExpanded, rate: rate, configure: { $0.reduceMotion = reduceMotion }) {
      Toggled(isExpanded: $0, gap: gap, name: name, transition: transition)
    }
  }

  @Test func whatAppearsGrowsOutOfItsNeighbour() throws {
    let lab = lab(false)
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
    // From a third of the way to its end: a quarter is there halfway, in a group that is half there.
    expectEqual(lab.frame.groups, [0.5, 0.5])
    let eraser = try #require(lab.frame.fills(.pureBlue).first)
    #expect(eraser.bounds.isNear(Rect2D(x: 135, y: 80, width: 80, height: 80)))
    lab.stage.settle()
    expectEqual(lab.frame.glassBoxes.map(\.minX), [60, 180])
  }

  @Test func whatLeavesFlowsBackIntoItsNeighbour() throws {
    let lab = lab(true)
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
    let lab = lab(false, rate: 60)
    let collapsed = lab.frame
    let expanded = self.lab(true, rate: 60).frame
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
    let lab = lab(false, rate: 60)
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
    let lab = lab(false)
    let expanded = self.lab(true).frame
    lab.change(to: true)
    expectEqual(lab.frame.displayDigest, expanded.displayDigest)
    #expect(lab.frame.isSettled)
  }

  @Test func theSpacingDecidesByNearestEdges() throws {
    // As laid out, 40 apart is near enough; 41 is not: it materializes in its own place.
    for (gap, flows) in [(40.0, true), (41.0, false)] {
      let lab = lab(false, gap: gap)
      lab.change(to: true, linear)
      lab.stage.run(5)
      let glass = lab.frame.glass
      try #require(glass.count == 2)
      expectEqual(glass.map(\.presence), flows ? [1, 1] : [1, 0.5], "\(gap)")
      let own = self.lab(true, gap: gap).frame.glassBoxes[1]
      expectEqual(glass[1].box == own, !flows, "\(gap)")
      // And back, by the layout that is left.
      let back = self.lab(true, gap: gap)
      back.change(to: false, linear)
      back.stage.run(5)
      expectEqual(back.frame.glass.map(\.presence), flows ? [1, 1] : [1, 0.5], "\(gap)")
    }
  }

  @Test func unlessSaidOtherwiseItSprings() throws {
    /// How far beyond its place the eraser goes, in points.
    func overshoot(_ animation: Animation, reduceMotion: Bool = false) -> Double {
      let lab = lab(false, rate: 60, reduceMotion: reduceMotion)
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
    let lab = lab(true)
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

  @Test func whatMaterializesComesOutOfABlur() throws {
    let lab = lab(false, transition: .materialize)
    lab.change(to: true, linear)
    var radii: [Double] = []
    for _ in 0..<12 {
      lab.stage.step()
      for operation in lab.frame.displayList.operations {
        if case .beginLayer(.blur(let radius, _)) = operation.action { radii.append(radius) }
      }
    }
    // Ten times what is not there yet, in tenths of a second.
    try #require(radii.count == 9)
    for (index, radius) in radii.enumerated() {
      expectClose(radius, 9 - Double(index), closerThan: 1e-6)
    }
  }

  @Test func regularGlassBecomesClearByAllLooksBetween() {
    let lab = Lab(false, rate: 10) {
      Color.pureRed.frame(width: 80, height: 80).glassEffect($0 ? .clear : .regular)
    }
    lab.change(to: true, linear)
    var clarities: [Double] = []
    for _ in 0..<9 {
      lab.stage.step()
      guard let material = lab.frame.glass.first?.element.material else { continue }
      expectEqual(material.kind, .regular)
      clarities.append(material.clarity)
    }
    for (index, clarity) in clarities.enumerated() {
      expectClose(clarity, 0.1 * Double(index + 1), closerThan: 1e-6)
    }
    lab.stage.settle()
    expectEqual(lab.frame.glass.first?.element.material.kind, .clear)
  }

  @Test func whatMaterializesBringsItsContentAlong() throws {
    let lab = lab(false, transition: .materialize)
    lab.change(to: true, linear)
    lab.stage.run(5)
    let glass = try #require(lab.frame.glass.last)
    expectEqual(glass.box, Rect2D(x: 180, y: 80, width: 80, height: 80))
    expectEqual(glass.presence, 0.5)
    expectEqual(lab.frame.groups, [0.5])
    // At half, the content is larger by a sixtieth and by four hundredths.
    let content = try #require(lab.frame.fills(.pureBlue).first?.bounds)
    expectClose(content.width, 80 * (1 + 0.5 / 30), closerThan: 1e-9)
    expectClose(content.height, 80 * 1.04, closerThan: 1e-9)
    #expect(content.center.distance(to: glass.box.center) < 1e-9)
  }

  @Test func theIdentityTransitionCutsTheGlass() throws {
    let lab = lab(false, transition: .identity)
    lab.change(to: true, linear)
    lab.stage.run(1)
    expectEqual(lab.frame.glass.map(\.presence), [1, 1])
    expectEqual(lab.frame.glassBoxes.last, Rect2D(x: 180, y: 80, width: 80, height: 80))
    lab.stage.settle()
    lab.change(to: false, linear)
    expectEqual(lab.frame.glass.count, 1)
  }

  @Test func aNilNameTakesNoPart() throws {
    let lab = lab(false, name: nil)
    lab.change(to: true, linear)
    lab.stage.run(5)
    let glass = try #require(lab.frame.glass.last)
    expectEqual(glass.box, Rect2D(x: 180, y: 80, width: 80, height: 80))
    // It fades with the view, as it would outside of a container.
    expectEqual(glass.presence, 0.5)
    expectEqual(lab.frame.fills(.pureBlue).first?.bounds, glass.box)
  }

  @Test func reducedMotionFadesOnly() throws {
    let lab = lab(false, reduceMotion: true)
    lab.change(to: true, linear)
    lab.stage.run(5)
    let glass = try #require(lab.frame.glass.last)
    expectEqual(glass.box, Rect2D(x: 180, y: 80, width: 80, height: 80))
    expectEqual(glass.presence, 0.5)
    expectEqual(lab.frame.fills(.pureBlue).first?.bounds, glass.box)
  }

  @Test func aStatedTransitionRules() throws {
    struct Transient: View {
      let isShown: Bool
      @Namespace private var namespace

      var body: some View {
        GlassEffectContainer(spacing: 200) {
          HStack {
            Color.pureRed.frame(width: 40, height: 40).glassEffect()
              .glassEffectID("a", in: namespace)
            if isShown {
              Color.pureBlue.frame(width: 40, height: 40).glassEffect()
                .glassEffectID("b", in: namespace)
                .transition(.opacity.combined(with: .scale(scale: 0.5)))
            }
          }
        }
      }
    }
    let lab = Lab(false, rate: 10) { Transient(isShown: $0) }
    lab.change(to: true, linear)
    lab.stage.run(5)
    let glass = try #require(lab.frame.glass.last)
    expectEqual(glass.presence, 0.5)
    #expect(glass.box.isNear(Rect2D(x: 169, y: 105, width: 30, height: 30)))
    expectEqual(lab.frame.fills(.pureBlue).first?.bounds.isNear(glass.box), true)
  }

  @Test func shapesOfOtherKindsMeetHalfWay() throws {
    struct Rounding: View {
      let isShown: Bool
      @Namespace private var namespace

      var body: some View {
        GlassEffectContainer(spacing: 40) {
          ZStack {
            Color.pureRed.frame(width: 60, height: 60).glassEffect(in: .circle)
              .glassEffectID("a", in: namespace).offset(x: -60)
            if isShown {
              Color.pureBlue.frame(width: 80, height: 40).glassEffect(in: .rect(cornerRadius: 10))
                .glassEffectID("b", in: namespace).offset(x: 40)
            }
          }
        }
      }
    }
    let lab = Lab(false, rate: 10) { Rounding(isShown: $0) }
    lab.change(to: true, linear)
    lab.stage.run(5)
    let glass = try #require(lab.frame.glass.last)
    // Half way from the circle at (70, 90) to the rectangle at (160, 100), 80 by 40.
    #expect(glass.box.isNear(Rect2D(x: 115, y: 95, width: 70, height: 50)))
    expectEqual(glass.radius, 20)
  }

  @Test func severalThatAppearAllComeOutOfTheOneThatStands() throws {
    struct Cluster: View {
      let isExpanded: Bool
      @Namespace private var namespace

      var body: some View {
        GlassEffectContainer(spacing: 18) {
          VStack(spacing: 18) {
            if isExpanded {
              ForEach(0..<3) { item in
                Color.pureBlue.frame(width: 30, height: 30).glassEffect(in: .circle)
                  .glassEffectID(item, in: namespace)
              }
            }
            Color.pureRed.frame(width: 40, height: 40).glassEffect(in: .circle)
              .glassEffectID("parent", in: namespace)
          }
          .frame(height: 200, alignment: .bottom)
        }
      }
    }
    let lab = Lab(false, rate: 10) { Cluster(isExpanded: $0) }
    let collapsed = lab.frame.displayDigest
    expectEqual(lab.frame.glassBoxes, [Rect2D(x: 140, y: 180, width: 40, height: 40)])
    lab.change(to: true, linear)
    lab.stage.run(5)
    // Half way between their own places, 48 apart, and the parent's.
    expectEqual(lab.frame.glassBoxes.map(\.minY), [108, 132, 156, 180])
    expectEqual(lab.frame.glassBoxes.map(\.width), [35, 35, 35, 40])
    lab.stage.settle()
    expectEqual(lab.frame.glassBoxes.map(\.minY), [36, 84, 132, 180])
    lab.change(to: false, linear)
    lab.stage.run(5)
    expectEqual(lab.frame.glassBoxes.map(\.minY), [108, 132, 156, 180])
    expectEqual(lab.frame.glassBoxes.map(\.width), [35, 35, 35, 40])
    lab.stage.settle()
    expectEqual(lab.frame.displayDigest, collapsed)
  }

  @Test func aShapeOfTheSameNameTakesOver() throws {
    struct Swapped: View {
      let isLarge: Bool
      @Namespace private var namespace

      var body: some View {
        GlassEffectContainer(spacing: 0) {
          ZStack {
            if isLarge {
              Color.pureRed.frame(width: 100, height: 60).glassEffect()
                .glassEffectID("one", in: namespace).offset(x: 90)
            } else {
              Color.pureBlue.frame(width: 40, height: 40).glassEffect()
                .glassEffectID("one", in: namespace).offset(x: -100)
            }
          }
        }
      }
    }
    let lab = Lab(false, rate: 10) { Swapped(isLarge: $0) }
    let small = lab.frame.glassBoxes[0]
    lab.change(to: true, linear)
    lab.stage.run(5)
    let boxes = lab.frame.glassBoxes
    expectEqual(boxes.count, 2)
    // Both are the same shape, half way.
    #expect(boxes.allSatisfy { $0.isNear(boxes[0]) })
    #expect(boxes[0].isNear(Rect2D(x: 120, y: 95, width: 70, height: 50)))
    expectEqual(small, Rect2D(x: 40, y: 100, width: 40, height: 40))
    lab.stage.settle()
    expectEqual(lab.frame.glassBoxes, [Rect2D(x: 200, y: 90, width: 100, height: 60)])
  }

  @Test func theMaterialFlowsToo() throws {
    struct Tinted: View {
      let isShown: Bool
      @Namespace private var namespace

      var body: some View {
        GlassEffectContainer(spacing: 40) {
          HStack(spacing: 10) {
            Color.pureRed.frame(width: 40, height: 40)
              .glassEffect(.regular.tint(.pureGreen)).glassEffectID("a", in: namespace)
            if isShown {
              Color.pureBlue.frame(width: 40, height: 40).glassEffect()
                .glassEffectID("b", in: namespace)
            }
          }
        }
      }
    }
    let lab = Lab(false, rate: 10) { Tinted(isShown: $0) }
    lab.change(to: true, linear)
    lab.stage.run(5)
    expectEqual(
      lab.frame.glass.map(\.element.material.tint),
      [
        .pureGreen, RGBA(red: 0, green: 1, blue: 0, opacity: 0.5),
      ])
    lab.stage.settle()
    expectEqual(lab.frame.glass.map(\.element.material.tint), [.pureGreen, nil])
  }

  @Test func whatFliesIsHashed() {
    let lab = lab(false)
    var hashes: Set<UInt64> = [lab.frame.stateHash]
    lab.change(to: true, linear)
    for _ in 0..<8 { hashes.insert(lab.stage.step().stateHash) }
    expectEqual(hashes.count, 9)
    let again = self.lab(false)
    again.change(to: true, linear)
    again.stage.run(8)
    expectEqual(again.frame.stateHash, lab.frame.stateHash)
    expectEqual(again.frame.displayDigest, lab.frame.displayDigest)
  }

  @Test func namespacesAreTheViewsOwn() {
    struct Pair: View {
      let isShown: Bool
      @Namespace private var one
      @Namespace private var two

      var body: some View {
        GlassEffectContainer(spacing: 100) {
          HStack(spacing: 10) {
            Color.pureRed.frame(width: 40, height: 40).glassEffect().glassEffectID(1, in: one)
            if isShown {
              Color.pureBlue.frame(width: 40, height: 40).glassEffect().glassEffectID(2, in: two)
            }
          }
        }
      }
    }
    let lab = Lab(false, rate: 10) { Pair(isShown: $0) }
    lab.change(to: true, linear)
    lab.stage.run(5)
    // Another namespace has nothing to flow out of.
    expectEqual(lab.frame.glass.map(\.presence), [1, 0.5])
  }
}

extension DisplayOperation.Action {
  /// Whether it fills a region with a colour.
  fileprivate func isFill(of color: RGBA) -> Bool {
    if case .fill(_, .color(let own)) = self { own == color } else { false }
  }
}
