import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// How large what the system puts up is in the look of iOS 18: requirement I11.
@MainActor
struct ClassicMetricsTests {
  /// A part of a control, as it is filled.
  enum Part: String, CaseIterable, Sendable {
    case track, knob, sliderKnob, segments, segment, stepper, card, searchField, button

    /// Its extent and the radius of its corners; nil for any width.
    var wanted: (width: Double?, height: Double, radius: Double) {
      switch self {
      case .track: (51, 31, 15.5)
      case .knob: (27, 27, 13.5)
      case .sliderKnob: (28, 28, 14)
      case .segments: (300, 32, 9)
      case .segment: (96, 28, 7)
      case .stepper: (94, 32, 8)
      case .card: (343, 44, 10)
      case .searchField: (343, 36, 10)
      case .button: (nil, 34, 8)
      }
    }

    @MainActor @ViewBuilder var view: some View {
      switch self {
      case .track, .knob: Toggle("Switch", isOn: .constant(true)).labelsHidden()
      case .sliderKnob: Slider(value: .constant(0.5))
      case .segments, .segment:
        Picker("Size", selection: .constant(0)) {
          ForEach(0..<3) { Text("\($0)").tag($0) }
        }
        .pickerStyle(.segmented)
        .frame(width: 300)
      case .stepper: Stepper("Count", value: .constant(2)).labelsHidden()
      case .card: List { Text("Row") }
      case .searchField:
        NavigationStack { List { Text("Row") }.searchable(text: .constant("")) }
      case .button: Button("Wide") {}.buttonStyle(.glass)
      }
    }
  }

  @Test(arguments: Part.allCases)
  func aPartHasItsExtent(part: Part) {
    let wanted = part.wanted
    func has(_ isClassic: Bool) -> Bool {
      let stage = Stage(width: 375, height: 667, isClassic: isClassic) { part.view }
      stage.settle()
      return stage.frame.fills.contains { fill in
        guard case .roundedRectangle(_, let radii, _) = fill.silhouette else { return false }
        let size = fill.bounds.size
        return abs(radii.topLeft - wanted.radius) < 0.01 && abs(size.height - wanted.height) < 0.01
          && abs(size.width - (wanted.width ?? size.width)) < 0.01
      }
    }
    #expect(has(true))
    // Else the measures would tell nothing.
    #expect(!has(false))
  }

  /// The radius of the material that something stands on, and its width.
  @Test(arguments: [
    (SystemGlass.alert, 14.0, 270.0), (.dialog, 14, 270), (.menu, 13, 250), (.popover, 13, 120),
  ])
  func whatIsPresentedStandsOnMaterial(part: SystemGlass, radius: Double, width: Double) throws {
    let stage = part.stage(isClassic: true)
    stage.tap("open")
    stage.settle()
    try #require(stage.sheets.count == 1)
    let sheet = stage.sheets[0]
    expectEqual(sheet.radius, radius)
    expectClose(sheet.box.width, width, within: 0.01)
    expectEqual(sheet.element.material.kind, GlassMaterial.Kind.sheet)
  }

  @Test func actionsOfAnAlertHaveHairlines() {
    let stage = SystemGlass.alert.stage(isClassic: true)
    stage.tap("open")
    stage.settle()
    let card = stage.sheets.first?.box ?? .zero
    let lines = stage.frame.fills.map(\.bounds)
    let row = card.maxY - 44
    // Above either action, and between both.
    let level = lines.filter { $0.height <= 0.51 && abs($0.minY - row) < 0.51 }
    expectEqual(level.map(\.width), [135, 135])
    let upright = lines.filter { $0.width <= 0.51 && abs($0.minX - card.midX) < 0.51 }
    expectEqual(upright.map(\.height), [44])
  }

  /// A sheet goes from side to side and is opaque at every height.
  @Test func aSheetIsAPlate() {
    let stage = SystemGlass.sheet.stage(isClassic: true)
    stage.tap("open")
    stage.settle()
    expectEqual(stage.sheets.count, 0)
    let plates = stage.frame.fills(.white).filter { fill in
      guard case .roundedRectangle(_, let radii, _) = fill.silhouette else { return false }
      return radii.topLeft == 10 && radii.topRight == 10 && radii.bottomLeft == 0
    }
    expectEqual(plates.count, 1)
    expectEqual(plates.first?.bounds.minX, 0)
    expectEqual(plates.first?.bounds.width, 375)
    expectEqual(plates.first?.bounds.maxY, 667)
  }

  /// 16 points from the sides of a phone of 393, headers of groups in footnotes' 13 points.
  @Test func groupsAreThoseOfTheOldDesign() throws {
    func list(isClassic: Bool) throws -> (card: Rect2D, header: Rect2D) {
      let stage = Stage(width: 393, height: 852, isClassic: isClassic) {
        List {
          Section {
            Text("One")
          } header: {
            Text("Some").accessibilityIdentifier("header")
          }
        }
      }
      stage.settle()
      let card = try #require(stage.frame.fills(.white).map(\.bounds).first { $0.height < 60 })
      let header = try #require(stage.model("header"))
      return (card, header)
    }
    let (old, new) = (try list(isClassic: true), try list(isClassic: false))
    expectEqual([old.card.minX, new.card.minX], [16, 20])
    expectEqual([old.header.minX, new.header.minX], [32, 36])
    // Lines of 13 and of 17 points.
    #expect(old.header.height < 17 && new.header.height > 19)
  }

  @Test func rowsAreAsHighAsTargets() {
    let stage = Stage(width: 375, height: 667, isClassic: true) {
      List {
        Text("One").accessibilityIdentifier("one")
        Text("Two").accessibilityIdentifier("two")
      }
    }
    stage.settle()
    expectClose(stage.center("two").y - stage.center("one").y, 44, within: 0.5)
  }
}
