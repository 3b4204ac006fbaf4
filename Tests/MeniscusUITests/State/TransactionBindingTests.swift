import MeniscusUI
import TestSupport
import Testing

/// Bindings that hear of transactions, and stored choices of tabs.
@MainActor
struct TransactionBindingTests {
  private struct Heard: View {
    let log: Log

    var body: some View {
      let binding = Binding(
        get: { 0 },
        set: { (value: Int, transaction: Transaction) in
          log.note(
            "\(value) \(transaction.animation == .linear) \(transaction.tracksVelocity)"
              + " \(transaction.scrollTargetAnchor == .bottom)")
        })
      Color.pureRed.accessibilityIdentifier("act").onTapGesture {
        binding.wrappedValue = 1
        var transaction = Transaction(animation: .linear)
        transaction.tracksVelocity = true
        transaction.scrollTargetAnchor = .bottom
        withTransaction(transaction) { binding.wrappedValue = 2 }
      }
    }
  }

  @Test func aSetterHearsOfTheTransaction() {
    let log = Log()
    Stage { Heard(log: log) }.tap("act")
    expectEqual(log.take(), ["1 false false false", "2 true true true"])
  }

  private struct Customized: View {
    @AppStorage("tabs") private var kept: TabViewCustomization
    @AppStorage("others") private var others = TabViewCustomization()
    @SceneStorage("scene") private var scene: TabViewCustomization

    var body: some View {
      Color.pureRed.accessibilityIdentifier("act").onTapGesture {
        kept = others
        scene = kept
      }
    }
  }

  /// What people changed about tabs is kept, as other values are.
  @Test func choicesOfTabsAreKept() {
    let stage = Stage { Customized() }
    let before = stage.frame.stateHash
    stage.tap("act")
    #expect(stage.frame.stateHash != before)
  }
}
