import MeniscusUI

/// A shape with a straight top and bottom and a point at either side.
struct Hexagon: Shape {
  func path(in rect: CGRect) -> Path {
    let w = rect.width
    let h = rect.height
    let inset = w * 0.14
    return Path { p in
      p.move(to: CGPoint(x: inset, y: 0))
      p.addLine(to: CGPoint(x: w - inset, y: 0))
      p.addLine(to: CGPoint(x: w, y: h / 2))
      p.addLine(to: CGPoint(x: w - inset, y: h))
      p.addLine(to: CGPoint(x: inset, y: h))
      p.addLine(to: CGPoint(x: 0, y: h / 2))
      p.closeSubpath()
    }
  }
}

/// How many days in a row there was coffee, on a hexagon of glass.
struct StreakBadge: View {
  let glass: Glass
  @Environment(\.streak) private var streak

  var body: some View {
    Label {
      Text("\(streak) day streak")
    } icon: {
      // A list would give it the tint, which the glass under it has already.
      Image(systemName: "flame.fill").foregroundStyle(.primary)
    }
    .font(.subheadline)
    .fontWeight(.semibold)
    .padding(.horizontal, 26)
    .padding(.vertical, 12)
    .glassEffect(glass, in: Hexagon())
    .accessibilityIdentifier("streak")
  }
}

extension EnvironmentValues {
  /// The days in a row.
  var streak: Int {
    get { self[StreakKey.self] }
    set { self[StreakKey.self] = newValue }
  }
}

private enum StreakKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}
