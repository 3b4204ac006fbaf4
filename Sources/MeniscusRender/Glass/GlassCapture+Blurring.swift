import MeniscusGeometry

/// A capture that is asked for.
struct GlassCaptureRequest: Sendable {
  /// The pixels, which are not none.
  let rect: PixelRect
  let blur: GlassBlur
  /// Where the glass is laid, and what lies behind that, up to the frame.
  let targets: [Target]
}

extension GlassCapture {
  /// Captures rectangles of the frame, or of a layer and what lies behind it, all together.
  ///
  /// A row of cells is worked out as a whole: pixels are copied, averaged and blurred along the row while
  /// they are near. Between two blurs down all rows have to be there.
  static func captures(
    _ requests: [GlassCaptureRequest], _ memory: inout RenderMemory, _ parallel: ParallelFor
  ) -> [GlassCapture] {
    var captures = requests.map { GlassCapture($0.rect, $0.blur, &memory.pool) }
    let cells = captures.reduce(0) { $0 + $1.blurred.count }
    let room = memory.pool.block(byteCount: 2 * cells * MemoryLayout<SIMD4<Float>>.stride)
    let work = room.elements(of: SIMD4<Float>.self, count: 2 * cells)
    var first = 0
    let rows = zip(captures, requests).map { capture, request in
      let (narrow, wide) = (work + first, work + cells + first)
      first += capture.blurred.count
      return GlassCaptureRows(capture, request, narrow: narrow, wide: wide)
    }
    let table = RowTable(captures.map { $0.rows })
    let scratches = memory.workers
    for scratch in scratches { scratch.makeRoom(cells: rows.reduce(0) { max($0, $1.rowCells) }) }
    parallel.runs(of: table.count) { run, worker in
      table.forEach(in: run) { rows[$0].gather($1, scratches[worker]) }
    }
    if rows.contains(where: { $0.hasRim }) {
      parallel.runs(of: table.count) { run, worker in
        table.forEach(in: run) { if rows[$0].hasRim { rows[$0].widen($1, scratches[worker]) } }
      }
    }
    parallel.runs(of: table.count) { run, _ in
      table.forEach(in: run) { rows[$0].finish($1) }
    }
    withExtendedLifetime(room) {}
    for index in captures.indices { captures[index].finish(requests[index].blur) }
    return captures
  }
}

/// How the cells of a capture are worked out, row by row.
private struct GlassCaptureRows: @unchecked Sendable {
  private let capture: GlassCapture
  private let request: GlassCaptureRequest
  /// The cells blurred along their rows, once and once more.
  private let narrow: UnsafeMutablePointer<SIMD4<Float>>
  private let wide: UnsafeMutablePointer<SIMD4<Float>>

  init(
    _ capture: GlassCapture, _ request: GlassCaptureRequest,
    narrow: UnsafeMutablePointer<SIMD4<Float>>, wide: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    (self.capture, self.request) = (capture, request)
    (self.narrow, self.wide) = (narrow, wide)
  }

  /// The cells of a row whose ends are repeated.
  var rowCells: Int {
    let blur = request.blur
    return capture.columns + 2 * (max(blur.weights.count, blur.rimWeights.count) - 1)
  }

  var hasRim: Bool { !request.blur.rimWeights.isEmpty }

  /// Copies the pixels of a row of cells, and blurs their means along the row.
  func gather(_ row: Int, _ scratch: WorkerScratch) {
    let weights = hasRim ? request.blur.rimWeights : request.blur.weights
    let (columns, radius) = (capture.columns, weights.count - 1)
    let cells = scratch.cells
    let (rect, factor) = (capture.rect, capture.factor)
    guard let sharp = UnsafeMutablePointer(mutating: capture.sharp.baseAddress) else { return }
    let lines = row * factor..<min((row + 1) * factor, rect.height)
    for line in lines {
      let (target, y) = (sharp + line * rect.width, rect.minY + line)
      target.update(from: request.targets[0].pixel(rect.minX, y), count: rect.width)
      for behind in request.targets.dropFirst() {
        Blend.lay(target, count: rect.width, onto: behind.pixel(rect.minX, y))
      }
    }
    for column in 0..<columns {
      let first = column &* factor
      cells[radius &+ column] = Self.mean(
        sharp + (lines.lowerBound &* rect.width &+ first), stride: rect.width,
        width: min(factor, rect.width &- first), height: lines.count)
    }
    Self.blur(cells, count: columns, weights, into: narrow + row * columns)
  }

  /// Makes a row of the rim's cells, and blurs it along once more.
  func widen(_ row: Int, _ scratch: WorkerScratch) {
    guard let rim = UnsafeMutablePointer(mutating: capture.rim.baseAddress) else { return }
    let (columns, weights) = (capture.columns, request.blur.weights)
    let target = rim + row * columns
    blurDown(narrow, row, request.blur.rimWeights, into: target)
    let radius = weights.count - 1
    let cells = scratch.cells
    (cells + radius).update(from: target, count: columns)
    Self.blur(cells, count: columns, weights, into: wide + row * columns)
  }

  /// Makes a row of the blurred cells.
  func finish(_ row: Int) {
    guard let blurred = UnsafeMutablePointer(mutating: capture.blurred.baseAddress) else { return }
    blurDown(
      hasRim ? wide : narrow, row, request.blur.weights, into: blurred + row * capture.columns)
  }

  /// The mean of the pixels of a cell, 16 by 16 at most: sums of bytes have 16 bits.
  @inline(__always)
  private static func mean(
    _ pixels: UnsafePointer<UInt32>, stride: Int, width: Int, height: Int
  ) -> SIMD4<Float> {
    var (even, odd): (UInt32, UInt32) = (0, 0)
    var first = pixels
    if width & 3 == 0 {
      var (evens, odds) = (SIMD4<UInt32>(repeating: 0), SIMD4<UInt32>(repeating: 0))
      for _ in 0..<height {
        var place = 0
        while place < width {
          let four = UnsafeRawPointer(first + place).loadUnaligned(as: SIMD4<UInt32>.self)
          evens &+= four & 0xFF_00FF
          odds &+= (four &>> 8) & 0xFF_00FF
          place &+= 4
        }
        first += stride
      }
      even = (evens[0] &+ evens[1]) &+ (evens[2] &+ evens[3])
      odd = (odds[0] &+ odds[1]) &+ (odds[2] &+ odds[3])
    } else {
      for _ in 0..<height {
        for place in 0..<width {
          even &+= first[place] & 0xFF_00FF
          odd &+= first[place] &>> 8 & 0xFF_00FF
        }
        first += stride
      }
    }
    // A whole number in the low bits of 2²³ is 2²³ plus the number.
    let sums =
      SIMD4(even & 0xFFFF, odd & 0xFFFF, even &>> 16, odd &>> 16) | 0x4B00_0000
    return (unsafeBitCast(sums, to: SIMD4<Float>.self) - 8_388_608) / Float(width &* height &* 255)
  }

  /// Blurs a row, which has room for its ends to be repeated, so that no place is a special one.
  @inline(__always)
  private static func blur(
    _ cells: UnsafeMutablePointer<SIMD4<Float>>, count: Int, _ weights: [Float],
    into target: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    let radius = weights.count - 1
    for offset in 0..<radius {
      cells[offset] = cells[radius]
      cells[radius &+ count &+ offset] = cells[radius &+ count &- 1]
    }
    weights.withUnsafeBufferPointer { weights in
      for column in 0..<count {
        let place = cells + (radius &+ column)
        var sum = place[0] * weights[0]
        for offset in 1..<weights.count {
          sum += (place[0 &- offset] + place[offset]) * weights[offset]
        }
        target[column] = sum
      }
    }
  }

  /// Blurs down to one row of cells.
  @inline(__always)
  private func blurDown(
    _ cells: UnsafeMutablePointer<SIMD4<Float>>, _ row: Int, _ weights: [Float],
    into target: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    let (columns, last) = (capture.columns, capture.rows - 1)
    weights.withUnsafeBufferPointer { weights in
      withUnsafeTemporaryAllocation(
        of: UnsafeMutablePointer<SIMD4<Float>>.self, capacity: 2 * weights.count
      ) { lines in
        for offset in weights.indices {
          lines.initializeElement(at: 2 * offset, to: cells + max(row - offset, 0) * columns)
          lines.initializeElement(at: 2 * offset + 1, to: cells + min(row + offset, last) * columns)
        }
        for column in 0..<columns {
          var sum = lines[0][column] * weights[0]
          for offset in 1..<weights.count {
            sum += (lines[2 &* offset][column] + lines[2 &* offset &+ 1][column]) * weights[offset]
          }
          target[column] = sum
        }
      }
    }
  }
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
