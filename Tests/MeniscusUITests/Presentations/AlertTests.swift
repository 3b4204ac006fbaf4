import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Alerts and dialogs against UIKit's view tree on an iPhone 16, iOS 26.1: `metrics.csv`, row I5.
@MainActor
struct AlertTests {
  private struct Host: View {
    @State private var isPresented = false
    @State private var name = ""
    let log: Log
    var count = 2
    var hasMessage = true
    var hasField = false

    var body: some View {
      VStack {
        Button("Open") { isPresented = true }.accessibilityIdentifier("open")
        Text(name).accessibilityIdentifier("name")
      }
      .alert("Delete?", isPresented: $isPresented) {
        if hasField { TextField("Name", text: $name).accessibilityIdentifier("field") }
        Button("Delete", role: .destructive) { log.note("delete") }
          .accessibilityIdentifier("delete")
        if count > 2 {
          Button("Later") { log.note("later") }.accessibilityIdentifier("later")
        }
        if count > 1 {
          Button("Cancel", role: .cancel) { log.note("cancel") }
            .accessibilityIdentifier("cancel")
        }
      } message: {
        if hasMessage { Text("It cannot be undone.") }
      }
    }
  }

  private func stage(_ host: Host) -> Stage {
    let stage = Stage(
      width: 393, height: 852, device: .iPhone16, configure: { $0.scale = 3 },
      content: { host })
    stage.tap("open")
    stage.settle()
    return stage
  }

  private func card(_ stage: Stage) -> Rect2D {
    stage.frame.displayList.glass.first.flatMap { glass in
      stage.frame.displayList.resources.bounds(of: glass.silhouette)
        .map { glass.transform.boundingBox(of: $0) }
    } ?? .zero
  }

  @Test func moreActionsStandBelowOneAnotherTheOneThatCancelsLast() {
    let stage = stage(Host(log: Log(), count: 3))
    let frames = ["delete", "later", "cancel"].map { stage.shown($0) ?? .zero }
    expectNear(frames.map(\.height), [48, 48, 48])
    expectNear(frames.map(\.width), [288, 288, 288])
    expectNear([frames[1].minY - frames[0].maxY, frames[2].minY - frames[1].maxY], [8, 8])
  }

  private func expectNear(
    _ values: [Double], _ expected: [Double],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      values.count == expected.count && zip(values, expected).allSatisfy { abs($0 - $1) <= 0.5 },
      "\(values), not \(expected)", sourceLocation: sourceLocation)
  }

  @Test func anActionDoesWhatItDoesAndTakesTheAlertAway() {
    let log = Log()
    let stage = stage(Host(log: log))
    stage.tap(30, 30)
    stage.settle()
    expectEqual(log.take(), [])
    stage.tap("delete")
    stage.settle()
    expectEqual(log.take(), ["delete"])
    #expect(stage.frame.displayList.glass.isEmpty)
  }

  @Test func theKeyThatCancelsCancels() {
    let log = Log()
    let stage = stage(Host(log: log))
    stage.step(.key("Escape"))
    stage.settle()
    expectEqual(log.take(), ["cancel"])
  }

  @Test func aFieldIsTypedInto() {
    let stage = stage(Host(log: Log(), hasField: true))
    stage.tap("field")
    stage.step(.text("Ada"))
    stage.tap("delete")
    stage.settle()
    #expect(stage.host.snapshot().contains("Ada"))
  }

  private struct Dialog: View {
    @State private var isPresented = false
    let log: Log

    var body: some View {
      Button("Open") { isPresented = true }.accessibilityIdentifier("open")
        .confirmationDialog("Title", isPresented: $isPresented, titleVisibility: .visible) {
          Button("Save") { log.note("save") }.accessibilityIdentifier("save")
          Button("Cancel", role: .cancel) { log.note("cancel") }
        } message: {
          Text("Message")
        }
    }
  }

  @Test func aDialogStandsBesideItsSourceAndATapBesideItCancels() {
    let log = Log()
    let stage = Stage(width: 393, height: 852) { Dialog(log: log) }
    stage.tap("open")
    stage.settle()
    let (source, card) = (stage.shown("open") ?? .zero, card(stage))
    #expect(card.minY > source.maxY && card.minY - source.maxY < 10)
    stage.tap(20, 20)
    stage.settle()
    expectEqual(log.take(), ["cancel"])
    stage.tap("open")
    stage.settle()
    stage.tap("save")
    stage.settle()
    expectEqual(log.take(), ["save"])
  }

  private struct Failure: LocalizedError {
    var errorDescription: String? { "It failed" }
  }

  private struct Forms: View {
    let form: Int

    var body: some View {
      let shown = Binding.constant(true)
      switch form {
      case 0: Text("a").alert(Text("T"), isPresented: shown) { Button("B") {} }
      case 1:
        Text("a").alert("T", isPresented: shown, presenting: 7) { number in
          Button("B\(number)") {}
        } message: { number in
          Text("M\(number)")
        }
      case 2: Text("a").alert(isPresented: shown, error: Failure()) { Button("B") {} }
      case 3:
        Text("a").alert(isPresented: shown) {
          Alert(
            title: Text("T"), message: Text("M"), primaryButton: .destructive(Text("B")),
            secondaryButton: .cancel())
        }
      case 4:
        Text("a").confirmationDialog("T", isPresented: shown, presenting: 7) { number in
          Button("B\(number)") {}
        }
      case 5: Text("a").alert(String("T"), isPresented: shown) {}
      default:
        Text("a").alert("T", isPresented: shown, presenting: Int?.none) { _ in Button("B") {} }
      }
    }
  }

  @Test(arguments: [
    (0, ["T", "B"]), (1, ["T", "M7", "B7"]), (2, ["It failed", "B"]),
    (3, ["T", "M", "Cancel", "B"]), (4, ["B7"]), (5, ["T", "OK"]), (6, ["a"]),
  ])
  func everyFormSaysWhatItIsGiven(_ form: Int, _ expected: [String]) {
    let stage = Stage(width: 393, height: 852) { Forms(form: form) }
    stage.settle()
    var labels: [String] = []
    func add(_ node: AccessibilityNode) {
      labels += [node.label].compactMap { $0 }
      node.children.forEach(add)
    }
    stage.host.accessibilityTree.forEach(add)
    expectEqual(labels, expected)
  }
}
