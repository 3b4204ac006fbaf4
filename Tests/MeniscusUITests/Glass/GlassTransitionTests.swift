import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Effects that come and go by a transition: materialized, cut, or faded.
@MainActor
struct GlassTransitionTests {
  private let linear = Animation.linear(duration: 1)

  @Test func whatMaterializesComesOutOfABlur() throws {
    let lab = Toggled.lab(false, transition: .materialize)
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

  @Test func whatMaterializesBringsItsContentAlong() throws {
    let lab = Toggled.lab(false, transition: .materialize)
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
    let lab = Toggled.lab(false, transition: .identity)
    lab.change(to: true, linear)
    lab.stage.run(1)
    expectEqual(lab.frame.glass.map(\.presence), [1, 1])
    expectEqual(lab.frame.glassBoxes.last, Rect2D(x: 180, y: 80, width: 80, height: 80))
    lab.stage.settle()
    lab.change(to: false, linear)
    expectEqual(lab.frame.glass.count, 1)
  }

  @Test func aNilNameTakesNoPart() throws {
    let lab = Toggled.lab(false, name: nil)
    lab.change(to: true, linear)
    lab.stage.run(5)
    let glass = try #require(lab.frame.glass.last)
    expectEqual(glass.box, Rect2D(x: 180, y: 80, width: 80, height: 80))
    // It fades with the view, as it would outside of a container.
    expectEqual(glass.presence, 0.5)
    expectEqual(lab.frame.fills(.pureBlue).first?.bounds, glass.box)
  }

  @Test func reducedMotionFadesOnly() throws {
    let lab = Toggled.lab(false, configure: { $0.reduceMotion = true })
    lab.change(to: true, linear)
    lab.stage.run(5)
    let glass = try #require(lab.frame.glass.first)
    expectEqual(glass.box, Rect2D(x: 180, y: 80, width: 80, height: 80))
    expectEqual(glass.presence, 0.5)
    expectEqual(lab.frame.fills(.pureBlue).first?.bounds, glass.box)
  }

  /// Where people want less motion what fades fuses with nothing that stands, and is no glass over it.
  @Test(arguments: [false, true])
  func whatFadesIsApart(reducesMotion: Bool) {
    struct Faces: View {
      let count: Int

      var body: some View {
        GlassEffectContainer(spacing: 20) {
          HStack(spacing: -12) {
            ForEach(0..<count, id: \.self) { _ in
              Color.clear.frame(width: 40, height: 40).glassEffect(in: .circle)
            }
          }
        }
      }
    }
    let lab = Lab(1, rate: 10, configure: { $0.reduceMotion = reducesMotion }) { Faces(count: $0) }
    lab.change(to: 4, linear)
    lab.stage.run(5)
    let containers = lab.frame.glass.map(\.element.container)
    expectEqual(Set(containers).count, reducesMotion ? 2 : 1)
    expectEqual(containers.count, 4)
    #expect(lab.frame.issues.isEmpty)
    lab.stage.settle()
    expectEqual(Set(lab.frame.glass.map(\.element.container)).count, 1)
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
}
