import MeniscusUI
import TestSupport
import Testing

/// What takes a string as its title takes a resource, and says what that stands for.
@MainActor
struct ResourceTitleTests {
  /// One form, with the words that only a key makes of its title.
  struct Form: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let view: @MainActor @Sendable () -> AnyView

    init<Content: View>(
      _ name: String, @ViewBuilder view: @escaping @MainActor @Sendable () -> Content
    ) {
      testDescription = name
      self.view = { AnyView(view()) }
    }
  }

  nonisolated private static let title = LocalizedStringResource("**T** \(1234)")

  nonisolated private static let controls: [Form] = [
    Form("Button") { Button(title) {} },
    Form("Button, role") { Button(title, role: .cancel) {} },
    Form("Button, symbol") { Button(title, systemImage: "star", role: .destructive) {} },
    Form("Label") { Label(title, systemImage: "star") },
    Form("Toggle") { Toggle(title, isOn: .constant(true)) },
    Form("Toggle, symbol") { Toggle(title, systemImage: "star", isOn: .constant(true)) },
    Form("Menu") { Menu(title) { Text("A") } },
    Form("Menu, action") {
      Menu(title, systemImage: "star") {
        Text("A")
      } primaryAction: {
      }
    },
    Form("Stepper") { Stepper(title, value: .constant(1), in: 0...5) },
    Form("Stepper, actions") { Stepper(title, onIncrement: {}, onDecrement: nil) },
    Form("Picker") { Picker(title, selection: .constant(1)) { Text("A").tag(1) } },
    Form("Picker, symbol") {
      Picker(title, systemImage: "star", selection: .constant(1)) { Text("A").tag(1) }
    },
    Form("DatePicker") { DatePicker(title, selection: .constant(.sceneStart)) },
    Form("ColorPicker") { ColorPicker(title, selection: .constant(.red)) },
    Form("Link") { Link(title, destination: URL(filePath: "/")) },
    Form("NavigationLink") { NavigationLink(title, value: 1) },
    Form("NavigationLink, screen") { NavigationLink(title) { Text("A") } },
    Form("TextField") { TextField(title, text: .constant(""), axis: .vertical) },
    Form("TextField, value") { TextField(title, value: .constant(Int?.none), format: .number) },
    Form("SecureField") { SecureField(title, text: .constant("")) },
  ]

  nonisolated private static let contents: [Form] = [
    Form("Section") { List { Section(title) { Text("A") } } },
    Form("Section, folded") { List { Section(title, isExpanded: .constant(true)) { Text("A") } } },
    Form("LabeledContent") { LabeledContent(title, value: "A") },
    Form("LabeledContent, content") { LabeledContent(title) { Text("A") } },
    Form("ContentUnavailableView") { ContentUnavailableView(title, systemImage: "star") },
    Form("ProgressView") { ProgressView(title, value: 0.5) },
    Form("DisclosureGroup") { DisclosureGroup(title) { Text("A") } },
    Form("GroupBox") { GroupBox(title) { Text("A") } },
    Form("Tab") { TabView { Tab(title, systemImage: "star") { Text("A") } } },
    Form("Tab, value") {
      TabView(selection: .constant(1)) { Tab(title, systemImage: "star", value: 1) { Text("A") } }
    },
  ]

  nonisolated private static let modifiers: [Form] = [
    Form("navigationTitle") { NavigationStack { Text("A").navigationTitle(title) } },
    Form("navigationSubtitle") {
      NavigationStack { Text("A").navigationTitle("B").navigationSubtitle(title) }
    },
    Form("alert") { Text("A").alert(title, isPresented: .constant(true)) { Button("B") {} } },
    Form("confirmationDialog") {
      Text("A")
        .confirmationDialog(title, isPresented: .constant(true), titleVisibility: .visible) {
          Button("B") {}
        }
    },
    Form("accessibilityLabel") { Color.red.accessibilityLabel(title) },
    Form("accessibilityValue") { Text("A").accessibilityValue(title) },
    Form("accessibilityHint") { Text("A").accessibilityHint(title) },
    Form("help") { Text("A").help(title) },
    Form("help, key") { Text("A").help("**T** \(1234)") },
    Form("badge") { List { Text("A").badge(title) } },
    Form("searchable") {
      NavigationStack { Text("A").searchable(text: .constant(""), prompt: title) }
    },
  ]

  @Test(arguments: controls + contents + modifiers)
  func theTitleIsTold(_ form: Form) {
    let stage = Stage.phone { form.view() }
    expectContains(stage.host.accessibilityTree.map { $0.text() }.joined(), "T 1,234")
  }
}

extension Date {
  fileprivate static let sceneStart = Date(timeIntervalSinceReferenceDate: 0)
}
