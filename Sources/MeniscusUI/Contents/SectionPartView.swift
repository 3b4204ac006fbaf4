/// A header or a footer, which lists give a look.
struct SectionPartView<Content: View>: WrappingView {
  let content: Content
  let part: SectionPart

  typealias Made = SectionPartNode<Content>
}

/// Sets the text of headers and footers of lists.
///
/// Headers are in the headline's font (17 points, semibold), footers in that of footnotes (13), as in
/// UIKit on iOS 26; both are shown as they are written. In the classic design headers of groups are in
/// that of footnotes, too, and in capitals, as on iOS 18.
final class SectionPartNode<Content: View>: ContentNode<SectionPartView<Content>> {
  override func derive(_ environment: inout EnvironmentValues) {
    guard environment.isInListRow else { return }
    environment.isInListRow = false
    let isProminent = environment.headerProminence == .increased
    let isSmall =
      environment.isClassicDesign && !isProminent
      && [.grouped, .insetGrouped].contains(environment.listSettings.look)
    environment.surround { values in
      values.textCase = nil
      switch view.part {
      case .header:
        values.font = isProminent ? .title3.bold() : isSmall ? .footnote : .headline
        if isSmall { values.textCase = .uppercase }
        values.foregroundStyle = AnyShapeStyle(isProminent ? .primary : .secondary)
      case .footer:
        values.font = .footnote
        values.foregroundStyle = AnyShapeStyle(.secondary)
      case .content: break
      }
    }
  }
}
