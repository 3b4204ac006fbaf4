/// A modifier that its wrappers keep.
protocol StatedModifier: ElementModifier {
  /// The wrapper that keeps it.
  associatedtype Wrapper: StatedElement<Self>
  /// What the wrapper adds to the path of what it is around.
  var label: String { get }
}

extension StatedModifier {
  func makeWrapper(around inner: ElementNode, in context: NodeContext) -> WrapperElement {
    Wrapper(self, at: WrapperPlace(inner: inner, label: label, context: context))
  }

  func update(_ wrapper: WrapperElement) {
    (wrapper as? Wrapper)?.receive(self)
  }
}

/// Where a wrapper is made.
struct WrapperPlace {
  let inner: ElementNode
  let label: String
  let context: NodeContext
}

/// The element around each element of a modified view, as its modifier states.
class StatedElement<Modifier>: WrapperElement {
  /// The modifier that was taken last.
  private(set) final var modifier: Modifier

  /// Puts the element around another one.
  required init(_ modifier: Modifier, at place: WrapperPlace) {
    self.modifier = modifier
    super.init(inner: place.inner, label: place.label, context: place.context)
  }

  /// Takes another value of the modifier.
  func receive(_ new: Modifier) {
    modifier = new
    changed()
  }

  /// Hears that the modifier has another value.
  func changed() {}
}
