import MeniscusDisplay
import MeniscusGeometry

/// The colours of a gradient along its ramp.
///
/// Between two stops the premultiplied colour changes in proportion to the position; every position
/// is computed, there is no table. Before the first and after the last stop the colour stays. Of
/// stops in one place the first holds before it and the last from it on.
struct Ramp: Sendable {
  /// A stretch of the ramp: premultiplied channels of 0…255 at its origin, and their slopes.
  struct Piece: Sendable {
    var end: Float
    var origin: Float
    var color: SIMD4<Float>
    var slope: SIMD4<Float>
    /// 1 where it is dithered, else 0.
    var grain: Float = 0

    /// The premultiplied pixel at a position of this piece, rounded to nearest.
    ///
    /// - Parameter bias: what is added to the levels where the piece is dithered.
    @inline(__always)
    func pixel(at position: Float, _ bias: Float) -> UInt32 {
      let t = position - origin
      let bias = bias * grain
      return SIMD4(
        color[0] + slope[0] * t + bias, color[1] + slope[1] * t + bias,
        color[2] + slope[2] * t + bias, color[3] + slope[3] * t + bias
      ).pixel
    }

    /// The most that a channel changes over the whole ramp, in levels.
    var steepness: Float {
      max(max(abs(slope[0]), abs(slope[1])), max(abs(slope[2]), abs(slope[3])))
    }
  }

  /// The stretches in rising order; the last has no end.
  private(set) var pieces: [Piece]
  /// Whether every stop is opaque.
  let isOpaque: Bool

  /// Whether some of it is dithered.
  private(set) var isDithered = false

  /// The ramp with a dither where it changes by less than a level from a pixel to the next.
  ///
  /// - Parameter rate: how much of the ramp there is in a pixel, at most.
  func dithered(rate: Float) -> Ramp {
    var ramp = self
    for index in pieces.indices {
      let steepness = pieces[index].steepness
      guard steepness > 0, steepness * rate < 1 else { continue }
      ramp.pieces[index].grain = 1
      ramp.isDithered = true
    }
    return ramp
  }

  /// Makes a ramp, nil where there are no stops or a number is not finite.
  ///
  /// Locations are clamped to 0…1; one that falls behind its predecessor is moved up to it.
  init?(_ stops: [GradientStop]) {
    guard !stops.isEmpty else { return nil }
    var pieces: [Piece] = []
    var isOpaque = true
    var previous: (location: Float, channels: SIMD4<Float>)?
    for stop in stops {
      guard let channels = Self.channels(stop.color), stop.location.isFinite else { return nil }
      isOpaque = isOpaque && channels[3] == 255
      var location = Float(min(max(stop.location, 0), 1))
      if let previous {
        location = max(location, previous.location)
        if location > previous.location {
          pieces.append(
            Self.piece(from: previous.location, previous.channels, to: location, channels))
        }
      } else {
        pieces.append(Self.constant(channels, end: location))
      }
      previous = (location, channels)
    }
    if let previous { pieces.append(Self.constant(previous.channels, end: .infinity)) }
    self.pieces = pieces
    self.isOpaque = isOpaque
  }

  /// Premultiplied channels of 0…255; the opacity and colour clamped to 0…1.
  private static func channels(_ color: RGBA) -> SIMD4<Float>? {
    let components = [color.red, color.green, color.blue, color.opacity]
    guard (components.allSatisfy { $0.isFinite }) else { return nil }
    let clamped = components.map { min(max($0, 0), 1) }
    return SIMD4(
      Float(clamped[0] * clamped[3] * 255), Float(clamped[1] * clamped[3] * 255),
      Float(clamped[2] * clamped[3] * 255), Float(clamped[3] * 255))
  }

  private static func constant(_ color: SIMD4<Float>, end: Float) -> Piece {
    Piece(end: end, origin: 0, color: color, slope: SIMD4(repeating: 0))
  }

  private static func piece(
    from start: Float, _ first: SIMD4<Float>, to end: Float, _ last: SIMD4<Float>
  ) -> Piece {
    Piece(end: end, origin: start, color: first, slope: (last - first) / (end - start))
  }
}

extension Ramp {
  /// Writes the premultiplied pixels at positions, each of which is a number.
  ///
  /// Neighbouring pixels mostly lie on the same piece.
  ///
  /// - Parameter biases: what dithered pieces add to every first, second, third and fourth pixel.
  @inline(__always)
  func fill(
    _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ biases: SIMD4<Float>,
    at position: (Int) -> Float
  ) {
    pieces.withUnsafeBufferPointer { pieces in
      var index = 0
      for i in 0..<count {
        let position = position(i)
        Self.seek(position, among: pieces, from: &index)
        pixels[i] = pieces[index].pixel(at: position, biases[i & 3])
      }
    }
  }

  /// Writes the same pixels, four at a time where four lie on one piece.
  ///
  /// - Parameter fours: the positions of a pixel and of the three that follow it.
  @inline(__always)
  func fill(
    _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ biases: SIMD4<Float>,
    fours: (Int) -> SIMD4<Float>, at position: (Int) -> Float
  ) {
    pieces.withUnsafeBufferPointer { pieces in
      var (index, done) = (0, 0)
      while done + 4 <= count {
        let positions = fours(done)
        Self.seek(positions[0], among: pieces, from: &index)
        if Self.holds(positions, pieces, index) {
          UnsafeMutableRawPointer(pixels + done).storeBytes(
            of: pieces[index].pixels(at: positions, biases), as: SIMD4<UInt32>.self)
        } else {
          for lane in 0..<4 {
            Self.seek(positions[lane], among: pieces, from: &index)
            pixels[done + lane] = pieces[index].pixel(at: positions[lane], biases[lane])
          }
        }
        done += 4
      }
      for i in done..<count {
        let position = position(i)
        Self.seek(position, among: pieces, from: &index)
        pixels[i] = pieces[index].pixel(at: position, biases[i & 3])
      }
    }
  }

  /// Goes to the piece that a position lies on.
  @inline(__always)
  private static func seek(
    _ position: Float, among pieces: UnsafeBufferPointer<Piece>, from index: inout Int
  ) {
    while index + 1 < pieces.count, position >= pieces[index].end { index += 1 }
    while index > 0, position < pieces[index - 1].end { index -= 1 }
  }

  /// Whether all of four positions lie on a piece, as far as that is seen at once.
  @inline(__always)
  private static func holds(
    _ positions: SIMD4<Float>, _ pieces: UnsafeBufferPointer<Piece>, _ index: Int
  ) -> Bool {
    guard all(positions .< pieces[index].end) else { return false }
    return index == 0 || all(positions .>= pieces[index - 1].end)
  }
}

extension Ramp.Piece {
  /// The premultiplied pixels at four positions of this piece, rounded to nearest.
  @inline(__always)
  fileprivate func pixels(at positions: SIMD4<Float>, _ biases: SIMD4<Float>) -> SIMD4<UInt32> {
    let t = positions - origin
    let bias = biases * grain
    func bytes(_ channel: Int) -> SIMD4<UInt32> {
      let values: SIMD4<Float> = color[channel] + slope[channel] * t + bias
      // Adding 2²³ leaves the nearest integer in the low bits.
      return unsafeBitCast(values.clamped(to: 255) + 8_388_608, to: SIMD4<UInt32>.self) & 255
    }
    return bytes(0) | bytes(1) &<< 8 | bytes(2) &<< 16 | bytes(3) &<< 24
  }
}
