import MeniscusUI

/// The scenes that ship with the tool.
public enum Gallery {
  /// All scenes, by name.
  public static let scenes: [Scene] = [
    Scene("engine/scroll", size: CGSize(width: 320, height: 400)) { ScrollScene() },
    Scene("engine/springs", size: CGSize(width: 320, height: 320)) { SpringsScene() },
    Scene("engine/stacks", size: CGSize(width: 320, height: 400)) { StacksScene() },
    Scene("scenery/landscape", size: CGSize(width: 390, height: 844)) { LandscapeScene() },
    Scene("shapes/all", size: CGSize(width: 360, height: 420)) { ShapesScene() },
  ]
}
