/// Gradient noise on a lattice: the same on every machine, from integers and `+ − × ÷` alone.
package struct Noise {
  /// Which of many noises it is.
  package let seed: UInt32

  /// Makes the noise of a seed.
  package init(_ seed: UInt32) { self.seed = seed }

  /// A number from 0 up to 1 that belongs to a cell.
  func cell(_ x: Int32, _ y: Int32) -> Float {
    Float(mixed(x, y) >> 8) * 0x1p-24
  }

  /// The noise of a place, about −1 to 1, 0 at the corners of the lattice.
  package func callAsFunction(_ x: Float, _ y: Float) -> Float {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (column, row) = (Int32(left), Int32(top))
    let (u, v) = (x - left, y - top)
    let upper = slope(column, row, u, v)
    let upperRight = slope(column &+ 1, row, u - 1, v)
    let lower = slope(column, row &+ 1, u, v - 1)
    let lowerRight = slope(column &+ 1, row &+ 1, u - 1, v - 1)
    let (across, down) = (faded(u), faded(v))
    let top2 = upper + (upperRight - upper) * across
    let bottom = lower + (lowerRight - lower) * across
    return (top2 + (bottom - top2) * down) * 1.4
  }

  /// Octaves of noise, each twice as fine and `gain` times as strong as the one before.
  func fractal(_ x: Float, _ y: Float, octaves: Int, gain: Float = 0.5) -> Float {
    var (sum, strength, scale) = (Float(0), Float(1), Float(1))
    for octave in 0..<octaves {
      let shift = Float(octave) * 17.37
      sum += strength * self(x * scale + shift, y * scale - shift)
      strength *= gain
      scale *= 2.03
    }
    return sum
  }

  /// The height above a corner of the lattice of a plane that leans by chance.
  private func slope(_ column: Int32, _ row: Int32, _ u: Float, _ v: Float) -> Float {
    let bits = mixed(column, row)
    let across = Float(Int32(bits & 0xFFFF) - 32768) * 0x1p-15
    let down = Float(Int32(bits >> 16) - 32768) * 0x1p-15
    return across * u + down * v
  }

  /// Perlin's fade (2002), flat to the second derivative at both ends.
  private func faded(_ share: Float) -> Float {
    share * share * share * (share * (share * 6 - 15) + 10)
  }

  private func mixed(_ x: Int32, _ y: Int32) -> UInt32 {
    var hash = UInt32(bitPattern: x) &* 0x9E37_79B1
    hash ^= UInt32(bitPattern: y) &* 0x85EB_CA77
    hash ^= seed &* 0xC2B2_AE3D
    hash = (hash ^ hash >> 15) &* 0x2C1B_3C6D
    hash = (hash ^ hash >> 12) &* 0x297A_2D39
    return hash ^ hash >> 15
  }
}
