/// The bars of a device that views want hidden; nil where nothing is said.
struct HiddenBars: Equatable {
  var statusBar: Bool?
  var overlays: Bool?
}

/// The bars of a device that views want hidden; what comes first in the tree decides.
enum HiddenBarsKey: PreferenceKey {
  static var defaultValue: HiddenBars { HiddenBars() }

  static func reduce(value: inout HiddenBars, nextValue: () -> HiddenBars) {
    let next = nextValue()
    value.statusBar = value.statusBar ?? next.statusBar
    value.overlays = value.overlays ?? next.overlays
  }
}

nonisolated extension View {
  /// Hides the bar of the time and the battery; a scene without a device has none.
  public func statusBarHidden(_ hidden: Bool = true) -> some View {
    hidingBars(isUnmet: !hidden, "statusBarHidden(false)") { $0.statusBar = hidden }
  }

  /// Hides the bar of the time and the battery; the form of older systems.
  public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

  /// Sets whether the line at the lower edge of a device is shown; a scene without a device has none.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    hidingBars(isUnmet: visibility == .visible, "persistentSystemOverlays") {
      // Who leaves it to the system leaves it to views inside.
      if visibility != .automatic { $0.overlays = visibility == .hidden }
    }
  }

  private func hidingBars(
    isUnmet: Bool, _ feature: String, _ change: @escaping (inout HiddenBars) -> Void
  ) -> some View {
    DeviceFeatureView(content: self, feature: isUnmet ? feature : nil)
      .transformPreference(HiddenBarsKey.self, change)
  }
}
