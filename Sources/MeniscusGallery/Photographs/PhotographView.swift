import MeniscusImage
import MeniscusUI

/// A photograph that fills its room, with the grain of film over it.
///
/// The scene brings the photograph and the grain: ``Photograph/pictures(_:)``.
struct PhotographView: View {
  let photograph: Photograph
  /// Which part of the photograph is kept where it is cut off.
  var anchor: Alignment = .center

  var body: some View {
    Color.clear
      .overlay(alignment: anchor) {
        Image(photograph.rawValue).resizable()
          .aspectRatio(contentMode: .fill)
      }
      .overlay { Image(FilmGrain.name).resizable(resizingMode: .tile).interpolation(.none) }
      .clipped()
      .accessibilityHidden(true)
  }
}

extension Photograph {
  /// What a scene brings to show photographs.
  static func pictures(_ photographs: Photograph...) -> [ScenePicture] {
    photographs.map(\.picture) + [FilmGrain.picture]
  }
}

/// A tile of grain, a pixel of the screen each: specks of black and of white, hardly there.
package enum FilmGrain {
  static let name = "grain"

  static let picture = ScenePicture(name, scale: 2, png: { bytes })

  /// The file, made once in a process.
  package static let bytes = PNG.encode(tile(side: 96))

  private static func tile(side: Int) -> Bitmap {
    let noise = Noise(1)
    var bitmap = Bitmap(width: side, height: side)
    for index in 0..<side * side {
      let (x, y) = (Int32(index % side), Int32(index / side))
      // The sum of three even numbers is nearly normal.
      let sum = noise.cell(x, y) + noise.cell(x, y + 1000) + noise.cell(x + 1000, y) - 1.5
      let level: UInt8 = sum < 0 ? 0 : 255
      for channel in 0..<3 { bitmap.samples[index * 4 + channel] = level }
      bitmap.samples[index * 4 + 3] = UInt8((sum.magnitude * 7).rounded())
    }
    return bitmap
  }
}
