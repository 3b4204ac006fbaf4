import MeniscusUI

/// Boxes, groups that open, values with labels, menus and links.
struct ContentsScene: View {
  @State private var isOpen = false
  @State private var color = Color.indigo
  @State private var order = 1

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      GroupBox("Today") {
        LabeledContent("Steps", value: "8,214")
        Divider()
        LabeledContent("Distance", value: "6.1 km")
      }
      DisclosureGroup("Advanced", isExpanded: $isOpen) {
        LabeledContent("Version", value: "1.2.3")
      }
      .accessibilityIdentifier("advanced")
      HStack {
        ControlGroup {
          Button("Undo", systemImage: "arrow.uturn.backward") {}
          Button("Redo", systemImage: "arrow.uturn.forward") {}
        }
        .labelStyle(.iconOnly)
        Spacer()
        Menu("Sort", systemImage: "arrow.up.arrow.down") {
          Button("By name") {}
        }
        .menuStyle(.button)
        .buttonStyle(.bordered)
      }
      LabeledContent("Order") {
        Picker("Order", selection: $order) {
          Text("Name").tag(0)
          Text("Date").tag(1)
        }
      }
      ColorPicker("Accent", selection: $color)
      HStack {
        EditButton().accessibilityIdentifier("edit")
        Spacer()
        ShareLink(item: "https://example.com")
      }
      Text("The quick brown fox jumps over the lazy dog.").redacted(reason: .placeholder)
      ContentUnavailableView(
        "No Mail", systemImage: "tray", description: Text("New mail appears here."))
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(.background)
  }
}
