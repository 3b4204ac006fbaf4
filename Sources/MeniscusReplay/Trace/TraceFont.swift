import MeniscusUI

/// A font that a scene brings, as its traces name it.
package struct TraceFont: Hashable, Sendable {
  /// What the scene calls it.
  package var name: String
  /// The hash of the file's bytes.
  package var hash: UInt64

  /// Makes a font from its name and the hash of its bytes.
  package init(name: String, hash: UInt64) {
    self.name = name
    self.hash = hash
  }

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
