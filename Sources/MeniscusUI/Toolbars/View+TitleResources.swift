/// Titles of screens by resources.
nonisolated extension View {
  /// Sets the title of the screen.
  @_disfavoredOverload
  public func navigationTitle(_ title: LocalizedStringResource) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the line below the title of the screen.
  @_disfavoredOverload
  public func navigationSubtitle(_ subtitle: LocalizedStringResource) -> some View {
    navigationSubtitle(Text(subtitle))
  }
}
