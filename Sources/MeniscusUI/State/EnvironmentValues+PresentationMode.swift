extension EnvironmentValues {
  /// Whether the view is presented, and the way out; the form of older systems.
  public var presentationMode: Binding<PresentationMode> {
    let (dismiss, isPresented) = (dismiss, isPresented)
    return Binding(
      get: { PresentationMode(isPresented: isPresented) },
      set: { mode in
        if !mode.isPresented { dismiss() }
      })
  }
}
