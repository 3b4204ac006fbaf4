import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Lengths of lists against UIKit's view trees on iOS 26.1, by third parties.
///
/// Source: `metrics.csv` of the project's conformance data, row I7, confidence A and B (`index:N` are
/// later states of `Vercantez/openuikit`); the tolerance is half a point.
@MainActor
struct ListMetricsTests {
  private static let card = RGBA.white

  private func stage(
    _ width: Double, scale: Double = 2, size: DynamicTypeSize = .large,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> some View
  ) -> Stage {
    Stage(
      width: width, height: 700,
      configure: {
        $0.scale = scale
        $0.dynamicTypeSize = size
      },
      content: content)
  }

  @ViewBuilder private static var sections: some View {
    List {
      Section {
        Text("One").accessibilityIdentifier("one")
        Text("Two").accessibilityIdentifier("two")
      } header: {
        Text("Header").accessibilityIdentifier("first header")
      } footer: {
        Text("Footer").accessibilityIdentifier("footer")
      }
      Section {
        Text("Three").accessibilityIdentifier("three")
      } header: {
        Text("Header").accessibilityIdentifier("later header")
      }
      Section("Last") { Text("Four").accessibilityIdentifier("four") }
    }
  }

  private func cards(_ stage: Stage) -> [Rect2D] {
    stage.frame.fills(Self.card).map(\.bounds).filter { $0.height > 20 && $0.height < 100 }
  }

  /// The width, the scale, the inset of cards, the start of texts of headers.
  @Test(arguments: [(375.0, 2.0, 16.0, 32.0), (393, 3, 20, 36)])
  func cardsAndHeadersStandApartFromTheSides(
    _ width: Double, _ scale: Double, _ inset: Double, _ header: Double
  ) {
    let stage = stage(width, scale: scale) { Self.sections }
    let card = cards(stage).first ?? .zero
    expectEqual(card.minX, inset)
    expectClose(card.width, width - 2 * inset, within: 1e-9)
    expectClose(stage.model("first header")?.minX ?? 0, header, within: 0.5)
    expectClose(stage.model("one")?.minX ?? 0, inset + 16, within: 0.5)
    let corners = stage.frame.fills(Self.card).compactMap { fill -> CornerRadii2D? in
      if case .roundedRectangle(_, let radii, _) = fill.silhouette { radii } else { nil }
    }
    expectEqual(
      corners.first,
      CornerRadii2D(topLeft: 26, topRight: 26, bottomRight: 0, bottomLeft: 0))
    expectEqual(corners.dropFirst(2).first, CornerRadii2D(all: 26))
  }

  /// A classic label's row, 52 high; 59 with the largest text.
  @Test(arguments: [(DynamicTypeSize.large, 52.0), (.xxxLarge, 59)])
  func aRowIsItsTextAndItsMargins(_ size: DynamicTypeSize, _ height: Double) {
    let stage = stage(375, size: size) { Self.sections }
    expectClose(cards(stage).first?.height ?? 0, height, within: 0.5)
  }

  /// What stands between cards: 55.5 for a first header and after a footer that is not there (38 and
  /// 17.5), 45.5 after a footer.
  @Test func headersKeepTheirDistances() {
    let stage = stage(375) { Self.sections }
    let cards = cards(stage)
    guard cards.count == 4 else {
      Issue.record("There are \(cards.count) cards.")
      return
    }
    expectClose(cards[0].minY, 55.5, within: 0.5)
    let footer = stage.model("footer") ?? .zero
    expectClose(footer.minY - cards[1].maxY, 7.667, within: 0.5)
    expectClose(cards[2].minY - footer.maxY - 6.667, 45.5, within: 0.5)
    expectClose(cards[3].minY - cards[2].maxY, 55.5, within: 0.5)
    expectClose(footer.height, 15.5, within: 0.5)
  }

  /// Lines keep 16 points from both sides of the card, and there is none under the last row.
  @Test func linesStandBetweenRows() {
    let stage = stage(393, scale: 3) { Self.sections }
    let lines = stage.frame.fills.map(\.bounds).filter { $0.height < 1 && $0.width > 100 }
    expectEqual(lines.count, 1)
    expectClose(lines.first?.minX ?? 0, 36, within: 0.5)
    expectClose(lines.first?.maxX ?? 0, 393 - 36, within: 0.5)
  }

  /// Plain rows: 51.5 high with the text at (16, 15.5); a header of 28 with its text at 4.
  @Test func plainRowsGoFromSideToSide() {
    let stage = stage(375) {
      List {
        Section("Header") {
          Text("One").accessibilityIdentifier("one")
          Text("Two").accessibilityIdentifier("two")
        }
      }
      .listStyle(.plain)
    }
    let one = stage.model("one") ?? .zero
    expectClose(one.minX, 16, within: 0.5)
    expectClose((stage.model("two")?.minY ?? 0) - one.minY, 51.5, within: 0.5)
    expectClose(one.minY, 28 + 15.5, within: 0.5)
  }

  /// Editing: where views begin, where the control stands and how large it is, how wide the handle
  /// is.
  @Test(arguments: [
    (DynamicTypeSize.large, 40.0, 15.0, 26.0, 27.0), (.xxxLarge, 47.5, 14.5, 34.5, 36.5),
  ])
  func editingMakesRoom(
    _ size: DynamicTypeSize, _ views: Double, _ start: Double, _ control: Double, _ handle: Double
  ) {
    let stage = stage(375, size: size) {
      List {
        ForEach(0..<3) { row in
          HStack {
            Text("\(row)").accessibilityIdentifier("row \(row)")
            Spacer(minLength: 0)
            Color.red.frame(width: 1, height: 1).accessibilityIdentifier("end \(row)")
          }
        }
        .onDelete { _ in }
        .onMove { _, _ in }
      }
      .environment(\.editMode, .constant(.active))
    }
    // The card begins at 16, its views another 16 further in.
    expectClose(stage.model("row 0")?.minX ?? 0, 16 + views + 16, within: 0.5)
    let remove = stage.frame(of: "Remove") ?? .zero
    expectClose(remove.minX, 16 + start, within: 0.5)
    expectClose(remove.width, control, within: 0.5)
    // The handle keeps 16 from the card's end, and the views another 8 from the handle.
    let end = stage.model("end 0")?.maxX ?? 0
    expectClose(375 - 16 - 16 - 8 - end, handle, within: 0.5)
    expectClose(stage.frame(of: "Reorder")?.midX ?? 0, 375 - 16 - 16 - handle / 2, within: 0.5)
  }

  /// The sign of a link is 14 points high, and 19.5 with the largest text.
  @Test func signsGrowWithTheText() {
    func height(_ size: DynamicTypeSize) -> Double {
      let stage = stage(375, size: size) {
        List { NavigationLink("Go") { Text("There") }.accessibilityIdentifier("go") }
      }
      // Nothing else is written at the end of the row.
      let list = stage.frame.displayList
      let signs = list.operations.compactMap { operation -> Rect2D? in
        guard case .glyphs = operation.action else { return nil }
        return list.bounds(of: operation)
      }.filter { $0.minX > 300 }
      expectEqual(signs.count, 1)
      return signs.first?.height ?? 0
    }
    expectClose(height(.xxxLarge) / height(.large), 19.5 / 14, within: 0.05)
  }

  /// What stands below the last section: its footer with 6.667 below, or 17.5 where there is none.
  @Test(arguments: [(true, 6.667), (false, 17.5)])
  func aListEndsWithAFooter(_ hasFooter: Bool, _ room: Double) {
    let stage = stage(375) {
      List {
        Section {
          ForEach(0..<20, id: \.self) { Text("\($0)") }
        } footer: {
          if hasFooter { Text("Footer").accessibilityIdentifier("footer") }
        }
      }
    }
    for _ in 0..<30 {
      stage.step(.wheel(at: Point2D(x: 180, y: 300), delta: Size2D(width: 0, height: 100)))
    }
    stage.settle()
    let last = hasFooter ? stage.shown("footer") : cards(stage).last
    expectClose(700 - (last?.maxY ?? 0), room, within: 0.5)
  }

  @Test func rowsTakeTheInsetsThatTheyState() {
    let stage = stage(375) {
      List {
        Text("One").accessibilityIdentifier("one")
          .listRowInsets(EdgeInsets(top: 30, leading: 40, bottom: 50, trailing: 0))
        Text("Two").accessibilityIdentifier("two")
      }
      .environment(\.defaultMinListRowHeight, 10)
    }
    let one = stage.model("one") ?? .zero
    expectEqual(one.minX, 16 + 40)
    expectEqual(one.minY, 35 + 30)
    expectClose(cards(stage).last?.minY ?? 0, one.maxY + 50, within: 0.5)
  }
}
