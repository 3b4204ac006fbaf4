/// Sections whose titles are resources.
extension Section where Parent == Text, Footer == EmptyView {
  /// Makes a section with a title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }

  /// Makes a section with a title whose views are shown and hidden.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), content(), EmptyView(), expansion: isExpanded)
  }
}
