import MeniscusUI

/// The scenes that ship with the tool.
public enum Gallery {
  /// All scenes, by name.
  public static let scenes: [Scene] = [
    Scene("engine/accessibility", size: CGSize(width: 320, height: 400)) { AccessibilityScene() },
    Scene("engine/canvas", size: CGSize(width: 320, height: 340)) { CanvasScene() },
    Scene("engine/effects", size: CGSize(width: 410, height: 450)) { EffectsScene() },
    Scene("engine/fields", size: CGSize(width: 320, height: 340)) { FieldsScene() },
    Scene("engine/fonts", size: CGSize(width: 340, height: 264), fonts: [DotFont.resource]) {
      FontsScene()
    },
    Scene("engine/gestures", size: CGSize(width: 320, height: 360)) { GesturesScene() },
    Scene("engine/grid", size: CGSize(width: 320, height: 460)) { GridScene() },
    Scene("engine/layouts", size: CGSize(width: 320, height: 420)) { LayoutsScene() },
    Scene("engine/lists", size: CGSize(width: 320, height: 400)) { ListsScene() },
    Scene("engine/matched", size: CGSize(width: 320, height: 300)) { MatchedScene() },
    Scene("engine/phases", size: CGSize(width: 280, height: 320)) { PhasesScene() },
    Scene(
      "engine/picture", size: CGSize(width: 340, height: 370),
      pictures: [LandscapePicture.picture]
    ) { PictureScene() },
    Scene("engine/scroll", size: CGSize(width: 320, height: 400)) { ScrollScene() },
    Scene("engine/scrolling", size: CGSize(width: 320, height: 440)) { ScrollingScene() },
    Scene("engine/springs", size: CGSize(width: 320, height: 320)) { SpringsScene() },
    Scene("engine/stacks", size: CGSize(width: 320, height: 400)) { StacksScene() },
    Scene("engine/text", size: CGSize(width: 340, height: 400)) { TextScene() },
    Scene("engine/transitions", size: CGSize(width: 320, height: 360)) { TransitionsScene() },
    Scene("glass/container", size: CGSize(width: 320, height: 200)) { ContainerScene() },
    Scene("glass/hello", size: CGSize(width: 320, height: 320)) { HelloScene() },
    Scene("glass/morph", size: CGSize(width: 320, height: 260)) { MorphScene() },
    Scene("glass/text", size: CGSize(width: 320, height: 320)) { HelloOverTextScene() },
    Scene("glass/union", size: CGSize(width: 420, height: 200)) { UnionScene() },
    Scene("scenery/landscape", size: CGSize(width: 390, height: 844)) { LandscapeScene() },
    Scene("shapes/all", size: CGSize(width: 360, height: 420)) { ShapesScene() },
    Scene(
      "shapes/styles", size: CGSize(width: 380, height: 460),
      pictures: [LandscapePicture.picture]
    ) { ShapeStylesScene() },
    Scene("symbols/all", size: CGSize(width: 390, height: 520)) { SymbolsScene() },
    Scene("text/specimen", size: CGSize(width: 430, height: 650)) { SpecimenScene() },
    Scene("text/styles", size: CGSize(width: 390, height: 610)) { StylesScene() },
  ]
}
