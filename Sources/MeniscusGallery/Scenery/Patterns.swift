import MeniscusUI

/// Squares of two greys, for glass to lie over.
struct Checker: View {
  /// The side of a square, in points.
  var side: CGFloat = 12

  var body: some View {
    Color(white: 0.95).overlay { CheckerShape(side: side).fill(Color(white: 0.08)) }.clipped()
  }
}

/// Every second square of a board.
private nonisolated struct CheckerShape: Shape {
  let side: CGFloat

  /// A pattern stays as it is whatever the direction.
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    Path { path in
      for row in 0..<Int((rect.height / side).rounded(.up)) {
        for column in 0..<Int((rect.width / side).rounded(.up))
        where (row + column).isMultiple(of: 2) {
          path.addRect(
            CGRect(
              x: rect.minX + CGFloat(column) * side, y: rect.minY + CGFloat(row) * side,
              width: side, height: side))
        }
      }
    }
  }
}

/// What a fast film shows of flowers out of focus: soft patches of colour under grain.
struct Grain: View {
  var body: some View {
    LinearGradient(
      colors: [
        Color(red: 0.16, green: 0.27, blue: 0.2), Color(red: 0.42, green: 0.5, blue: 0.26),
      ], startPoint: .topLeading, endPoint: .bottomTrailing
    )
    .overlay { GeometryReader { room in patches(in: room.size) } }
    .overlay {
      Speckles(offset: 0, count: 420).fill(Color(white: 1, opacity: 0.26))
      Speckles(offset: 500, count: 420).fill(Color(white: 0, opacity: 0.3))
    }
    .clipped()
  }

  private static let colors: [Color] = [
    Color(red: 0.93, green: 0.36, blue: 0.42), Color(red: 0.98, green: 0.76, blue: 0.32),
    Color(red: 0.85, green: 0.5, blue: 0.78), Color(red: 0.97, green: 0.93, blue: 0.86),
    Color(red: 0.95, green: 0.45, blue: 0.28), Color(red: 0.55, green: 0.68, blue: 0.42),
  ]

  private func patches(in size: CGSize) -> some View {
    ZStack {
      ForEach(0..<12) { index in
        let side = 44 + CGFloat(index * 29 % 41)
        let color = Self.colors[index % Self.colors.count]
        Circle()
          .fill(
            RadialGradient(
              stops: [
                Gradient.Stop(color: color.opacity(0.95), location: 0),
                Gradient.Stop(color: color.opacity(0.8), location: 0.55),
                Gradient.Stop(color: color.opacity(0), location: 1),
              ], center: .center, startRadius: 0, endRadius: side / 2)
          )
          .frame(width: side, height: side)
          .position(
            x: size.width * Spread.x(index), y: size.height * Spread.y(index))
      }
    }
  }
}

/// Specks in fixed places, spread evenly but without rows, on whole pixels.
private nonisolated struct Speckles: Shape {
  let offset: Int
  let count: Int

  /// A pattern stays as it is whatever the direction.
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    Path { path in
      for index in offset..<offset + count {
        let side = 0.5 + 0.5 * CGFloat(index % 3 / 2)
        path.addRect(
          CGRect(
            x: rect.minX + (rect.width * 2 * Spread.x(index)).rounded() / 2,
            y: rect.minY + (rect.height * 2 * Spread.y(index)).rounded() / 2,
            width: side, height: side))
      }
    }
  }
}

/// Places from 0 to 1 that look like chance and are none.
///
/// The additive recurrence by the plastic number: the next place lies far from all before.
private nonisolated enum Spread {
  static func x(_ index: Int) -> CGFloat { fraction(index, of: 0.754_877_666) }
  static func y(_ index: Int) -> CGFloat { fraction(index, of: 0.569_840_291) }

  private static func fraction(_ index: Int, of step: CGFloat) -> CGFloat {
    let turns = CGFloat(index + 1) * step
    return turns - turns.rounded(.down)
  }
}

/// A sheet of squared paper, every fifth line stronger.
struct SquaredPaper: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let ink = scheme == .dark ? Color(red: 0.55, green: 0.66, blue: 0.85) : .blue
    Backdrop(light: 0.86, dark: 0.08)
      .overlay {
        Ruling(step: 12).fill(ink.opacity(0.32))
        Ruling(step: 60).fill(ink.opacity(0.7))
      }
      .clipped()
  }
}

/// Lines of a point across and down.
private nonisolated struct Ruling: Shape {
  let step: CGFloat

  /// A pattern stays as it is whatever the direction.
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    Path { path in
      for x in stride(from: rect.minX, to: rect.maxX, by: step) {
        path.addRect(CGRect(x: x, y: rect.minY, width: 1, height: rect.height))
      }
      for y in stride(from: rect.minY, to: rect.maxY, by: step) {
        path.addRect(CGRect(x: rect.minX, y: y, width: rect.width, height: 1))
      }
    }
  }
}
