import MeniscusUI

/// Ink on every kind of glass, over what makes it hard to read: a matrix.
struct LegibilityScene: View {
  var body: some View {
    VStack(spacing: 0) {
      row("white") { Color.white }
      row("black") { Color.black }
      row("checker") { Checker() }
      row("photo") { photograph.environment(\.colorScheme, .light) }
      row("red") { Color(red: 1, green: 0, blue: 0) }
      row("text") { Lines() }
    }
  }

  /// The landscape at its most varied, twice beside each other.
  private var photograph: some View {
    HStack(spacing: 0) {
      LandscapeWindow(top: 300)
      LandscapeWindow(top: 470)
    }
  }

  private func row(_ name: String, @ViewBuilder _ backdrop: () -> some View) -> some View {
    HStack(spacing: 0) {
      ForEach(InkOnGlass.allCases, id: \.self) { kind in
        InkCell(kind: kind, name: name)
      }
    }
    .frame(maxWidth: .infinity)
    .frame(height: 64)
    .background {
      backdrop()
        .overlay(alignment: .trailing) {
          // Bright media want a dimming layer under clear glass.
          Color.black.opacity(0.35).frame(width: 90)
        }
        .clipped()
    }
  }
}

/// A kind of glass with ink on it.
private enum InkOnGlass: String, CaseIterable {
  case regular, blue, pink, orange, yellow, prominent, disabled, clear
}

/// One kind of glass.
private struct InkCell: View {
  let kind: InkOnGlass
  let name: String

  var body: some View {
    Group {
      switch kind {
      case .regular: label("Plain").glassEffect(.regular.interactive())
      case .blue: label("Blue").glassEffect(.regular.tint(.blue).interactive())
      case .pink: label("Pink").glassEffect(.regular.tint(.pink).interactive())
      case .orange: label("Orange").glassEffect(.regular.tint(.orange).interactive())
      case .yellow: label("Yellow").glassEffect(.regular.tint(.yellow).interactive())
      case .prominent: Button("Done") {}.buttonStyle(.glassProminent)
      case .disabled: Button("Off") {}.buttonStyle(.glassProminent).disabled(true)
      case .clear: label("Dim").glassEffect(.clear.interactive())
      }
    }
    .accessibilityIdentifier("\(name)-\(kind.rawValue)")
    .frame(width: 90, height: 64)
  }

  private func label(_ text: String) -> some View {
    Text(text)
      .font(.callout).fontWeight(.semibold)
      .padding(.horizontal, 12)
      .frame(height: 40)
  }
}

/// A few lines of running text.
private struct Lines: View {
  var body: some View {
    Text(
      "Light that meets the rim of a lens is bent towards its middle. What lies behind is seen from "
        + "the side, folded over, a thin bright line along the edge. A drop that nears another does "
        + "not wait to be touched: the surface between them rises and a neck forms. Pull them apart "
        + "and the neck thins until it breaks; each half falls back into its own round shape."
    )
    .font(.footnote)
    .foregroundStyle(.primary)
    .padding(.horizontal, 14)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { Backdrop(light: 0.99, dark: 0.07) }
    .clipped()
  }
}
