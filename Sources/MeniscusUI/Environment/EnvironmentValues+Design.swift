private let isClassicDesignEntry = EnvironmentEntry<Bool>(false)

extension EnvironmentValues {
  /// Whether the system's own views look as they did on iOS 18, before there was glass.
  ///
  /// Glass that a view asks for by itself stays glass.
  var isClassicDesign: Bool {
    get { self[isClassicDesignEntry] }
    set { self[isClassicDesignEntry] = newValue }
  }
}
