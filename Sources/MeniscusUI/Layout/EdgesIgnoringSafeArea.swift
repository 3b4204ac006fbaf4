nonisolated extension View {
  /// Lets the view reach under what covers the safe area; the form of older systems.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}
