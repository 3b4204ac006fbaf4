extension Console {
  /// Prints lines.
  func print(_ lines: [String]) {
    for line in lines { self.print(line) }
  }
}
