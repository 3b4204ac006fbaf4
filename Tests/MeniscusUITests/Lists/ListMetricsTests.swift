import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Lengths of lists beside those that are compared with others' in `MetricTests`; half a point is
/// allowed.
@MainActor
struct ListMetricsTests {
  private static let card = RGBA.white

  private func stage(
    _ width: Double, size: DynamicTypeSize = .large,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> some View
  ) -> Stage {
    Stage(
      width: width, height: 700, configure: { $0.dynamicTypeSize = size }, content: content)
  }

  @ViewBuilder private static var sections: some View {
    List {
      Section {
        Text("One").accessibilityIdentifier("one")
        Text("Two")
      } header: {
        Text("Header")
      } footer: {
        Text("Footer")
      }
      Section("Last") { Text("Three") }
    }
  }

  private func cards(_ stage: Stage) -> [Rect2D] {
    stage.frame.fills(Self.card).map(\.bounds).filter { $0.height > 20 && $0.height < 100 }
  }

  /// The first row and the last one of a section have the round corners of its card.
  @Test func aCardIsMadeOfItsRows() {
    let stage = stage(375) { Self.sections }
    expectClose(stage.model("one")?.minX ?? 0, 16 + 16, within: 0.5)
    let corners = stage.frame.fills(Self.card).compactMap { fill -> CornerRadii2D? in
      if case .roundedRectangle(_, let radii, _) = fill.silhouette { radii } else { nil }
    }
    expectEqual(
      corners.first,
      CornerRadii2D(topLeft: 26, topRight: 26, bottomRight: 0, bottomLeft: 0))
    expectEqual(corners.dropFirst(2).first, CornerRadii2D(all: 26))
  }

  /// The radii below the first row of a card, from the change of the rows by a linear second on.
  private func radii(_ rows: [Int], to others: [Int]) -> [Double] {
    let lab = Lab(rows) { rows in
      List { ForEach(rows, id: \.self) { Text("Row \($0)") } }
    }
    func radius() -> Double {
      // What leaves is drawn first, beneath the others.
      let cards = lab.frame.fills(Self.card).compactMap { fill -> (top: Double, radius: Double)? in
        guard case .roundedRectangle(_, let radii, _) = fill.silhouette else { return nil }
        return (fill.bounds.minY, radii.bottomLeft)
      }
      return cards.min { $0.top < $1.top }?.radius ?? -1
    }
    var found = [radius()]
    lab.change(to: others, .linear(duration: 1))
    lab.stage.run(30)
    found.append(radius())
    lab.stage.settle()
    return found + [radius()]
  }

  /// The corners turn as the row below comes or goes, and not at once.
  @Test func cornersTurnWithTheRowBelow() {
    for (found, expected) in [
      (radii([1, 2], to: [1]), [0, 13, 26.0]), (radii([1], to: [1, 2]), [26, 13, 0]),
      (radii([1, 2, 3], to: [1, 2]), [0, 0, 0]),
    ] {
      for (one, other) in zip(found, expected) { expectClose(one, other, within: 0.5) }
    }
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

  /// Along the other edges the list's own stand.
  @Test func rowsTakeInsetsAlongSomeEdges() {
    let stage = stage(375) {
      List {
        Text("One").accessibilityIdentifier("one").listRowInsets(.vertical, 30)
        Text("Two").accessibilityIdentifier("two").listRowInsets(.leading, 40)
        Text("Three").accessibilityIdentifier("three").listRowInsets(.leading, nil)
          .listRowInsets(.all, 70)
      }
    }
    let (one, two) = (stage.model("one") ?? .zero, stage.model("two") ?? .zero)
    // The card stands 16 points in, and its rows' own insets are 16.
    expectEqual([one.minX, two.minX, stage.model("three")?.minX], [32, 56, 32])
    expectEqual(one.minY, 35 + 30)
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
