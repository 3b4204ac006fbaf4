import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

nonisolated private struct Wedge: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

/// One effect by itself.
@MainActor
struct GlassEffectTests {
  @Test func glassLiesBehindTheContentInItsBoundsPaddingIncluded() throws {
    let stage = Stage {
      Color.pureRed.frame(width: 60, height: 20).padding(10).glassEffect()
    }
    let glass = try #require(stage.frame.glass.first)
    expectEqual(stage.frame.glass.count, 1)
    // 320 by 240 points, 80 by 40 in the middle.
    expectEqual(glass.box, Rect2D(x: 120, y: 100, width: 80, height: 40))
    expectEqual(glass.radius, 20)
    expectEqual(glass.element.material.kind, .regular)
    expectEqual(glass.element.material.presence, 1)
    expectEqual(glass.element.material.tint, nil)
    expectEqual(glass.element.spacing, 0)
    expectEqual(glass.path, "Color.frame.padding.glassEffect")
    let fill = stage.frame.displayList.operations.firstIndex {
      if case .fill = $0.action { true } else { false }
    }
    #expect(glass.operation < (try #require(fill)))
  }

  @Test func shapesKeepTheirNames() throws {
    let stage = Stage {
      HStack(spacing: 0) {
        Color.red.frame(width: 40, height: 30).glassEffect(in: .rect(cornerRadius: 8))
        Color.red.frame(width: 40, height: 30).glassEffect(in: .circle)
        Color.red.frame(width: 40, height: 30).glassEffect(in: .rect)
        Color.red.frame(width: 40, height: 30).glassEffect(.regular, in: Wedge())
      }
    }
    let shapes = stage.frame.glass.map(\.element.silhouette)
    try #require(shapes.count == 4)
    let extent = Rect2D(x: 0, y: 0, width: 40, height: 30)
    expectEqual(shapes[0], .roundedRectangle(extent, CornerRadii2D(all: 8), .continuous))
    expectEqual(shapes[1], .ellipse(Rect2D(x: 5, y: 0, width: 30, height: 30)))
    expectEqual(shapes[2], .rectangle(extent))
    guard case .outline(let row, .nonZero) = shapes[3] else {
      Issue.record("A shape of one's own is an outline.")
      return
    }
    expectEqual(stage.frame.displayList.resources.outlines[row].outline.bounds, extent)
  }

  @Test func variantsTintsAndInteractivityChainInAnyOrder() {
    let one = Glass.regular.tint(.orange).interactive()
    let other = Glass.regular.interactive().tint(.orange)
    expectEqual(one, other)
    #expect(one != .regular.tint(.orange))
    expectEqual(Glass.regular.tint(.orange).tint(nil), .regular)
    expectEqual(one.interactive(false), .regular.tint(.orange))
    #expect(Glass.clear != .regular)
    let stage = Stage {
      HStack {
        Color.red.frame(width: 40, height: 30).glassEffect(.clear)
        Color.red.frame(width: 40, height: 30).glassEffect(.regular.tint(.pureBlue.opacity(0.5)))
      }
    }
    let materials = stage.frame.glass.map(\.element.material)
    expectEqual(materials.map(\.kind), [.clear, .regular])
    expectEqual(materials.map(\.tint), [nil, RGBA(red: 0, green: 0, blue: 1, opacity: 0.5)])
  }

  @Test func identityAndDisabledGlassDrawNothing() {
    @MainActor func list<Content: View>(
      @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
    ) -> [DisplayOperation.Action] {
      Stage(content: content).frame.displayList.operations.map(\.action)
    }
    let bare = list { Color.red.frame(width: 40, height: 30) }
    expectEqual(bare.count, 1)
    expectEqual(list { Color.red.frame(width: 40, height: 30).glassEffect(.identity) }, bare)
    expectEqual(
      list {
        Color.red.frame(width: 40, height: 30).glassEffect(.regular, in: .capsule, isEnabled: false)
      }, bare)
    expectEqual(
      list {
        GlassEffectContainer {
          Color.red.frame(width: 40, height: 30).glassEffect(.identity.tint(.red).interactive())
        }
      }, bare)
    #expect(list { Color.red.frame(width: 40, height: 30).glassEffect(isEnabled: true) } != bare)
  }

  @Test func glassThatIsSwitchedOnMaterializes() {
    let lab = Lab(false, rate: 10) { isOn in
      Color.pureRed.frame(width: 40, height: 40).glassEffect(isEnabled: isOn)
    }
    #expect(lab.frame.glass.isEmpty)
    lab.change(to: true, .linear(duration: 1))
    lab.stage.run(5)
    expectEqual(lab.frame.glass.map(\.presence), [0.5])
    lab.stage.run(5)
    expectEqual(lab.frame.glass.map(\.presence), [1])
    #expect(lab.frame.isSettled)
    // Without an animation it is gone at once.
    lab.change(to: false)
    #expect(lab.frame.glass.isEmpty)
    #expect(lab.frame.isSettled)
  }

  @Test func aTintChangesByAnAnimation() throws {
    let lab = Lab(false, rate: 10) { isTinted in
      Color.white.frame(width: 40, height: 40)
        .glassEffect(.regular.tint(isTinted ? .pureRed : nil))
    }
    let bare = lab.frame.displayDigest.list
    lab.change(to: true, .linear(duration: 1))
    lab.stage.run(5)
    expectEqual(
      lab.frame.glass.first?.element.material.tint, RGBA(red: 1, green: 0, blue: 0, opacity: 0.5))
    lab.stage.run(5)
    expectEqual(lab.frame.glass.first?.element.material.tint, .pureRed)
    lab.change(to: false, .linear(duration: 1))
    try #require(lab.stage.settle() != nil)
    expectEqual(lab.frame.displayDigest.list, bare)
  }

  @Test func glassOfAViewMovesScalesAndFadesWithIt() throws {
    let stage = Stage {
      Color.pureRed.frame(width: 40, height: 40).glassEffect().offset(x: 30)
        .scaleEffect(2).opacity(0.5)
    }
    let glass = try #require(stage.frame.glass.first)
    // In the middle is (160, 120); an offset of 30 counts twice within the scale.
    expectEqual(glass.box, Rect2D(x: 180, y: 80, width: 80, height: 80))
    // Alone it fades with its group.
    expectEqual(glass.presence, 1)
    expectEqual(stage.frame.groups, [0.5])
    expectEqual(glass.operation, 1)
  }

  @Test func snapshotsAndDigestsNameTheEffect() throws {
    let stage = Stage {
      Color.pureRed.frame(width: 40, height: 40)
        .glassEffect(.regular.tint(.red).interactive())
    }
    let line = try #require(
      stage.host.snapshot().split(separator: "\n").first { $0.contains(".glassEffect") })
    #expect(line.contains("regular glass, tinted, interactive"))
    let view = try #require(
      stage.frame.views.first { $0.path == "Color.frame.glassEffect" })
    #expect(view.operations != 0)
    #expect(view.layout != 0)
  }

  @Test func glassCanBeTouchedInItsShape() {
    let log = Log()
    let stage = Stage {
      Color.clear.frame(width: 100, height: 40).glassEffect()
        .onTapGesture { log.note("glass") }
    }
    stage.tap(160, 120)
    expectEqual(log.take(), ["glass"])
    // A corner of the bounds lies outside the capsule.
    stage.tap(112, 102)
    #expect(log.take().isEmpty)
  }

  @Test func interactiveGlassSwellsUnderTheFinger() throws {
    let stage = Stage {
      HStack(spacing: 40) {
        Color.red.frame(width: 80, height: 80).glassEffect(.regular.interactive())
        Color.red.frame(width: 80, height: 80).glassEffect()
      }
    }
    let before = stage.frame.glassBoxes
    stage.press(100, 120)
    stage.run(20)
    let pressed = stage.frame.glassBoxes
    #expect(pressed[0].height > 82 && pressed[0].height < 87)
    expectEqual(pressed[0].center, before[0].center)
    expectEqual(stage.frame.fills.first?.bounds, pressed[0])
    stage.release(100, 120)
    stage.settle()
    expectEqual(stage.frame.glassBoxes, before)
    stage.press(220, 120)
    stage.run(20)
    expectEqual(stage.frame.glassBoxes, before)
  }
}
