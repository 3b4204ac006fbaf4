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
  fileprivate init(hex: Int) {
    self.init(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
      blue: Double(hex & 255) / 255)
  }
}

/// A chain of hills across the whole width; later ones are nearer, lower and rougher.
nonisolated struct Ridge: Shape {
  let index: Int
  let count: Int

  func path(in rect: CGRect) -> Path {
    let depth = CGFloat(index) / CGFloat(count)
    let base = rect.height * (0.46 + 0.3 * depth)
    let relief = rect.height * (0.13 - 0.07 * depth)
    let peaks = 3 + index
    let step = rect.width / CGFloat(peaks)
    return Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      var height = base - relief * share(0)
      path.addLine(to: CGPoint(x: rect.minX, y: height))
      for peak in 1...peaks {
        let next = base - relief * share(peak)
        let x = rect.minX + CGFloat(peak) * step
        path.addCurve(
          to: CGPoint(x: x, y: next), control1: CGPoint(x: x - step * 0.62, y: height),
          control2: CGPoint(x: x - step * 0.38, y: next))
        height = next
      }
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }

  /// The height of a summit or valley, 0 to 1 of the relief.
  private func share(_ peak: Int) -> CGFloat {
    let rough = CGFloat((peak * 37 + index * 53) % 29) / 29
    return peak.isMultiple(of: 2) ? 0.55 + 0.45 * rough : 0.35 * rough
  }
}

/// A cloud: a flat base with three rounds on it.
nonisolated struct Cloud: Shape {
  let width: CGFloat

  func path(in rect: CGRect) -> Path {
    let unit = rect.height
    return Path { path in
      path.addRoundedRect(
        in: CGRect(x: rect.minX, y: rect.maxY - unit * 0.5, width: rect.width, height: unit * 0.5),
        cornerSize: CGSize(width: unit * 0.25, height: unit * 0.25))
      path.addEllipse(
        in: CGRect(
          x: rect.minX + rect.width * 0.16, y: rect.minY + unit * 0.26,
          width: unit * 0.9, height: unit * 0.74))
      path.addEllipse(
        in: CGRect(x: rect.minX + rect.width * 0.38, y: rect.minY, width: unit * 1.1, height: unit))
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

/// Stars in fixed places.
struct Stars: View {
  var body: some View {
    ZStack {
      ForEach(0..<60) { index in
        Circle()
          .fill(.white)
          .frame(width: CGFloat(1 + index % 3), height: CGFloat(1 + index % 3))
          .position(x: CGFloat(index * 97 % 390), y: CGFloat(index * 151 % 400) + 10)
          .opacity(0.35 + Double(index * 13 % 50) / 100)
      }
    }
  }
}
