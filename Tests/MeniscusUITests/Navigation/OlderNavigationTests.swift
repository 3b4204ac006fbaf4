import MeniscusUI
import TestSupport
import Testing

/// The forms of navigation of older systems do what the newer ones do.
@MainActor
struct OlderNavigationTests {
  private struct Tagged: View {
    @State private var choice: Int?

    var body: some View {
      NavigationView {
        VStack {
          NavigationLink("First", destination: Text("screen 1"), tag: 1, selection: $choice)
          NavigationLink(tag: 2, selection: $choice) {
            Button("Leave") { choice = nil }
          } label: {
            Text("Second")
          }
          Text("choice \(choice ?? 0)")
        }
        .navigationBarTitle(Text("Older"), displayMode: .inline)
      }
      .navigationViewStyle(StackNavigationViewStyle())
    }
  }

  private func words(_ stage: Stage) -> [String] {
    stage.labels.filter { $0.hasPrefix("screen") || $0.hasPrefix("choice") || $0 == "Leave" }
  }

  @Test func aTagIsAScreen() {
    let stage = Stage.phone { Tagged() }
    #expect(stage.labels.contains("Older"))
    for (tap, expected) in [
      ("First", ["screen 1"]), ("Back", ["choice 0"]), ("Second", ["Leave"]),
      ("Leave", ["choice 0"]),
    ] {
      stage.tapLabel(tap)
      stage.settle()
      expectEqual(words(stage), expected)
    }
  }

  @Test func aValueIsAScreen() {
    struct Host: View {
      @State private var isActive = false
      var body: some View {
        NavigationView {
          VStack {
            NavigationLink("Go", destination: Text("screen"), isActive: $isActive)
            Button("Other") { isActive = true }
          }
        }
      }
    }
    for way in ["Go", "Other"] {
      let stage = Stage.phone { Host() }
      stage.tapLabel(way)
      stage.settle()
      expectEqual(words(stage), ["screen"])
    }
  }

  @Test func columnsAreNoted() {
    let stage = Stage.phone {
      NavigationView { Text("a") }.navigationViewStyle(DoubleColumnNavigationViewStyle())
    }
    expectEqual(stage.unmet, ["navigationViewStyle(.columns)"])
  }

  @Test func aViewIsLightOrDark() {
    let stage = Stage {
      VStack {
        Color.primary.frame(width: 20, height: 20)
        Color.primary.frame(width: 20, height: 20).colorScheme(.dark)
      }
    }
    expectEqual(stage.frame.fills.compactMap(\.color), [.black, .white])
  }
}
