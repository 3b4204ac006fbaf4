import MeniscusUI
import TestSupport
import Testing

/// Who is presented when, and what it keeps.
@MainActor
struct PresentationOrderTests {
  private struct Waiting: View {
    @State private var first = true
    @State private var second = true
    @State private var third = true
    @State private var isThere = true

    var body: some View {
      VStack {
        Color.pureRed.sheet(isPresented: $first) {
          Button("One") { first = false }.accessibilityIdentifier("one")
            .onAppear { second = false }
        }
        Color.pureGreen.sheet(isPresented: $second) { Text("Two") }
        Color.pureBlue.sheet(isPresented: $third) {
          Text("Three").accessibilityIdentifier("three")
        }
      }
    }
  }

  /// The second one does not want any more when the first one goes.
  @Test func whoWaitsComesThoughTheOneBeforeWantsNoMore() {
    let stage = Stage(width: 375, height: 667) { Waiting() }
    stage.settle()
    stage.tap("one")
    stage.settle()
    #expect(stage.shown("three") != nil)
  }

  private struct Showing: View {
    @State private var number: Int? = 1
    @State private var isPresented = true

    var body: some View {
      Text("a").alert("T", isPresented: $isPresented, presenting: number) { shown in
        Button("B\(shown)") {}
      } message: { shown in
        Text("M\(shown)").task {
          try? await Task.sleep(for: .seconds(2))
          number = 2
          try? await Task.sleep(for: .seconds(2))
          number = nil
        }
      }
    }
  }

  @Test func anAlertKeepsTheDataThatItCameWith() {
    let stage = Stage(width: 393, height: 852) { Showing() }
    for _ in 0..<3 {
      stage.run(120)
      #expect(stage.labels.contains("B1") && stage.labels.contains("M1"), "\(stage.labels)")
    }
  }

  private struct Pushing: View {
    @State private var path: [Int] = []
    @State private var isPresented = true
    let log: Log

    var body: some View {
      NavigationStack(path: $path) {
        Color.pureRed
          .sheet(isPresented: $isPresented) {
            Button("Push") { path = [1] }.accessibilityIdentifier("push")
              .onDisappear { log.note("disappeared") }
              .task {
                try? await Task.sleep(for: .seconds(3))
                log.note(Task.isCancelled ? "cancelled" : "done")
              }
          }
          .navigationDestination(for: Int.self) { _ in Color.pureBlue }
      }
    }
  }

  @Test func aPushBelowASheetDoesNotEndIt() {
    let log = Log()
    let stage = Stage(width: 375, height: 667) { Pushing(log: log) }
    stage.settle()
    stage.tap("push")
    stage.settle()
    stage.run(240)
    expectEqual(log.take(), ["done"])
  }

  private struct Dialog: View {
    let hasAction: Bool

    var body: some View {
      Color.pureRed.confirmationDialog("T", isPresented: .constant(true)) {
        if hasAction { Button("B") {} }
      }
    }
  }

  @Test(arguments: [(false, ["Cancel"]), (true, ["B", "Cancel"])])
  func aDialogInTheMiddleHasOneThatCancels(_ hasAction: Bool, _ labels: [String]) {
    let stage = Stage(width: 393, height: 852) { Dialog(hasAction: hasAction) }
    stage.settle()
    expectEqual(stage.labels, labels)
  }

  private struct Choice: View {
    @State private var chosen: PresentationDetent
    let detents: Set<PresentationDetent>

    init(_ chosen: PresentationDetent, _ detents: Set<PresentationDetent>) {
      self.chosen = chosen
      self.detents = detents
    }

    var body: some View {
      Color.clear.sheet(isPresented: .constant(true)) {
        Color.pureRed.accessibilityIdentifier("face")
          .presentationDetents(detents, selection: $chosen)
      }
    }
  }

  @Test func aSelectionThatIsNotThereIsNoted() {
    for (chosen, count) in [(PresentationDetent.large, 0), (.height(300), 1)] {
      let stage = Stage(width: 375, height: 667) { Choice(chosen, [.medium, .large]) }
      stage.settle()
      expectEqual(stage.unmet.count, count)
      expectEqual(stage.host.unencodableState, [])
    }
  }

  /// Of those of one height it is always the same one that is chosen.
  @Test func detentsOfOneHeightHaveAnOrder() {
    let detents = (1...8).map { PresentationDetent.height(1000 + CGFloat($0)) }
    let log = Log()
    let stage = Stage(width: 375, height: 667) { Told(detents: detents, log: log) }
    stage.settle()
    let top = stage.shown("face")?.minY ?? 0
    stage.press(180, top + 20)
    for step in 1...10 { stage.move(180, top + 20 + 10 * Double(step)) }
    stage.run(10)
    stage.release(180, top + 120)
    stage.settle()
    expectEqual(log.take(), ["\(detents[0])"])
  }

  private struct Told: View {
    @State private var chosen = PresentationDetent.height(1008)
    let detents: [PresentationDetent]
    let log: Log

    var body: some View {
      Color.clear.sheet(isPresented: .constant(true)) {
        Color.pureRed.accessibilityIdentifier("face")
          .presentationDetents(Set(detents), selection: $chosen)
          .interactiveDismissDisabled()
          .onChange(of: chosen) { log.note("\(chosen)") }
      }
    }
  }

  @Test(arguments: [
    (PresentationAdaptation.automatic, PresentationAdaptation.automatic, 0), (.none, .none, 0),
    (.popover, .popover, 1), (.sheet, .fullScreenCover, 1),
  ])
  func anAdaptationThatIsNotMadeIsNoted(
    _ horizontal: PresentationAdaptation, _ vertical: PresentationAdaptation, _ count: Int
  ) {
    let stage = Stage(width: 375, height: 667) {
      Color.clear.sheet(isPresented: .constant(true)) {
        Text("a").presentationCompactAdaptation(horizontal: horizontal, vertical: vertical)
      }
    }
    stage.settle()
    expectEqual(stage.unmet.count, count)
  }

  @Test(arguments: [true, false])
  func aViewInAnAlertThatIsNoActionIsNoted(_ isField: Bool) {
    let stage = Stage(width: 393, height: 852) {
      Color.clear.alert("T", isPresented: .constant(true)) {
        if isField { TextField("Name", text: .constant("")) } else { Text("Words") }
        Button("B") {}
      }
    }
    stage.settle()
    expectEqual(stage.unmet, isField ? [] : ["alert’s other views"])
  }
}
