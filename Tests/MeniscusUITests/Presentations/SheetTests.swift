import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// How sheets and covers come, are dragged, and go.
@MainActor
struct SheetTests {
  private struct Host: View {
    @State private var isPresented = false
    @State private var detent = PresentationDetent.medium
    let log: Log
    var detents: Set<PresentationDetent> = [.large]
    var isDismissDisabled = false
    var interaction = PresentationBackgroundInteraction.automatic

    var body: some View {
      VStack {
        Button("Below") { log.note("below") }.accessibilityIdentifier("below")
        Button("Open") { isPresented = true }.accessibilityIdentifier("open")
        Text(isPresented ? "yes" : "no")
      }
      .sheet(isPresented: $isPresented, onDismiss: { log.note("dismissed") }) {
        Inside(log: log)
          .presentationDetents(detents, selection: $detent)
          .interactiveDismissDisabled(isDismissDisabled)
          .presentationBackgroundInteraction(interaction)
      }
      .onChange(of: detent) { log.note(detent == .large ? "large" : "medium") }
    }
  }

  private struct Inside: View {
    let log: Log
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      Button(isPresented ? "Close" : "Not presented") { dismiss() }
        .accessibilityIdentifier("close")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { Color.pureRed.accessibilityIdentifier("face") }
        .onAppear { log.note("appeared") }
        .onDisappear { log.note("disappeared") }
    }
  }

  private func stage(_ host: Host) -> Stage {
    let stage = Stage(width: 375, height: 667) { host }
    stage.tap("open")
    return stage
  }

  /// `metrics.csv`, I5, present animation: the upper edge 4, 9, 15, 24 sixtieths after it began.
  @Test func aSheetComesByItsSpring() {
    let stage = stage(Host(log: Log(), detents: [.medium]))
    var edges: [Double] = []
    for frame in 1...24 {
      stage.step()
      if [4, 9, 15, 24].contains(frame) { edges.append(stage.shown("face")?.minY ?? 0) }
    }
    // They were read off frames in whole points, and our first frame may be up to one of theirs late.
    for (edge, expected) in zip(edges, [546, 402, 338, 319.5]) {
      #expect(abs(edge - expected) <= 3, "\(edges)")
    }
  }

  @Test func contentComesAndGoesInOrder() {
    let log = Log()
    let stage = stage(Host(log: log))
    stage.settle()
    expectEqual(log.take(), ["appeared"])
    #expect(
      (stage.host.accessibilityTree.flatMap { [$0.label] + $0.children.map(\.label) })
        .contains("Close"))
    stage.tap("close")
    stage.step()
    expectEqual(log.take(), [])
    stage.settle()
    expectEqual(log.take(), ["disappeared", "dismissed"])
    stage.tap("below")
    expectEqual(log.take(), ["below"])
  }

  @Test func whatIsBelowIsNeitherTouchedNorRead() {
    let log = Log()
    let stage = stage(Host(log: log, detents: [.medium], isDismissDisabled: true))
    stage.settle()
    _ = log.take()
    stage.tap("below")
    expectEqual(log.take(), [])
    #expect(!labels(stage).contains("Below"))
  }

  @Test func whatIsBelowIsTouchedWhereTheSheetLetsIt() {
    let log = Log()
    let stage = stage(Host(log: log, detents: [.medium, .large], interaction: .enabled))
    stage.settle()
    _ = log.take()
    stage.tap(stage.center("below").x, stage.center("below").y)
    expectEqual(log.take(), ["below"])
    #expect(labels(stage).contains("Below"))
  }

  @Test func aTapBesideTheSheetDismissesIt() {
    let log = Log()
    let stage = stage(Host(log: log, detents: [.medium]))
    stage.settle()
    stage.tap(180, 40)
    stage.settle()
    #expect(log.take().contains("dismissed"))
  }

  private enum Drag: CaseIterable {
    case short, far, fast, disabled, expand
  }

  /// `metrics.csv`, I5, drag: 10 points are taken up; half of the height, or 1000 points a second,
  /// dismiss.
  @Test(arguments: Drag.allCases)
  private func aDragMovesASheet(_ drag: Drag) {
    let log = Log()
    let isTwo = drag == .expand
    let stage = stage(
      Host(
        log: log, detents: isTwo ? [.medium, .large] : [.large],
        isDismissDisabled: drag == .disabled))
    stage.settle()
    _ = log.take()
    let top = stage.shown("face")?.minY ?? 0
    let distance: Double =
      switch drag {
      case .short: 200
      case .far, .disabled: 360
      case .fast: 100
      case .expand: -300
      }
    stage.press(180, top + 30)
    let steps = drag == .fast ? 5 : 30
    for step in 1...steps {
      stage.move(180, top + 30 + distance * Double(step) / Double(steps))
    }
    if drag == .short {
      #expect(abs((stage.shown("face")?.minY ?? 0) - top - 190) <= 0.5)
    }
    if drag != .fast { stage.run(10) }
    stage.release(180, top + 30 + distance)
    stage.settle()
    switch drag {
    case .short:
      expectEqual(log.take(), [])
      expectEqual(stage.shown("face")?.minY, top)
    case .disabled: expectEqual(log.take(), [])
    case .far, .fast: #expect(log.take().contains("dismissed"))
    case .expand:
      expectEqual(log.take(), ["large"])
      expectEqual(stage.shown("face")?.minY, 30)
    }
  }

  @Test func aSheetIsTakenHoldOfWhileItComes() {
    let log = Log()
    let stage = stage(Host(log: log))
    stage.run(8)
    let top = stage.shown("face")?.minY ?? 0
    stage.press(180, top + 40)
    let pressed = stage.shown("face")?.minY ?? 0
    stage.move(180, top + 51)
    let held = stage.shown("face")?.minY ?? 0
    stage.run(5)
    expectEqual(stage.shown("face")?.minY, held)
    // It came on until then; now the finger moves it.
    #expect(pressed < top)
    stage.move(180, top + 71)
    #expect(abs((stage.shown("face")?.minY ?? 0) - held - 20) <= 0.5)
    stage.release(180, top + 71)
    stage.settle()
    expectEqual(stage.shown("face")?.minY, 30)
  }

  private struct Items: View {
    struct Item: Identifiable { let id: Int }
    @State private var item: Item?
    let log: Log

    var body: some View {
      Button("Open") { item = Item(id: 1) }.accessibilityIdentifier("open")
        .fullScreenCover(item: $item, onDismiss: { log.note("gone") }) { shown in
          Button("Next") { item = shown.id == 1 ? Item(id: 2) : nil }
            .accessibilityIdentifier("next")
            .onAppear { log.note("\(shown.id)") }
        }
    }
  }

  @Test func anotherItemTakesThePlaceOfTheFirst() {
    let log = Log()
    let stage = Stage(width: 375, height: 667) { Items(log: log) }
    stage.tap("open")
    stage.settle()
    stage.tap("next")
    stage.settle()
    expectEqual(log.take(), ["1", "gone", "2"])
    stage.tap("next")
    stage.settle()
    expectEqual(log.take(), ["gone"])
  }

  private struct Two: View {
    @State private var first = false
    @State private var second = false
    @State private var nested = false
    @State private var isThere = true
    let log: Log

    var body: some View {
      VStack {
        Button("Both") { (first, second) = (true, true) }.accessibilityIdentifier("both")
          .sheet(isPresented: $first) {
            VStack {
              Button("One") { first = false }.accessibilityIdentifier("one")
              Button("Nest") { nested = true }.accessibilityIdentifier("nest")
              Button("Remove") { isThere = false }.accessibilityIdentifier("remove")
            }
            .sheet(isPresented: $nested) {
              Button("Inner") { nested = false }.accessibilityIdentifier("inner")
            }
          }
        if isThere {
          Color.pureBlue.sheet(isPresented: $second) {
            Button("Remove") { isThere = false }.accessibilityIdentifier("gone")
          }
        }
      }
    }
  }

  /// As UIKit has it, a level presents one thing at a time; SwiftUI presents the other one later.
  @Test func aSecondSheetWaitsAndIsNoted() {
    let stage = Stage(width: 375, height: 667) { Two(log: Log()) }
    stage.tap("both")
    stage.settle()
    let issues = stage.frame.issues.filter { if case .presentation = $0 { true } else { false } }
    expectEqual(issues.count, 1)
    stage.tap("nest")
    stage.settle()
    #expect(stage.shown("inner") != nil)
    stage.tap("inner")
    stage.settle()
    stage.tap("one")
    stage.settle()
    #expect(stage.shown("gone") != nil)
    stage.tap("gone")
    stage.settle()
    #expect(!labels(stage).contains("Remove"))
    let faults = stage.frame.issues.compactMap { issue -> PresentationFault? in
      if case .presentation(_, let fault) = issue { fault } else { nil }
    }
    expectEqual(faults, [.another, .sourceGone])
  }

  private func labels(_ stage: Stage) -> [String] {
    var labels: [String] = []
    func add(_ node: AccessibilityNode) {
      labels += [node.label].compactMap { $0 }
      node.children.forEach(add)
    }
    stage.host.accessibilityTree.forEach(add)
    return labels
  }
}
