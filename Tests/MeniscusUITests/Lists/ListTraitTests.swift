import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

private struct MarkKey: EnvironmentKey {
  static let defaultValue = Color.pureRed
}

extension EnvironmentValues {
  fileprivate var mark: Color {
    get { self[MarkKey.self] }
    set { self[MarkKey.self] = newValue }
  }
}

/// The colour that views around hand down.
private struct Mark: View {
  @Environment(\.mark) private var mark

  var body: some View { mark }
}

/// A button in that colour.
private struct MarkedButton: View {
  @Environment(\.mark) private var mark

  var body: some View { Button("Mark") {}.tint(mark) }
}

/// What rows say to their list, and where it is said.
@MainActor
struct ListTraitTests {
  /// A background and buttons see what is handed down where they are stated, and its changes.
  @Test func whatARowShowsSeesTheEnvironmentOfItsPlace() {
    let lab = Lab(false) { isOn in
      List {
        ForEach(0..<2, id: \.self) { Text("\($0)").listRowBackground(Mark()) }
          .environment(\.mark, isOn ? .pureGreen : .pureBlue)
      }
    }
    expectEqual(lab.frame.fills(.pureBlue).count, 2)
    lab.change(to: true)
    expectEqual(lab.frame.fills(.pureBlue).count, 0)
    expectEqual(lab.frame.fills(.pureGreen).count, 2)
    expectEqual(lab.frame.fills(.pureRed).count, 0)
  }

  @Test func buttonsOfSwipesSeeTheEnvironmentOfTheirPlace() {
    let stage = Stage(width: 375, height: 400) {
      List {
        ForEach(0..<2, id: \.self) { row in
          Text("\(row)").accessibilityIdentifier("row \(row)").swipeActions { MarkedButton() }
        }
        .environment(\.mark, .pureBlue)
      }
    }
    let place = stage.center("row 0")
    stage.press(200, place.y)
    for step in 1...10 { stage.move(200 - Double(step) * 9, place.y) }
    stage.run(5)
    expectEqual(stage.frame.fills(.pureBlue).count, 1)
    stage.release(110, place.y)
    stage.settle()
  }

  /// What is stated inside counts more than what is stated around it, as SwiftUI's traits do.
  @Test func innerTraitsWin() {
    let stage = Stage(width: 375, height: 400) {
      List {
        ForEach(0..<2, id: \.self) { row in
          if row == 0 {
            Text("\(row)").listRowBackground(Color.pureRed).listRowBackground(Color.pureGreen)
          } else {
            Text("\(row)").badge("inner").badge("outer")
          }
        }
        .listRowBackground(Color.pureBlue)
      }
    }
    let colors: [RGBA] = [.pureRed, .pureGreen, .pureBlue]
    expectEqual(colors.map { stage.frame.fills($0).count }, [1, 0, 1])
    expectContains(stage.host.snapshot(), "“inner”")
    #expect(!stage.host.snapshot().contains("“outer”"))
  }

  /// Views that a container was given are rows of the list that they are shown in.
  @Test func traitsOfSubviewsAreThoseOfTheirPlaceToo() {
    let stage = Stage(width: 375, height: 400) {
      List {
        ForEach(
          subviews: Group {
            Text("A").listRowBackground(Color.pureGreen)
            Text("B")
          }
        ) { $0.listRowBackground(Color.pureRed) }
      }
    }
    expectEqual(stage.frame.fills(.pureGreen).count, 1)
    expectEqual(stage.frame.fills(.pureRed).count, 1)
  }

  /// A line begins with the row's first text; a guide that is stated comes before.
  @Test func linesBeginWithTheFirstText() {
    let stage = Stage(width: 375, height: 400) {
      List {
        Label {
          Text("A").accessibilityIdentifier("title")
        } icon: {
          Color.red.frame(width: 20, height: 20)
        }
        Label {
          Text("B")
        } icon: {
          Color.red.frame(width: 20, height: 20)
        }
        .alignmentGuide(.listRowSeparatorLeading) { _ in 5 }
        Text("C")
      }
    }
    let lines = stage.frame.fills.map(\.bounds).filter { $0.height < 1 && $0.width > 100 }
    expectEqual(lines.count, 2)
    let title = stage.model("title") ?? .zero
    #expect(title.minX > 32 + 20)
    expectClose(lines.first?.minX ?? 0, title.minX, within: 0.5)
    expectClose(lines.last?.minX ?? 0, 32 + 5, within: 0.5)
  }

  @Test func aChosenRowHasNoLines() {
    func lines(chosen: Int?) -> [Double] {
      let stage = Stage(width: 375, height: 400) {
        List(0..<4, id: \.self, selection: .constant(chosen)) { Text("Row \($0)") }
          .listStyle(.plain)
      }
      return stage.frame.fills.map(\.bounds).filter { $0.height < 1 && $0.width > 100 }.map(\.minY)
    }
    let all = lines(chosen: nil)
    expectEqual(all.count, 4)
    expectEqual(lines(chosen: 0), Array(all[1...]))
    expectEqual(lines(chosen: 2), [all[0], all[3]])
    expectEqual(lines(chosen: 3), [all[0], all[1]])
  }

  /// Lines above sections are not drawn: who asks for one is told.
  @Test func linesAboveSectionsAreNoted() {
    func notes(_ edges: VerticalEdge.Set, _ visibility: Visibility) -> [String] {
      Stage {
        List { Section { Text("A") }.listSectionSeparator(visibility, edges: edges) }
      }.unmet
    }
    expectEqual(notes(.top, .visible), ["listSectionSeparator(edges: .top)"])
    expectEqual(notes(.bottom, .visible), [])
    expectEqual(notes(.all, .hidden), [])
  }
}
