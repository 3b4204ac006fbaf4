import MeniscusDisplay

/// Whether materials look as in an active window.
///
/// Scenes have no inactive windows: all but `inactive` look active. An inactive material is the
/// thickest of its family and has no vibrancy, which is ours.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let name: String

  /// As the platform has it: active.
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  /// Active.
  public static let active = MaterialActiveAppearance(name: "active")
  /// Inactive.
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  /// As the window is: active.
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

extension Material {
  /// The material with an active appearance of its own.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material {
    changing(self) { $0.activeAppearance = appearance }
  }

  /// Whether the material looks active.
  func isActive(in environment: EnvironmentValues) -> Bool {
    (activeAppearance ?? environment.materialActiveAppearance) != .inactive
  }

  /// The kind that is shown: an inactive material is the thickest.
  func shownKind(in environment: EnvironmentValues) -> GlassMaterial.Kind {
    isActive(in: environment) ? kind : .ultraThick
  }
}

extension ShapeStyle {
  /// The style; the material that it is has an active appearance of its own.
  public func materialActiveAppearance(
    _ appearance: MaterialActiveAppearance
  ) -> some ShapeStyle {
    material.map { AnyShapeStyle($0.materialActiveAppearance(appearance)) }
      ?? AnyShapeStyle(self)
  }
}

private let materialActiveAppearanceEntry = EnvironmentEntry<MaterialActiveAppearance>(.automatic)

extension EnvironmentValues {
  /// How materials that say nothing themselves look.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[materialActiveAppearanceEntry] }
    set { self[materialActiveAppearanceEntry] = newValue }
  }
}

nonisolated extension View {
  /// Sets the active appearance of materials in the view.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    environment(\.materialActiveAppearance, appearance)
  }
}
