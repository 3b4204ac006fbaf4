import MeniscusUI

/// A style of somebody's own, which decides about touch, too: a button that is held.
private struct HeldButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 14)
      .padding(.vertical, 7)
      .glassEffect(.regular.interactive(), in: .rect(cornerRadius: 10))
      .onLongPressGesture(perform: configuration.trigger)
  }
}

/// Buttons on glass: a row as a toolbar has it, styles, sizes, tints, and what is disabled.
struct GlassButtonsScene: View {
  @State private var isEditing = false

  var body: some View {
    ZStack {
      LandscapeWindow(top: 230)
      VStack(spacing: 20) {
        toolbar
        Spacer(minLength: 0)
        Button("Held") {}.buttonStyle(HeldButtonStyle())
        styles
        tints
        sizes
      }
      .padding(.horizontal, 18)
      .padding(.vertical, 20)
    }
  }

  private var toolbar: some View {
    GlassEffectContainer {
      HStack(spacing: 10) {
        symbol("chevron.left", "back") {}
        Spacer()
        symbol("square.and.arrow.up", "share") {}
        symbol("trash", "delete") {}.disabled(!isEditing)
        Button(isEditing ? "Done" : "Edit") { isEditing.toggle() }
          .buttonStyle(.glassProminent)
          .accessibilityIdentifier("edit")
      }
      .controlSize(.regular)
    }
  }

  private func symbol(
    _ name: String, _ identifier: String, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: action) { Image(systemName: name) }
      .buttonStyle(.glass)
      .buttonBorderShape(.circle)
      .accessibilityIdentifier(identifier)
  }

  private var styles: some View {
    HStack(spacing: 12) {
      Button("Glass") {}.buttonStyle(GlassButtonStyle()).accessibilityIdentifier("glass")
      Button("Clear") {}.buttonStyle(.glass(.clear))
      Button("Prominent") {}.buttonStyle(GlassProminentButtonStyle())
    }
  }

  private var tints: some View {
    HStack(spacing: 12) {
      Button("Green") {}.buttonStyle(.glass(.regular.tint(.green)))
      Button("Orange") {}.buttonStyle(.glassProminent).tint(.orange)
      Button("Off") {}.buttonStyle(.glassProminent).disabled(true)
    }
  }

  private var sizes: some View {
    HStack(spacing: 10) {
      Button("Small") {}.controlSize(.small)
      Button("Large") {}.controlSize(.large)
      Button("Extra") {}.controlSize(.extraLarge)
    }
    .buttonStyle(.glass)
  }
}
