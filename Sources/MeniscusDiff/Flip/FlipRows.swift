import MeniscusImage

/// The rows of two pictures within a block of columns, added up or subtracted, and filtered along the
/// rows.
///
/// It holds the last rows that the filters down the columns see, each in the place of its number
/// modulo the number of places. Four rows are filtered at once.
struct FlipRows {
  /// What a row is filtered into.
  enum Plane: Int, CaseIterable {
    case achromatic, redGreen, firstBlueYellow, secondBlueYellow, smooth, edge, point
  }

  /// What is filtered.
  enum Kind {
    case sum
    /// The second picture less the first.
    case difference
  }

  private static let width = FlipBlocks.width
  /// The rows that are filtered at once.
  private static let group = 4

  private let kernels: FlipKernels
  private let color: FlipColor
  private let pair: PixelPair
  private let kind: Kind
  private let places: Int
  /// The filtered rows, plane by plane, place by place.
  private let store: UnsafeMutablePointer<Float>
  /// The opponent colours of four rows, column by column, the filters' reach on both sides included.
  private let input: UnsafeMutablePointer<Float>
  /// Four filtered rows, column by column.
  private let filtered: UnsafeMutablePointer<Float>
  /// Where the weights before and after the middle go.
  private let before: UnsafeMutablePointer<Int>
  private let after: UnsafeMutablePointer<Int>

  /// Makes room for the rows of pictures, which it does not own; ``deallocate()`` gives it back.
  init(_ kind: Kind, of pair: PixelPair, kernels: FlipKernels, color: FlipColor) {
    self.kind = kind
    self.pair = pair
    self.kernels = kernels
    self.color = color
    places = 2 * kernels.radius + 1 + Self.group
    func room<Value>(_ count: Int, _ value: Value) -> UnsafeMutablePointer<Value> {
      let room = UnsafeMutablePointer<Value>.allocate(capacity: count)
      room.initialize(repeating: value, count: count)
      return room
    }
    store = room(Plane.allCases.count * places * Self.width, 0)
    input = room(3 * (Self.width + 2 * kernels.radius) * Self.group, 0)
    filtered = room(Self.width * Self.group, 0)
    before = room(kernels.radius + 2, 0)
    after = room(kernels.radius + 2, 0)
  }

  /// Gives the room back.
  func deallocate() {
    store.deallocate()
    input.deallocate()
    filtered.deallocate()
    before.deallocate()
    after.deallocate()
  }

  /// The place of a plane's row.
  @inline(__always)
  private func offset(_ plane: Plane, row: Int) -> Int {
    (plane.rawValue &* places &+ row % places) &* Self.width
  }

  /// Filters rows of the picture from `row` on, and says which is the next.
  ///
  /// - Parameters:
  ///   - start: the first column.
  ///   - count: the columns.
  func filter(from row: Int, start: Int, count: Int) -> Int {
    let next = min(row + Self.group, pair.height)
    load(from: row, start: start, count: count)
    filter(kernels.achromatic, 0, .achromatic, row..<next, count) { $0.symmetric($1) }
    filter(kernels.redGreen, 1, .redGreen, row..<next, count) { $0.symmetric($1) }
    filter(kernels.blueYellow.first, 2, .firstBlueYellow, row..<next, count) { $0.symmetric($1) }
    filter(kernels.blueYellow.second, 2, .secondBlueYellow, row..<next, count) { $0.symmetric($1) }
    filter(kernels.smooth, 0, .smooth, row..<next, count) { $0.symmetric($1) }
    filter(kernels.edge, 0, .edge, row..<next, count) { $0.slope($1) }
    filter(kernels.point, 0, .point, row..<next, count) { $0.bend($1) }
    return next
  }

  private func filter(
    _ weights: FlipWeights, _ channel: Int, _ plane: Plane, _ rows: Range<Int>, _ count: Int,
    _ filter: (FlipFilter, FlipWeights) -> Void
  ) {
    let middle = channel * (Self.width + 2 * kernels.radius) + kernels.radius
    for step in weights.values.indices {
      let reach = min(step, kernels.radius)
      before[step] = (middle - reach) * Self.group
      after[step] = (middle + reach) * Self.group
    }
    filter(
      FlipFilter(
        source: UnsafePointer(input), before: UnsafePointer(before), after: UnsafePointer(after),
        target: filtered, count: count * Self.group), weights)
    for row in rows {
      let target = store + offset(plane, row: row)
      let source = filtered + (row - rows.lowerBound)
      var column = 0
      while column < count {
        target[column] = source[column &* 4]
        column &+= 1
      }
    }
  }

  /// Filters a plane down the columns around a row, all rows in reach being there.
  ///
  /// Beyond the picture its outermost rows go on.
  ///
  /// - Parameter count: the columns.
  func filter(
    _ plane: Plane, with weights: FlipWeights, row: Int, into target: UnsafeMutablePointer<Float>,
    count: Int, _ filter: (FlipFilter, FlipWeights) -> Void
  ) {
    for step in weights.values.indices {
      let reach = min(step, kernels.radius)
      before[step] = offset(plane, row: max(row - reach, 0))
      after[step] = offset(plane, row: min(row + reach, pair.height - 1))
    }
    filter(
      FlipFilter(
        source: UnsafePointer(store), before: UnsafePointer(before), after: UnsafePointer(after),
        target: target, count: count), weights)
  }

  /// Reads four rows into opponent colours; beyond the picture its outermost pixels go on.
  private func load(from row: Int, start: Int, count: Int) {
    let length = Self.width + 2 * kernels.radius
    let used = count + 2 * kernels.radius
    color.light.withUnsafeBufferPointer { light in
      guard let light = light.baseAddress else { return }
      for lane in 0..<Self.group {
        let place = min(row + lane, pair.height - 1) * pair.width
        let (first, second) = (pair.first + place, pair.second + place)
        var target = input + lane
        var column = start - kernels.radius
        let end = column + used
        while column < end {
          let place = column < 0 ? 0 : column < pair.width ? column : pair.width &- 1
          let (a, b) = (first[place], second[place])
          target[0] = mixed(light, a, b)
          target[length &* 4] = mixed(light, a &>> 8, b &>> 8)
          target[length &* 8] = mixed(light, a &>> 16, b &>> 16)
          target += 4
          column &+= 1
        }
      }
    }
    let (reds, greens, blues) = (input, input + length * 4, input + length * 8)
    var index = 0
    while index < used &* Self.group {
      let opponent = color.opponent.times((reds[index], greens[index], blues[index]))
      reds[index] = opponent.0
      greens[index] = opponent.1
      blues[index] = opponent.2
      index &+= 1
    }
  }

  /// The light of two samples, added up or subtracted; a difference is rounded after it was taken.
  @inline(__always)
  private func mixed(_ light: UnsafePointer<Double>, _ a: UInt32, _ b: UInt32) -> Float {
    let (first, second) = (light[Int(a & 255)], light[Int(b & 255)])
    return Float(kind == .sum ? second + first : second - first)
  }
}
