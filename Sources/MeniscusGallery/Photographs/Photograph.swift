import MeniscusImage
import MeniscusUI

/// A photograph that was never taken: light, a lens and film, worked out from a seed.
///
/// Drawing one takes up to four seconds, so scenes show kept copies; `.ci/photographs` draws them
/// anew and keeps them. All of it is exact arithmetic: every machine draws the same bytes.
package enum Photograph: String, CaseIterable {
  case leaves, sunset, city, flower

  /// What is kept: about a pixel for each point of a phone's screen.
  package static let size = (width: 400, height: 866)

  /// The picture as scenes bring it.
  var picture: ScenePicture {
    ScenePicture(rawValue, drawing: { PNG.encode(drawn(), effort: .thorough) }, png: { kept.bytes })
  }

  /// The city so far out of focus that few pixels hold it; it is drawn when it is needed.
  static let softCity = ScenePicture(
    "soft-city",
    png: {
      let exposure = CityPhotograph.softExposure(width: 60, height: 130)
      return PNG.encode(exposure.developed(CityPhotograph.development))
    })

  /// The picture, drawn anew.
  package func drawn(width: Int = size.width, height: Int = size.height) -> Bitmap {
    switch self {
    case .leaves:
      LeavesPhotograph.exposure(width: width, height: height)
        .developed(LeavesPhotograph.development)
    case .sunset:
      SunsetPhotograph.exposure(width: width, height: height)
        .developed(SunsetPhotograph.development)
    case .city:
      CityPhotograph.exposure(width: width, height: height).developed(CityPhotograph.development)
    case .flower:
      FlowerPhotograph.exposure(width: width, height: height)
        .developed(FlowerPhotograph.development)
    }
  }

  /// The file that is kept.
  package var kept: Base64 {
    switch self {
    case .leaves: Kept.leaves
    case .sunset: Kept.sunset
    case .city: Kept.city
    case .flower: Kept.flower
    }
  }
}

/// The files of the photographs, a constant each: `.ci/photographs` writes them.
///
/// Text compiles in a tenth of a second where a list of bytes takes minutes.
enum Kept {}
