import MeniscusDisplay
import MeniscusGeometry
import MeniscusMorph

/// What changes slowly around and inside a fused shape, on a coarse grid: its shadow and inner
/// shade.
///
/// Shadow and shade are at least as wide as 12 and 16 points, so that values between nodes of 4 points are
/// within a tenth of a level of the exact ones. The grid belongs to the frame, not to what is
/// painted: a pixel does not depend on the tiles around it.
struct GlassLattice: @unchecked Sendable {
  /// The distance of nodes, in points.
  private static let spacing = 4.0

  /// The distance of nodes, in pixels.
  let step: Int
  /// The number of nodes.
  var nodeCount: Int { columns * rows }
  /// The number of rows of nodes.
  let rows: Int
  /// The first node's place in steps from the frame's origin.
  private let firstColumn: Int
  private let firstRow: Int
  private let columns: Int
  /// Shadow and inner shade, 0 to 1.
  private let light: UnsafeMutablePointer<SIMD2<Float>>
  /// The distance to the fused shape's edge, in points.
  private let distance: UnsafeMutablePointer<Float>
  /// The distances that were worked out for each row.
  private let works: UnsafeMutablePointer<FieldWork>
  /// The light that is left in the shadow of large glass, by channel; where it is not all black.
  private let hues: UnsafeMutablePointer<SIMD4<Float>>
  /// What the pixels of each cell need: see ``Cell``.
  private let cells: UnsafeMutablePointer<Cell>
  /// Whether the shadow has colours.
  let hasHues: Bool
  /// Where nodes and cells lie.
  private let memory: MemoryBlock

  /// What the pixels between four nodes need.
  enum Cell: UInt8, Sendable {
    /// Nothing: they are too far.
    case empty
    /// The shadow.
    case shadow
    /// Their exact distance.
    case glass
  }

  /// Makes room for the nodes around the pixels that a fused shape may change.
  ///
  /// - Parameter opacity: the opacity of the shadow at most.
  init(
    _ fusedShape: GlassShapePaint, scale: Double, shadow opacity: Float, _ pool: inout MemoryPool
  ) {
    let bounds = fusedShape.bounds
    step = max(Int((Self.spacing * scale).rounded()), 1)
    firstColumn = Self.floor(bounds.minX, step)
    firstRow = Self.floor(bounds.minY, step)
    columns = Self.floor(max(bounds.maxX - 1, bounds.minX), step) - firstColumn + 2
    rows = Self.floor(max(bounds.maxY - 1, bounds.minY), step) - firstRow + 2
    hasHues = opacity > 0 && fusedShape.looks.contains { $0.spill > 0 }
    // Parts begin at multiples of 16 bytes.
    let nodes = (columns * rows + 15) & ~15
    memory = pool.block(byteCount: nodes * (hasHues ? 29 : 13) + rows * 16)
    light = memory.elements(of: SIMD2<Float>.self, count: nodes)
    distance = memory.elements(of: Float.self, count: nodes, from: 8 * nodes)
    cells = memory.elements(of: Cell.self, count: nodes, from: 12 * nodes)
    works = memory.elements(of: FieldWork.self, count: rows, from: 13 * nodes)
    hues = memory.elements(
      of: SIMD4<Float>.self, count: hasHues ? nodes : 0, from: 13 * nodes + 16 * rows)
  }

  /// The numbers that a worker needs for a row of nodes, besides the shares of elements.
  var rowNumbers: Int { 6 * columns }

  /// The distances that were worked out.
  var work: FieldWork {
    (0..<rows).reduce(into: FieldWork()) { $0 += works[$1] }
  }

  /// Works out a row of nodes.
  ///
  /// - Parameters:
  ///   - others: the shapes that cast their shadows before.
  ///   - opacity: the opacity of the shadow at most.
  func fillNodes(
    _ row: Int, of shape: GlassShapePaint, _ widths: GlassShadowWidths, opacity: Float,
    beside others: [ShadowCaster], scale: Double, _ table: UnsafePointer<Float>,
    _ scratch: WorkerScratch
  ) {
    let numbers = scratch.numbers
    func buffer(_ index: Int) -> UnsafeMutableBufferPointer<Float> {
      UnsafeMutableBufferPointer(start: numbers + index * columns, count: columns)
    }
    let field = GlassNodeRow(
      distance: buffer(0), gradientX: buffer(1), gradientY: buffer(2), deviation: buffer(4),
      shares: UnsafeMutableBufferPointer(
        start: numbers + rowNumbers, count: scratch.numberCount - rowNumbers))
    let (cast, there) = (buffer(3), buffer(5))
    let (x, y, spacing) = (firstColumn * step, firstRow * step, Double(step) / scale)
    let (fusedShape, origin) = (shape.fusedShape, shape.fusedShape.origin.pixel)
    let left = Double(x - origin.column) / scale
    let top = (Double(y - origin.row) + Double(row) * Double(step)) / scale
    var work = widths.fill(
      field, fusedShape, y: top - GlassShadowExtent.drop, x: left, step: spacing)
    for column in 0..<columns {
      let deviations = field.distance[column] / field.deviation[column]
      cast[column] = GlassShadow.opacity(at: deviations, table)
    }
    work += fusedShape.fillRow(
      y: top, x: left, step: spacing, distance: field.distance, gradientX: field.gradientX,
      gradientY: field.gradientY)
    let first = row * columns
    for column in 0..<columns {
      let near = field.distance[column]
      let gradient = SIMD2(field.gradientX[column], field.gradientY[column])
      let length = (gradient * gradient).sum().squareRoot()
      let way = length > 0 ? gradient / length : SIMD2(0, 0)
      distance[first + column] = near
      light[first + column] = SIMD2(cast[column], GlassLight.innerShadow(-near, way))
    }
    if !others.isEmpty {
      there.update(repeating: 0)
      let line = y + row * step
      for other in others
      where line >= other.shape.bounds.minY - step && line <= other.shape.bounds.maxY {
        let place = other.shape.fusedShape.origin.pixel
        let down = (Double(y - place.row) + Double(row) * Double(step)) / scale
        work += other.addShadow(
          field, y: down - GlassShadowExtent.drop, x: Double(x - place.column) / scale,
          step: spacing, table, to: there)
      }
      for column in 0..<columns {
        light[first + column][0] = GlassShadow.rest(
          of: light[first + column][0], of: opacity, over: there[column])
      }
    }
    works[row] = work
  }

  /// Works out what lies between the nodes, once they are all there.
  ///
  /// - Parameters:
  ///   - capture: what lies behind.
  ///   - opacity: the opacity of the shadow at most.
  func finish(_ shape: GlassShapePaint, over capture: GlassCapture, scale: Double, opacity: Float) {
    if hasHues {
      let spill = shape.looks.reduce(0) { max($0, $1.spill) }
      for node in 0..<nodeCount {
        let (column, row) = (firstColumn + node % columns, firstRow + node / columns)
        hues[node] = capture.hue(Float(column * step), Float(row * step)) * (2 * spill)
      }
    }
    fillCells(side: Double(step) / scale, shadow: opacity)
  }

  private static func floor(_ value: Int, _ step: Int) -> Int {
    value >= 0 ? value / step : -((-value + step - 1) / step)
  }

  private func fillCells(side: Double, shadow opacity: Float) {
    // Black of 1/512 changes no byte.
    let least: Float = 0.00195
    // A pixel is no further from the nearest node than half a diagonal, and a distance changes by
    // no more than that; the fold of fused shapes adds a little.
    let slack = Float(0.75 * side)
    cells.update(repeating: .empty, count: nodeCount)
    for row in 0..<rows - 1 {
      for column in 0..<columns - 1 {
        let node = row * columns + column
        let (a, b, c, d) = (node, node + 1, node + columns, node + columns + 1)
        let nearest = min(min(distance[a], distance[b]), min(distance[c], distance[d]))
        let shadow = max(max(light[a][0], light[b][0]), max(light[c][0], light[d][0]))
        if nearest - slack < GlassLight.lineReach {
          cells[node] = .glass
        } else if shadow * opacity > least {
          cells[node] = .shadow
        }
      }
    }
  }
}

extension GlassLattice {
  /// Calls `body` for neighbouring pixels of a row that need the same, in order.
  @inline(__always)
  func forEachStretch(
    y: Int, x range: Range<Int>, _ body: (Cell, Range<Int>) -> Void
  ) {
    let row = (Self.floor(y, step) - firstRow) * columns
    var start = range.lowerBound
    while start < range.upperBound {
      var column = Self.floor(start, step) - firstColumn
      let cell = cells[row + column]
      var end = start
      repeat {
        column += 1
        end = min((column + firstColumn) * step, range.upperBound)
      } while end < range.upperBound && cells[row + column] == cell
      body(cell, start..<end)
      start = end
    }
  }

  /// The light that is left in the shadow of a pixel, by channel.
  func hue(_ x: Int, _ y: Int) -> SIMD4<Float> {
    let part = 1 / Float(step)
    let (column, row) = (Self.floor(x, step), Self.floor(y, step))
    let across = (Float(x - column * step) + 0.5) * part
    let down = (Float(y - row * step) + 0.5) * part
    let node = (row - firstRow) * columns + column - firstColumn
    let left = hues[node] + (hues[node + columns] - hues[node]) * down
    let right = hues[node + 1] + (hues[node + columns + 1] - hues[node + 1]) * down
    return left + (right - left) * across
  }

  /// Fills in shadow and shade at the centres of a row's pixels.
  func fill(_ row: GlassRow, y: Int, x range: Range<Int>) {
    forEachSlope(y: y, x: range) { pixels, slope in
      let first = pixels.lowerBound - range.lowerBound
      let (shadow, shade) = (row.shadow + first, row.shade + first)
      var across = SIMD4<Float>(0, 1, 2, 3) + slope.across
      var index = 0
      while index &+ 4 <= pixels.count {
        shadow.store(slope.left[0] + slope.rise[0] * across, at: index)
        shade.store(slope.left[1] + slope.rise[1] * across, at: index)
        across = across + 4
        index &+= 4
      }
      for index in index..<pixels.count {
        let across = slope.across + Float(index)
        shadow[index] = slope.left[0] + slope.rise[0] * across
        shade[index] = slope.left[1] + slope.rise[1] * across
      }
    }
  }

  /// Calls `body` for the pixels of a row between two columns of nodes, in order.
  @inline(__always)
  func forEachSlope(y: Int, x range: Range<Int>, _ body: (Range<Int>, Slope) -> Void) {
    let part = 1 / Float(step)
    let nodeRow = Self.floor(y, step)
    let down = (Float(y - nodeRow * step) + 0.5) * part
    let base = (nodeRow - firstRow) * columns
    var x = range.lowerBound
    var nodeColumn = Self.floor(x, step)
    while x < range.upperBound {
      let node = base + nodeColumn - firstColumn
      let left = light[node] + (light[node + columns] - light[node]) * down
      let right = light[node + 1] + (light[node + columns + 1] - light[node + 1]) * down
      let end = min((nodeColumn + 1) * step, range.upperBound)
      let slope = Slope(
        left: left, rise: (right - left) * part, across: Float(x - nodeColumn * step) + 0.5)
      body(x..<end, slope)
      x = end
      nodeColumn += 1
    }
  }

  /// Shadow and shade along a part of a row: `left` + `rise` · (`across` + i).
  struct Slope {
    let left: SIMD2<Float>
    let rise: SIMD2<Float>
    /// Where the first pixel's centre lies, in pixels from the left node.
    let across: Float
  }
}
