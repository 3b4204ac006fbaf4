nonisolated extension View {
  /// Sets the style of what stands in bars; accepted, not shown.
  public func toolbarForegroundStyle<Style: ShapeStyle>(
    _ style: Style, for bars: ToolbarPlacement...
  ) -> some View {
    unmet("toolbarForegroundStyle")
  }
}
