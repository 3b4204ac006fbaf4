import MeniscusUI
import TestSupport
import Testing

@Suite("A view graph out of order is noticed")
struct ViewGraphRuleTests {
  private static let broken: [(String?, @Sendable (inout ViewGraphRules) -> Void)] = [
    (nil, { _ in }),
    (nil, { ($0.waiting, $0.listed) = (2, 2) }),
    (nil, { ($0.moving, $0.different, $0.marked) = (2, 2, 2) }),
    ("A reader that waits is listed once.", { $0.waiting = 1 }),
    ("A reader that waits is listed once.", { $0.listed = 1 }),
    (
      "What waits lies no nearer the root than the search begins.",
      { ($0.waiting, $0.listed, $0.passed) = (2, 2, 1) }
    ),
    ("Between rounds nobody waits for the round after.", { $0.waitingAgain = 1 }),
    (
      "A node is in the list of what moves once.",
      { ($0.moving, $0.different, $0.marked) = (2, 1, 2) }
    ),
    (
      "A node in the list of what moves knows it.",
      { ($0.moving, $0.different, $0.marked) = (2, 2, 1) }
    ),
  ]

  @Test("Rules", arguments: broken)
  func rules(rule: String?, damage: @Sendable (inout ViewGraphRules) -> Void) {
    var rules = ViewGraphRules()
    damage(&rules)
    expectEqual(rules.brokenInvariant.map { "\($0.rule)" }, rule)
  }
}
