/// The node of a section, for containers that lay sections out.
@MainActor
protocol SectionMark: Node {
  /// What stands above, between and below.
  var parts: (header: Node, content: Node, footer: Node) { get }
  /// Whether the views are shown; nil where they always are.
  var expansion: Binding<Bool>? { get }
}

/// A view whose type tells whether sections may stand directly below.
@MainActor
protocol SectionHolding {
  nonisolated static var mayHoldSections: Bool { get }
}

nonisolated extension View {
  /// Whether by its type the view may be a section, or pass sections on.
  ///
  /// Of views of any type and of several views in order types tell nothing.
  static var mayBeSections: Bool {
    if let holder = Self.self as? any SectionHolding.Type { return holder.mayHoldSections }
    if let wrapping = Self.self as? any WrappingView.Type { return wrapping.contentMayBeSections }
    return Body.self == Never.self ? false : Body.mayBeSections
  }
}

extension WrappingView {
  nonisolated fileprivate static var contentMayBeSections: Bool { Content.mayBeSections }
}

extension ConditionalContent: SectionHolding {
  static var mayHoldSections: Bool { First.mayBeSections || Second.mayBeSections }
}

extension Optional: SectionHolding where Wrapped: View {
  static var mayHoldSections: Bool { Wrapped.mayBeSections }
}

extension ForEach: SectionHolding where Content: View {
  static var mayHoldSections: Bool { Content.mayBeSections }
}
