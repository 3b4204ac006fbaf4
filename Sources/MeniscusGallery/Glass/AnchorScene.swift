import MeniscusUI

/// What a glass effect takes up: the bounds of what earlier modifiers made, padding included.
///
/// Dashed lines are the bounds of the whole view. A tap on the last capsule takes its glass away.
struct AnchorScene: View {
  @State private var isEnabled = true

  var body: some View {
    ZStack {
      LandscapeWindow(top: 190)
      Grid(horizontalSpacing: 14, verticalSpacing: 18) {
        GridRow {
          name("Padding, glass").padding(14).glassEffect().modifier(DashedBounds())
          name("Glass, padding").glassEffect().padding(14).modifier(DashedBounds())
        }
        GridRow {
          name("Pale, glass").opacity(0.4).padding(14).glassEffect()
          name("Glass, pale").padding(14).glassEffect().opacity(0.4)
        }
        GridRow {
          name("Alone").padding(14).glassEffect(.regular, in: DefaultGlassEffectShape())
          GlassEffectContainer { name("In a container").padding(14).glassEffect() }
        }
        GridRow {
          name("No glass").padding(14).glassEffect(.regular, in: .capsule, isEnabled: false)
          name(isEnabled ? "Enabled" : "Disabled")
            .padding(14)
            .glassEffect(.regular, in: .capsule, isEnabled: isEnabled)
            .onTapGesture { isEnabled.toggle() }
            .accessibilityIdentifier("switch")
        }
      }
    }
  }

  private func name(_ text: String) -> some View {
    Text(text).font(.callout).fontWeight(.medium)
  }
}

/// A dashed line along the view's bounds.
private struct DashedBounds: ViewModifier {
  func body(content: Content) -> some View {
    content.overlay {
      Rectangle().strokeBorder(
        .primary.opacity(0.6), style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
    }
  }
}
