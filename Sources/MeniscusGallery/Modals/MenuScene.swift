import MeniscusUI

/// A menu with sections and another menu inside, a menu of a view, and a picker's.
struct MenuScene: View {
  @State private var isSorted = true
  @State private var size = "Medium"
  @State private var words = "Long-press the card"

  var body: some View {
    ZStack {
      LandscapeScene().ignoresSafeArea()
      VStack(spacing: 28) {
        Menu {
          Button("New", systemImage: "plus") { words = "New" }.accessibilityIdentifier("new")
          Button("Share", systemImage: "square.and.arrow.up") { words = "Shared" }
          Menu("Sort") {
            Toggle("By date", isOn: $isSorted)
            Button("Reverse") { words = "Reversed" }.accessibilityIdentifier("reverse")
          }
          .accessibilityIdentifier("sort")
          Section {
            Button("Delete", systemImage: "trash", role: .destructive) { words = "Deleted" }
          }
        } label: {
          Label("More", systemImage: "ellipsis")
        }
        .buttonStyle(.glass)
        .accessibilityIdentifier("more")
        Picker("Size", selection: $size) {
          ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
        }
        .padding(.horizontal, 14)
        .frame(height: 44)
        .glassEffect()
        .accessibilityIdentifier("size")
        Text(words)
          .frame(width: 220, height: 80)
          .background(.background, in: .rect(cornerRadius: 20))
          .contentShape(.contextMenuPreview, .rect(cornerRadius: 20))
          .contextMenu {
            Button("Copy", systemImage: "doc.on.doc") { words = "Copied" }
              .accessibilityIdentifier("copy")
            Button("Hide", systemImage: "eye.slash", role: .destructive) { words = "Hidden" }
          }
          .accessibilityIdentifier("card")
        Spacer()
      }
      .padding(.top, 24)
    }
  }
}
