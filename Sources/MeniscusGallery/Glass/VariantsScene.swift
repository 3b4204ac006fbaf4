import MeniscusUI

/// The variants of glass, alone and chained in either order.
struct VariantsScene: View {
  var body: some View {
    ZStack {
      LandscapeWindow(top: 190)
      Grid(horizontalSpacing: 14, verticalSpacing: 16) {
        GridRow {
          sample("Regular", .regular)
          sample("Clear", .clear)
        }
        GridRow {
          sample("Identity", .identity)
          sample("Interactive", .regular.interactive())
            .accessibilityIdentifier("interactive")
        }
        GridRow {
          sample("Tint", .regular.tint(.blue))
          sample("Clear tint", .clear.tint(.blue.opacity(0.6)))
        }
        GridRow {
          sample("Tint, touch", .regular.tint(.orange).interactive())
            .accessibilityIdentifier("tint-first")
          sample("Touch, tint", .regular.interactive().tint(.orange))
            .accessibilityIdentifier("touch-first")
        }
        GridRow {
          sample("Tint removed", .regular.tint(.green).tint(nil))
          sample("Pink, half", .regular.tint(.pink.opacity(0.5)))
        }
      }
    }
  }

  private func sample(_ name: String, _ glass: Glass) -> some View {
    Text(name)
      .font(.callout).fontWeight(.medium)
      .frame(width: 148, height: 52)
      .glassEffect(glass)
  }
}
