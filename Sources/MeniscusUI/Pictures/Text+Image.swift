extension Text {
  /// Makes a text of an image, as large as the letters beside it.
  nonisolated public init(_ image: Image) { self.init("\(image)") }
}
