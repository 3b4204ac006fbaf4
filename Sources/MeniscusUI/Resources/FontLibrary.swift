import MeniscusText

/// The fonts that a scene brings, by name.
struct FontLibrary {
  /// A font that could be read.
  struct Entry {
    let name: String
    /// The row of the file among those of the shaper.
    let row: Int
    /// The distance from the baseline to the top of a line, in ems.
    let ascent: Double
    /// The distance from the baseline to the bottom of a line, in ems.
    let descent: Double
    /// What is left free between two lines, in ems.
    let lineGap: Double
  }

  private(set) var entries: [Entry] = []

  /// The font of a name; nil where there is none.
  func font(named name: String) -> Entry? {
    entries.first { $0.name == name }
  }

  /// Reads a font, unless there is one of its name.
  mutating func add(
    _ resource: FontResource, to shaper: inout TextShaper
  ) throws(FontFileError) {
    guard font(named: resource.name) == nil else { return }
    let file = try FontFile(resource.bytes)
    entries.append(
      Entry(
        name: resource.name, row: shaper.add(file), ascent: file.ascent, descent: file.descent,
        lineGap: file.lineGap))
  }
}
