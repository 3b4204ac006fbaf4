import MeniscusDisplay
import MeniscusUI
import TestSupport
import Testing

@MainActor
@Suite("Vibrancy")
struct VibrancyTests {
  private typealias Mode = LayerBlendMode

  /// The paints of glyphs, each with the innermost mode in which it is blended.
  private func inks(_ frame: SceneFrame) -> [(paint: Paint, mode: Mode?)] {
    var open: [Mode?] = []
    var inks: [(Paint, Mode?)] = []
    for operation in frame.displayList.operations {
      switch operation.action {
      case .beginLayer(.blend(let mode)): open.append(mode)
      case .beginLayer, .beginClip, .beginGroup: open.append(nil)
      case .end: open.removeLast()
      case .glyphs(_, let paint): inks.append((paint, open.last { $0 != nil } ?? nil))
      case .fill, .glass: break
      }
    }
    return inks
  }

  private func inks<Inner: View>(
    dark: Bool = false, configure: (inout SceneConfiguration) -> Void = { _ in },
    @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Inner
  ) -> [(paint: Paint, mode: Mode?)] {
    inks(
      Stage(
        configure: {
          if dark { $0.colorScheme = .dark }
          configure(&$0)
        },
        content: content
      ).frame)
  }

  @Test func labelsOverAMaterialTakeLightAwayOrAddIt() {
    for dark in [false, true] {
      let found = inks(dark: dark) {
        VStack {
          Text("A")
          Text("B").foregroundStyle(.secondary)
          Image(systemName: "star")
        }
        .background(.thinMaterial, in: .rect(cornerRadius: 8))
      }
      expectEqual(found.map(\.mode), Array(repeating: dark ? .plusLighter : .plusDarker, count: 3))
      expectEqual(found[0].paint, found[2].paint)
      #expect(found[0].paint != found[1].paint)
    }
  }

  @Test func stylesOfOnesOwnAreLeftAlone() {
    func content(_ material: Material?) -> some View {
      VStack {
        Text("A").foregroundStyle(Color.pureRed)
        Text("B").foregroundStyle(Color.primary)
        VStack { Text("C").foregroundStyle(.secondary) }.foregroundStyle(Color.pureBlue)
        Image(systemName: "star").foregroundStyle(
          LinearGradient(
            colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      }
      .background(material.map { AnyShapeStyle($0) } ?? AnyShapeStyle(Color.clear), in: .rect)
    }
    let over = inks { content(.regular) }
    let plain = inks { content(nil) }
    #expect(over.count == 4 && over.allSatisfy { $0.mode == nil })
    expectEqual(over.map(\.paint), plain.map(\.paint))
  }

  @Test func onlyWhatIsOverAMaterialBlends() {
    let found = inks {
      VStack {
        Text("A").background(.regularMaterial)
        Text("B").background(Color.pureRed, in: .rect)
        Text("C").glassEffect().background(.bar)
      }
    }
    expectEqual(found.map(\.mode), [.plusDarker, nil, nil])
  }

  @Test func peopleWhoWantContrastSeePlainLabels() {
    let plain = inks { Text("A") }
    for change: (inout SceneConfiguration) -> Void in [
      { $0.increaseContrast = true }, { $0.reduceTransparency = true },
    ] {
      let found = inks(configure: change) { Text("A").background(.thinMaterial) }
      expectEqual(found.map(\.mode), [nil])
      expectEqual(found.map(\.paint), plain.map(\.paint))
    }
  }

  @Test func anInactiveMaterialIsThickAndPlain() throws {
    let found = inks {
      Text("A").background(.thinMaterial).materialActiveAppearance(.inactive)
    }
    expectEqual(found.map(\.mode), [nil])
    let stage = Stage {
      VStack {
        Text("A").background(.thinMaterial)
        Text("B").background(Material.thin.materialActiveAppearance(.active), in: .rect)
        Text("C").background(Material.thin.materialActiveAppearance(.inactive), in: .rect)
        Text("D").background(Material.thin.materialActiveAppearance(.matchWindow), in: .rect)
      }
      .materialActiveAppearance(.inactive)
    }
    expectEqual(
      stage.frame.glass.map(\.element.material.kind), [.ultraThick, .thin, .ultraThick, .thin])
  }

  @Test func oneLayerATextEvenWhileItRolls() {
    let lab = Lab(1) { number in
      Text("\(number)").contentTransition(.numericText()).background(.thinMaterial)
    }
    lab.change(to: 2, .linear(duration: 0.5))
    lab.stage.run(10)
    let found = inks(lab.frame)
    #expect(found.count >= 2)
    #expect(found.allSatisfy { $0.mode == .plusDarker })
    let layers = lab.frame.displayList.operations.filter { operation in
      if case .beginLayer(.blend) = operation.action { true } else { false }
    }
    expectEqual(layers.count, 1)
  }
}
