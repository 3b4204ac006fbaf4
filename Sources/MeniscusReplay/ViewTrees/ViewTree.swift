import MeniscusFormats

/// A view with its modifiers as data, so that a scene can travel without its Swift source.
///
/// A view is `{"view": NAME, "args": [[LABEL, VALUE], …], "children": […]}`, a modified one
/// `{"modifier": NAME, "args": […], "of": TREE}`; `content` holds the views of a modifier's
/// builder. A label is null where Swift writes none.
package struct ViewTree: Equatable, Sendable {
  /// The name of the view or of the modifier, as Swift writes it.
  package var name: String
  /// The arguments, in order.
  package var arguments: [Argument]
  /// The views inside: a view's children, or what a modifier's builder gives.
  package var children: [ViewTree]
  /// What a modifier modifies; empty for a view.
  package var modified: [ViewTree]
  /// Where the tree stands in its file: `tree.of.children[1]`.
  package var path: String

  /// Whether it is a modifier around another tree.
  package var isModifier: Bool { !modified.isEmpty }

  /// A value with its label.
  package struct Argument: Equatable, Sendable {
    /// The label, or nil for none.
    package var label: String?
    /// The value, as the file has it.
    package var value: JSONValue
  }
}

/// A view tree with what it is to be laid out in.
package struct ViewTreeCase: Equatable, Sendable {
  /// What tells it from the others in its file; its number there, from 0, where it has no name.
  package var id: String
  /// The extent that the tree is offered and centred in, in points; nil where the file says none.
  package var container: Extent?
  /// The views.
  package var tree: ViewTree

  /// Width and height in points.
  package struct Extent: Equatable, Sendable {
    /// The width.
    package var width: Double
    /// The height.
    package var height: Double

    /// Makes an extent.
    package init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }
}
