import MeniscusUI
import TestSupport
import Testing

/// Links that share, and other controls, by all forms of their titles.
@MainActor
struct ShareLinkTests {
  private static let key: LocalizedStringKey = "Key"
  private static let title = "Title"

  private struct Links: View {
    private let names = ["A", "B"]

    var body: some View {
      VStack {
        ShareLink(items: names)
        ShareLink(items: names) { SharePreview($0) }
        ShareLink(Text("Text"), items: names, subject: Text("S"), message: Text("M"))
        ShareLink(key, items: names)
        ShareLink(title, items: names)
        ShareLink(Text("Text"), items: names) { SharePreview($0, image: Image("A")) }
        ShareLink(key, items: names) { _ in SharePreview(key) }
        ShareLink(title, items: names) { SharePreview($0) }
        ShareLink(items: names, message: Text("M")) {
          SharePreview($0)
        } label: {
          Text("Own")
        }
        ShareLink(Text("Text"), item: "A")
        ShareLink(Text("Text"), item: "A", preview: SharePreview(key, icon: Image("A")))
      }
    }
  }

  @Test func itemsAreSharedByAnyTitle() {
    expectEqual(
      Stage(height: 600) { Links() }.told.filter { $0.role == "button" }.map(\.label),
      [
        "Share…", "Share…", "Text", "Key", "Title", "Text", "Key", "Title", "Own", "Text", "Text",
      ])
  }

  @Test func keysInVariablesAreTitles() {
    let stage = Stage {
      VStack {
        Stepper(Self.key, value: .constant(2.5), in: 0...5, step: 0.5, format: .number)
        Stepper(Self.key, value: .constant(0.5), format: .number)
        Text("A").help(Self.key).accessibilityAction(named: Self.key) {}
      }
    }
    let labels = stage.labels.filter { $0.contains("Key") }
    expectEqual(labels, ["Key 2.5", "Key 0.5"])
    let text = stage.told.first { $0.label == "A" }
    expectEqual([text?.hint], ["Key"])
    expectEqual(text?.actions, ["Key"])
  }
}
