import MeniscusUI

/// Six silhouettes of glass; a tap on the star turns them clear, and back.
struct ShapesOfGlassScene: View {
  @State private var isClear = false

  private var glass: Glass { isClear ? .clear : .regular }

  var body: some View {
    ZStack {
      LandscapeWindow(top: 330)
      VStack(spacing: 26) {
        HStack(spacing: 26) {
          piece(Capsule(), width: 122, height: 64)
          piece(.rect(cornerRadius: 22), width: 122, height: 92)
        }
        HStack(spacing: 26) {
          piece(.circle)
          piece(RegularHexagon())
        }
        HStack(spacing: 26) {
          piece(Star(points: 5, depth: 0.48))
            .onTapGesture {
              withAnimation(.smooth(duration: 0.5)) { isClear.toggle() }
            }
            .accessibilityIdentifier("star")
          piece(LetterP())
        }
      }
    }
  }

  private func piece(_ shape: some Shape, width: CGFloat = 122, height: CGFloat = 112) -> some View
  {
    Color.clear.frame(width: width, height: height).glassEffect(glass, in: shape)
  }
}

/// A regular hexagon with a corner at the top.
nonisolated struct RegularHexagon: Shape {
  /// Half the side of an equilateral triangle is this part of its height's double: √3 ÷ 4.
  private static let reach: CGFloat = 0.433_012_701_892_219_3

  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let corners: [(x: CGFloat, y: CGFloat)] = [
      (0, -0.5), (Self.reach, -0.25), (Self.reach, 0.25), (0, 0.5), (-Self.reach, 0.25),
      (-Self.reach, -0.25),
    ]
    return Path { path in
      path.addLines(
        corners.map { CGPoint(x: rect.midX + $0.x * side, y: rect.midY + $0.y * side) })
      path.closeSubpath()
    }
  }
}

/// A capital P: a stem, a bowl and the hole in it.
nonisolated struct LetterP: Shape {
  /// Letters read the same way whatever the direction.
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    let height = min(rect.height, rect.width)
    let (stem, bowl) = (height * 0.27, height * 0.32)
    let (left, top) = (rect.midX - height * 0.37, rect.midY - height / 2)
    let middle = left + height * 0.74 - bowl
    let hole = bowl - height * 0.2
    return Path { path in
      path.move(to: CGPoint(x: left, y: top))
      path.addLine(to: CGPoint(x: middle, y: top))
      path.addArc(
        center: CGPoint(x: middle, y: top + bowl), radius: bowl, startAngle: .degrees(-90),
        endAngle: .degrees(90), clockwise: false)
      path.addLine(to: CGPoint(x: left + stem, y: top + bowl * 2))
      path.addLine(to: CGPoint(x: left + stem, y: top + height))
      path.addLine(to: CGPoint(x: left, y: top + height))
      path.closeSubpath()
      path.move(to: CGPoint(x: left + stem, y: top + bowl - hole))
      path.addLine(to: CGPoint(x: left + stem, y: top + bowl + hole))
      path.addLine(to: CGPoint(x: middle, y: top + bowl + hole))
      path.addArc(
        center: CGPoint(x: middle, y: top + bowl), radius: hole, startAngle: .degrees(90),
        endAngle: .degrees(-90), clockwise: true)
      path.closeSubpath()
    }
  }
}
