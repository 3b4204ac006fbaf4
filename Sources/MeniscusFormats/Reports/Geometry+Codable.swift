import MeniscusGeometry

// Plain rows of numbers, which keeps what workers say short.

extension Point2D: Codable {
  /// Reads `[x, y]`.
  public init(from decoder: any Decoder) throws {
    let numbers: [Double] = try decoder.numbers(2)
    self.init(x: numbers[0], y: numbers[1])
  }

  /// Writes `[x, y]`.
  public func encode(to encoder: any Encoder) throws { try [x, y].encode(to: encoder) }
}

extension Size2D: Codable {
  /// Reads `[width, height]`.
  public init(from decoder: any Decoder) throws {
    let numbers: [Double] = try decoder.numbers(2)
    self.init(width: numbers[0], height: numbers[1])
  }

  /// Writes `[width, height]`.
  public func encode(to encoder: any Encoder) throws { try [width, height].encode(to: encoder) }
}

extension Rect2D: Codable {
  /// Reads `[x, y, width, height]`.
  public init(from decoder: any Decoder) throws {
    let numbers: [Double] = try decoder.numbers(4)
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Writes `[x, y, width, height]`.
  public func encode(to encoder: any Encoder) throws {
    try [minX, minY, width, height].encode(to: encoder)
  }
}

extension PixelSize: Codable {
  /// Reads `[width, height]`.
  public init(from decoder: any Decoder) throws {
    let numbers: [Int] = try decoder.numbers(2)
    self.init(width: numbers[0], height: numbers[1])
  }

  /// Writes `[width, height]`.
  public func encode(to encoder: any Encoder) throws { try [width, height].encode(to: encoder) }
}

extension Decoder {
  /// A list of so many numbers.
  func numbers<Number: Decodable>(_ count: Int) throws -> [Number] {
    let numbers = try [Number](from: self)
    guard numbers.count == count else { throw notA([Number].self) }
    return numbers
  }
}
