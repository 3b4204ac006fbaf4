/// A change in the words of those who write views: a value with the modifier it belongs to.
package struct ViewChange: Equatable, Codable, Sendable {
  /// What changed.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    /// An argument of a view or of a modifier; its values are nil where they are not known.
    case property
    /// A property of a view's state.
    case state
    /// A view is among others that was not.
    case added
    /// A view is no longer among others.
    case removed
    /// A view is at another place among others; its values are the places, from 0.
    case moved
    /// Of what is only made where it is seen, other parts are made.
    case window
  }

  /// What changed.
  package var kind: Kind
  /// The path of the view, with indices.
  package var view: String
  /// How a person calls the view: by its identifier, else by the shortest path that no other has.
  package var name: String
  /// The modifier, argument or property; for a view among others, the first text in it.
  package var property: String?
  /// What it was; nil where that is not known.
  package var from: String?
  /// What it is; nil where that is not known.
  package var to: String?
  /// How a person calls what holds the view, for one among others.
  package var holder: String?

  /// Makes a change.
  package init(
    _ kind: Kind = .property, of view: String, called name: String = "", property: String? = nil,
    from: String? = nil, to: String? = nil
  ) {
    self.kind = kind
    self.view = view
    self.name = name
    self.property = property
    self.from = from
    self.to = to
  }
}
