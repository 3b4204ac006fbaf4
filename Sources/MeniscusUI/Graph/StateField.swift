/// A value of the state of a scene, as people read it.
package struct StateField: Equatable, Sendable {
  /// The view that owns it.
  package var path: String
  /// The property, or what is in motion: `presented x`.
  package var name: String
  /// The value, long ones cut.
  package var value: String
  /// The views that read it when they were evaluated; nil for what acts on all inside its owner, as
  /// the offset of a scroll view.
  package var readers: [String]?

  /// Makes a value.
  package init(path: String, name: String, value: String, readers: [String]? = nil) {
    self.path = path
    self.name = name
    self.value = value
    self.readers = readers
  }
}

/// What a node owns of the state.
struct OwnedState {
  var name: String
  var value: String
  var readers: [String]?

  /// Takes a text `name = value` apart.
  init(_ text: String, readers: [String]?) {
    // Names are identifiers and a few words; the first sign is theirs.
    let mark = text.firstRange(of: " = ")
    name = mark.map { String(text[..<$0.lowerBound]) } ?? text
    value = mark.map { String(text[$0.upperBound...]) } ?? ""
    self.readers = readers
  }
}
