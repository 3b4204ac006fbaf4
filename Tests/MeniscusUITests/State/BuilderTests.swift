import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Counts its taps, and shows the count as a width.
private struct Tally: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button(action: { count += 1 }) {
      Color.pureGreen.frame(width: CGFloat(10 + count), height: 10)
    }
    .accessibilityIdentifier(name)
  }
}

private struct Item: Identifiable, Equatable, Sendable {
  let id: Int
  var count = 0
}

private struct ItemRow: View {
  @Binding var item: Item
  var body: some View {
    Button(action: { item.count += 1 }) { Color.pureRed.frame(width: 20, height: 20) }
      .accessibilityIdentifier("\(item.id)")
  }
}

private struct Split: View, Equatable {
  let shown: Int
  let ignored: Int
  let log: Log

  var body: some View {
    log.note("\(shown) \(ignored)")
    return Color.red
  }

  nonisolated static func == (left: Self, right: Self) -> Bool { left.shown == right.shown }
}

private struct Tapped: ViewModifier {
  @State private var count = 0
  func body(content: Content) -> some View {
    content.frame(width: CGFloat(20 + count), height: 20).onTapGesture { count += 1 }
      .accessibilityIdentifier("tapped")
  }
}

private struct Card<Content: View>: View {
  let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View { VStack(spacing: 0) { content } }
}

@MainActor
struct BuilderTests {
  private func count(_ name: String, in stage: Stage) -> Double {
    (stage.model(name)?.width ?? 0) - 10
  }

  @Test func aLoopHasAViewForEachPass() {
    let lab = Lab(2, isInteractive: true) { passes in
      VStack {
        for pass in 0..<passes { Tally(name: "\(pass)") }
      }
    }
    lab.stage.tap("1")
    lab.change(to: 3)
    expectEqual(count("1", in: lab.stage), 1)
    expectEqual(count("2", in: lab.stage), 0)
    lab.change(to: 1)
    lab.change(to: 2)
    expectEqual(count("1", in: lab.stage), 0)
  }

  @Test func branchesChainAndVersionsAreAsked() {
    let lab = Lab(0) { number in
      if number == 0 {
        Color.pureRed
      } else if number == 1 {
        Color.pureGreen
      } else {
        Color.pureBlue
      }
      if #available(macOS 15, *) { Color.pureRed.frame(width: 5, height: 5) }
      let double = number * 2
      EmptyView()
      Group {
        Color.white.frame(width: CGFloat(double), height: 1)
      }
    }
    for (number, color) in [(0, RGBA.pureRed), (1, .pureGreen), (2, .pureBlue)] {
      lab.change(to: number)
      #expect(lab.frame.fills(color).contains { $0.bounds.width == 320 })
    }
  }

  @Test func aBuilderTakesManyStatements() {
    let stage = Stage {
      Card {
        Color.pureRed.frame(width: 1, height: 1)
        Color.pureRed.frame(width: 1, height: 1)
        Color.pureRed.frame(width: 1, height: 1)
        Color.pureRed.frame(width: 1, height: 1)
        Color.pureRed.frame(width: 1, height: 1)
        Color.pureRed.frame(width: 1, height: 1)
        Color.pureRed.frame(width: 1, height: 1)
        Color.pureRed.frame(width: 1, height: 1)
        Color.pureRed.frame(width: 1, height: 1)
        Color.pureRed.frame(width: 1, height: 1)
        Color.pureRed.frame(width: 1, height: 1)
        Color.pureRed.frame(width: 1, height: 1)
        Color.pureRed.frame(width: 1, height: 1)
      }
    }
    expectEqual(stage.frame.fills(.pureRed).count, 13)
  }

  @Test func elementsOfABindingAreBound() {
    struct List: View {
      @State private var items = [Item(id: 1), Item(id: 2), Item(id: 3)]
      let log: Log
      var body: some View {
        log.note(items.map { "\($0.id):\($0.count)" }.joined(separator: " "))
        return HStack {
          ForEach($items) { $item in
            ItemRow(item: $item)
              .onDisappear { log.note("gone \(item.id)") }
          }
          Color.pureBlue.frame(width: 20, height: 20).onTapGesture { items.swapAt(0, 2) }
            .accessibilityIdentifier("swap")
          Color.white.frame(width: 20, height: 20).onTapGesture { items.removeLast() }
            .accessibilityIdentifier("drop")
        }
      }
    }
    let log = Log()
    let stage = Stage { List(log: log) }
    stage.tap("2")
    expectEqual(log.take(), ["1:0 2:0 3:0", "1:0 2:1 3:0"])
    stage.tap("swap")
    stage.tap("3")
    expectEqual(log.take().last, "3:1 2:1 1:0")
    // What is gone is asked once more by what disappears, and answers.
    stage.tap("drop")
    expectEqual(log.take(), ["3:1 2:1", "gone 1"])
    #expect(stage.frame.issues.isEmpty)
  }

  @Test func bindingsLeadThroughOptionals() {
    struct Screen: View {
      @State private var item: Item?
      var body: some View {
        HStack {
          if let bound = Binding($item) { ItemRow(item: bound) }
          Color.white.frame(width: 20, height: 20)
            .onTapGesture { item = item == nil ? Item(id: 7) : nil }
            .accessibilityIdentifier("flip")
        }
      }
    }
    let stage = Stage { Screen() }
    stage.tap("flip")
    stage.tap("7")
    expectContains(stage.host.snapshot(), "item = Item(id: 7, count: 1)")
    stage.tap("flip")
    #expect(stage.frame.fills(.pureRed).isEmpty)
  }

  @Test func equatableViewsAreComparedByTheirOwnMeasure() {
    let log = Log()
    let lab = Lab(0) { number in
      Split(shown: number / 10, ignored: number, log: log).equatable()
    }
    expectEqual(log.take(), ["0 0"])
    lab.change(to: 5)
    #expect(log.take().isEmpty)
    lab.change(to: 12)
    expectEqual(log.take(), ["1 12"])
  }

  @Test func modifiersHaveState() {
    let lab = Lab(0, isInteractive: true) { number in
      Color.red.opacity(number > 0 ? 0.5 : 1).modifier(Tapped())
    }
    lab.stage.tap("tapped")
    lab.change(to: 1)
    expectEqual(lab.stage.model("tapped")?.width, 21)
  }

  @Test func anotherIdentityComesByATransition() {
    let log = Log()
    let lab = Lab(1, rate: 10) { id in
      Color.pureRed.frame(width: 10, height: 10)
        .onAppear { log.note("appear \(id)") }
        .onDisappear { log.note("disappear \(id)") }
        .transition(.move(edge: .trailing))
        .id(id)
    }
    lab.change(to: 2, .linear(duration: 0.5))
    expectEqual(lab.frame.fills(.pureRed).count, 2)
    expectEqual(log.take(), ["appear 1", "appear 2"])
    lab.stage.settle()
    expectEqual(lab.frame.fills(.pureRed).count, 1)
    expectEqual(log.take(), ["disappear 1"])
  }

  @Test func insertionAndRemovalKeepEachRowsState() {
    let lab = Lab([3, 1, 2], isInteractive: true) { ids in
      VStack { ForEach(ids, id: \.self) { Tally(name: "\($0)") } }
    }
    lab.stage.tap("1")
    lab.stage.tap("2")
    lab.stage.tap("2")
    var generator = SeededGenerator(seed: 5)
    var ids = [3, 1, 2]
    for _ in 0..<30 {
      switch generator.next() % 3 {
      case 0: ids.insert(Int(generator.next() % 1000) + 100, at: Int(generator.next() % 3))
      case 1: if let index = ids.lastIndex(where: { $0 > 3 }) { ids.remove(at: index) }
      default: ids.sort { ($0 * 7919) % 1009 < ($1 * 7919) % 1009 }
      }
      ids = ids.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
      if ids.count > 8 { ids.removeAll { $0 > 3 } }
      lab.change(to: ids)
      expectEqual([3, 1, 2].map { count("\($0)", in: lab.stage) }, [0, 1, 2])
      let tops = ids.compactMap { lab.stage.model("\($0)")?.minY }
      #expect(tops.count == ids.count && tops == tops.sorted())
    }
  }
}
