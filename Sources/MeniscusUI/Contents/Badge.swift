/// States a badge of each element; rows of lists and tabs show it.
struct BadgeModifier: StatedModifier {
  typealias Wrapper = BadgeElement

  let badge: Text?

  var label: String { "" }
}

/// An element with a badge; it has no line of its own in snapshots.
final class BadgeElement: StatedElement<BadgeModifier> {
  override func appendReported(to nodes: inout [Node]) {}

  override func changed() { structureChanged() }
}

nonisolated extension View {
  /// Sets a number on a row of a list or on a tab; 0 for none.
  public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text("\(count)"))
  }

  /// Sets a word on a row of a list or on a tab; nil for none.
  public func badge(_ label: Text?) -> some View { modified(by: BadgeModifier(badge: label)) }

  /// Sets a word on a row of a list or on a tab; nil for none.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Sets a word on a row of a list or on a tab; nil for none.
  @_disfavoredOverload
  public func badge(_ resource: LocalizedStringResource?) -> some View {
    badge(resource.map { Text($0) })
  }

  /// Sets a word on a row of a list or on a tab; nil for none.
  @_disfavoredOverload
  public func badge<Label: StringProtocol>(_ label: Label?) -> some View {
    badge(label.map { Text($0) })
  }
}
