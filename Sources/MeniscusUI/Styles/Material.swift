import MeniscusDisplay
import MeniscusGeometry

/// A frosted sheet that lets more or less of what lies behind it through.
///
/// It fills shapes as other styles do, as the background of views above all. What is behind is
/// blurred as it is behind glass, once for every sheet.
public struct Material: ShapeStyle, Equatable, Sendable {
  let kind: GlassMaterial.Kind
  /// How active it looks; nil for what views around say.
  var activeAppearance: MaterialActiveAppearance?

  /// Mostly what lies behind.
  public static let ultraThin = Material(kind: .ultraThin)
  /// More of what lies behind than of itself.
  public static let thin = Material(kind: .thin)
  /// As much of both.
  public static let regular = Material(kind: .sheet)
  /// More of itself than of what lies behind.
  public static let thick = Material(kind: .thick)
  /// Mostly itself.
  public static let ultraThick = Material(kind: .ultraThick)
  /// What the system's bars are made of.
  public static let bar = Material(kind: .thick)
}

extension Material {
  /// What a person reads of the material in a snapshot.
  var description: String {
    switch kind {
    case .ultraThin: "ultra-thin material"
    case .thin: "thin material"
    case .thick: "thick material"
    case .ultraThick: "ultra-thick material"
    case .sheet, .regular, .clear, .lens: "regular material"
    }
  }
}

extension Material: PrimitiveStyle {
  /// Its wash alone, for what is no region of its own: lines, letters.
  func paint(in environment: EnvironmentValues, bounds: Rect2D) -> Paint {
    .color(
      RGBA(hex: environment.colorScheme == .dark ? 0x1E1E1E : 0xF7F7F7)
        .multiplyingOpacity(by: 0.8))
  }
}

extension ShapeStyle where Self == Material {
  /// Mostly what lies behind.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// More of what lies behind than of the sheet.
  public static var thinMaterial: Material { .thin }
  /// As much of both.
  public static var regularMaterial: Material { .regular }
  /// More of the sheet than of what lies behind.
  public static var thickMaterial: Material { .thick }
  /// Mostly the sheet.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// What the system's bars are made of.
  public static var bar: Material { Material.bar }
}

extension ShapeStyle {
  /// The material that the style is, where it is one.
  var material: Material? {
    self as? Material ?? (self as? AnyShapeStyle)?.wrapped.material
  }
}
