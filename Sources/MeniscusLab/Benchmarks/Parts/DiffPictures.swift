import MeniscusGeometry
import MeniscusImage

/// Pictures of an interface and of what a change makes of it, for `bench diff`.
enum DiffPictures {
  /// Cards with lines of strokes over a gradient.
  static func interface(width: Int, height: Int) -> Bitmap {
    drawn(width: width, height: height) { x, y in
      let ground = (200 + y * 40 / height, 210 + x * 30 / width, 220)
      let (card, row) = (y / 180, y % 180)
      guard card % 2 == 0, x > 60, x < width - 60 else { return ground }
      guard (40..<140).contains(row), y / 9 % 3 != 0 else { return (250, 250, 252) }
      switch (x / 3 &* 2_654_435_761 &+ y / 9 &* 40_503) >> 3 & 7 {
      case 0, 1, 2: return (40, 40, 46)
      case 3: return (140, 140, 146)
      default: return (250, 250, 252)
      }
    }
  }

  /// The interface with one pixel in eleven changed: a tint over panels, strokes that moved, a button
  /// of another colour.
  static func changed(_ picture: Bitmap) -> Bitmap {
    let (width, height) = (picture.width, picture.height)
    func source(_ x: Int, _ y: Int) -> (Int, Int, Int) {
      let first = (y * width + x) * 4
      return (
        Int(picture.samples[first]), Int(picture.samples[first + 1]),
        Int(picture.samples[first + 2])
      )
    }
    return drawn(width: width, height: height) { x, y in
      let color = source(x, y)
      let part = y * 100 / height
      if (15..<20).contains(part), x > 0, x < width * 4 / 5 { return source(x - 1, y) }
      if (42..<48).contains(part), x > 60, x < width - 60 {
        return (min(color.0 + 3, 255), min(color.1 + 3, 255), min(color.2 + 3, 255))
      }
      if (70..<73).contains(part), x < width * 3 / 4 {
        return (max(color.0 - 2, 0), color.1, color.2)
      }
      if part == 84, x < 60 { return (color.0 - 90, color.1 - 20, color.2) }
      return color
    }
  }

  /// The picture with every pixel moved by up to 3 levels.
  static func noisy(_ picture: Bitmap) -> Bitmap {
    var generator = SeededGenerator(seed: 7)
    var result = picture
    for first in stride(from: 0, to: result.samples.count, by: 4) {
      let bits = generator.next()
      for channel in 0..<3 {
        let step = Int(bits >> UInt64(channel * 8) & 255) % 7 - 3
        // No pixel stays as it is.
        let moved = Int(result.samples[first + channel]) + (channel == 1 && step == 0 ? 1 : step)
        result.samples[first + channel] = UInt8(min(max(moved, 0), 254))
      }
    }
    return result
  }

  private static func drawn(
    width: Int, height: Int, _ color: (Int, Int) -> (Int, Int, Int)
  ) -> Bitmap {
    var samples = [UInt8](repeating: 255, count: width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let (red, green, blue) = color(x, y)
        let first = (y * width + x) * 4
        samples[first] = UInt8(red)
        samples[first + 1] = UInt8(green)
        samples[first + 2] = UInt8(blue)
      }
    }
    return Bitmap(width: width, height: height, samples: samples)
  }
}
