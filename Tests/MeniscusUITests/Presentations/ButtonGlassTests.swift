import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// What comes from a button on glass takes the button and its glass, and gives them back.
@MainActor
struct ButtonGlassTests {
  enum Surface: CaseIterable, Sendable {
    case menu
    case popover
    case dialog
  }

  enum Source: Sendable {
    /// A button in the style of glass.
    case style
    /// A button with glass around it.
    case around
    /// A button whose label is on glass.
    case label
    /// A button without glass.
    case plain
    /// A text on glass, which is no button.
    case text
  }

  private struct Host: View {
    @State private var isOpen = false
    let surface: Surface
    let source: Source
    /// Whether what is below a popover can be used meanwhile.
    var leavesAll = false

    var body: some View {
      VStack(spacing: 40) {
        Text("Beside").padding().glassEffect()
        switch source {
        case .style: opening.buttonStyle(.glass)
        case .around: HStack { opening.padding() }.glassEffect()
        case .label, .plain, .text: opening
        }
      }
    }

    @ViewBuilder private var opening: some View {
      switch surface {
      case .menu:
        Menu {
          Button("One") {}
        } label: {
          label
        }
      case .popover:
        button.popover(isPresented: $isOpen) {
          Text("One").frame(width: 120, height: 80)
            .presentationCompactAdaptation(.popover)
            .presentationBackgroundInteraction(leavesAll ? .enabled : .automatic)
        }
      case .dialog:
        button.confirmationDialog("Title", isPresented: $isOpen) { Button("One") {} }
      }
    }

    @ViewBuilder private var button: some View {
      if source == .text {
        Text("Open").padding().glassEffect().onTapGesture { isOpen = true }
      } else {
        Button {
          isOpen = true
        } label: {
          label
        }
      }
    }

    @ViewBuilder private var label: some View {
      if source == .label { Text("Open").padding().glassEffect() } else { Text("Open") }
    }
  }

  /// A scene, and what it showed before anything was opened.
  private struct Opening {
    let stage: Stage
    let texts: Set<String>
    let glass: [LaidGlass]

    @MainActor
    init(_ stage: Stage) {
      self.stage = stage
      stage.settle()
      texts = stage.frame.textPaths
      glass = stage.frame.glass
    }

    /// The glass that the button is on at rest.
    @MainActor
    func own() throws -> LaidGlass {
      let button = try #require(stage.frame(of: "Open"))
      return try #require(glass.first { $0.box.contains(button.center) })
    }

    /// What has come since.
    @MainActor var surfaces: [LaidGlass] {
      stage.frame.glass.filter { laid in !glass.contains { $0.path == laid.path } }
    }

    /// How far a piece of glass is there, which was there at rest, with the groups around it.
    @MainActor
    func presence(of laid: LaidGlass) -> Double {
      guard let now = stage.frame.glass.first(where: { $0.path == laid.path }) else { return 0 }
      var around: [Double] = []
      for operation in stage.frame.displayList.operations[..<now.operation] {
        switch operation.action {
        case .beginGroup(let opacity): around.append(opacity)
        case .beginLayer, .beginClip: around.append(1)
        case .end: around.removeLast()
        default: break
        }
      }
      return around.reduce(now.presence, *)
    }

    @MainActor func tapBeside() { stage.tap(20, 800) }

    /// Whether all is drawn as it was.
    @MainActor
    func expectRest() {
      expectEqual(stage.frame.textPaths, texts)
      expectEqual(stage.frame.glass.map(\.path), glass.map(\.path))
      #expect(zip(stage.frame.glass, glass).allSatisfy { $0.box.isNear($1.box, within: 0.01) })
      expectEqual(stage.frame.glass.map(\.presence), glass.map(\.presence))
    }
  }

  private func opening(
    _ surface: Surface, _ source: Source, leavesAll: Bool = false, isClassic: Bool = false
  ) -> Opening {
    Opening(
      Stage(width: 393, height: 852, isClassic: isClassic) {
        Host(surface: surface, source: source, leavesAll: leavesAll)
      })
  }

  @Test(arguments: Surface.allCases, [Source.style, .around, .label])
  func aButtonWithItsGlassBecomesWhatComes(_ surface: Surface, _ source: Source) throws {
    let opening = opening(surface, source)
    let (stage, own) = (opening.stage, try opening.own())
    stage.tapLabel("Open")
    for _ in 0..<5 where opening.surfaces.isEmpty { stage.step() }
    let first = try #require(opening.surfaces.first).box
    let near = own.box.inset(by: Insets2D(all: -40))
    #expect(near.minX <= first.minX && first.maxX <= near.maxX, "\(first)")
    #expect(near.minY <= first.minY && first.maxY <= near.maxY, "\(first)")
    stage.settle()
    expectEqual(opening.surfaces.count, 1)
    expectEqual(opening.presence(of: own), 0)
    expectEqual(stage.frame.glass.count, opening.glass.count)
    // The words on the button are not drawn beside it, nor told.
    expectEqual(opening.texts.subtracting(stage.frame.textPaths).count, 1)
    #expect(!stage.labels.contains("Open"))
    opening.tapBeside()
    stage.settle()
    opening.expectRest()
  }

  /// What stays as it is: what is not alone on glass, what is no button, what can be pressed
  /// meanwhile, and all of iOS 18.
  @Test(
    arguments: [
      (.popover, .plain, false, false), (.dialog, .plain, false, false),
      (.popover, .text, false, false), (.dialog, .text, false, false),
      (.popover, .style, true, false), (.menu, .around, false, true),
      (.popover, .around, false, true), (.dialog, .around, false, true),
    ] as [(Surface, Source, Bool, Bool)])
  func otherViewsStay(
    _ surface: Surface, _ source: Source, _ leavesAll: Bool, _ isClassic: Bool
  ) throws {
    let opening = opening(surface, source, leavesAll: leavesAll, isClassic: isClassic)
    let stage = opening.stage
    stage.tapLabel("Open")
    stage.settle()
    expectEqual(opening.surfaces.count, 1)
    expectEqual(stage.frame.glass.count, opening.glass.count + 1)
    #expect(opening.texts.isSubset(of: stage.frame.textPaths))
    expectEqual(stage.labels.contains("Open"), leavesAll)
  }

  @Test(arguments: Surface.allCases)
  func whatIsTurnedBackHalfwayDoesNotJump(_ surface: Surface) throws {
    let opening = opening(surface, .style)
    let (stage, own) = (opening.stage, try opening.own())
    stage.tapLabel("Open")
    stage.settle()
    let whole = try #require(opening.surfaces.first).box
    opening.tapBeside()
    stage.settle()
    stage.tapLabel("Open")
    stage.run(5)
    var last = try #require(opening.surfaces.first)
    var presence = opening.presence(of: own)
    #expect(last.box.width < whole.width * 0.9, "\(last.box)")
    let way = own.box.farthest(from: whole)
    opening.tapBeside()
    // Each of the springs goes less than 0.15 of its way in a frame.
    while let now = opening.surfaces.first {
      #expect(now.box.farthest(from: last.box) < 0.2 * way, "\(last.box), then \(now.box)")
      #expect(abs(now.presence - last.presence) < 0.4)
      #expect(abs(opening.presence(of: own) - presence) < 0.4)
      (last, presence) = (now, opening.presence(of: own))
      guard !stage.frame.isSettled else { break }
      stage.step()
    }
    stage.settle()
    opening.expectRest()
  }

  private struct Bar: View {
    @State private var isOpen = false
    let surface: Surface
    let hasNeighbour: Bool

    var body: some View {
      NavigationStack {
        Color.white.toolbar {
          ToolbarItemGroup(placement: .topBarTrailing) {
            if surface == .popover {
              button.popover(isPresented: $isOpen) {
                Text("One").frame(width: 120, height: 80)
                  .presentationCompactAdaptation(.popover)
              }
            } else {
              button.confirmationDialog("Title", isPresented: $isOpen) { Button("One") {} }
            }
            if hasNeighbour { Button("Beside", systemImage: "star") {} }
          }
        }
      }
    }

    private var button: some View {
      Button("Open", systemImage: "plus") { isOpen = true }
    }
  }

  /// An item of a bar gives the glass that is its alone.
  @Test(arguments: [Surface.popover, .dialog], [false, true])
  func aBarsItemGivesItsGlass(_ surface: Surface, _ hasNeighbour: Bool) throws {
    let opening = Opening(
      Stage(width: 393, height: 852) { Bar(surface: surface, hasNeighbour: hasNeighbour) })
    let own = try opening.own()
    opening.stage.tapLabel("Open")
    opening.stage.settle()
    expectEqual(opening.surfaces.count, 1)
    expectEqual(opening.presence(of: own), hasNeighbour ? 1 : 0)
    opening.tapBeside()
    opening.stage.settle()
    opening.expectRest()
  }

  private struct Asking: View {
    @State private var asks = false

    var body: some View {
      HStack {
        Menu("Open") { Button("Remove") { asks = true } }
          .confirmationDialog("Title", isPresented: $asks) { Button("One") {} }
          .padding()
      }
      .glassEffect()
    }
  }

  /// The button does not come back between the two.
  @Test func aMenuHandsTheButtonOverToADialog() throws {
    let opening = Opening(Stage(width: 393, height: 852) { Asking() })
    let (stage, own) = (opening.stage, try opening.own())
    stage.tapLabel("Open")
    stage.settle()
    stage.tapLabel("Remove")
    for _ in 0..<30 {
      #expect(opening.presence(of: own) < 0.3)
      stage.step()
    }
    stage.settle()
    expectEqual(opening.surfaces.count, 1)
    opening.tapBeside()
    stage.settle()
    opening.expectRest()
  }
}

extension SceneFrame {
  /// The views that draw words and symbols of a font.
  fileprivate var textPaths: Set<String> {
    let rows = displayList.operations.compactMap { operation -> Int? in
      guard case .glyphs = operation.action else { return nil }
      return Int(operation.view.row)
    }
    return Set(rows.filter { $0 >= 0 }.map { displayList.views[$0].path })
  }
}

extension Rect2D {
  /// How far the edge that is farthest from that of another rectangle is from it.
  fileprivate func farthest(from other: Rect2D) -> Double {
    max(
      abs(minX - other.minX), abs(minY - other.minY), abs(maxX - other.maxX),
      abs(maxY - other.maxY))
  }
}
