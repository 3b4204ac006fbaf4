import MeniscusImage

/// A picture of a map of differences: from black over purple and orange to pale yellow.
///
/// Equal steps of value look like equal steps of colour, and lightness rises all the way, so that it
/// is read alike in grey and by eyes that see colours in another way.
public struct HeatMap: Equatable, Sendable {
  /// The picture, opaque, of the same extents as the map.
  public let bitmap: Bitmap

  /// Draws a map.
  ///
  /// Complexity: linear in the pixels.
  public init(_ map: FlipMap) {
    let colors = MagmaColors.values
    var samples = [UInt8](repeating: 255, count: map.values.count * 4)
    for (pixel, value) in map.values.enumerated() {
      let color = colors[Int((min(max(value, 0), 1) * 255).rounded())]
      samples[pixel * 4] = UInt8(color >> 16)
      samples[pixel * 4 + 1] = UInt8(color >> 8 & 255)
      samples[pixel * 4 + 2] = UInt8(color & 255)
    }
    bitmap = Bitmap(width: map.width, height: map.height, samples: samples)
  }
}
