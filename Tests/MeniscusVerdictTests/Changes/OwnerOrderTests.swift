import MeniscusFormats
import MeniscusGeometry
import MeniscusVerdict
import TestSupport
import Testing

@Suite("Order of the views that drew in a region")
struct OwnerOrderTests {
  private static func display(
    dark: Double = 0.2, second: Double = 0.3, back: String = "rgba(1 0 0 1)"
  ) throws -> DrawnList {
    let text = """
      display 1
      frame 40 40 scale 1 background rgba(1 1 1 1)
      fill rect(0 0 40 40) \(back)  # A/Back[0]
      glass 0  # A/Pane[1].frame.glassEffect
      fill rect(2 2 8 8) rgba(0 0 0 1)  # A/Pane[1]/Ink
      glass 1  # A/Pane[2].frame.glassEffect
      element 0 rect(0 0 20 20) container 0 spacing 0 regular dark \(dark) presence 1 shadow 0.1  \
      # A/Pane[1].frame.glassEffect
      element 1 rect(20 0 20 20) container 1 spacing 0 regular dark \(second) presence 1 shadow 0.1  \
      # A/Pane[2].frame.glassEffect

      """
    return try DrawnList(reading: Array(text.utf8))
  }

  private static let owners = [
    "A/Pane[2].frame.glassEffect", "A/Pane[1]/Ink", "A/Pane[1].frame.glassEffect", "A/Back[0]",
  ]

  private func ordered(_ stage: Stage, accepted: DrawnList) throws -> [String] {
    let lists = OperationChanges(expected: accepted, actual: try Self.display())
    return OwnerOrder(in: stage, lists).ordered(Self.owners)
  }

  @Test("Where surfaces differ, glass comes first")
  func surfaces() throws {
    let order = [0, 2, 1, 3].map { Self.owners[$0] }
    try expectEqual(ordered(.surfaces, accepted: Self.display()), order)
    try expectEqual(ordered(.surfaces, accepted: Self.display(dark: 0.4)), order)
  }

  @Test("What differs otherwise than by adapting stays where it is, with what lies on it")
  func causes() throws {
    let back = try Self.display(back: "rgba(0 0 1 1)")
    try expectEqual(ordered(.pixels, accepted: back), Self.owners)
    // Glass that adapts goes to the end, not what lies behind it and differs.
    try expectEqual(
      ordered(.pixels, accepted: Self.display(dark: 0.4, back: "rgba(0 0 1 1)")),
      [0, 3, 1, 2].map { Self.owners[$0] })
    // A view that only has the beginning of its name is another.
    let lists = OperationChanges(
      expected: try Self.display(dark: 0.4), actual: try Self.display())
    let others = ["A/Pane[1].frame.glassEffect", "A/Pane[11]/Ink", "A/Pane"]
    expectEqual(
      OwnerOrder(in: .pixels, lists).ordered(others), [others[1], others[2], others[0]])
    expectEqual(OwnerOrder(in: .layout, lists).ordered([]), [])
  }

  @Test(
    "A region is blamed on the first that covers half of it, which is then told first",
    arguments: [
      (Stage.pixels, [3, 0, 1, 2]), (.surfaces, [0, 2, 1, 3]), (.display, [0, 1, 2, 3]),
    ])
  func blame(stage: Stage, order: [Int]) throws {
    let lists = OperationChanges(
      expected: try Self.display(dark: 0.4), actual: try Self.display())
    var region = CheckpointReport.Region(
      pixels: PixelRect(x: 0, y: 0, width: 20, height: 20), differingPixels: 9, owners: Self.owners,
      change: RegionChange(.recolored))
    region.change?.isMeasured = true
    RegionParty(lists, stage: stage, scale: 1).blame(in: &region)
    expectEqual(region.owners, order.map { Self.owners[$0] })
    // Where operations differ it is they that say who it is.
    expectEqual(region.change?.view, stage == .display ? nil : Self.owners[order[0]])
  }

  @Test("As many are told as a report has room for")
  func limit() {
    expectEqual(OwnerOrder.limit, 8)
  }

  @Test("Where pixels differ, glass that only adapts comes last, with what lies on it")
  func pixels() throws {
    try expectEqual(ordered(.pixels, accepted: Self.display()), Self.owners)
    try expectEqual(
      ordered(.pixels, accepted: Self.display(dark: 0.4)), [0, 3, 1, 2].map { Self.owners[$0] })
    try expectEqual(
      ordered(.pixels, accepted: Self.display(dark: 0.4, second: 0.1)),
      [3, 0, 1, 2].map { Self.owners[$0] })
  }
}
