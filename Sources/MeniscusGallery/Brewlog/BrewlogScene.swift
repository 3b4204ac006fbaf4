import MeniscusUI

/// The home of a coffee diary: a badge for the streak, the last brews, and a floating button that
/// adds one.
struct BrewlogScene: View {
  /// Whether methods are offered that go with milk.
  let showsMilkBased: Bool
  @State private var streak: Int
  @State private var brews: [Brew] = Brew.samples
  @State private var isExpanded = false

  /// Makes the home of someone who had coffee on some days in a row.
  init(streak: Int = 6, showsMilkBased: Bool = true) {
    self.showsMilkBased = showsMilkBased
    _streak = State(initialValue: streak)
  }

  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      CoffeeBackdrop()
      VStack(alignment: .leading, spacing: 14) {
        Text("BrewLog").font(.largeTitle).bold()
        badge(for: streak)
        VStack(spacing: 10) {
          ForEach(brews) { brew in
            BrewRow(brew: brew)
              .transition(.opacity.combined(with: .scale(scale: 0.95)))
          }
        }
        .padding(.top, 6)
      }
      .padding(.horizontal, 20)
      .padding(.top, 28)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      QuickBrewMenu(
        methods: quickAddMethods(showMilkBased: showsMilkBased), isExpanded: $isExpanded,
        onPick: log
      )
      .buttonStyle(.plain)
      .font(.title3)
      .padding(20)
    }
    .environment(\.streak, streak)
  }

  /// Adds a brew; the first of a day makes the streak longer.
  private func log(_ method: BrewMethod) {
    withAnimation(.bouncy) {
      if !brews.contains(where: { $0.isToday }) { streak += 1 }
      brews.insert(Brew(number: brews.count, method: method, day: "Today"), at: 0)
      brews.removeLast()
      isExpanded = false
    }
  }

  private func badge(for streak: Int) -> some View {
    switch streakGlass(streak: streak) {
    case .hidden: AnyView(EmptyView())
    case .lit: AnyView(StreakBadge(glass: .regular))
    case .onFire: AnyView(StreakBadge(glass: .regular.tint(.orange)))
    }
  }
}

/// A cup that was made.
struct Brew: Identifiable, Equatable {
  let number: Int
  let method: BrewMethod
  let day: String

  var id: Int { number }
  var isToday: Bool { day == "Today" }

  static let samples = [
    Brew(number: 3, method: .filter, day: "Yesterday"),
    Brew(number: 2, method: .espresso, day: "Thursday"),
    Brew(number: 1, method: .aeropress, day: "Wednesday"),
    Brew(number: 0, method: .cold, day: "Tuesday"),
  ]
}

/// A brew, on a solid card: glass is for what floats.
private struct BrewRow: View {
  let brew: Brew
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: brew.method.iconName)
        .font(.title3)
        .foregroundStyle(.brown)
        .frame(width: 32)
      VStack(alignment: .leading, spacing: 1) {
        Text(brew.method.title).font(.headline)
        Text(brew.day).font(.footnote).foregroundStyle(.secondary)
      }
      Spacer()
    }
    .padding(.horizontal, 14)
    .frame(height: 58)
    .background {
      RoundedRectangle(cornerRadius: 18)
        .fill(scheme == .dark ? Color(hex: 0x2A201B) : Color(hex: 0xFFFBF6))
    }
    .accessibilityElement(children: .combine)
  }
}

/// Warm light over coffee, with the rings that cups leave.
private struct CoffeeBackdrop: View {
  @Environment(\.colorScheme) private var scheme

  private var isDark: Bool { scheme == .dark }

  var body: some View {
    ZStack {
      LinearGradient(
        colors: isDark
          ? [Color(hex: 0x3A2418), Color(hex: 0x1C120D)]
          : [Color(hex: 0xF3D9B4), Color(hex: 0xDDB288)],
        startPoint: .topLeading, endPoint: .bottomTrailing)
      RadialGradient(
        colors: [
          (isDark ? Color(hex: 0x8A4B22) : Color(hex: 0xFFF0D2)).opacity(0.9),
          (isDark ? Color(hex: 0x8A4B22) : Color(hex: 0xFFF0D2)).opacity(0),
        ], center: .topLeading, startRadius: 0, endRadius: 280)
      ring(diameter: 190, x: 250, y: 96)
      ring(diameter: 150, x: 112, y: 116)
      ring(diameter: 230, x: 300, y: 430)
      ring(diameter: 120, x: 226, y: 330)
    }
    .accessibilityHidden(true)
  }

  private func ring(diameter: CGFloat, x: CGFloat, y: CGFloat) -> some View {
    Circle()
      .strokeBorder(
        (isDark ? Color(hex: 0xC98A4B) : Color(hex: 0x8A5A34)).opacity(isDark ? 0.5 : 0.42),
        lineWidth: 9
      )
      .frame(width: diameter, height: diameter)
      .position(x: x, y: y)
  }
}
