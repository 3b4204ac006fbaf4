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
    var red, green, blue, alpha: Float
    var redSlope, greenSlope, blueSlope, alphaSlope: Float
    /// 1 where it is dithered, else 0.
    var grain: Float = 0

    /// The premultiplied pixel at a position of this piece, rounded to nearest.
    ///
    /// - Parameter bias: what is added to the levels where the piece is dithered.
    @inline(__always)
    func pixel(at position: Float, _ bias: Float) -> UInt32 {
      let t = position - origin
      let bias = bias * grain
      return Self.byte(red + redSlope * t + bias) | Self.byte(green + greenSlope * t + bias) &<< 8
        | Self.byte(blue + blueSlope * t + bias) &<< 16
        | Self.byte(alpha + alphaSlope * t + bias) &<< 24
    }

    /// The most that a channel changes over the whole ramp, in levels.
    var steepness: Float {
      max(max(abs(redSlope), abs(greenSlope)), max(abs(blueSlope), abs(alphaSlope)))
    }

    /// Adding 2²³ leaves the nearest integer in the low bits; below it halves would be left.
    @inline(__always)
    private static func byte(_ value: Float) -> UInt32 {
      ((value > 0 ? value : 0) + 8_388_608).bitPattern & 255
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
    var previous: (location: Float, channels: [Float])?
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
  private static func channels(_ color: RGBA) -> [Float]? {
    let components = [color.red, color.green, color.blue, color.opacity]
    guard (components.allSatisfy { $0.isFinite }) else { return nil }
    let clamped = components.map { min(max($0, 0), 1) }
    return [
      Float(clamped[0] * clamped[3] * 255), Float(clamped[1] * clamped[3] * 255),
      Float(clamped[2] * clamped[3] * 255), Float(clamped[3] * 255),
    ]
  }

  private static func constant(_ channels: [Float], end: Float) -> Piece {
    Piece(
      end: end, origin: 0, red: channels[0], green: channels[1], blue: channels[2],
      alpha: channels[3], redSlope: 0, greenSlope: 0, blueSlope: 0, alphaSlope: 0)
  }

  private static func piece(
    from start: Float, _ first: [Float], to end: Float, _ last: [Float]
  ) -> Piece {
    let length = end - start
    return Piece(
      end: end, origin: start, red: first[0], green: first[1], blue: first[2], alpha: first[3],
      redSlope: (last[0] - first[0]) / length, greenSlope: (last[1] - first[1]) / length,
      blueSlope: (last[2] - first[2]) / length, alphaSlope: (last[3] - first[3]) / length)
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
        while index + 1 < pieces.count, position >= pieces[index].end { index += 1 }
        while index > 0, position < pieces[index - 1].end { index -= 1 }
        pixels[i] = pieces[index].pixel(at: position, biases[i & 3])
      }
    }
  }
}
