import MeniscusDisplay
import MeniscusGeometry

/// What lies behind a pass's glass: as it is, and blurred.
///
/// A capture is a function of the pixels in its rectangle and the blur.
struct GlassCapture: Sendable {
  /// The pixels that were captured.
  let rect: PixelRect
  /// The pixels, row by row.
  let sharp: [UInt32]
  /// The pixels of a cell on each side.
  let factor: Int
  /// The blurred cells in a row.
  let columns: Int
  /// The rows of blurred cells.
  let rows: Int
  /// The blurred cells, 0 to 1: red, green, blue and 1.
  let blurred: [SIMD4<Float>]
  /// The cells half as blurred, as the rim shows them; none where there is no rim.
  let rim: [SIMD4<Float>]
  /// The luminance that most of what lies behind does not exceed; 1 where no look asks for it.
  let level: Float
  /// What lies behind and around at large; nil where no look uses it.
  let ambience: GlassAmbience?
  /// The cells that were summed for each of them, across and down.
  let taps: Int

  /// Captures a rectangle of the frame, or of a layer and what lies behind it.
  ///
  /// - Parameter targets: where the glass is laid, and what lies behind that, up to the frame.
  init(
    _ rect: PixelRect, _ blur: GlassBlur, of targets: [Target], _ parallel: ParallelFor
  ) {
    self.rect = rect
    factor = blur.factor
    taps = [blur.weights, blur.rimWeights].reduce(0) { $0 + max(4 * $1.count - 2, 0) }
    let (columns, rows) = (
      (rect.width + blur.factor - 1) / blur.factor, (rect.height + blur.factor - 1) / blur.factor
    )
    self.columns = columns
    self.rows = rows
    sharp = [UInt32](unsafeUninitializedCapacity: rect.width * rect.height) { words, count in
      guard let base = words.baseAddress else { return }
      for y in 0..<rect.height {
        (base + y * rect.width).initialize(
          from: targets[0].pixel(rect.minX, rect.minY + y), count: rect.width)
        for target in targets.dropFirst() {
          Blend.lay(
            base + y * rect.width, count: rect.width,
            onto: target.pixel(rect.minX, rect.minY + y))
        }
      }
      count = rect.width * rect.height
    }
    var cells = Self.cells(
      of: sharp, rect, factor: blur.factor, columns: columns, rows: rows, parallel)
    func widen(by weights: [Float]) {
      Self.blurRows(&cells, columns: columns, rows: rows, weights: weights, parallel)
      cells = Self.blurredColumns(
        cells, columns: columns, rows: rows, weights: weights, parallel)
    }
    if !blur.rimWeights.isEmpty { widen(by: blur.rimWeights) }
    rim = blur.rimWeights.isEmpty ? [] : cells
    widen(by: blur.weights)
    blurred = cells
    level = blur.findsLevel ? Self.level(of: cells) : 1
    ambience =
      blur.ambienceWeights.isEmpty
      ? nil
      : GlassAmbience(
        of: cells, rect, factor: blur.factor, width: columns, weights: blur.ambienceWeights)
  }

  /// What is around at large at a place in pixels from the captured ones' corner.
  @inline(__always)
  func surroundings(at place: SIMD2<Float>) -> GlassSurroundings {
    guard let ambience else {
      return GlassSurroundings(color: SIMD4(repeating: 0), level: level)
    }
    let color = ambience.color(Float(rect.minX) + place.x, Float(rect.minY) + place.y)
    return GlassSurroundings(color: color, level: level)
  }

  /// The mean luminance of cells and three quarters of its deviation, as glass adapts by.
  private static func level(of cells: [SIMD4<Float>]) -> Float {
    var (sum, squares) = (Float(0), Float(0))
    for cell in cells {
      let luminance = cell.luminance
      sum += luminance
      squares += luminance * luminance
    }
    let count = Float(max(cells.count, 1))
    let mean = sum / count
    return mean + 0.75 * max(squares / count - mean * mean, 0).squareRoot()
  }

  /// How colourful what is around at large is at a place of the frame, in pixels, by channel.
  func hue(_ x: Float, _ y: Float) -> SIMD4<Float> {
    guard let color = ambience?.color(x, y) else { return SIMD4(repeating: 0) }
    let least = Swift.min(color[0], color[1], color[2])
    let hue = (color - least) * 1.2
    let one = SIMD4<Float>(repeating: 1)
    return hue.replacing(with: one, where: hue .> one)
  }

  /// The faces that a look makes of cells of this capture.
  func faces(_ look: GlassLook, over cells: [SIMD4<Float>]) -> [SIMD4<Float>] {
    guard look.spill > 0, ambience != nil else {
      let around = GlassSurroundings(color: SIMD4(repeating: 0), level: level)
      return cells.map { look.face(over: $0, around) }
    }
    let side = Float(factor)
    return [SIMD4<Float>](unsafeUninitializedCapacity: cells.count) { faces, count in
      guard let base = faces.baseAddress else { return }
      for row in 0..<(cells.isEmpty ? 0 : rows) {
        for column in 0..<columns {
          let index = row &* columns &+ column
          let middle = SIMD2(Float(column) + 0.5, Float(row) + 0.5) * side
          (base + index).initialize(
            to: look.face(over: cells[index], surroundings(at: middle)))
        }
      }
      count = cells.count
    }
  }

  /// The mean of every cell's pixels.
  private static func cells(
    of sharp: [UInt32], _ rect: PixelRect, factor: Int, columns: Int, rows: Int,
    _ parallel: ParallelFor
  ) -> [SIMD4<Float>] {
    filled(columns * rows) { cells in
      parallel.runs(of: rows) { run in
        sharp.withUnsafeBufferPointer { words in
          for row in run {
            let y = row * factor..<min((row + 1) * factor, rect.height)
            for column in 0..<columns {
              let x = column * factor..<min((column + 1) * factor, rect.width)
              var sum = SIMD4<UInt32>(repeating: 0)
              for line in y {
                for place in x { sum &+= words[line &* rect.width &+ place].channels }
              }
              let count = Float(x.count * y.count * 255)
              cells[row * columns + column] =
                SIMD4(
                  Float(sum[0]), Float(sum[1]), Float(sum[2]), Float(sum[3])) / count
            }
          }
        }
      }
    }
  }

  private static func blurRows(
    _ cells: inout [SIMD4<Float>], columns: Int, rows: Int, weights: [Float],
    _ parallel: ParallelFor
  ) {
    let radius = weights.count - 1
    cells.withUnsafeMutableBufferPointer { cells in
      guard let base = cells.baseAddress else { return }
      let cells = SharedElements(base)
      parallel.runs(of: rows) { run in
        // A row with its ends repeated, so that no place is a special one.
        let row = UnsafeMutablePointer<SIMD4<Float>>.allocate(capacity: columns + 2 * radius)
        row.initialize(repeating: SIMD4(repeating: 0), count: columns + 2 * radius)
        defer { row.deallocate() }
        weights.withUnsafeBufferPointer { weights in
          for line in run {
            let first = line * columns
            for column in 0..<columns { row[radius &+ column] = cells[first &+ column] }
            for offset in 0..<radius {
              row[offset] = row[radius]
              row[radius &+ columns &+ offset] = row[radius &+ columns &- 1]
            }
            for column in 0..<columns {
              let place = row + (radius &+ column)
              var sum = place[0] * weights[0]
              for offset in 1..<weights.count {
                sum += (place[0 &- offset] + place[offset]) * weights[offset]
              }
              cells[first &+ column] = sum
            }
          }
        }
      }
    }
  }

  private static func blurredColumns(
    _ cells: [SIMD4<Float>], columns: Int, rows: Int, weights: [Float],
    _ parallel: ParallelFor
  ) -> [SIMD4<Float>] {
    filled(columns * rows) { result in
      parallel.runs(of: rows) { run in
        cells.withUnsafeBufferPointer { cells in
          guard let cells = cells.baseAddress else { return }
          for row in run {
            let (own, first) = (cells + row * columns, row * columns)
            for column in 0..<columns { result[first &+ column] = own[column] * weights[0] }
            for offset in 1..<weights.count {
              let above = cells + max(row - offset, 0) * columns
              let below = cells + min(row + offset, rows - 1) * columns
              let weight = weights[offset]
              for column in 0..<columns {
                result[first &+ column] += (above[column] + below[column]) * weight
              }
            }
          }
        }
      }
    }
  }

  /// An array all of whose elements `fill` writes.
  private static func filled(
    _ count: Int, _ fill: (SharedElements<SIMD4<Float>>) -> Void
  ) -> [SIMD4<Float>] {
    [SIMD4<Float>](unsafeUninitializedCapacity: count) { buffer, initialized in
      guard let base = buffer.baseAddress else { return }
      fill(SharedElements(base))
      initialized = count
    }
  }
}

extension GlassCapture {
  /// The luminance of what lies behind a rectangle of the frame, in pixels; nil where there is none.
  ///
  /// It is that of the squares of a grid, as they are: blurred as glass shows them, even text is grey.
  ///
  /// - Parameter side: the pixels of a square on each side.
  func measurement(of box: PixelRect, squares side: Int) -> GlassMeasurements.Element? {
    let part = box.intersection(rect)
    guard !part.isEmpty else { return nil }
    var (sum, squares, count) = (0.0, 0.0, 0.0)
    for top in stride(from: part.minY / side * side, to: part.maxY, by: side) {
      for left in stride(from: part.minX / side * side, to: part.maxX, by: side) {
        let square = PixelRect(minX: left, minY: top, maxX: left + side, maxY: top + side)
        let luminance = luminance(of: square.intersection(rect))
        sum += luminance
        squares += luminance * luminance
        count += 1
      }
    }
    let mean = sum / count
    return GlassMeasurements.Element(
      luminance: mean, busyness: max(squares / count - mean * mean, 0).squareRoot())
  }

  /// The mean luminance of some of the captured pixels, 0 to 1.
  private func luminance(of box: PixelRect) -> Double {
    var sum = SIMD4<UInt32>(repeating: 0)
    for y in box.minY..<box.maxY {
      let first = (y - rect.minY) * rect.width - rect.minX
      for x in box.minX..<box.maxX { sum &+= sharp[first + x].channels }
    }
    let light = SIMD4(Float(sum[0]), Float(sum[1]), Float(sum[2]), 0)
    return Double((light / Float(255 * box.width * box.height)).luminance)
  }
}

extension UInt32 {
  /// Red, green, blue and alpha, 0 to 255.
  @inline(__always)
  var channels: SIMD4<UInt32> {
    SIMD4(self & 255, self &>> 8 & 255, self &>> 16 & 255, self &>> 24)
  }
}

extension SIMD4<Float> {
  /// The luminance of a gamma-encoded colour, by the weights of BT.709.
  @inline(__always)
  var luminance: Float { 0.2126 * self[0] + 0.7152 * self[1] + 0.0722 * self[2] }
}

extension Blend {
  /// Puts what lies behind under a row of pixels, where they are not opaque.
  fileprivate static func lay(
    _ pixels: UnsafeMutablePointer<UInt32>, count: Int, onto behind: UnsafePointer<UInt32>
  ) {
    for index in 0..<count where pixels[index] &>> 24 < 255 {
      pixels[index] = over(pixels[index], 255, behind[index])
    }
  }
}
