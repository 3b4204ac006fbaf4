import MeniscusUI

/// The colours of a landscape at one time of day.
struct LandscapePalette {
  var zenith, middle, horizon: Color
  var sun, glow, clouds: Color
  var haze: Color
  var ridges: [Color]
  var shore, deep, shimmer, trees: Color

  static let day = LandscapePalette(
    zenith: Color(hex: 0x2F7BD9), middle: Color(hex: 0x7FB8EC), horizon: Color(hex: 0xF6E3C5),
    sun: Color(hex: 0xFFF6D8), glow: Color(hex: 0xFFE9A8),
    clouds: Color(white: 1, opacity: 0.82), haze: Color(hex: 0xE7D9C6),
    ridges: [
      Color(hex: 0x8FA9C4), Color(hex: 0x6E91A8), Color(hex: 0x4F7C84), Color(hex: 0x37665F),
      Color(hex: 0x275042),
    ],
    shore: Color(hex: 0x8CC3D8), deep: Color(hex: 0x1F5F86),
    shimmer: Color(white: 1, opacity: 0.34), trees: Color(hex: 0x14332B))

  static let dusk = LandscapePalette(
    zenith: Color(hex: 0x2B2A63), middle: Color(hex: 0xB0567F), horizon: Color(hex: 0xFFB36B),
    sun: Color(hex: 0xFFE2A0), glow: Color(hex: 0xFF9D5C),
    clouds: Color(hex: 0xFFC7A8).opacity(0.7), haze: Color(hex: 0xF0A07A),
    ridges: [
      Color(hex: 0x8E6288), Color(hex: 0x704F7C), Color(hex: 0x533F6B), Color(hex: 0x3A3157),
      Color(hex: 0x282441),
    ],
    shore: Color(hex: 0xE79A7E), deep: Color(hex: 0x39306A),
    shimmer: Color(hex: 0xFFE0B8).opacity(0.4), trees: Color(hex: 0x15132B))

  static let night = LandscapePalette(
    zenith: Color(hex: 0x050A1E), middle: Color(hex: 0x10224A), horizon: Color(hex: 0x2E4A78),
    sun: Color(hex: 0xF4F3EA), glow: Color(hex: 0x9DB7E8),
    clouds: Color(hex: 0x8FA5CC).opacity(0.22), haze: Color(hex: 0x2B4470),
    ridges: [
      Color(hex: 0x24385F), Color(hex: 0x1B2D50), Color(hex: 0x142341), Color(hex: 0x0E1A32),
      Color(hex: 0x091225),
    ],
    shore: Color(hex: 0x2C4674), deep: Color(hex: 0x070F22),
    shimmer: Color(hex: 0xC6D6F5).opacity(0.25), trees: Color(hex: 0x03070F))
}

extension Color {
  /// A colour by its 8-bit components.
  init(hex: Int) {
    self.init(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
      blue: Double(hex & 255) / 255)
  }
}

/// A chain of summits across the whole width; later ones are nearer, lower and rounder.
nonisolated struct Ridge: Shape {
  let index: Int
  let count: Int

  /// A picture stays as it is whatever the direction.
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    let depth = CGFloat(index) / CGFloat(count)
    let base = rect.height * (0.475 + 0.3 * depth)
    let relief = rect.height * (0.15 - 0.09 * depth)
    let summits = 5 + index * 2
    let step = rect.width / CGFloat(summits - 1)
    // Far summits are sharp, near ones round.
    let slack = 0.12 + 0.36 * depth
    return Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      var last = CGPoint(x: rect.minX, y: base - relief * share(0))
      path.addLine(to: last)
      for summit in 1..<summits {
        let shift = step * 0.34 * (scatter(summit, 19) - 0.5)
        let x = summit == summits - 1 ? rect.maxX : rect.minX + CGFloat(summit) * step + shift
        let next = CGPoint(x: x, y: base - relief * share(summit))
        let width = next.x - last.x
        path.addCurve(
          to: next,
          control1: CGPoint(x: last.x + width * slack, y: last.y + (next.y - last.y) * 0.12),
          control2: CGPoint(x: next.x - width * slack, y: next.y - (next.y - last.y) * 0.12))
        last = next
      }
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }

  /// The height of a summit or saddle, 0 to 1 of the relief.
  private func share(_ summit: Int) -> CGFloat {
    let rough = scatter(summit, 31)
    return summit.isMultiple(of: 2) ? 0.08 + 0.34 * rough : 0.58 + 0.42 * rough
  }

  /// A number from 0 to 1 that looks like chance and is none.
  private func scatter(_ summit: Int, _ modulus: Int) -> CGFloat {
    let mixed: Int = summit * summit * 7 + summit * 11 + index * 13
    return CGFloat(mixed % modulus) / CGFloat(modulus - 1)
  }
}

/// A cloud: rounds of several sizes on a common base.
nonisolated struct Cloud: Shape {
  private static let rounds: [(x: CGFloat, size: CGFloat)] = [
    (0.12, 0.5), (0.3, 0.82), (0.52, 1), (0.72, 0.7), (0.88, 0.44),
  ]

  /// A picture stays as it is whatever the direction.
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    Path { path in
      for round in Self.rounds {
        let side = rect.height * round.size
        let center = rect.minX + rect.width * round.x
        path.addEllipse(
          in: CGRect(
            x: center - side * 0.75, y: rect.maxY - side, width: side * 1.5, height: side))
      }
    }
  }
}

/// A row of firs along the near shore, in two depths.
struct Trees: View {
  let color: Color

  var body: some View {
    HStack(alignment: .bottom, spacing: -7) {
      ForEach(0..<22) { index in
        Fir()
          .fill(color.opacity(index.isMultiple(of: 3) ? 0.82 : 1))
          .frame(width: 26, height: CGFloat(52 + index * 41 % 58))
      }
    }
    .frame(maxWidth: .infinity)
  }
}

/// A fir of three tiers.
nonisolated struct Fir: Shape {
  /// A picture stays as it is whatever the direction.
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    Path { path in
      for tier in 0..<3 {
        let top = rect.minY + rect.height * 0.25 * CGFloat(tier)
        let reach = rect.width * (0.26 + 0.12 * CGFloat(tier))
        let bottom = min(top + rect.height * 0.46, rect.maxY - rect.height * 0.04)
        path.move(to: CGPoint(x: rect.midX, y: top))
        path.addQuadCurve(
          to: CGPoint(x: rect.midX + reach, y: bottom),
          control: CGPoint(x: rect.midX + reach * 0.2, y: (top + bottom) / 2))
        path.addQuadCurve(
          to: CGPoint(x: rect.midX - reach, y: bottom),
          control: CGPoint(x: rect.midX, y: bottom + 4))
        path.addQuadCurve(
          to: CGPoint(x: rect.midX, y: top),
          control: CGPoint(x: rect.midX - reach * 0.2, y: (top + bottom) / 2))
        path.closeSubpath()
      }
      path.addRect(
        CGRect(
          x: rect.midX - 2, y: rect.maxY - rect.height * 0.12, width: 4,
          height: rect.height * 0.12))
    }
  }
}

/// Stars in fixed places, spread evenly but without rows.
struct Stars: View {
  var body: some View {
    Canvas { context, _ in
      for index in 0..<90 {
        let size = size(index)
        var place = context
        place.translateBy(
          x: 390 * fraction(index, of: 0.754_877_666), y: 380 * fraction(index, of: 0.569_840_291))
        place.fill(
          Path(ellipseIn: CGRect(x: -size / 2, y: -size / 2, width: size, height: size)),
          with: .color(.white.opacity(0.25 + Double(index * 13 % 50) / 80)))
      }
    }
  }

  private func size(_ index: Int) -> CGFloat { index.isMultiple(of: 7) ? 2.5 : 1.5 }

  /// The additive recurrence by the plastic number: the next point lies far from all before.
  private func fraction(_ index: Int, of step: CGFloat) -> CGFloat {
    let turns = CGFloat(index + 1) * step
    return turns - turns.rounded(.down)
  }
}
