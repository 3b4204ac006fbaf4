/// The fields of surfaces along a row of pixels, laid over each other.
struct FieldMapRow {
  /// The distance that is shown of each pixel, in points, infinite where there is none; and the
  /// direction there.
  let distance: UnsafeMutableBufferPointer<Float>
  let x: UnsafeMutableBufferPointer<Float>
  let y: UnsafeMutableBufferPointer<Float>
  /// How far the rim bends there, in points.
  let bend: UnsafeMutableBufferPointer<Float>
  /// Room for the next surface's.
  let nextDistance: UnsafeMutableBufferPointer<Float>
  let nextX: UnsafeMutableBufferPointer<Float>
  let nextY: UnsafeMutableBufferPointer<Float>
  let nextBend: UnsafeMutableBufferPointer<Float>

  /// Calls `body` with room for a row of some pixels.
  static func withRow(of count: Int, _ body: (FieldMapRow) -> FieldExtremes) -> FieldExtremes {
    var numbers = [Float](repeating: 0, count: 8 * count)
    return numbers.withUnsafeMutableBufferPointer { numbers in
      func part(_ place: Int) -> UnsafeMutableBufferPointer<Float> {
        UnsafeMutableBufferPointer(rebasing: numbers[place * count..<(place + 1) * count])
      }
      return body(
        FieldMapRow(
          distance: part(0), x: part(1), y: part(2), bend: part(3), nextDistance: part(4),
          nextX: part(5), nextY: part(6), nextBend: part(7)))
    }
  }

  /// Forgets all surfaces.
  func clear() { distance.update(repeating: .infinity) }

  /// Lays the next surface's field over a stretch of pixels.
  func take(_ count: Int, at first: Int) {
    for index in 0..<count {
      let (next, place) = (nextDistance[index], first &+ index)
      guard next <= 0 || (distance[place] > 0 && next < distance[place]) else { continue }
      distance[place] = next
      x[place] = nextX[index]
      y[place] = nextY[index]
      bend[place] = nextBend[index]
    }
  }
}
