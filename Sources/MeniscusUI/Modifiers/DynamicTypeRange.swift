nonisolated extension View {
  /// Sets the size of text inside the view.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the size of text inside the view within a range.
  public func dynamicTypeSize<Sizes: RangeExpression>(_ range: Sizes) -> some View
  where Sizes.Bound == DynamicTypeSize {
    nonisolated(unsafe) let range = range
    return transformEnvironment(\.dynamicTypeSize) { size in
      if range.contains(size) { return }
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      // The nearest end of the range; of two equally near ones there is none.
      if let least = allowed.first, size < least {
        size = least
      } else if let most = allowed.last {
        size = most
      }
    }
  }
}
