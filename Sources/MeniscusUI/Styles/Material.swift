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
    case .sheet, .regular, .clear: "regular material"
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

/// A shape filled with a material, or with what has come in the material's place.
final class MaterialNode<Region: Shape, Style: ShapeStyle>: UnaryNode {
  init(view: ShapeView<Region, Style>, context: NodeContext) {
    super.init(context: context)
    child = Node.make(for: Self.content(of: view), in: self.context)
  }

  override func receive<New: View>(_ new: New) {
    guard let new = new as? ShapeView<Region, Style> else { return }
    child?.receive(Self.content(of: new))
  }

  private static func content(of view: ShapeView<Region, Style>) -> AnyView {
    guard let material = view.style.material else {
      return AnyView(view)
    }
    return AnyView(
      Color.clear.modified(
        by: GlassEffectModifier(glass: .sheet(material), shape: view.shape)))
  }
}
