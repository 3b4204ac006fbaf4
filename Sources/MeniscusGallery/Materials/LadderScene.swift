import MeniscusUI

/// All materials over a landscape, from the thinnest to the thickest.
struct LadderScene: View {
  private static let steps: [(name: String, symbol: String, material: Material)] = [
    ("Ultra thin", "drop", .ultraThin), ("Thin", "cloud", .thin),
    ("Regular", "cloud.fog", .regular), ("Thick", "snowflake", .thick),
    ("Ultra thick", "mountain.2", .ultraThick),
  ]

  @State private var isDusk = false

  var body: some View {
    ZStack(alignment: .bottom) {
      Landscape(isDusk: isDusk)
        .frame(width: 390, height: 844)
        .frame(width: 390, height: 500, alignment: .top)
        .offset(y: -120)
        .onTapGesture { withAnimation(.smooth(duration: 0.8)) { isDusk.toggle() } }
        .accessibilityIdentifier("landscape")
      VStack(spacing: 10) {
        ForEach(0..<Self.steps.count, id: \.self) { index in
          let step = Self.steps[index]
          Label(step.name, systemImage: step.symbol)
            .font(.headline)
            .padding(.horizontal, 16)
            .frame(maxWidth: .infinity, alignment: .leading)
            .frame(height: 56)
            .background(step.material, in: .rect(cornerRadius: 18))
        }
        Spacer()
      }
      .padding(20)
      Label("Bar", systemImage: "square.grid.2x2")
        .font(.headline)
        .frame(maxWidth: .infinity)
        .frame(height: 64)
        .background(.bar)
    }
    .clipped()
  }
}
