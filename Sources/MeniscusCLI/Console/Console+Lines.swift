extension Console {
  /// A line that begins with a word in a colour.
  package struct Line: Equatable, Sendable {
    /// What it begins with.
    package var lead = ""
    /// The colour of that; nil for none.
    package var color: Color?
    /// What follows.
    package var text: String

    /// Makes a line without a colour.
    package init(_ text: String) {
      self.text = text
    }

    /// Makes a line.
    package init(_ lead: String, _ color: Color, _ text: String) {
      self.lead = lead
      self.color = color
      self.text = text
    }
  }

  /// Prints lines.
  func print(_ lines: [String]) {
    for line in lines { self.print(line) }
  }

  /// Prints lines.
  func print(_ lines: [Line]) {
    for line in lines { self.print(line) }
  }
}
