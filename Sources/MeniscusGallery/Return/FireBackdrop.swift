import MeniscusUI

/// Flames under an evening sky: what the timer's glass refracts.
struct FireBackdrop: View {
  /// Whether the flames flicker, as in a video that is played again and again.
  var isPlaying = false
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
        Flames(layer: layer, turn: isPlaying ? 1 : 0)
          .fill(
            LinearGradient(
              colors: [flames[layer], flames[layer].opacity(0.55)], startPoint: .bottom,
              endPoint: .top)
          )
          .animation(
            isPlaying ? .linear(duration: 2).repeatForever(autoreverses: false) : nil,
            value: isPlaying)
      }
    }
    .ignoresSafeArea()
    .accessibilityHidden(true)
  }
}

/// A row of tongues of fire, each row lower and narrower than the one behind.
private struct Flames: Shape {
  let layer: Int
  /// Where in the video the flames are, from 0 to 1, which looks like 0.
  var turn: Double

  var animatableData: Double {
    get { turn }
    set { turn = newValue }
  }

  /// The heights of the tongues as shares of a row's height.
  private static let heights: [CGFloat] = [0.62, 1, 0.7, 0.9, 0.55, 0.96, 0.66, 0.84]

  /// A picture stays as it is whatever the direction.
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    let count = 4 + layer
    let width = rect.width / CGFloat(count)
    let shift = -width * CGFloat(layer % 2) * 0.5
    let height = rect.height * (0.74 - 0.16 * CGFloat(layer))
    return Path { path in
      path.move(to: CGPoint(x: rect.minX - width, y: rect.maxY))
      for index in -1...count {
        let left = rect.minX + shift + CGFloat(index) * width
        let flicker = flicker(of: index)
        let share =
          Self.heights[(index + 1 + layer * 3) % Self.heights.count] * (1 + 0.12 * flicker.y)
        let top = CGPoint(
          x: left + width * (0.62 + 0.16 * flicker.x), y: rect.maxY - height * share)
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
  /// How far a tongue leans and rises, −1 to 1: every tongue goes around in its own time, and all are
  /// where they began after a turn.
  private func flicker(of index: Int) -> CGPoint {
    guard turn > 0, turn < 1 else { return CGPoint(x: 0, y: 0) }
    let pace = Double(2 + (index + 8 + layer) % 3)
    let way = Angle.degrees(360 * turn * pace).direction
    // Leans by the sine, rises by what the cosine has lost: at rest both are 0.
    return CGPoint(x: way.y, y: 1 - way.x)
  }
}
