import MeniscusMorph
import TestSupport
import Testing

@Suite("A grid with broken lists is noticed")
struct CellListsTests {
  @Test(
    "Rules",
    arguments: [
      ([(0, 2), (0, 2), (2, 3)], [0, 4, 1], nil),
      ([(0, 0), (0, 0), (0, 0)], [], nil),
      ([(0, 2), (2, 3)], [0, 4, 1], "Every cell has a list."),
      ([(0, 2), (2, 3), (3, 4)], [0, 4, 1], "A cell's list lies in the array of all."),
      ([(0, 2), (2, 1), (2, 3)], [0, 4, 1], "A cell's list lies in the array of all."),
      ([(0, 2), (-1, 2), (2, 3)], [0, 4, 1], "A cell's list lies in the array of all."),
      ([(0, 3), (0, 3), (0, 3)], [0, 4, 1], "The rows of a list rise."),
      ([(0, 3), (0, 3), (0, 3)], [-1, 0, 1], "The rows of a list rise."),
      ([(0, 1), (0, 1), (1, 2)], [0, 5], "A row is one of the table."),
    ] as [([(Int32, Int32)], [Int32], String?)])
  func rules(bounds: [(Int32, Int32)], rows: [Int32], rule: String?) {
    let lists = CellLists(
      bounds: bounds.map { (start: $0.0, end: $0.1) }, rows: rows, cells: 3, limit: 5)
    expectEqual(lists.brokenInvariant.map { "\($0.rule)" }, rule)
  }
}
