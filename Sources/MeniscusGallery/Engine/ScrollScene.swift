import MeniscusUI

/// A long list that is dragged, flung, pulled over its end and turned by a wheel.
struct ScrollScene: View {
  @State private var selected: Int?

  var body: some View {
    ScrollView {
      VStack(spacing: 10) {
        ForEach(0..<40) { index in
          Row(index: index, isSelected: selected == index)
            .onTapGesture {
              withAnimation(.snappy) { selected = selected == index ? nil : index }
            }
            .accessibilityIdentifier("row-\(index)")
        }
      }
      .padding(16)
    }
    .background { Backdrop(light: 0.95, dark: 0) }
    .accessibilityIdentifier("list")
  }
}

/// A row of a disc and two bars; it opens when it is selected.
private struct Row: View {
  let index: Int
  let isSelected: Bool

  var body: some View {
    HStack(spacing: 12) {
      Circle()
        .fill(
          LinearGradient(
            colors: [hue(0.5, 1), hue(0.8, 0.8)], startPoint: .top, endPoint: .bottom)
        )
        .frame(width: 36, height: 36)
      VStack(alignment: .leading, spacing: 7) {
        Capsule().fill(.primary).opacity(0.75).frame(width: 90 + wave(31), height: 9)
        Capsule().fill(.secondary).frame(width: 130 + wave(67), height: 7)
        if isSelected {
          RoundedRectangle(cornerRadius: 8)
            .fill(
              LinearGradient(
                colors: [hue(0.25, 1), hue(0.6, 0.95)], startPoint: .leading,
                endPoint: .trailing)
            )
            .frame(height: 54)
            .transition(.opacity)
        }
      }
      Spacer(minLength: 0)
    }
    .padding(12)
    .background {
      Backdrop(light: 0.99, dark: 0.11)
    }
    .clipShape(RoundedRectangle(cornerRadius: 18))
  }

  private func hue(_ saturation: Double, _ brightness: Double) -> Color {
    Color(
      hue: Double(index * 7 % 40) / 40, saturation: saturation, brightness: brightness)
  }

  private func wave(_ range: Int) -> CGFloat { CGFloat(index * 29 % range) }
}
