import MeniscusDisplay
import MeniscusGeometry
import MeniscusMorph

/// What changes slowly around and inside a fused shape, on a coarse grid: its shadow and inner
/// shade.
///
/// Shadow and shade are at least as wide as 12 and 16 points, so that values between nodes of 4 points are
/// within a tenth of a level of the exact ones. The grid belongs to the frame, not to what is
/// painted: a pixel does not depend on the tiles around it.
struct GlassLattice: Sendable {
  /// The distance of nodes, in points.
  private static let spacing = 4.0

  /// The distance of nodes, in pixels.
  let step: Int
  /// The number of nodes.
  let nodeCount: Int
  /// The distances that were worked out for them.
  let work: FieldWork
  /// The first node's place in steps from the frame's origin.
  private let firstColumn: Int
  private let firstRow: Int
  private let columns: Int
  /// Shadow and inner shade, 0 to 1.
  private let light: [SIMD2<Float>]
  /// The light that is left in the shadow of large glass, by channel; none where it is all black.
  private let hues: [SIMD4<Float>]
  /// What the pixels of each cell need: see ``Cell``.
  private let cells: [Cell]

  /// What the pixels between four nodes need.
  enum Cell: UInt8, Sendable {
    /// Nothing: they are too far.
    case empty
    /// The shadow.
    case shadow
    /// Their exact distance.
    case glass
  }

  /// Works out the nodes around the pixels that a fused shape may change.
  ///
  /// Complexity: linear in the pixels of the fused shape's bounds, divided by the square of the
  /// step.
  ///
  /// - Parameters:
  ///   - others: the shapes that cast their shadows before.
  ///   - capture: what lies behind.
  ///   - shadow: the opacity of the shadow at most.
  init(
    _ fusedShape: GlassShapePaint, beside others: ArraySlice<GlassShapePaint>,
    over capture: GlassCapture, scale: Double, shadow: Float, table: [Float],
    _ parallel: ParallelFor
  ) {
    let bounds = fusedShape.bounds
    let step = max(Int((Self.spacing * scale).rounded()), 1)
    self.step = step
    firstColumn = Self.floor(bounds.minX, step)
    firstRow = Self.floor(bounds.minY, step)
    let columns = Self.floor(max(bounds.maxX - 1, bounds.minX), step) - firstColumn + 2
    let rows = Self.floor(max(bounds.maxY - 1, bounds.minY), step) - firstRow + 2
    self.columns = columns
    let nodes = Nodes(
      fusedShape.fusedShape, ShadowWidths(fusedShape.looks), opacity: shadow,
      beside: others.filter { $0.casts(shadowInto: fusedShape) }, x: firstColumn * step,
      y: firstRow * step,
      step: Double(step), scale: scale,
      columns: columns, rows: rows, table: table, parallel)
    light = nodes.light
    nodeCount = columns * rows
    work = nodes.work
    let spill = shadow > 0 ? fusedShape.looks.reduce(0) { max($0, $1.spill) } : 0
    let nodeCount = spill > 0 ? self.nodeCount : 0
    hues = (0..<nodeCount).map { [firstColumn, firstRow] node in
      let (column, row) = (firstColumn + node % columns, firstRow + node / columns)
      return capture.hue(Float(column * step), Float(row * step)) * (2 * spill)
    }
    cells = Self.cells(nodes, columns, rows, side: Double(step) / scale, shadow: shadow)
  }

  private static func floor(_ value: Int, _ step: Int) -> Int {
    value >= 0 ? value / step : -((-value + step - 1) / step)
  }

  private static func cells(
    _ nodes: Nodes, _ columns: Int, _ rows: Int, side: Double, shadow opacity: Float
  ) -> [Cell] {
    // Black of 1/512 changes no byte.
    let least: Float = 0.00195
    // A pixel is no further from the nearest node than half a diagonal, and a distance changes by
    // no more than that; the fold of fused shapes adds a little.
    let slack = Float(0.75 * side)
    var cells = [Cell](repeating: .empty, count: columns * rows)
    for row in 0..<rows - 1 {
      for column in 0..<columns - 1 {
        let node = row * columns + column
        var nearest = Float.infinity
        var shadow: Float = 0
        for corner in [node, node + 1, node + columns, node + columns + 1] {
          nearest = min(nearest, nodes.distance[corner])
          shadow = max(shadow, nodes.light[corner][0])
        }
        if nearest - slack < GlassLight.lineReach {
          cells[node] = .glass
        } else if shadow * opacity > least {
          cells[node] = .shadow
        }
      }
    }
    return cells
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

  /// Whether the shadow has colours.
  var hasHues: Bool { !hues.isEmpty }

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
  func fill(_ values: UnsafeMutablePointer<SIMD2<Float>>, y: Int, x range: Range<Int>) {
    forEachSlope(y: y, x: range) { pixels, slope in
      let target = values + (pixels.lowerBound - range.lowerBound)
      var across = slope.across
      for index in 0..<pixels.count {
        target[index] = slope.left + slope.rise * across
        across += 1
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
    light.withUnsafeBufferPointer { light in
      var x = range.lowerBound
      while x < range.upperBound {
        let nodeColumn = Self.floor(x, step)
        let node = base + nodeColumn - firstColumn
        let left = light[node] + (light[node + columns] - light[node]) * down
        let right = light[node + 1] + (light[node + columns + 1] - light[node + 1]) * down
        let end = min((nodeColumn + 1) * step, range.upperBound)
        let slope = Slope(
          left: left, rise: (right - left) * part, across: Float(x - nodeColumn * step) + 0.5)
        body(x..<end, slope)
        x = end
      }
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

/// The nodes of a lattice while it is made.
private struct Nodes {
  let light: [SIMD2<Float>]
  /// The distance to the fused shape's edge, in points.
  let distance: [Float]
  /// The distances that were worked out.
  let work: FieldWork

  init(
    _ fusedShape: FusedShape, _ widths: ShadowWidths, opacity: Float,
    beside others: [GlassShapePaint], x: Int, y: Int, step: Double, scale: Double,
    columns: Int, rows: Int, table: [Float], _ parallel: ParallelFor
  ) {
    var distance = [Float](repeating: 0, count: columns * rows)
    var light = [SIMD2<Float>](repeating: SIMD2(0, 0), count: columns * rows)
    let origin = fusedShape.origin.pixel
    // Rows are worked out side by side: each notes its own work.
    var works = [FieldWork](repeating: FieldWork(), count: rows)
    let (left, spacing) = (Double(x - origin.column) / scale, step / scale)
    distance.withUnsafeMutableBufferPointer { distance in
      light.withUnsafeMutableBufferPointer { light in
        works.withUnsafeMutableBufferPointer { works in
          guard let distance = distance.baseAddress, let light = light.baseAddress,
            let works = works.baseAddress
          else { return }
          let shared = (SharedElements(distance), SharedElements(light), SharedElements(works))
          parallel.runs(of: rows) { run in
            let memory = UnsafeMutablePointer<Float>.allocate(capacity: 4 * columns)
            defer { memory.deallocate() }
            let rowBuffers = (0..<4).map {
              UnsafeMutableBufferPointer(start: memory + $0 * columns, count: columns)
            }
            var deviations = [Float](repeating: widths.first, count: columns)
            var there = [Float](repeating: 0, count: others.isEmpty ? 0 : columns)
            table.withUnsafeBufferPointer { table in
              guard let table = table.baseAddress else { return }
              for row in run {
                let top = (Double(y - origin.row) + Double(row) * step) / scale
                for column in 0..<columns { deviations[column] = widths.first }
                var work = fusedShape.fillRow(
                  y: top - GlassShadowExtent.drop, x: left, step: spacing, distance: rowBuffers[3],
                  gradientX: rowBuffers[1], gradientY: rowBuffers[2])
                work += widths.fill(
                  &deviations, fusedShape, y: top - GlassShadowExtent.drop, x: left, step: spacing)
                work += fusedShape.fillRow(
                  y: top, x: left, step: spacing, distance: rowBuffers[0],
                  gradientX: rowBuffers[1], gradientY: rowBuffers[2])
                for column in 0..<columns {
                  let near = rowBuffers[0][column]
                  let gradient = SIMD2(rowBuffers[1][column], rowBuffers[2][column])
                  let length = (gradient * gradient).sum().squareRoot()
                  let way = length > 0 ? gradient / length : SIMD2(0, 0)
                  shared.0[row * columns + column] = near
                  shared.1[row * columns + column] = SIMD2(
                    GlassShadow.opacity(
                      at: rowBuffers[3][column] / deviations[column], table),
                    GlassLight.innerShadow(-near, way))
                }
                let line = y + row * Int(step)
                for other in others
                where line >= other.bounds.minY - Int(step) && line <= other.bounds.maxY {
                  let place = other.fusedShape.origin.pixel
                  let down = (Double(y - place.row) + Double(row) * step) / scale
                  work += other.addShadow(
                    y: down - GlassShadowExtent.drop, x: Double(x - place.column) / scale,
                    step: spacing, rowBuffers, &deviations, table, to: &there)
                }
                for column in there.indices {
                  let node = row * columns + column
                  shared.1[node][0] = GlassShadow.rest(
                    of: shared.1[node][0], of: opacity, over: there[column])
                  there[column] = 0
                }
                shared.2[row] = work
              }
            }
          }
        }
      }
    }
    work = works.reduce(into: FieldWork()) { $0 += $1 }
    self.light = light
    self.distance = distance
  }
}

extension GlassShapePaint {
  /// Raises what is there along a row of points to the opacity of the shape's shadow.
  ///
  /// - Parameters:
  ///   - y: the row, in points of the shape's own, the shadow's drop taken off.
  ///   - buffers: room for a row of distances, last, and of gradients, in the middle.
  fileprivate func addShadow(
    y: Double, x: Double, step: Double, _ buffers: [UnsafeMutableBufferPointer<Float>],
    _ deviations: inout [Float], _ table: UnsafePointer<Float>, to there: inout [Float]
  ) -> FieldWork {
    let widths = ShadowWidths(looks)
    for column in deviations.indices { deviations[column] = widths.first }
    var work = fusedShape.fillRow(
      y: y, x: x, step: step, distance: buffers[3], gradientX: buffers[1], gradientY: buffers[2])
    work += widths.fill(&deviations, fusedShape, y: y, x: x, step: step)
    let opacity = looks.reduce(0) { max($0, $1.shadow) }
    for column in there.indices {
      let cast = opacity * GlassShadow.opacity(at: buffers[3][column] / deviations[column], table)
      there[column] = max(there[column], cast)
    }
    return work
  }
}

/// How blurred the shadows of a fused shape's elements are.
///
/// Where elements of different sizes flow into each other their shadows do too.
private struct ShadowWidths {
  /// The deviation of each element's shadow, in points.
  private let deviations: [Float]

  init(_ looks: [GlassLook]) {
    deviations = looks.map { GlassShadowExtent.deviation(shortSide: $0.shortSide) }
  }

  var first: Float { deviations.first ?? GlassShadowExtent.leastDeviation }

  /// Writes the deviations along a row of points; where all elements share one, nothing is to do.
  func fill(
    _ row: inout [Float], _ fusedShape: FusedShape, y: Double, x: Double, step: Double
  ) -> FieldWork {
    guard deviations.contains(where: { $0 != first }) else { return FieldWork() }
    let count = row.count
    return row.withUnsafeMutableBufferPointer { row in
      withUnsafeTemporaryAllocation(of: Float.self, capacity: 32 * deviations.count) { scratch in
        fusedShape.forEachShares(y: y, x: x, step: step, count: count, shares: scratch) {
          points, near, shares in
          for (place, point) in points.enumerated() {
            var deviation: Float = 0
            for (order, element) in near.enumerated() {
              deviation += shares[order * points.count + place] * deviations[Int(element)]
            }
            row[point] = deviation
          }
        }
      }
    }
  }
}
