import MeniscusGeometry

/// A list of rows for every cell of a grid, all in one array.
package struct CellLists: InvariantChecking {
  /// Where the list of each cell begins and ends in `rows`; neighbours may share one.
  package var bounds: [(start: Int32, end: Int32)]
  /// The rows of all lists.
  package var rows: [Int32]
  /// The cells of the grid.
  package var cells: Int
  /// The length of the table that the rows are of.
  package var limit: Int

  /// Makes lists that are to be checked.
  package init(bounds: [(start: Int32, end: Int32)], rows: [Int32], cells: Int, limit: Int) {
    self.bounds = bounds
    self.rows = rows
    self.cells = cells
    self.limit = limit
  }

  /// Makes the lists of which each begins where the one before ends.
  init(starts: [Int32], rows: [Int32], cells: Int, limit: Int) {
    self.init(
      bounds: zip(starts, starts.dropFirst()).map { ($0, $1) }, rows: rows, cells: cells,
      limit: limit)
  }

  package var brokenInvariant: BrokenInvariant? {
    guard bounds.count == cells else { return BrokenInvariant("Every cell has a list.") }
    var last: (start: Int32, end: Int32) = (0, 0)
    for list in bounds where list != last {
      last = list
      guard list.start >= 0, list.start <= list.end, Int(list.end) <= rows.count else {
        return BrokenInvariant("A cell's list lies in the array of all.")
      }
      var before: Int32 = -1
      for place in Int(list.start)..<Int(list.end) {
        guard rows[place] > before else { return BrokenInvariant("The rows of a list rise.") }
        before = rows[place]
      }
      guard Int(before) < limit else { return BrokenInvariant("A row is one of the table.") }
    }
    return nil
  }
}
