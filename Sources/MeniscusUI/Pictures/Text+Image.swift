extension Text {
  /// Makes a text of an image, as large as the letters beside it.
  @_disfavoredOverload
  nonisolated public init(_ image: Image) { self.init("\(image)") }
}
