/// The square window of a picture in which most pixels are marked.
struct DensestWindow {
  private let width: Int
  private let height: Int
  /// The window's side, cut down to the picture's.
  private let side: Int

  /// Prepares the search.
  ///
  /// - Parameter side: the window's side in pixels; more than the picture has is cut down.
  init(width: Int, height: Int, side: Int) {
    self.width = width
    self.height = height
    self.side = max(1, min(side, width, height))
  }

  /// How many pixels that differ the window with most of them holds.
  ///
  /// Complexity: linear in the pixels between the first and the last row with a mark.
  func count(of marks: PixelmatchMarks) -> Int {
    // How many marks each column has in the rows of the window.
    var columns = [Int](repeating: 0, count: width)
    return columns.withUnsafeMutableBufferPointer { columns in
      guard let columns = columns.baseAddress else { return 0 }
      return marks.marks.withUnsafeBufferPointer { marks in
        guard let base = marks.baseAddress, let last = marks.last else { return 0 }
        return count(base, marks.count, last.index / width, columns)
      }
    }
  }

  private func count(
    _ marks: UnsafePointer<PixelmatchMarks.Mark>, _ count: Int, _ lastRow: Int,
    _ columns: UnsafeMutablePointer<Int>
  ) -> Int {
    let bottom = min(height - 1, lastRow + side - 1)
    var (entering, leaving, inside, densest) = (0, 0, 0, 0)
    var row = marks[0].index / width
    while row <= bottom {
      while entering < count, marks[entering].index < (row &+ 1) &* width {
        let share = marks[entering].kind == .antialiased ? 0 : 1
        columns[marks[entering].index &- row &* width] &+= share
        inside &+= share
        entering &+= 1
      }
      let leavingRow = row &- side
      while leaving < entering, marks[leaving].index < (leavingRow &+ 1) &* width {
        let share = marks[leaving].kind == .antialiased ? 0 : 1
        columns[marks[leaving].index &- leavingRow &* width] &-= share
        inside &-= share
        leaving &+= 1
      }
      if inside > densest { densest = max(densest, sum(columns)) }
      row &+= 1
    }
    return densest
  }

  /// The largest sum of as many neighbouring columns as the window has.
  private func sum(_ columns: UnsafePointer<Int>) -> Int {
    var (column, sum, densest) = (0, 0, 0)
    while column < width {
      sum &+= columns[column]
      if column >= side { sum &-= columns[column &- side] }
      if sum > densest { densest = sum }
      column &+= 1
    }
    return densest
  }
}
