import MeniscusUI
import MeniscusVerdict

extension EngineNames {
  /// What the engine calls the values of scenes that are shown so.
  @MainActor
  init(of configuration: SceneConfiguration) {
    let (textSize, scheme) = (configuration.dynamicTypeSize, configuration.colorScheme)
    self.init(
      weight: { ValueNames.weight(of: $0, size: $1, where: $2) },
      style: { ValueNames.style(size: $0, weight: $1, at: textSize) },
      color: { ValueNames.color($0, in: scheme) },
      isRightToLeft: configuration.layoutDirection == .rightToLeft)
  }
}
