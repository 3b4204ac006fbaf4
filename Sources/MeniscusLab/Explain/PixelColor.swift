import MeniscusFormats
import MeniscusImage

/// The colour of an opaque pixel.
package struct PixelColor: Equatable, Sendable {
  /// Red, 0 to 255.
  package var red: UInt8
  /// Green, 0 to 255.
  package var green: UInt8
  /// Blue, 0 to 255.
  package var blue: UInt8

  /// Takes a pixel of a picture; nil where the picture has no such pixel.
  package init?(_ bitmap: Bitmap, _ x: Int, _ y: Int) {
    guard (0..<bitmap.width).contains(x), (0..<bitmap.height).contains(y) else { return nil }
    let first = (y * bitmap.width + x) * 4
    (red, green, blue) = (
      bitmap.samples[first], bitmap.samples[first + 1], bitmap.samples[first + 2]
    )
  }

  /// The colour as `#rrggbb`.
  package var text: String {
    "#" + [red, green, blue].map { JSONText.hexadecimal(UInt64($0), digits: 2) }.joined()
  }
}
