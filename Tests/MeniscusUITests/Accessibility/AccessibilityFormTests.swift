import MeniscusUI
import TestSupport
import Testing

/// The forms of what is told that are older, switched or made of views.
@MainActor
struct AccessibilityFormTests {
  private func tree<Content: View>(
    @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
  ) -> [String] {
    Stage(content: content).host.accessibilityTree
      .map { $0.text() }.joined().split(separator: "\n").map(String.init)
  }

  @Test func olderFormsAreTold() {
    expectEqual(
      tree {
        Color.red.accessibility(label: Text("Red")).accessibility(value: Text("1"))
          .accessibility(hint: Text("Stops")).accessibility(addTraits: .isButton)
          .accessibility(identifier: "stop")
        Text("Gone").accessibility(hidden: true)
      },
      tree {
        Color.red.accessibilityLabel("Red").accessibilityValue("1").accessibilityHint("Stops")
          .accessibilityAddTraits(.isButton).accessibilityIdentifier("stop")
      })
  }

  @Test func whatIsSwitchedOffIsNotTold() {
    func lines(_ isEnabled: Bool) -> [String] {
      tree {
        Text("A").accessibilityLabel("B", isEnabled: isEnabled)
          .accessibilityValue(Text("1"), isEnabled: isEnabled)
          .accessibilityHint("C", isEnabled: isEnabled)
          .accessibilityIdentifier("d", isEnabled: isEnabled)
        Text("E").accessibilityHidden(true, isEnabled: isEnabled)
      }
    }
    expectEqual(lines(true), tree { labeled })
    expectEqual(
      lines(false),
      tree {
        Text("A")
        Text("E")
      })
  }

  private var labeled: some View {
    Text("A").accessibilityLabel("B").accessibilityValue("1").accessibilityHint("C")
      .accessibilityIdentifier("d")
  }

  @Test func viewsAreNamedByViewsAndWhatTheyAreCalled() {
    expectEqual(
      tree {
        Button("Play") {}.accessibilityLabel { label in
          Text("Loud")
          label
        }
      }, ["button “Loud, Play”"])
  }
}
