import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

private struct NamesKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) {
    value += nextValue()
  }
}

private struct WidthKey: PreferenceKey {
  static let defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) {
    value = max(value, nextValue())
  }
}

private struct BoundsKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

extension View {
  fileprivate func named(_ name: String) -> some View {
    preference(key: NamesKey.self, value: [name])
  }
}

@MainActor
struct PreferenceTests {
  private let log = Log()

  private func names<Content: View>(
    @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
  ) -> [String] {
    let log = Log()
    _ = Stage { content().onPreferenceChange(NamesKey.self) { $0.forEach { log.note($0) } } }
    return log.take()
  }

  @Test func valuesAreReducedInTheOrderOfTheTree() {
    let found = names {
      VStack {
        Color.red.named("a")
        HStack {
          Color.red.named("b")
          Color.red
          if true { Color.red.named("c") }
        }
        .overlay { Color.blue.named("d") }
        .background { Color.blue.named("e") }
        ForEach(0..<2) { Color.red.named("\($0)") }
      }
    }
    expectEqual(found, ["a", "b", "c", "d", "e", "0", "1"])
  }

  @Test func aStatedValueTakesThePlaceOfThoseInside() {
    expectEqual(names { HStack { Color.red.named("in") }.named("out") }, ["out"])
    let changed = names {
      HStack { Color.red.named("in") }
        .transformPreference(NamesKey.self) { $0.append("more") }
    }
    expectEqual(changed, ["in", "more"])
    expectEqual(names { Color.red.transformPreference(NamesKey.self) { $0 = ["new"] } }, ["new"])
  }

  @Test func changesAreToldOnce() {
    let log = log
    let lab = Lab(["a"]) { list in
      VStack {
        ForEach(list, id: \.self) { Color.red.named($0) }
      }
      .onPreferenceChange(NamesKey.self) { log.note($0.joined()) }
    }
    expectEqual(log.take(), ["a"])
    lab.change(to: ["a", "b"])
    expectEqual(log.take(), ["ab"])
    // Nodes are kept, but their order counts.
    lab.change(to: ["b", "a"])
    expectEqual(log.take(), ["ba"])
    lab.stage.run(2)
    #expect(log.take().isEmpty)
    lab.change(to: [])
    expectEqual(log.take(), [""])
  }

  @Test func viewsWithoutValueTellNothing() {
    let log = log
    _ = Stage { Color.red.onPreferenceChange(WidthKey.self) { log.note("\($0)") } }
    #expect(log.take().isEmpty)
  }

  @Test func whatIsReadMayChangeStateInTheSameFrame() {
    struct Columns: View {
      @State private var width = 0.0
      let wide: Double
      var body: some View {
        VStack {
          Color.red.frame(width: wide, height: 10).preference(key: WidthKey.self, value: wide)
          Color.pureBlue.frame(width: width, height: 10)
        }
        .onPreferenceChange(WidthKey.self) { width = $0 }
      }
    }
    let lab = Lab(30.0) { Columns(wide: $0) }
    expectEqual(lab.frame.fills(.pureBlue).first?.bounds.width, 30)
    lab.change(to: 80)
    expectEqual(lab.frame.fills(.pureBlue).first?.bounds.width, 80)
  }

  @Test func layersAreMadeOfValues() {
    let lab = Lab(["a", "b"]) { list in
      HStack { ForEach(list, id: \.self) { Color.red.frame(width: 40, height: 40).named($0) } }
        .overlayPreferenceValue(NamesKey.self) { names in
          ForEach(names, id: \.self) { _ in Color.pureGreen.frame(width: 4, height: 4) }
        }
        .backgroundPreferenceValue(NamesKey.self, alignment: .topLeading) { names in
          Color.pureBlue.frame(width: CGFloat(names.count), height: 4)
        }
    }
    expectEqual(lab.frame.fills(.pureGreen).count, 2)
    expectEqual(lab.frame.fills(.pureBlue).first?.bounds.width, 2)
    #expect((lab.frame.fills.firstIndex { $0.color == .pureBlue } ?? 9) < 2)
    lab.change(to: ["a", "b", "c"])
    expectEqual(lab.frame.fills(.pureGreen).count, 3)
    expectEqual(lab.frame.fills(.pureBlue).first?.bounds.width, 3)
  }

  @Test func aLayerThatHandsUpItselfDoesNotLoop() {
    let log = log
    let stage = Stage {
      Color.red.named("base")
        .overlayPreferenceValue(NamesKey.self) { names in
          Color.blue.named(names.joined() + "+")
        }
        .onPreferenceChange(NamesKey.self) { log.note($0.joined(separator: " ")) }
    }
    #expect(stage.frame.issues.isEmpty)
    expectEqual(log.take().last, "base base+")
  }

  @Test func anchorsAreFoundInTheSpaceOfAReader() {
    let lab = Lab(0) { selected in
      HStack(spacing: 10) {
        ForEach(0..<3) { index in
          Color.red.frame(width: 20 + CGFloat(index) * 10, height: 30)
            .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
        }
      }
      .padding(5)
      .overlayPreferenceValue(BoundsKey.self) { anchors in
        GeometryReader { proxy in
          if anchors.indices.contains(selected) {
            let frame = proxy[anchors[selected]]
            Color.pureGreen.frame(width: frame.width, height: frame.height)
              .offset(x: frame.minX, y: frame.minY)
          }
        }
      }
    }
    // The stack is 120 points wide with its padding, in the middle of 320.
    expectEqual(
      lab.frame.fills(.pureGreen).first?.bounds, Rect2D(x: 100 + 5, y: 105, width: 20, height: 30))
    lab.change(to: 2)
    expectEqual(
      lab.frame.fills(.pureGreen).first?.bounds, Rect2D(x: 100 + 75, y: 105, width: 40, height: 30))
  }

  @Test func aPlaceIsAddedToWhatIsHandedUp() {
    let stage = Stage {
      Color.red.frame(width: 20, height: 10)
        .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
        .padding(15)
        .transformAnchorPreference(key: BoundsKey.self, value: .bounds) { $0.append($1) }
        .overlayPreferenceValue(BoundsKey.self) { anchors in
          GeometryReader { proxy in
            ForEach(anchors.indices, id: \.self) { index in
              let frame = proxy[anchors[index]]
              Color.pureGreen.frame(width: frame.width, height: frame.height)
                .offset(x: frame.minX, y: frame.minY)
            }
          }
        }
    }
    expectEqual(
      stage.frame.fills(.pureGreen).map(\.bounds),
      [
        Rect2D(x: 150, y: 115, width: 20, height: 10),
        Rect2D(x: 135, y: 100, width: 50, height: 40),
      ])
  }

  @Test func aPreferenceLoopIsStoppedAndItsViewsAreNamed() throws {
    struct Runaway: View {
      @State private var value = 0.0
      var body: some View {
        Color.red.preference(key: WidthKey.self, value: value)
          .onPreferenceChange(WidthKey.self) { value = $0 + 1 }
      }
    }
    let stage = Stage { Runaway() }
    guard case .endlessUpdate(let views, 64) = try #require(stage.frame.issues.first) else {
      Issue.record("Another issue was reported.")
      return
    }
    expectEqual(views, ["Runaway"])
  }

  @Test func onlyWhatAPreferenceReachesIsEvaluated() {
    struct Row: View {
      let name: String
      let log: Log
      var body: some View {
        log.note(name)
        return Color.red.named(name)
      }
    }
    let log = log
    let lab = Lab("a") { name in
      VStack {
        Row(name: name, log: log)
        Row(name: "still", log: log)
      }
      .onPreferenceChange(NamesKey.self) { _ in }
    }
    _ = log.take()
    lab.change(to: "b")
    expectEqual(log.take(), ["b"])
  }
}
