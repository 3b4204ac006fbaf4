import MeniscusDisplay
import MeniscusGeometry
import TestSupport
import Testing

@Suite("A list that does not nest is noticed")
struct InvariantTests {
  typealias Action = DisplayOperation.Action

  private static let clip = Action.beginClip(.rectangle(.zero))

  @Test(
    "Rules",
    arguments: [
      ([], nil),
      ([.beginGroup(opacity: 0.5), clip, .end, .end], nil),
      ([.end], "An end ends something."),
      ([clip, .end, .end, clip], "An end ends something."),
      ([.beginLayer(.blend(.multiply)), clip, .end], "What begins ends."),
      ([.glass(element: 0)], "An operation of glass has its element."),
    ] as [([Action], String?)])
  func rules(actions: [Action], rule: String?) {
    var list = DisplayList(size: Size2D(width: 9, height: 9), scale: 1, background: .white)
    list.operations = actions.map {
      DisplayOperation(action: $0, transform: .identity, view: .none)
    }
    expectEqual(list.brokenInvariant.map { "\($0.rule)" }, rule)
  }

  @Test("An operation of a view that is not in the table")
  func view() {
    var list = DisplayList(size: Size2D(width: 9, height: 9), scale: 1, background: .white)
    list.operations = [
      DisplayOperation(
        action: .fill(.rectangle(.zero), .color(.black)), transform: .identity,
        view: ViewIndex(row: 1))
    ]
    list.views = [ViewRecord(path: "A")]
    #expect(list.brokenInvariant != nil)
    list.views.append(ViewRecord(path: "B"))
    #expect(list.keepsInvariants)
  }
}
