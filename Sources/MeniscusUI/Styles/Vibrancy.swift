import MeniscusDisplay
import MeniscusGeometry

/// How foregrounds over a material blend with it.
///
/// In the light a foreground takes an amount of light away from what is behind it, channel by
/// channel, and in the dark it adds one: so letters keep the hue of what shines through, and stand
/// out from it wherever it is. Both end at black and white. The modes are the system's; the amounts
/// are ours.
enum Vibrancy {
  /// How much light each level of importance takes away, 0 to 1.
  private static let darkening = [0.9, 0.46, 0.3, 0.2, 0.12]
  /// How much light each level of importance adds, 0 to 1.
  private static let lightening = [0.9, 0.42, 0.26, 0.16, 0.1]

  /// The mode in which foregrounds are drawn; nil where they are not vibrant.
  ///
  /// People who want more contrast or less transparency see plain labels.
  static func mode(in environment: EnvironmentValues) -> LayerBlendMode? {
    guard let material = environment.backgroundMaterial, material.isActive(in: environment),
      environment.colorSchemeContrast == .standard, !environment.accessibilityReduceTransparency
    else { return nil }
    return environment.colorScheme == .dark ? .plusLighter : .plusDarker
  }

  /// The paint of a level, to be drawn in the mode; nil where foregrounds are not vibrant.
  static func paint(level: Int, in environment: EnvironmentValues) -> Paint? {
    guard mode(in: environment) != nil else { return nil }
    let row = min(max(level, 0), darkening.count - 1)
    let grey = environment.colorScheme == .dark ? lightening[row] : 1 - darkening[row]
    return .color(RGBA(red: grey, green: grey, blue: grey))
  }
}

extension DisplayCanvas {
  /// Draws what `work` draws, blended with what is behind it where a mode says how.
  func blended(_ mode: LayerBlendMode?, by node: Node, _ work: () -> Void) {
    guard let mode else { return work() }
    layer(.blend(mode), by: node, work)
  }
}

private let backgroundMaterialEntry = EnvironmentEntry<Material?>(nil)

extension EnvironmentValues {
  /// The material behind views; foregrounds over one blend with it.
  public var backgroundMaterial: Material? {
    get { self[backgroundMaterialEntry] }
    set { self[backgroundMaterialEntry] = newValue }
  }
}

/// The content of a view that a material lies behind.
nonisolated struct BackgroundMaterialView<Content: View>: WrappingView {
  let content: Content
  /// The material; nil where what lies behind is none, which changes nothing.
  let material: Material?

  typealias Made = BackgroundMaterialNode<Content>
}

final class BackgroundMaterialNode<Content: View>: ContentNode<BackgroundMaterialView<Content>> {
  override func derive(_ environment: inout EnvironmentValues) {
    guard let material = view.material, material != environment.backgroundMaterial else { return }
    environment.surround { $0.backgroundMaterial = material }
  }

  override func take(_ new: BackgroundMaterialView<Content>) {
    let isEqual = new.material == view.material
    super.take(new)
    if !isEqual { derivationChanged() }
  }
}
