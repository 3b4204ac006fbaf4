/// What became of a region of a picture, in one word, with its amounts and its cause.
package struct RegionChange: Equatable, Codable, Sendable {
  /// What happened.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    /// Something is elsewhere.
    case moved
    /// Something has another size.
    case resized
    /// Something has another colour.
    case recolored
    /// It is less sharp.
    case blurred
    /// It is sharper.
    case sharpened
    /// Something is there that was not.
    case added
    /// Something is gone.
    case removed
    /// Something is made now that is only made where it is seen.
    case scrolledIn
    /// Something is no longer made that is only made where it is seen.
    case scrolledOut
    /// The same operations are drawn in another order.
    case reordered
    /// Something is drawn with other values.
    case changed
    /// A few scattered pixels, or faint differences along edges.
    case noise
    /// The operations are equal and their pixels are not, in none of the ways above.
    case redrawn
  }

  /// What of glass changed.
  package enum Glass: String, CaseIterable, Codable, Sendable {
    /// The glass: its shape, its material, or how the engine draws it.
    case itself
    /// What is seen through it; the glass is as before.
    case behind
  }

  /// What happened.
  package var kind: Kind
  /// How far it moved to the right, in points; nil unless it moved.
  package var dx: Double?
  /// How far it moved down, in points; nil unless it moved.
  package var dy: Double?
  /// What of the operation differs: `opacity`, `tint`; nil where the kind says it.
  package var field: String?
  /// What it was: a colour as `#FF8800`, an extent, a value; nil where there is none to name.
  package var from: String?
  /// What it is.
  package var to: String?
  /// The path of the view that drew it; nil where nobody did.
  package var view: String?
  /// The kind of the operation: `fill`, `glyphs`, `group`, `layer`, `clip`, `glass`, `frame`.
  package var operation: String?
  /// What of glass changed; nil where no glass is in the way.
  package var glass: Glass?
  /// The path of the view whose glass it is.
  package var glassView: String?
  /// Whether the pixels say it, the operations there being the same.
  package var isMeasured = false
  /// How many further operations that touch the region changed.
  package var others = 0

  /// Makes a change.
  package init(_ kind: Kind, view: String? = nil, operation: String? = nil) {
    self.kind = kind
    self.view = view
    self.operation = operation
  }
}
