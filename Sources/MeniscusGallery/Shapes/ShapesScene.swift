import MeniscusUI

/// Every basic shape, filled and stroked, under every kind of gradient; a tap rounds and turns.
struct ShapesScene: View {
  @State private var isRound = false

  var body: some View {
    VStack(spacing: 18) {
      HStack(spacing: 18) {
        Rectangle().fill(linear)
        RoundedRectangle(cornerRadius: isRound ? 44 : 24).fill(.orange)
        // What circular corners leave out of continuous ones is seen beside the line.
        RoundedRectangle(cornerRadius: isRound ? 44 : 24).fill(.orange.opacity(0.4))
          .overlay {
            RoundedRectangle(cornerRadius: isRound ? 44 : 24, style: .circular)
              .strokeBorder(.orange, lineWidth: 2)
          }
      }
      HStack(spacing: 18) {
        UnevenRoundedRectangle(
          topLeadingRadius: isRound ? 0 : 36, bottomTrailingRadius: isRound ? 0 : 36,
          topTrailingRadius: isRound ? 36 : 8
        )
        .fill(.pink)
        Capsule().fill(radial).frame(height: 52)
        Circle().fill(angular)
      }
      HStack(spacing: 18) {
        Ellipse().fill(elliptical).frame(height: 56)
        Star(points: 5, depth: isRound ? 0.75 : 0.45).fill(.yellow)
          .rotationEffect(.degrees(isRound ? 36 : 0))
        Wave().stroke(.teal, style: StrokeStyle(lineWidth: 8, lineCap: .round, lineJoin: .round))
          .padding(6)
      }
      Button(action: { withAnimation(.bouncy) { isRound.toggle() } }) {
        Capsule().fill(.indigo).frame(height: 44)
      }
      .accessibilityIdentifier("round")
    }
    .padding(24)
    .background { Backdrop(light: 0.98, dark: 0.06) }
  }

  private var linear: LinearGradient {
    LinearGradient(colors: [.blue, .mint], startPoint: .topLeading, endPoint: .bottomTrailing)
  }

  private var radial: RadialGradient {
    RadialGradient(colors: [.yellow, .red], center: .center, startRadius: 4, endRadius: 56)
  }

  private var angular: AngularGradient {
    AngularGradient(
      colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center)
  }

  private var elliptical: EllipticalGradient {
    EllipticalGradient(colors: [.cyan, .indigo])
  }
}

/// A star; the depth is how far the inner corners lie from the centre, 0 to 1 of the outer ones.
nonisolated struct Star: Shape {
  var points: Int
  var depth: Double

  var animatableData: Double {
    get { depth }
    set { depth = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    var corners: [CGPoint] = []
    for index in 0..<(points * 2) {
      let turn = Double(index) / Double(points * 2)
      let reach = index.isMultiple(of: 2) ? 1 : depth
      corners.append(center.moved(by: radius * CGFloat(reach), at: turn))
    }
    return Path { path in
      path.addLines(corners)
      path.closeSubpath()
    }
  }
}

/// A wave of two periods across the rectangle.
nonisolated struct Wave: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      let step = rect.width / 4
      for index in 0..<4 {
        let start = rect.minX + CGFloat(index) * step
        let peak = index.isMultiple(of: 2) ? rect.minY : rect.maxY
        path.addCurve(
          to: CGPoint(x: start + step, y: rect.midY),
          control1: CGPoint(x: start + step * 0.4, y: peak),
          control2: CGPoint(x: start + step * 0.6, y: peak))
      }
    }
  }
}

extension CGPoint {
  /// The point at a distance, `turn` of a full turn clockwise from straight up.
  func moved(by distance: CGFloat, at turn: Double) -> CGPoint {
    let direction = Angle.degrees(turn * 360 - 90).direction
    return CGPoint(x: x + distance * direction.x, y: y + distance * direction.y)
  }
}
