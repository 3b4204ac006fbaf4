import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// What pickers choose, by what tags.
@MainActor
struct PickerTests {
  private enum Size: String, CaseIterable, Identifiable {
    case small, large
    var id: Self { self }
  }

  private struct Segments: View {
    @State private var size: Size? = .small
    let log: Log

    var body: some View {
      Picker("Size", selection: $size) {
        Section("Sizes") {
          ForEach(Size.allCases) { Text($0.rawValue).tag($0) }
        }
        Text("none").tag(Size?.none)
      }
      .pickerStyle(.segmented).frame(width: 300).accessibilityIdentifier("picker")
      .onChange(of: size) { log.note(size?.rawValue ?? "none") }
    }
  }

  /// A tag of the value's type stands for an optional value; headers of sections are no segments.
  @Test func optionalSelectionsAreFoundByTagsOfEitherKind() {
    let log = Log()
    let stage = Stage { Segments(log: log) }
    let frame = stage.shown("picker") ?? .zero
    stage.tap(frame.minX + 150, frame.midY)
    expectEqual(log.take(), ["large"])
    stage.tap(frame.minX + 250, frame.midY)
    expectEqual(log.take(), ["none"])
    stage.tap(frame.minX + 50, frame.midY)
    expectEqual(log.take(), ["small"])
  }

  private struct Growing: View {
    @State private var count = 2
    @State private var chosen = 0

    var body: some View {
      VStack {
        Button(action: { count += 1 }) { Color.pureRed.frame(width: 40, height: 40) }
          .accessibilityIdentifier("more")
        Picker("", selection: $chosen) { ForEach(0..<count, id: \.self) { Text("\($0)") } }
          .pickerStyle(.segmented).frame(width: 300)
      }
    }
  }

  @Test func segmentsFollowTheirViews() {
    let stage = Stage { Growing() }
    func widths() -> [Double] {
      stage.frame.fills.filter { $0.bounds.height == 28 }.map(\.bounds.width)
    }
    expectEqual(widths(), [146])
    stage.tap("more")
    stage.settle()
    expectEqual(widths(), [96])
  }

  @Test func aPickerIsNamedByItsLabelAndTellsWhichIsChosen() {
    let stage = Stage {
      Picker("Mode", selection: .constant(1)) {
        Text("Map").tag(0)
        Text("List").tag(1)
      }
      .pickerStyle(.segmented)
    }
    let node = stage.host.accessibilityTree.first
    expectEqual(node?.label, "Mode")
    expectEqual(node?.children.map(\.label), ["Map", "List"])
    expectEqual(node?.children.map { $0.traits.contains(.isSelected) }, [false, true])
  }

  private struct Turning: View {
    @State private var row = 0
    let log: Log

    var body: some View {
      Picker("Row", selection: $row) { ForEach(0..<9, id: \.self) { Text("\($0)") } }
        .pickerStyle(.wheel).frame(width: 200)
        .onChange(of: row) { log.note("\(row)") }
    }
  }

  /// A wheel comes to rest on a row of 32 points.
  @Test func aWheelTurnsToARow() {
    let log = Log()
    let stage = Stage { Turning(log: log) }
    stage.step(.wheel(at: Point2D(x: 160, y: 120), delta: Size2D(width: 0, height: 64)))
    stage.settle()
    expectEqual(log.take().last, "2")
  }

  /// The value of a picker in a row is grey, as SwiftUI's since iOS 16, or of the tint that is asked for;
  /// elsewhere it is tinted.
  @Test func valuesInRowsAreGrey() throws {
    func colors(isInRow: Bool, tint: Color?, isEnabled: Bool = true) -> [RGBA] {
      let stage = Stage(width: 375, height: 400) {
        let picker = Picker("", selection: .constant(1)) { Text("One").tag(1) }
          .tint(tint).disabled(!isEnabled)
        if isInRow { List { picker } } else { picker }
      }
      return stage.frame.glyphRuns.compactMap(\.color)
    }
    func color(_ style: some ShapeStyle) throws -> RGBA {
      let stage = Stage { Text("One").foregroundStyle(style) }
      return try #require(stage.frame.glyphRuns.first?.color)
    }
    // The value and the sign beside it.
    let (grey, faint, tinted) = try (color(.secondary), color(.tertiary), color(.tint))
    expectEqual(colors(isInRow: true, tint: nil), [grey, grey])
    expectEqual(colors(isInRow: true, tint: nil, isEnabled: false), [faint, faint])
    expectEqual(colors(isInRow: true, tint: .pureRed), [.pureRed, .pureRed])
    expectEqual(colors(isInRow: false, tint: .pureRed), [.pureRed, .pureRed])
    expectEqual(colors(isInRow: false, tint: nil), [tinted, tinted])
  }
}
