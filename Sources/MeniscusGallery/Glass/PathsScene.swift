import MeniscusUI

/// Paths that have no one edge, which a replay notes as mistakes, beside paths that have.
struct PathsScene: View {
  var body: some View {
    HStack(spacing: 16) {
      MistakeCard(isRight: false, title: "Open, crossing") {
        board {
          piece(Swoosh(isClosed: false), height: 84)
          piece(Pentagram(), height: 104)
        }
      }
      MistakeCard(isRight: true, title: "Closed, simple") {
        board {
          piece(Swoosh(isClosed: true), height: 84)
          piece(Star(points: 5, depth: 0.48), height: 104)
        }
      }
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { Backdrop(light: 0.95, dark: 0.04) }
  }

  /// Glass in a shape, and over it the line that the shape draws.
  private func piece(_ shape: some Shape, height: CGFloat) -> some View {
    shape.stroke(.white, style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
      .frame(width: 104, height: height)
      .glassEffect(in: shape)
  }

  private func board(@ViewBuilder _ shapes: () -> some View) -> some View {
    LandscapeWindow(top: 330)
      .overlay { GlassEffectContainer { VStack(spacing: 22) { shapes() } } }
      .clipShape(.rect(cornerRadius: 24))
  }
}

/// A fin; its straight edge is there only if it is closed.
private nonisolated struct Swoosh: Shape {
  let isClosed: Bool

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addCurve(
        to: CGPoint(x: rect.maxX, y: rect.minY),
        control1: CGPoint(x: rect.minX + rect.width * 0.1, y: rect.minY + rect.height * 0.3),
        control2: CGPoint(x: rect.minX + rect.width * 0.5, y: rect.minY))
      path.addCurve(
        to: CGPoint(x: rect.maxX - rect.width * 0.12, y: rect.maxY),
        control1: CGPoint(x: rect.maxX - rect.width * 0.24, y: rect.minY + rect.height * 0.36),
        control2: CGPoint(x: rect.maxX - rect.width * 0.24, y: rect.minY + rect.height * 0.7))
      if isClosed { path.closeSubpath() }
    }
  }
}

/// Five corners of a circle, every second one joined: each line crosses two others.
private nonisolated struct Pentagram: Shape {
  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    return Path { path in
      path.addLines((0..<5).map { center.moved(by: radius, at: Double($0 * 2 % 5) / 5) })
      path.closeSubpath()
    }
  }
}
