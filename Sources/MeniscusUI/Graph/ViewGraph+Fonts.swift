import MeniscusText

extension ViewGraph {
  /// Takes the fonts that a scene brings; what cannot be read is an issue.
  func take(_ fonts: [FontResource]) {
    for resource in fonts {
      do {
        try glyphs.add(resource)
      } catch {
        report(.unreadableFont(name: resource.name, table: error.table, byte: error.byte))
      }
    }
  }
}
