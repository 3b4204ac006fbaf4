import MeniscusDisplay
import MeniscusGeometry

/// What lies behind a pass's glass: as it is, and blurred.
///
/// A capture is a function of the pixels in its rectangle and the blur.
struct GlassCapture: @unchecked Sendable {
  /// The pixels that were captured.
  let rect: PixelRect
  /// The pixels, row by row.
  let sharp: UnsafeBufferPointer<UInt32>
  /// The pixels of a cell on each side.
  let factor: Int
  /// The blurred cells in a row.
  let columns: Int
  /// The rows of blurred cells.
  let rows: Int
  /// The blurred cells, 0 to 1: red, green, blue and 1.
  let blurred: UnsafeBufferPointer<SIMD4<Float>>
  /// The cells half as blurred, as the rim shows them; none where there is no rim.
  let rim: UnsafeBufferPointer<SIMD4<Float>>
  /// The luminance that most of what lies behind does not exceed; 1 where no look asks for it.
  private(set) var level: Float = 1
  /// What lies behind and around at large; nil where no look uses it.
  private(set) var ambience: GlassAmbience?
  /// The cells that were summed for each of them, across and down.
  let taps: Int
  /// Where pixels and cells lie.
  private let memory: MemoryBlock

  /// Makes room for a capture of a rectangle, which is not empty.
  init(_ rect: PixelRect, _ blur: GlassBlur, _ pool: inout MemoryPool) {
    self.rect = rect
    factor = blur.factor
    taps = [blur.weights, blur.rimWeights].reduce(0) { $0 + max(4 * $1.count - 2, 0) }
    columns = (rect.width + blur.factor - 1) / blur.factor
    rows = (rect.height + blur.factor - 1) / blur.factor
    let (pixels, cells) = (rect.width * rect.height, columns * rows)
    let rimCells = blur.rimWeights.isEmpty ? 0 : cells
    let first = (pixels * MemoryLayout<UInt32>.stride + 15) & ~15
    let next = first + cells * MemoryLayout<SIMD4<Float>>.stride
    memory = pool.block(byteCount: next + rimCells * MemoryLayout<SIMD4<Float>>.stride)
    sharp = UnsafeBufferPointer(
      start: memory.elements(of: UInt32.self, count: pixels), count: pixels)
    blurred = UnsafeBufferPointer(
      start: memory.elements(of: SIMD4<Float>.self, count: cells, from: first), count: cells)
    rim = UnsafeBufferPointer(
      start: memory.elements(of: SIMD4<Float>.self, count: rimCells, from: next), count: rimCells)
  }

  /// Works out what the cells come to at large, once they are there.
  mutating func finish(_ blur: GlassBlur) {
    level = blur.findsLevel ? Self.level(of: blurred) : 1
    ambience =
      blur.ambienceWeights.isEmpty
      ? nil
      : GlassAmbience(
        of: blurred, rect, factor: factor, width: columns, weights: blur.ambienceWeights)
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
  private static func level(of cells: UnsafeBufferPointer<SIMD4<Float>>) -> Float {
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

  /// The faces that a look makes of a row of cells of this capture.
  func fillFaces(
    _ look: GlassLook, over cells: UnsafeBufferPointer<SIMD4<Float>>, row: Int,
    into faces: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    let first = row &* columns
    let (side, spills) = (Float(factor), look.spill > 0 && ambience != nil)
    @inline(__always)
    func around(_ column: Int) -> GlassSurroundings {
      guard spills else { return GlassSurroundings(color: SIMD4(repeating: 0), level: level) }
      return surroundings(at: SIMD2(Float(column) + 0.5, Float(row) + 0.5) * side)
    }
    var column = 0
    #if !DEBUG
      while column &+ 4 <= columns {
        let light = FourColors(
          around(column).color, around(column &+ 1).color, around(column &+ 2).color,
          around(column &+ 3).color)
        look.face(over: FourColors(cells, from: first &+ column), around: light, level: level)
          .store(into: faces, from: first &+ column)
        column &+= 4
      }
    #endif
    for column in column..<columns {
      faces[first &+ column] = look.face(over: cells[first &+ column], around(column))
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
  ///
  /// - Parameter box: a rectangle of 16 by 16 pixels at most: sums of bytes have 16 bits.
  private func luminance(of box: PixelRect) -> Double {
    var (even, odd): (UInt32, UInt32) = (0, 0)
    for y in box.minY..<box.maxY {
      let first = (y - rect.minY) * rect.width - rect.minX
      for x in box.minX..<box.maxX {
        let pixel = sharp[first + x]
        even &+= pixel & 0xFF_00FF
        odd &+= pixel &>> 8 & 0xFF
      }
    }
    let light = SIMD4(Float(even & 0xFFFF), Float(odd), Float(even &>> 16), 0)
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
