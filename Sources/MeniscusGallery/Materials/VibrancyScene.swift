import MeniscusUI

/// Foregrounds over a material take up what shines through; styles of one's own do not.
struct VibrancyScene: View {
  @State private var isDusk = false

  var body: some View {
    VStack(spacing: 16) {
      levels
      custom
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      Landscape(isDusk: isDusk)
        .frame(width: 390, height: 844)
        .offset(y: -40)
        .onTapGesture { withAnimation(.smooth(duration: 0.8)) { isDusk.toggle() } }
        .accessibilityIdentifier("landscape")
    }
    .clipped()
  }

  private var levels: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label("Primary", systemImage: "sun.max.fill")
      Label("Secondary", systemImage: "cloud.fill").foregroundStyle(.secondary)
      Label("Tertiary", systemImage: "moon.fill").foregroundStyle(.tertiary)
      Label("Quaternary", systemImage: "star.fill").foregroundStyle(.quaternary)
      Rectangle().fill(.quaternary).frame(height: 1)
      Text("Letters keep the hue of what shines through the sheet.")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .modifier(Sheet())
  }

  private var custom: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label("Orange", systemImage: "sun.max.fill").foregroundStyle(.orange)
      Label("Blue", systemImage: "cloud.fill").foregroundStyle(.blue)
      Label("Indigo", systemImage: "moon.fill").foregroundStyle(.indigo)
      Text("Colours of one's own are what they are.")
        .font(.footnote)
        .foregroundStyle(Color.secondary)
    }
    .modifier(Sheet())
  }
}

private struct Sheet: ViewModifier {
  func body(content: Content) -> some View {
    content
      .font(.title3)
      .padding(18)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(.thinMaterial, in: .rect(cornerRadius: 24))
  }
}
