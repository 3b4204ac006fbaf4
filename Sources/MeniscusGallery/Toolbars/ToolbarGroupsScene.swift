import MeniscusUI

/// An editor of a photograph: groups that share a glass, one prominent action, items that come and
/// go, and bars that leave the picture alone.
///
/// The scene brings the photograph: ``Photograph/pictures(_:)``.
struct ToolbarGroupsScene: View {
  @State private var path = ["Dahlia"]

  var body: some View {
    NavigationStack(path: $path) {
      List(["Dahlia", "Evening", "Harbour"], id: \.self) { name in
        NavigationLink(name, value: name)
      }
      .navigationTitle("Photographs")
      .navigationDestination(for: String.self) { PhotographEditor(name: $0) }
    }
  }
}

private struct PhotographEditor: View {
  let name: String
  @State private var turns = 0
  @State private var undone = 0
  @State private var isCropping = false
  @State private var isBright = false
  @State private var isAlone = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    PhotographView(photograph: .flower)
      .brightness(isBright ? 0.08 : 0)
      .rotationEffect(.degrees(Double(turns) * 90))
      .overlay { if isCropping { CropFrame() } }
      .ignoresSafeArea()
      .contentShape(.rect)
      .onTapGesture { withAnimation { isAlone.toggle() } }
      .accessibilityIdentifier("photograph")
      .navigationTitle(name)
      .navigationBarTitleDisplayMode(.inline)
      .toolbarRole(.editor)
      .toolbar { history }
      .toolbar { changes }
      .toolbar { closing }
      .toolbarVisibility(isAlone ? .hidden : .visible, for: .navigationBar, .bottomBar)
  }

  /// Undo and redo belong together; redo is there once something was undone.
  @ToolbarContentBuilder private var history: some ToolbarContent {
    ToolbarItemGroup {
      Button("Undo", systemImage: "arrow.uturn.backward") {
        turns -= 1
        undone += 1
      }
      .disabled(turns == 0)
      .accessibilityIdentifier("undo")
    }
    ToolbarItem {
      Button("Redo", systemImage: "arrow.uturn.forward") {
        turns += 1
        undone -= 1
      }
      .accessibilityIdentifier("redo")
    }
    .hidden(undone == 0)
  }

  /// In the middle where there is width, and in a menu where there is not.
  @ToolbarContentBuilder private var changes: some ToolbarContent {
    ToolbarItemGroup(placement: .secondaryAction) {
      Toggle("Crop", systemImage: "crop", isOn: $isCropping)
        .accessibilityIdentifier("crop")
      Button("Rotate", systemImage: "rotate.right") {
        turns += 1
        undone = 0
      }
      .accessibilityIdentifier("rotate")
      Toggle("Brighten", systemImage: "sun.max", isOn: $isBright)
        .accessibilityIdentifier("brighten")
    }
  }

  @ToolbarContentBuilder private var closing: some ToolbarContent {
    ToolbarItem(placement: .confirmationAction) {
      Button("Done", systemImage: "checkmark") { dismiss() }
        .accessibilityIdentifier("done")
    }
    ToolbarItemGroup(placement: .bottomBar) {
      Button("Favorite", systemImage: "heart") {}
      Button("Info", systemImage: "info.circle") {}
    }
    ToolbarSpacer(.fixed, placement: .bottomBar)
    ToolbarItem(placement: .bottomBar) {
      ShareLink(item: name)
    }
    ToolbarSpacer(.flexible, placement: .bottomBar)
    ToolbarItem(placement: .bottomBar) {
      Button("Delete", systemImage: "trash", role: .destructive) {}
    }
  }
}

/// The frame that a photograph is cropped by.
private struct CropFrame: View {
  var body: some View {
    Rectangle()
      .strokeBorder(.white, lineWidth: 2)
      .overlay {
        VStack {
          Spacer()
          Rectangle().fill(.white.opacity(0.6)).frame(height: 1)
          Spacer()
          Rectangle().fill(.white.opacity(0.6)).frame(height: 1)
          Spacer()
        }
      }
      .overlay {
        HStack {
          Spacer()
          Rectangle().fill(.white.opacity(0.6)).frame(width: 1)
          Spacer()
          Rectangle().fill(.white.opacity(0.6)).frame(width: 1)
          Spacer()
        }
      }
      .padding(.horizontal, 60)
      .padding(.vertical, 90)
      .allowsHitTesting(false)
  }
}
