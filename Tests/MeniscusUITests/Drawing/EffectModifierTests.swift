import MeniscusDisplay
import MeniscusGeometry
import MeniscusImage
import MeniscusUI
import TestSupport
import Testing

@MainActor
@Suite("Effect modifiers")
struct EffectModifierTests {
  private func effects(of frame: SceneFrame) -> [LayerEffect] {
    frame.displayList.operations.compactMap { operation in
      if case .beginLayer(let effect) = operation.action { effect } else { nil }
    }
  }

  private func effects<Content: View>(
    @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
  ) -> [LayerEffect] {
    effects(of: Stage { content() }.frame)
  }

  @Test func filtersBecomeLayersAndIdentitiesNothing() {
    expectEqual(effects { Circle().blur(radius: 4) }, [.blur(radius: 4, isOpaque: false)])
    expectEqual(effects { Circle().contrast(0.5) }, [.colors(.contrast(0.5))])
    expectEqual(effects { Circle().grayscale(0.25) }, [.colors(.grayscale(0.25))])
    expectEqual(effects { Circle().colorInvert() }, [.colors(.invert())])
    expectEqual(effects { Circle().blendMode(.plusDarker) }, [.blend(.plusDarker)])
    expectEqual(
      effects { Circle().shadow(color: .black, radius: 3, x: 1, y: 2) },
      [.shadow(DropShadow(color: .black, radius: 3, offset: Point2D(x: 1, y: 2)))])
    expectEqual(
      effects { Circle().blur(radius: 0).saturation(1).brightness(0).hueRotation(.zero) }, [])
  }

  @Test func allTwentyOneModesOfViewsHaveTheirOwn() {
    let modes = MeniscusUI.BlendMode.allCases
    let drawn = modes.map { mode in effects { Circle().blendMode(mode) } }
    expectEqual(modes.count, 21)
    for (mode, effect) in zip(modes, drawn) {
      expectEqual(effect, LayerBlendMode(rawValue: "\(mode)").map { [.blend($0)] } ?? [])
    }
    for (index, effect) in drawn.enumerated() { #expect(!drawn[..<index].contains(effect)) }
  }

  @Test func aRadiusMovesAndIsPartOfTheState() throws {
    let lab = Lab(0.0) { value in Circle().blur(radius: value) }
    lab.stage.run(1)
    lab.change(to: 10, .linear(duration: 1))
    lab.stage.run(30)
    guard case .blur(let radius, _)? = effects(of: lab.frame).first else {
      Issue.record("There is no blur on the way.")
      return
    }
    expectClose(radius, 5, closerThan: 0.3)
    let before = lab.frame.stateHash
    lab.stage.run(1)
    #expect(lab.frame.stateHash != before)
    lab.stage.settle()
    expectEqual(effects(of: lab.frame), [.blur(radius: 10, isOpaque: false)])
  }

  @Test func aMaskIsAnIsolatedLayerAndCutsEvenWhenEmpty() {
    expectEqual(
      effects { Circle().mask { Rectangle() } }, [.blend(.normal), .blend(.destinationIn)])
    expectEqual(
      effects { Circle().mask { EmptyView() } }, [.blend(.normal), .blend(.destinationIn)])
  }

  @Test func numbersThatAreNotFiniteAreReportedAndLeftOut() {
    for value in [Double.nan, .infinity] {
      let frame = Stage { Circle().blur(radius: value).contrast(value) }.frame
      expectEqual(effects(of: frame), [])
      expectEqual(frame.issues.count, 2)
    }
    expectEqual(effects { Circle().blur(radius: -4) }, [])
  }

  @Test func shadowsOfStylesAreLayersAroundTheFill() {
    let drop = ShadowStyle.drop(color: .black, radius: 2, x: 0, y: 1)
    expectEqual(
      effects { Circle().fill(Color.red.shadow(drop)) },
      [.shadow(DropShadow(color: .black, radius: 2, offset: Point2D(x: 0, y: 1)))])
    expectEqual(
      effects { Circle().fill(Color.red.shadow(.inner(radius: 2))) },
      [
        .blend(.normal), .blend(.sourceAtop), .blur(radius: 2, isOpaque: false),
        .blend(.destinationOut),
      ])
  }

  @Test func stylesThatBuildOnTheForegroundEnd() {
    let frame = Stage {
      VStack {
        Circle().fill(.secondary)
        Circle().fill(.tertiary.opacity(0.5))
      }
      .foregroundStyle(HierarchicalShapeStyle.secondary.shadow(.drop(radius: 2)))
    }.frame
    expectEqual(effects(of: frame).count, 2)
  }

  @Test func picturesAreFoundByNameAndFaultsReported() throws {
    let bitmap = Bitmap(width: 4, height: 2, samples: [UInt8](repeating: 255, count: 32))
    func host(_ name: String) -> SceneFrame {
      let scene = Scene(
        "picture",
        pictures: [
          ScenePicture("good", png: PNG.encode(bitmap), scale: 2),
          ScenePicture("bad", png: [1, 2, 3]),
        ]
      ) { Image(name) }
      return SceneHost(
        scene: scene, configuration: SceneConfiguration(size: Size2D(width: 40, height: 40))
      ).advance(to: 0, events: [])
    }
    let good = host("good")
    #expect(good.issues.isEmpty)
    guard
      case .fill(.rectangle(let rect), .picture(let paint))? =
        good.displayList.operations.first?.action
    else {
      Issue.record("No picture is drawn.")
      return
    }
    expectEqual(rect.size, Size2D(width: 2, height: 1))
    expectEqual(paint.picture.bitmap, bitmap)
    expectEqual(host("missing").issues, [.missingPicture(view: "Image", name: "missing")])
    guard case .unreadablePicture(_, "bad", _)? = host("bad").issues.first else {
      Issue.record("A bad file is not reported.")
      return
    }
    expectEqual(host("bad").displayList.operations.count, 1)
  }

  @Test func aCanvasDrawsWithItsStateAndFilters() {
    let list = Stage {
      Canvas { context, size in
        context.opacity = 0.5
        context.translateBy(x: 10, y: 0)
        context.fill(
          Path(CGRect(x: 0, y: 0, width: size.width / 2, height: 4)), with: .color(.black))
        var copy = context
        copy.opacity = 1
        copy.addFilter(.blur(radius: 3))
        copy.clip(to: Path(CGRect(x: 0, y: 0, width: 5, height: 5)))
        copy.blendMode = .multiply
        copy.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.white))
      }
      .frame(width: 100, height: 50)
    }.frame.displayList
    let names = list.text().split(separator: "\n").map {
      $0.drop { $0 == " " }.prefix { $0 != " " }
    }
    expectEqual(
      names.dropFirst(2).prefix(9),
      [
        "group", "fill", "end", "clip", "layer", "layer", "fill", "end", "end",
      ])
    expectEqual(list.operations[1].transform.tx, list.operations[3].transform.tx)
  }

  @Test func dashesAreCutFromStrokes() {
    let path = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 100, y: 0))
    }
    let dashed = path.strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 5], dashPhase: 3))
    for x in 0..<100 {
      let isInk = (Double(x) + 0.5 + 3).truncatingRemainder(dividingBy: 15) < 10
      expectEqual(dashed.contains(CGPoint(x: Double(x) + 0.5, y: 0.5)), isInk, "\(x)")
    }
  }
}
