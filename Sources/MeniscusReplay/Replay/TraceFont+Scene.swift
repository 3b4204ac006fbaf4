import MeniscusFormats
import MeniscusUI

extension TraceFont {
  /// The fonts that a scene brings; of one name the first.
  package static func fonts(of scene: Scene) -> [TraceFont] {
    var fonts: [TraceFont] = []
    for resource in scene.fonts where !fonts.contains(where: { $0.name == resource.name }) {
      fonts.append(TraceFont(name: resource.name, hash: resource.contentHash))
    }
    return fonts
  }
}

extension TraceHeader {
  /// Whether a scene brings the fonts that it was recorded with; others may have come since.
  func checkFonts(of scene: Scene) throws(ReplayError) {
    let found = fonts.isEmpty ? [] : TraceFont.fonts(of: scene)
    for font in fonts {
      let now = found.first { $0.name == font.name }
      guard now == font else {
        throw .font(font.name, recorded: font.hash, found: now?.hash)
      }
    }
  }
}
