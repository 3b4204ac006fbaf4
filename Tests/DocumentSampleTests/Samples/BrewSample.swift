// swift-format-ignore-file
// The samples keep the layout of their document.
import MeniscusUI
import Testing

struct Hexagon: Shape {
func path(in rect: CGRect) -> Path {
let w = rect.width, h = rect.height
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

/// The badge of a streak, and the menu.
struct BrewSample: View {
  let streak: Int
  @State private var isExpanded = false

  var body: some View {
    VStack {
      badge(for: streak)
      Text("9 day streak")
        .padding()
// then, on the badge:
.glassEffect(.regular.tint(.orange), in: Hexagon())
      Spacer()
      QuickBrewMenu(
        methods: quickAddMethods(showMilkBased: true), isExpanded: $isExpanded, onPick: { _ in })
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

private struct StreakBadge: View {
  let glass: Glass

  var body: some View {
    Text("Streak").padding().glassEffect(glass, in: Hexagon())
  }
}

enum BrewMethod: String, Identifiable {
  case espresso, filter, aeropress, cold

  var id: String { rawValue }
  var iconName: String {
    switch self {
    case .espresso: "cup.and.saucer.fill"
    case .filter: "drop.fill"
    case .aeropress: "arrow.down.circle.fill"
    case .cold: "snowflake"
    }
  }
}

struct QuickBrewMenu: View {
let methods: [BrewMethod]
@Binding var isExpanded: Bool
var onPick: (BrewMethod) -> Void
@Namespace private var glassNS // 1. a shared namespace
var body: some View {
GlassEffectContainer(spacing: 18) { // 2. one container around all of it
VStack(alignment: .trailing, spacing: 18) {
if isExpanded {
ForEach(methods) { method in
Button { onPick(method) } label: {
Image(systemName: method.iconName)
.frame(width: 54, height: 54)
}
.glassEffect(.regular.interactive(), in: .circle)
.glassEffectID(method, in: glassNS) // 3. a stable identity
}
}
Button {
withAnimation(.bouncy) { isExpanded.toggle() }
} label: {
Image(systemName: isExpanded ? "xmark" : "plus")
.frame(width: 62, height: 62)
}
.glassEffect(.regular.tint(.accentColor).interactive(), in: .circle)
.glassEffectID("fab", in: glassNS)
}
}
}
}

enum StreakGlass: Equatable {
case hidden // no streak yet: render nothing, not an empty glass
case lit // you have a streak: neutral glass
case onFire // a full week or more: tinted, you earned it
}
func streakGlass(streak: Int) -> StreakGlass {
guard streak > 0 else { return .hidden }
return streak >= 7 ? .onFire : .lit
}
@Suite("Streak badge glass prominence")
struct StreakGlassTests {
@Test("no streak means no badge at all — not an empty glass blob")
func zeroStreakHidden() {
#expect(streakGlass(streak: 0) == .hidden)
}
@Test("any streak below a week is lit but neutral")
func shortStreakLit() {
#expect(streakGlass(streak: 1) == .lit)
#expect(streakGlass(streak: 6) == .lit)
}
@Test("a full week or more earns the tinted on-fire glass")
func weekOrMoreOnFire() {
#expect(streakGlass(streak: 7) == .onFire)
#expect(streakGlass(streak: 30) == .onFire)
}
@Test("negative streaks are garbage in — never render a badge")
func negativeStreakHidden() {
#expect(streakGlass(streak: -3) == .hidden)
}
}

func quickAddMethods(showMilkBased: Bool) -> [BrewMethod] {
showMilkBased
? [.espresso, .filter, .cold]
: [.espresso, .aeropress, .cold]
}
@Suite("Quick-add cluster contents")
struct QuickAddMethodsTests {
@Test("always exactly three — more than that and the morph turns to soup")
func alwaysThree() {
#expect(quickAddMethods(showMilkBased: true).count == 3)
#expect(quickAddMethods(showMilkBased: false).count == 3)
}
@Test("espresso and cold brew are always there — the two everyone logs")
func staplesAlwaysPresent() {
for milk in [true, false] {
let m = quickAddMethods(showMilkBased: milk)
#expect(m.contains(.espresso) && m.contains(.cold))
}
}
}
