/// How far the pixels of a map go, in points.
struct FieldExtremes {
  /// The least distance, 0 where none is negative.
  var distance: Float = 0
  /// The largest bend.
  var bend: Float = 0
}

/// The colours in which a field is drawn, by distance.
///
/// Inside is blue, the deeper the darker; outside is amber, until it fades out. The edge is a strong
/// line. There is a line every 4 points, which fades where glass is deep, and a stronger one every 20.
struct FieldInks {
  /// The colours from the deepest distance on; the last has no opacity.
  private let inks: [UInt32]
  /// The steps of a point.
  private let steps: Float
  /// The deepest distance, in steps.
  private let deepest: Float
  /// The pixels of a point.
  private let scale: Float

  /// The steps of a pixel.
  private static let fineness = 8.0

  /// Makes the colours of a frame.
  ///
  /// - Parameters:
  ///   - scale: the pixels of a point.
  ///   - depth: how far inside points lie at most, in points.
  init(_ way: GlassFieldMap.Way, scale: Double, depth: Double) {
    let steps = scale * Self.fineness
    let deepest = Int((depth * steps).rounded(.up)) + 1
    let outermost = Int((GlassFieldMap.reach * steps).rounded(.up))
    inks = (0...deepest + outermost).map { place in
      FieldInk(distance: Double(place - deepest) / steps, scale: scale).word(way)
    }
    (self.steps, self.deepest, self.scale) = (Float(steps), Float(deepest), Float(scale))
  }

  /// Draws a row, and takes in how far its pixels go.
  func fill(
    _ line: UnsafeMutableBufferPointer<UInt32>, with row: FieldMapRow, _ way: GlassFieldMap.Way,
    _ extremes: inout FieldExtremes
  ) {
    let last = Float(inks.count - 1)
    inks.withUnsafeBufferPointer { inks in
      for index in line.indices {
        let distance = row.distance[index]
        extremes.distance = min(extremes.distance, distance)
        let place = distance * steps + deepest
        let ink = inks[Int(place < last ? max(place, 0) : last)]
        switch way {
        case .distances: line[index] = ink
        case .directions: line[index] = DirectionInk.word(row.x[index], row.y[index], ink)
        case .lens where distance < 0:
          extremes.bend = max(extremes.bend, row.bend[index])
          line[index] = LensInk.word(row.bend[index], at: distance, scale: scale)
        case .lens: break
        }
      }
    }
  }
}

/// How a distance is drawn.
private struct FieldInk {
  /// In points, negative inside.
  let distance: Double
  /// The pixels of a point.
  let scale: Double

  /// The colour, or the opacity and the strength of the edge's line where hues say directions.
  func word(_ way: GlassFieldMap.Way) -> UInt32 {
    let edge = line(every: nil, width: 2)
    let fading = distance > 0 ? max(1 - distance / GlassFieldMap.reach, 0) : 1
    let opacity = max(distance > 0 ? 0.72 * fading : 0.84, edge)
    guard opacity > 0 else { return 0 }
    guard case .distances = way else { return SIMD4(edge, 0, 0, opacity).word }
    let fine = line(every: 4, width: 0.75) * 0.55 * (1 - Self.share(-distance, 24, 40))
    let strong = line(every: 20, width: 1.25) * 0.9
    let lines = max(max(fine, strong) * fading, edge)
    let color = face + (SIMD4(repeating: 1) - face) * lines
    return SIMD4(color.x, color.y, color.z, max(opacity, lines)).word
  }

  /// The colour between lines.
  private var face: SIMD4<Double> {
    if distance > 0 { return SIMD4(0.96, 0.58, 0.11, 1) }
    let (near, deep) = (SIMD4(0.24, 0.60, 0.98, 1), SIMD4(0.07, 0.12, 0.42, 1))
    return near + (deep - near) * Self.share(-distance, 0, 48)
  }

  /// How much of a pixel a line covers, at every multiple of a distance but 0, or at 0 alone.
  private func line(every period: Double?, width: Double) -> Double {
    var rest = distance
    if let period {
      let number = (distance / period).rounded()
      if number == 0 { return 0 }
      rest -= number * period
    }
    let half = max(width * scale, 1) / 2
    return min(max(half + 0.5 - abs(rest) * scale, 0), 1)
  }

  /// How far a value is from one to another, 0 to 1.
  private static func share(_ value: Double, _ first: Double, _ last: Double) -> Double {
    min(max((value - first) / (last - first), 0), 1)
  }
}

/// How a direction is drawn.
private enum DirectionInk {
  /// The hue of a direction, grey where it is short: where several edges decide.
  ///
  /// Each channel is strongest towards one of three directions that are as far apart as can be; red is
  /// to the right.
  ///
  /// - Parameter ink: the opacity, and in the low byte the strength of the edge's line.
  @inline(__always)
  static func word(_ x: Float, _ y: Float, _ ink: UInt32) -> UInt32 {
    guard ink != 0 else { return 0 }
    let (across, down) = (0.375 * x, 0.649_519 * y)
    let hue = SIMD4(0.75 * x, down - across, 0 - down - across, 0) + 0.5
    let clamped = hue.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
    let edge = Float(ink & 255) / 255
    let color = (clamped + (SIMD4(repeating: 1) - clamped) * edge) * 255 + 0.5
    return UInt32(color[0]) | UInt32(color[1]) << 8 | UInt32(color[2]) << 16 | ink & 0xFF00_0000
  }
}

extension SIMD4<Double> {
  /// Parts from 0 to 1 as bytes, the first in the low one.
  fileprivate var word: UInt32 {
    let bytes =
      clamped(
        lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1)) * 255 + 0.5
    return UInt32(bytes.x) | UInt32(bytes.y) << 8 | UInt32(bytes.z) << 16 | UInt32(bytes.w) << 24
  }
}
