import MeniscusGallery
import TestSupport
import Testing

@Suite("Streak badge glass prominence")
struct StreakGlassTests {
  @Test("no streak means no badge at all — not an empty glass blob")
  func zeroStreakHidden() {
    expectEqual(streakGlass(streak: 0), .hidden)
  }

  @Test("any streak below a week is lit but neutral")
  func shortStreakLit() {
    expectEqual(streakGlass(streak: 1), .lit)
    expectEqual(streakGlass(streak: 6), .lit)
  }

  @Test("a full week or more earns the tinted on-fire glass")
  func weekOrMoreOnFire() {
    expectEqual(streakGlass(streak: 7), .onFire)
    expectEqual(streakGlass(streak: 30), .onFire)
  }

  @Test("negative streaks are garbage in — never render a badge")
  func negativeStreakHidden() {
    expectEqual(streakGlass(streak: -3), .hidden)
  }
}

@Suite("Quick-add cluster contents")
struct QuickAddMethodsTests {
  @Test("always exactly three — more than that and the morph turns to soup")
  func alwaysThree() {
    expectEqual(quickAddMethods(showMilkBased: true).count, 3)
    expectEqual(quickAddMethods(showMilkBased: false).count, 3)
  }

  @Test("espresso and cold brew are always there — the two everyone logs")
  func staplesAlwaysPresent() {
    for milk in [true, false] {
      let m = quickAddMethods(showMilkBased: milk)
      #expect(m.contains(.espresso) && m.contains(.cold))
    }
  }
}
