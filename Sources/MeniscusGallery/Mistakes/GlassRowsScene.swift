import MeniscusUI

/// A list of fifty rows on glass beside one of plain rows.
struct GlassRowsScene: View {
  var body: some View {
    HStack(spacing: 12) {
      MistakeCard(isRight: false, title: "Glass that scrolls") {
        list("glass-rows", isGlass: true)
      }
      MistakeCard(isRight: true, title: "Rows that are plain") {
        list("plain-rows", isGlass: false)
      }
    }
    .padding(12)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { Backdrop(light: 0.95, dark: 0.04) }
  }

  private func list(_ identifier: String, isGlass: Bool) -> some View {
    ScrollView {
      LazyVStack(spacing: 8) {
        ForEach(0..<50) { index in
          BeanRow(index: index, face: isGlass ? .glass : .solid)
        }
      }
      .padding(8)
      .background {
        LinearGradient(
          colors: [.orange.opacity(0.5), .pink.opacity(0.5), .indigo.opacity(0.6)],
          startPoint: .top, endPoint: .bottom)
      }
    }
    .clipShape(.rect(cornerRadius: 24))
    .accessibilityIdentifier(identifier)
  }
}

/// A coffee and its strength.
struct BeanRow: View {
  /// What a row lies on.
  enum Face {
    case glass, material, solid
  }

  let index: Int
  let face: Face

  private static let names = ["Espresso", "Filter", "Ristretto", "Cold Brew", "Lungo"]

  var body: some View {
    let row = HStack(spacing: 8) {
      Image(systemName: "cup.and.saucer.fill").foregroundStyle(.secondary)
      Text("\(Self.names[index % Self.names.count]) \(index + 1)").lineLimit(1)
      Spacer(minLength: 0)
    }
    .font(.footnote)
    .padding(.horizontal, 12)
    .frame(height: 40)
    switch face {
    case .glass: row.glassEffect()
    case .material: row.background(.thinMaterial, in: .capsule)
    case .solid: row.background { Capsule().fill(RowFill()) }
    }
  }
}

/// The face of a row that is plain.
private struct RowFill: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> Color {
    environment.colorScheme == .dark ? Color(white: 0.16) : Color(white: 0.98)
  }
}
