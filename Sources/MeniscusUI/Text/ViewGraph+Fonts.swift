import MeniscusText

extension ViewGraph {
  /// Takes the fonts that a scene brings; what cannot be read is an issue.
  func takeFonts(of scene: Scene) {
    for resource in scene.fonts {
      do {
        try glyphs.add(resource)
      } catch {
        report(.unreadableFont(name: resource.name, table: error.table, byte: error.byte))
      }
    }
  }
}
