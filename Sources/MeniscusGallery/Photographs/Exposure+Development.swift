import MeniscusGeometry
import MeniscusImage

/// How a plane of light becomes a picture.
package struct Development {
  /// What the light is multiplied by first.
  var exposure: Float = 1
  /// How much of the light around bright places is added.
  var bloom: Float = 0.06
  /// The bloom's reach in pixels.
  var reach = 12
  /// How much darker the corners are than the middle.
  var vignette: Float = 0.28
  /// What shadows and highlights lean to.
  var shadows = Light(1, 1, 1)
  var highlights = Light(1, 1, 1)
  /// How far colours are from their grey; 1 leaves them.
  var chroma: Float = 1

  /// The film alone, without what lens and taste add.
  package static let plain = Development(bloom: 0, vignette: 0)
}

extension Exposure {
  /// The picture: scattered light added, corners darkened, the film's curve laid over it.
  package func developed(_ development: Development) -> Bitmap {
    var plane = self
    plane.add(bright.scattered(radius: development.reach), times: development.bloom)
    plane.add(bright.scattered(radius: development.reach * 4), times: development.bloom * 0.6)
    var bitmap = Bitmap(width: width, height: height)
    let curve = FilmCurve()
    for row in 0..<height {
      for column in 0..<width {
        let across = (Float(column) + 0.5) / Float(width) * 2 - 1
        let down = (Float(row) + 0.5) / Float(height) * 2 - 1
        let distance = across * across * 0.6 + down * down * 0.7
        let fall = 1 - development.vignette * smoothStep(0.1, 1.5, distance)
        var light = plane.light[row * width + column] * (development.exposure * fall)
        let grey = light.x * 0.2126 + light.y * 0.7152 + light.z * 0.0722
        let lean = development.shadows.mixed(
          with: development.highlights, by: smoothStep(0, 0.7, grey))
        light = Light(grey, grey, grey).mixed(with: light, by: development.chroma) * lean
        let place = (row * width + column) * 4
        bitmap.samples[place] = curve.code(of: light.x)
        bitmap.samples[place + 1] = curve.code(of: light.y)
        bitmap.samples[place + 2] = curve.code(of: light.z)
        bitmap.samples[place + 3] = 255
      }
    }
    return bitmap
  }

  /// What is brighter than white paper, the rest dimmed by its square.
  private var bright: Exposure {
    var result = self
    for index in light.indices {
      let peak = min(light[index].peak, 8)
      result.light[index] = light[index] * (peak / (peak + 0.7))
    }
    return result
  }
}

/// From light to the codes of a picture: a toe, a straight part and a shoulder, encoded as sRGB.
private struct FilmCurve {
  private static let steps = 4096
  private let codes: [UInt8]

  init() {
    // Narkowicz's fit of the Academy's curve (2015).
    codes = (0...Self.steps).map { step in
      let root = Double(step) / Double(Self.steps) * 4
      let light = root * root * 0.62
      let bent = light * (2.51 * light + 0.03) / (light * (2.43 * light + 0.59) + 0.14)
      let code = SRGB.encode(min(max(bent, 0), 1)) * 255
      return UInt8(min(max(code.rounded(), 0), 255))
    }
  }

  /// The code of a light; what is brighter than 16 is white.
  func code(of light: Float) -> UInt8 {
    let root = held(light, 0, 16).squareRoot()
    return codes[Int((root * (Float(Self.steps) / 4)).rounded())]
  }
}
