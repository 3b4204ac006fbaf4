/// How far the colours of two pictures lie apart, in CIELAB with the Hunt effect: the distance of
/// lightness and that of the other two, one added to the other.
///
/// All is computed from the sum and the difference of the pictures, of which the filters are linear:
/// so the distance keeps its digits where it is small, and it does not matter which picture is
/// first.
struct FlipDistance: Sendable {
  /// The six numbers of the pixels of a row, in six rows of memory: three of the sum of the pictures,
  /// and three of the second less the first.
  struct Row {
    let first, second, third: UnsafeMutablePointer<Float>
    let firstChange, secondChange, thirdChange: UnsafeMutablePointer<Float>
    /// The pixels.
    let count: Int

    typealias Triple = FlipColor.Triple

    /// The rows of the sum and those of the difference, `stride` values from one to the next.
    init(
      sums: UnsafeMutablePointer<Float>, changes: UnsafeMutablePointer<Float>, stride: Int,
      count: Int
    ) {
      (first, second, third) = (sums, sums + stride, sums + 2 * stride)
      (firstChange, secondChange) = (changes, changes + stride)
      thirdChange = changes + 2 * stride
      self.count = count
    }

    /// Six rows of memory, `stride` values from one to the next.
    init(_ memory: UnsafeMutablePointer<Float>, stride: Int, count: Int) {
      self.init(sums: memory, changes: memory + 3 * stride, stride: stride, count: count)
    }

    @inline(__always)
    func sum(_ index: Int) -> Triple { (first[index], second[index], third[index]) }

    @inline(__always)
    func change(_ index: Int) -> Triple {
      (firstChange[index], secondChange[index], thirdChange[index])
    }

    @inline(__always)
    func set(_ index: Int, sum: Triple, change: Triple) {
      (first[index], second[index], third[index]) = sum
      (firstChange[index], secondChange[index], thirdChange[index]) = change
    }
  }

  let color: FlipColor

  /// How much more light than white there may be, by rounding, in the sum of two pictures.
  private static let most: Float = 2 + 4e-6

  /// Writes the distances of filtered opponent colours.
  ///
  /// - Parameters:
  ///   - opponents: the colours.
  ///   - row: room, of which the first row receives the distances.
  func fill(_ row: Row, of opponents: Row) {
    if makeRelative(opponents, row) { clamp(opponents, row) }
    Self.respond(row.first, row.firstChange, row.count)
    Self.respond(row.second, row.secondChange, row.count)
    Self.respond(row.third, row.thirdChange, row.count)
    Self.measure(row)
  }

  /// Turns opponent colours into x, y and z over white, and says whether any colour has less light
  /// than none or more than white.
  private func makeRelative(_ opponents: Row, _ row: Row) -> Bool {
    let linear = color.linear
    var isAnyOutside: UInt32 = 0
    var index = 0
    while index < row.count {
      let (sum, change) = (opponents.sum(index), opponents.change(index))
      isAnyOutside |= Self.isOutside(linear.times(sum), linear.times(change)) ? 1 : 0
      row.set(
        index, sum: (sum.0 + sum.1, sum.0, sum.0 - sum.2),
        change: (change.0 + change.1, change.0, change.0 - change.2))
      index &+= 1
    }
    return isAnyOutside != 0
  }

  /// Whether the light of one of two pictures lies outside of 0…1.
  @inline(__always)
  private static func isOutside(_ sum: FlipColor.Triple, _ change: FlipColor.Triple) -> Bool {
    let (red, green, blue) = (abs(change.0), abs(change.1), abs(change.2))
    let (r, g, b) = (sum.0 - red, sum.1 - green, sum.2 - blue)
    let low = r < g ? r : g
    let lowest = low < b ? low : b
    let (u, v, w) = (sum.0 + red, sum.1 + green, sum.2 + blue)
    let high = u > v ? u : v
    let highest = high > w ? high : w
    let room = most - highest
    return (lowest < room ? lowest : room) < 0
  }

  /// Computes x, y and z anew where light lies outside of 0…1, from light that is kept inside.
  private func clamp(_ opponents: Row, _ row: Row) {
    var index = 0
    while index < row.count {
      let (sum, change) = (
        color.linear.times(opponents.sum(index)), color.linear.times(opponents.change(index))
      )
      if Self.isOutside(sum, change) {
        let red = Self.clamped(sum.0, change.0)
        let green = Self.clamped(sum.1, change.1)
        let blue = Self.clamped(sum.2, change.2)
        row.set(
          index, sum: color.relative.times((red.sum, green.sum, blue.sum)),
          change: color.relative.times((red.change, green.change, blue.change)))
      }
      index &+= 1
    }
  }

  /// Light of both pictures kept in 0…1, added up, and how much more the second has.
  @inline(__always)
  private static func clamped(_ sum: Float, _ change: Float) -> (sum: Float, change: Float) {
    let (first, second) = ((sum - change) * 0.5, (sum + change) * 0.5)
    let (a, b) = (clamped(first), clamped(second))
    return a == first && b == second ? (sum, change) : (a + b, b - a)
  }

  @inline(__always)
  private static func clamped(_ light: Float) -> Float {
    let positive = light > 0 ? light : 0
    return positive < 1 ? positive : 1
  }

  /// CIELAB's response to the light of two pictures, added up, and how much larger the second is, in
  /// place: the cube root, and a straight line where it is nearly dark.
  private static func respond(
    _ sums: UnsafeMutablePointer<Float>, _ changes: UnsafeMutablePointer<Float>, _ count: Int
  ) {
    // CIE 15: below (6 ÷ 29)³ the line that touches the root. Elsewhere it lies above the root.
    let limit: Float = 216.0 / 24_389
    let slope: Float = 841.0 / 108
    let foot: Float = 4.0 / 29
    var index = 0
    while index < count {
      let (sum, change) = (sums[index], changes[index])
      let (first, second) = ((sum - change) * 0.5, (sum + change) * 0.5)
      let one = FlipFunctions.cubeRoot(first > limit ? first : limit)
      let other = FlipFunctions.cubeRoot(second > limit ? second : limit)
      let (a, b) = (first * slope + foot, second * slope + foot)
      let (low, high) = (a < one ? a : one, b < other ? b : other)
      sums[index] = low + high
      // a³ − b³ is a − b times a² + a b + b²; where both are dark that is the line's slope.
      let both = one + other
      let quotient = change / (both * both - one * other)
      changes[index] = (first > limit) != (second > limit) ? high - low : quotient
      index &+= 1
    }
  }

  /// The distances, of the responses to x, y and z.
  private static func measure(_ row: Row) {
    var index = 0
    while index < row.count {
      let (x, y, z) = row.sum(index)
      let (dx, dy, dz) = row.change(index)
      // The Hunt effect: a colour counts by a hundredth of its lightness.
      let strength = y * 1.16 - 0.32
      let strengthChange = dy * 1.16
      let a = ((dx - dy) * strength + (x - y) * strengthChange) * 250
      let b = ((dy - dz) * strength + (y - z) * strengthChange) * 100
      row.first[index] = abs(dy * 116) + FlipFunctions.root(a * a + b * b)
      index &+= 1
    }
  }
}
