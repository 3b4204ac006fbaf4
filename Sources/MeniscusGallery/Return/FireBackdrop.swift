import MeniscusUI

/// Flames under an evening sky: what the timer's glass refracts.
struct FireBackdrop: View {
  @Environment(\.colorScheme) private var scheme

  private var sky: [Color] {
    scheme == .dark
      ? [Color(hex: 0x12061F), Color(hex: 0x3A0D2E), Color(hex: 0x7A1A22)]
      : [Color(hex: 0x3B1F6B), Color(hex: 0xA3356A), Color(hex: 0xF0703A)]
  }

  private var flames: [Color] {
    scheme == .dark
      ? [Color(hex: 0x9C2A1C), Color(hex: 0xC9461A), Color(hex: 0xE87722), Color(hex: 0xF6B53A)]
      : [Color(hex: 0xE2502F), Color(hex: 0xF0702B), Color(hex: 0xF99A34), Color(hex: 0xFFCF5E)]
  }

  var body: some View {
    ZStack {
      LinearGradient(colors: sky, startPoint: .top, endPoint: .bottom)
      RadialGradient(
        colors: [flames[3].opacity(0.8), flames[2].opacity(0)], center: UnitPoint(x: 0.5, y: 0.66),
        startRadius: 10, endRadius: 250)
      ForEach(flames.indices, id: \.self) { layer in
        Flames(layer: layer)
          .fill(
            LinearGradient(
              colors: [flames[layer], flames[layer].opacity(0.55)], startPoint: .bottom,
              endPoint: .top))
      }
    }
    .ignoresSafeArea()
    .accessibilityHidden(true)
  }
}

/// A row of tongues of fire, each row lower and narrower than the one behind.
private struct Flames: Shape {
  let layer: Int

  /// The heights of the tongues as shares of a row's height.
  private static let heights: [CGFloat] = [0.62, 1, 0.7, 0.9, 0.55, 0.96, 0.66, 0.84]

  func path(in rect: CGRect) -> Path {
    let count = 4 + layer
    let width = rect.width / CGFloat(count)
    let shift = -width * CGFloat(layer % 2) * 0.5
    let height = rect.height * (0.74 - 0.16 * CGFloat(layer))
    return Path { path in
      path.move(to: CGPoint(x: rect.minX - width, y: rect.maxY))
      for index in -1...count {
        let left = rect.minX + shift + CGFloat(index) * width
        let share = Self.heights[(index + 1 + layer * 3) % Self.heights.count]
        let top = CGPoint(x: left + width * 0.62, y: rect.maxY - height * share)
        let foot = rect.maxY - height * 0.28
        path.addLine(to: CGPoint(x: left, y: foot))
        path.addCurve(
          to: top, control1: CGPoint(x: left - width * 0.05, y: foot - height * share * 0.35),
          control2: CGPoint(x: top.x + width * 0.14, y: top.y + height * share * 0.3))
        path.addCurve(
          to: CGPoint(x: left + width, y: foot),
          control1: CGPoint(x: top.x + width * 0.1, y: top.y + height * share * 0.34),
          control2: CGPoint(x: left + width * 1.08, y: foot - height * share * 0.3))
      }
      path.addLine(to: CGPoint(x: rect.maxX + width * 2, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
