/// A header or a footer, which lists give a look.
struct SectionPartView<Content: View>: WrappingView {
  let content: Content
  let part: SectionPart

  typealias Made = SectionPartNode<Content>
}

/// Sets the text of headers and footers of lists.
///
/// Headers are in the headline's font (17 points, semibold), footers in that of footnotes (13), as in
/// UIKit on iOS 26; both are shown as they are written.
final class SectionPartNode<Content: View>: ContentNode<SectionPartView<Content>> {
  override func derive(_ environment: inout EnvironmentValues) {
    guard environment.isInListRow else { return }
    environment.isInListRow = false
    environment.textCase = nil
    let isProminent = environment.headerProminence == .increased
    switch view.part {
    case .header:
      environment.font = isProminent ? .title3.bold() : .headline
      environment.foregroundStyle = AnyShapeStyle(isProminent ? .primary : .secondary)
    case .footer:
      environment.font = .footnote
      environment.foregroundStyle = AnyShapeStyle(.secondary)
    case .content: break
    }
  }
}
