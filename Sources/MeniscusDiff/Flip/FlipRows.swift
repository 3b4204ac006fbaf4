/// Rows of two pictures within a block of columns, filtered along the rows: of the pictures added up,
/// and of the second less the first.
///
/// It holds the rows that the filters down the columns see from a strip of rows, plane beside plane.
struct FlipRows {
  /// What a row is filtered into.
  enum Plane: Int, CaseIterable {
    case achromatic, redGreen, firstBlueYellow, secondBlueYellow, smooth, edge, point
  }

  /// What is filtered.
  enum Kind: Int, CaseIterable {
    case sum
    /// The second picture less the first.
    case difference
  }

  /// Opponent channels.
  struct Channels: OptionSet {
    let rawValue: UInt8

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The channel of a number: luminance, red against green, blue against yellow.
    init(_ number: Int) { self.init(rawValue: 1 << UInt8(number)) }

    static let redGreen = Channels(1)
    static let blueYellow = Channels(2)
    static let all = Channels(rawValue: 7)
  }

  /// The values from a plane to the next, which is the most columns that a block may have.
  static let width = FlipFilter.width
  /// The values from a row to the next.
  private static let stride = FlipFilter.rowStride
  /// The columns that loops run over: whole groups of eight, so that none needs a slow end.
  ///
  /// What comes of those that are too many is never read.
  static func padded(_ count: Int) -> Int { (count + 7) & ~7 }

  /// The rows that are filtered down the columns one after the other.
  static let strip = 16
  /// How many strips there is room for before rows are moved up.
  private static let strips = 4

  private let kernels: FlipKernels
  private let color: FlipColor
  private let pair: PixelPair
  private let columns: Range<Int>
  /// How far filters reach, and at least as far as they look.
  private let reach: Int
  /// The filtered rows.
  private let store: UnsafeMutablePointer<Float>
  /// In which channels the pictures differ in each of them.
  private let marks: UnsafeMutablePointer<Channels>
  /// Light of a row, then its opponent colours, the filters' reach on both sides included: three
  /// channels for the sum, three for the difference.
  private let input: UnsafeMutablePointer<Float>
  /// The values of a channel of `input`.
  private let length: Int
  /// The row of the picture that is stored first, and the one after the last that is stored; both
  /// may lie beyond the picture, whose outermost rows go on there.
  private var first: Int
  private var next: Int

  /// Makes room for rows, which it does not own; ``deallocate()`` gives it back.
  ///
  /// - Parameter row: the first row that is to be filtered down the columns.
  init(
    of pair: PixelPair, columns: Range<Int>, from row: Int, kernels: FlipKernels, color: FlipColor
  ) {
    precondition(columns.count <= Self.width, "A block is no wider than a plane.")
    self.pair = pair
    self.kernels = kernels
    self.color = color
    self.columns = columns
    reach = max(kernels.radius, FlipWeights.leastSteps)
    first = row - reach
    next = first
    length = Self.width + 2 * reach
    func room(_ count: Int) -> UnsafeMutablePointer<Float> {
      let room = UnsafeMutablePointer<Float>.allocate(capacity: count)
      room.initialize(repeating: 0, count: count)
      return room
    }
    let rows = 2 * reach + Self.strips * Self.strip
    store = room(rows * Self.stride)
    marks = UnsafeMutablePointer.allocate(capacity: rows)
    marks.initialize(repeating: [], count: rows)
    input = room(Kind.allCases.count * 3 * length)
  }

  /// Gives the room back.
  func deallocate() {
    store.deallocate()
    marks.deallocate()
    input.deallocate()
  }

  /// Filters a row of a plane down its columns; all rows in reach have to be stored.
  @inline(__always)
  func filter(_ kind: Kind, _ plane: Plane, row: Int, _ count: Int) -> FlipFilter {
    let column = (kind.rawValue &* Plane.allCases.count &+ plane.rawValue) &* Self.width
    return FlipFilter(
      source: UnsafePointer(store + (row &- first) &* Self.stride + column), count: count,
      isDown: true)
  }

  /// Filters the rows that are in reach of a strip of rows, which follow those of the last time.
  mutating func prepare(_ rows: Range<Int>) {
    if rows.upperBound + reach - first > 2 * reach + Self.strips * Self.strip {
      let kept = rows.lowerBound - reach
      store.update(
        from: store + (kept - first) * Self.stride, count: (next - kept) * Self.stride)
      marks.update(from: marks + (kept - first), count: next - kept)
      first = kept
    }
    while next < rows.upperBound + reach {
      let target = store + (next - first) * Self.stride
      // Beyond the picture the rows are those at its edge.
      if next > first, next <= 0 || next >= pair.height {
        target.update(from: target - Self.stride, count: Self.stride)
        marks[next - first] = marks[next - first - 1]
      } else {
        marks[next - first] = filter(min(max(next, 0), pair.height - 1), into: target)
      }
      next += 1
    }
  }

  /// The channels in which the pictures differ within reach of a row: in all others what is filtered of
  /// their difference is 0.
  func channels(near row: Int) -> Channels {
    var channels: Channels = []
    for near in (row - reach - first)...(row + reach - first) { channels.formUnion(marks[near]) }
    return channels
  }

  /// Filters a row of the picture; gives the channels in which the pictures differ there.
  private func filter(_ row: Int, into target: UnsafeMutablePointer<Float>) -> Channels {
    load(row)
    let count = Self.padded(columns.count)
    var channels: Channels = []
    for channel in 0..<3 where isDifferent(channel) { channels.insert(Channels(channel)) }
    for kind in Kind.allCases {
      let filtered = kind == .sum ? .all : channels
      func source(_ channel: Int) -> FlipFilter {
        FlipFilter(
          source: UnsafePointer(input + (kind.rawValue * 3 + channel) * length + reach),
          count: count, isDown: false)
      }
      func place(_ plane: Plane) -> UnsafeMutablePointer<Float> {
        target + (kind.rawValue * Plane.allCases.count + plane.rawValue) * Self.width
      }
      if filtered.isEmpty {
        place(.achromatic).update(repeating: 0, count: Plane.allCases.count * Self.width)
        continue
      }
      source(0).symmetric(
        kernels.achromatic, into: place(.achromatic), kernels.smooth, into: place(.smooth))
      source(0).features(
        slope: kernels.edge, into: place(.edge), bend: kernels.point, into: place(.point))
      if filtered.contains(.redGreen) {
        source(1).symmetric(kernels.redGreen, into: place(.redGreen))
      } else {
        place(.redGreen).update(repeating: 0, count: Self.width)
      }
      if filtered.contains(.blueYellow) {
        source(2).symmetric(
          kernels.blueYellow.first, into: place(.firstBlueYellow), kernels.blueYellow.second,
          into: place(.secondBlueYellow))
      } else {
        place(.firstBlueYellow).update(repeating: 0, count: 2 * Self.width)
      }
    }
    return channels
  }

  /// Whether a channel of the row that was read differs anywhere.
  private func isDifferent(_ channel: Int) -> Bool {
    let values = input + (3 + channel) * length
    var isAny: UInt32 = 0
    var index = 0
    while index < length {
      isAny |= values[index].bitPattern
      index &+= 1
    }
    // The sign of 0 is no difference.
    return isAny &<< 1 != 0
  }

  /// Reads a row into opponent colours; beyond the picture its outermost pixels go on.
  private func load(_ row: Int) {
    let used = columns.count + 2 * reach
    let start = columns.lowerBound - reach
    // The columns of the input that lie in the picture.
    let inside = max(-start, 0)..<min(used, pair.width - start)
    let place = row * pair.width + start
    let (one, other) = (pair.first + place, pair.second + place)
    let (input, length) = (input, length)
    color.light.withUnsafeBufferPointer { light in
      guard let light = light.baseAddress else { return }
      var target = input + inside.lowerBound
      let difference = 3 &* length
      var index = inside.lowerBound
      while index < inside.upperBound {
        let (a, b) = (one[index], other[index])
        let (red, otherRed) = (light[Int(a & 255)], light[Int(b & 255)])
        let (green, otherGreen) = (light[Int(a &>> 8 & 255)], light[Int(b &>> 8 & 255)])
        let (blue, otherBlue) = (light[Int(a &>> 16 & 255)], light[Int(b &>> 16 & 255)])
        target[0] = otherRed + red
        target[length] = otherGreen + green
        target[2 &* length] = otherBlue + blue
        target[difference] = otherRed - red
        target[difference &+ length] = otherGreen - green
        target[difference &+ 2 &* length] = otherBlue - blue
        target += 1
        index &+= 1
      }
    }
    for kind in Kind.allCases {
      let reds = input + kind.rawValue * 3 * length
      let (greens, blues) = (reds + length, reds + 2 * length)
      color.makeOpponents(reds, greens, blues, inside)
      for channel in [reds, greens, blues] {
        for index in 0..<inside.lowerBound { channel[index] = channel[inside.lowerBound] }
        for index in inside.upperBound..<used { channel[index] = channel[inside.upperBound - 1] }
      }
    }
  }
}
