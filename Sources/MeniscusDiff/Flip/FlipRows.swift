import MeniscusImage

/// The rows of one picture within a block of columns, filtered along the rows.
///
/// It holds the last rows that the filters down the columns see, each in the place of its number
/// modulo the number of places.
struct FlipRows {
  /// What a row is filtered into.
  enum Plane: Int, CaseIterable {
    case achromatic, redGreen, firstBlueYellow, secondBlueYellow, smooth, edge, point
  }

  private static let width = FlipBlocks.width
  private let kernels: FlipKernels
  private let color: FlipColor
  private let picture: UnsafeBufferPointer<UInt8>
  private let pictureWidth: Int
  private let pictureHeight: Int
  /// The filtered rows, plane by plane, place by place.
  private let store: UnsafeMutableBufferPointer<Double>
  /// The opponent colours of one row, the reach of the filters on either side included.
  private let input: UnsafeMutableBufferPointer<Double>
  private let places: Int

  /// Makes room for the rows of a picture, which it does not own; ``deallocate()`` gives it back.
  init(
    picture: UnsafeBufferPointer<UInt8>, width: Int, height: Int, kernels: FlipKernels,
    color: FlipColor
  ) {
    self.picture = picture
    self.kernels = kernels
    self.color = color
    pictureWidth = width
    pictureHeight = height
    places = 2 * kernels.radius + 1
    store = .allocate(capacity: Plane.allCases.count * places * Self.width)
    store.initialize(repeating: 0)
    input = .allocate(capacity: 3 * (Self.width + 2 * kernels.radius))
    input.initialize(repeating: 0)
  }

  /// Gives the room back.
  func deallocate() {
    store.deallocate()
    input.deallocate()
  }

  /// The place of a plane's row.
  private func offset(_ plane: Plane, row: Int) -> Int {
    (plane.rawValue * places + row % places) * Self.width
  }

  /// Filters a row of the picture.
  ///
  /// - Parameters:
  ///   - start: the block's first column.
  ///   - count: the block's columns.
  func filter(row: Int, start: Int, count: Int) {
    load(row: row, start: start, count: count)
    let length = Self.width + 2 * kernels.radius
    func filter(_ half: [Double], _ channel: Int, _ plane: Plane) {
      let middle = channel * length + kernels.radius
      FlipFilter.symmetric(
        half, from: input, into: store, at: offset(plane, row: row), count: count,
        before: { middle - $0 }, after: { middle + $0 })
    }
    filter(kernels.achromatic, 0, .achromatic)
    filter(kernels.redGreen, 1, .redGreen)
    filter(kernels.blueYellow.first, 2, .firstBlueYellow)
    filter(kernels.blueYellow.second, 2, .secondBlueYellow)
    filter(kernels.smooth, 0, .smooth)
    filter(kernels.point, 0, .point)
    FlipFilter.antisymmetric(
      kernels.edge, from: input, into: store, at: offset(.edge, row: row), count: count,
      before: { kernels.radius - $0 }, after: { kernels.radius + $0 })
  }

  /// Filters a plane down the columns around a row, all rows in reach being there.
  ///
  /// Beyond the picture its outermost rows go on.
  func filter(
    _ plane: Plane, with half: [Double], row: Int, isAntisymmetric: Bool = false,
    into target: UnsafeMutableBufferPointer<Double>, at place: Int, count: Int
  ) {
    func before(_ step: Int) -> Int { offset(plane, row: max(row - step, 0)) }
    func after(_ step: Int) -> Int { offset(plane, row: min(row + step, pictureHeight - 1)) }
    if isAntisymmetric {
      FlipFilter.antisymmetric(
        half, from: store, into: target, at: place, count: count, before: before, after: after)
    } else {
      FlipFilter.symmetric(
        half, from: store, into: target, at: place, count: count, before: before, after: after)
    }
  }

  /// Reads a row into opponent colours; beyond the picture its outermost columns go on.
  private func load(row: Int, start: Int, count: Int) {
    let length = Self.width + 2 * kernels.radius
    let first = row * pictureWidth * 4
    let matrix = color.opponent
    color.light.withUnsafeBufferPointer { light in
      for index in 0..<(count + 2 * kernels.radius) {
        let column = min(max(start - kernels.radius + index, 0), pictureWidth - 1)
        let red = light[Int(picture[first + column * 4])]
        let green = light[Int(picture[first + column * 4 + 1])]
        let blue = light[Int(picture[first + column * 4 + 2])]
        let opponent = matrix.times((red, green, blue))
        input[index] = opponent.0
        input[length + index] = opponent.1
        input[2 * length + index] = opponent.2
      }
    }
  }
}
