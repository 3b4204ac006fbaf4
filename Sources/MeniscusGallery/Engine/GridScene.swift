import MeniscusUI

/// A grid of facts with spans and aligned columns, above a lazy grid of a thousand tiles.
struct GridScene: View {
  @State private var isDense = false

  var body: some View {
    VStack(spacing: 16) {
      facts
      ScrollView {
        LazyVGrid(columns: columns, spacing: 8) {
          ForEach(0..<1_000) { Tile(number: $0) }
        }
      }
      .accessibilityIdentifier("tiles")
    }
    .padding(.horizontal, 16)
    .padding(.top, 16)
    .background { Backdrop(light: 0.96, dark: 0.05) }
  }

  private var columns: [GridItem] {
    [GridItem(.adaptive(minimum: isDense ? 44 : 64), spacing: 8)]
  }

  private var facts: some View {
    Grid(alignment: .leading, horizontalSpacing: 14, verticalSpacing: 8) {
      GridRow {
        Text("Roast").gridColumnAlignment(.trailing).foregroundStyle(.secondary)
        Text("Ethiopia Guji, washed")
      }
      GridRow {
        Text("Dose").foregroundStyle(.secondary)
        HStack(spacing: 6) {
          Capsule().fill(.orange).frame(width: 96, height: 8)
          Text("18 g").monospacedDigit()
        }
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow {
        Text("Tiles").foregroundStyle(.secondary)
        Toggle("Dense", isOn: $isDense.animation(.snappy)).accessibilityIdentifier("dense")
      }
    }
    .font(.subheadline)
    .padding(14)
    .background(Color.primary.opacity(0.05), in: RoundedRectangle(cornerRadius: 16))
  }
}

/// A numbered square.
private struct Tile: View {
  let number: Int

  var body: some View {
    RoundedRectangle(cornerRadius: 10)
      .fill(Color(hue: Double(number % 40) / 40, saturation: 0.5, brightness: 0.95))
      .aspectRatio(1, contentMode: .fit)
      .overlay {
        Text("\(number)").font(.footnote).foregroundStyle(.black.opacity(0.7)).monospacedDigit()
      }
  }
}
