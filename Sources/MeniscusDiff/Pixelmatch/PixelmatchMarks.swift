/// The pixels that are not alike in two pictures, in rising order.
struct PixelmatchMarks: Equatable, Sendable {
  enum Kind {
    case antialiased
    case different
    case darker
  }

  struct Mark: Equatable, Sendable {
    var index: Int
    var kind: Kind
  }

  private(set) var marks: [Mark] = []
  /// The number of marks of pixels that differ and do not look like antialiasing.
  private(set) var differentCount = 0

  /// The marks of bands of rows, from the top.
  init(_ bands: [PixelmatchMarks]) {
    marks = bands.count == 1 ? bands[0].marks : Array(bands.map(\.marks).joined())
    for band in bands { differentCount += band.differentCount }
  }

  /// Finds the marks in rows.
  ///
  /// Complexity: linear in the pixels; equal ones are passed over in blocks, and those of which no
  /// sample differs enough as well.
  init(_ pair: PixelPair, _ rows: Range<Int>, _ test: PixelmatchTest) {
    var row = rows.lowerBound
    while row < rows.upperBound {
      find(in: row, pair, test)
      row &+= 1
    }
  }

  private mutating func find(in row: Int, _ pair: PixelPair, _ test: PixelmatchTest) {
    let (first, last) = (row &* pair.width, (row &+ 1) &* pair.width)
    var index = first
    var isEqual = true
    while true {
      // Next to blocks that differ a little there are others, which need not be read twice.
      if isEqual { index = pair.nextDifferingBlock(from: index, before: last) }
      if index >= last { return }
      let end = index &+ PixelPair.block
      if end <= last, let spread = pair.spread(from: index), test.isAlike(spread) {
        isEqual = spread.distance == 0
        index = end
        continue
      }
      isEqual = true
      let stop = end < last ? end : last
      while index < stop {
        judge(index, pair, first, row, test)
        index &+= 1
      }
    }
  }

  @inline(__always)
  private mutating func judge(
    _ index: Int, _ pair: PixelPair, _ first: Int, _ row: Int, _ test: PixelmatchTest
  ) {
    let (a, b) = (pair.first[index], pair.second[index])
    guard a != b else { return }
    let verdict = test.verdict(a, b, index)
    guard verdict != .alike else { return }
    let kind: Kind
    if test.isAntialiased(pair, column: index &- first, row: row) {
      kind = .antialiased
    } else {
      kind = verdict == .darker ? .darker : .different
      differentCount &+= 1
    }
    marks.append(Mark(index: index, kind: kind))
  }

  /// Calls `body` with every mark, in rising order.
  @inline(__always)
  func forEach(_ body: (Mark) -> Void) {
    marks.withUnsafeBufferPointer { marks in
      guard let base = marks.baseAddress else { return }
      var index = 0
      while index < marks.count {
        body(base[index])
        index &+= 1
      }
    }
  }
}
