import MeniscusGeometry

/// A child of a grid with what it asks of the grid.
public struct GridCell<Subject: LayoutSubject> {
  /// The child.
  public let subject: Subject
  /// The columns that it spans, at least one.
  public let span: Int
  /// The axes on which it does not make its column or row larger.
  public let unsizedAxes: LayoutAxes
  /// The fractions of its cell at which it stands, (0, 0) leading top; nil follows alignment.
  public let anchor: Point2D?

  /// The most columns that a cell spans: a grid keeps something for each, and no frame shows as many.
  private static var longestSpan: Int { 10_000 }

  /// Makes a cell; a span below one counts as one, and one above 10,000 as that.
  public init(
    _ subject: Subject, span: Int = 1, unsizedAxes: LayoutAxes = [], anchor: Point2D? = nil
  ) {
    self.subject = subject
    self.span = min(max(span, 1), Self.longestSpan)
    self.unsizedAxes = unsizedAxes
    self.anchor = anchor
  }
}

/// The cells of a grid, row by row.
public struct GridContent<Subject: LayoutSubject> {
  /// All cells, row after row.
  public private(set) var cells: [GridCell<Subject>] = []
  /// The rows.
  public private(set) var rows: [Row] = []
  /// The number of columns: what the widest row spans.
  public private(set) var columnCount = 0
  /// The guides that single columns are aligned by.
  public private(set) var columnGuides: [Int: AlignmentGuide] = [:]

  /// A row of a grid.
  public struct Row: Equatable, Sendable {
    /// Its cells.
    public let cells: Range<Int>
    /// The guide down the row, or nil for the grid's.
    public let guide: AlignmentGuide?
    /// Whether its one cell spans all columns, however many there are.
    public let isWhole: Bool
  }

  /// Makes a grid without rows.
  public init() {}

  /// Adds a row of cells.
  public mutating func append(row: [GridCell<Subject>], guide: AlignmentGuide? = nil) {
    let start = cells.count
    cells += row
    rows.append(Row(cells: start..<cells.count, guide: guide, isWhole: false))
    columnCount = max(columnCount, row.reduce(0) { $0 + $1.span })
  }

  /// Adds a child that spans all columns.
  public mutating func append(whole cell: GridCell<Subject>) {
    rows.append(Row(cells: cells.count..<cells.count + 1, guide: nil, isWhole: true))
    cells.append(cell)
    columnCount = max(columnCount, 1)
  }

  /// Aligns a column by a guide of its own; the first one that is stated holds.
  public mutating func align(column: Int, by guide: AlignmentGuide) {
    if columnGuides[column] == nil { columnGuides[column] = guide }
  }

  /// The columns of each cell of a row, in order.
  func columns(of row: Row) -> [Range<Int>] {
    if row.isWhole { return [0..<columnCount] }
    var start = 0
    return row.cells.map { cell in
      let end = start + cells[cell].span
      defer { start = end }
      return start..<end
    }
  }
}
