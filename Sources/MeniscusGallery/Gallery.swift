import MeniscusUI

/// The scenes that ship with the tool.
public enum Gallery {
  /// All scenes, by name.
  public static let scenes: [Scene] = [
    Scene("bench/cluster-3", size: CGSize(width: 240, height: 460)) { ClusterScene(count: 3) },
    Scene("bench/cluster-6", size: CGSize(width: 240, height: 460)) { ClusterScene(count: 6) },
    Scene("bench/controls-apart", size: CGSize(width: 320, height: 360)) {
      MapControlsScene(isContained: false)
    },
    Scene("bench/controls-together", size: CGSize(width: 320, height: 360)) {
      MapControlsScene(isContained: true)
    },
    Scene("bench/four-capsules", size: CGSize(width: 390, height: 844)) { FourCapsulesScene() },
    Scene("bench/reflow", size: CGSize(width: 320, height: 400)) { ReflowScene() },
    Scene("bench/waveform", size: CGSize(width: 320, height: 240)) { WaveformScene() },
    Scene("bench/words-6", size: CGSize(width: 360, height: 420)) { GlassWordsScene(words: .time) },
    Scene("bench/words-600", size: CGSize(width: 360, height: 420)) {
      GlassWordsScene(words: .page)
    },
    Scene("brewlog/app", device: .iPhoneSE) { BrewlogApp() },
    Scene("brewlog/first-day", size: CGSize(width: 360, height: 480)) {
      BrewlogScene(streak: 0, showsMilkBased: false)
    },
    Scene("brewlog/home", size: CGSize(width: 360, height: 480)) { BrewlogScene() },
    Scene("controls/all", size: CGSize(width: 393, height: 852)) { AllControlsScene() },
    Scene("controls/basic", size: CGSize(width: 360, height: 620)) { ControlsScene() },
    Scene("controls/contents", size: CGSize(width: 360, height: 640)) { ContentsScene() },
    Scene("controls/dates", size: CGSize(width: 360, height: 660)) { DatesScene() },
    Scene("controls/keys", size: CGSize(width: 820, height: 1180)) { ControlStatesScene() }
      .focusMovement(.byDirection),
    Scene("controls/notes", size: CGSize(width: 320, height: 300)) { NotesScene() },
    Scene("controls/states", size: CGSize(width: 820, height: 1180)) { ControlStatesScene() },
    Scene("devices/all", size: CGSize(width: 1120, height: 820)) { DevicesScene() },
    Scene("devices/compatibility", device: .iPhone16) { CompatibilityScene() }
      .requiringDesignCompatibility(),
    Scene("devices/television", size: CGSize(width: 960, height: 540)) { TelevisionScene() }
      .focusMovement(.byDirection),
    Scene("effects/space", size: CGSize(width: 340, height: 300)) { SpaceScene() },
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
    Scene("glass/anchor", size: CGSize(width: 340, height: 320)) { AnchorScene() },
    Scene("glass/buttons", size: CGSize(width: 340, height: 320)) { GlassButtonsScene() },
    Scene("glass/clear", size: CGSize(width: 320, height: 240)) { ClearScene() },
    Scene("glass/container", size: CGSize(width: 320, height: 200)) { ContainerScene() },
    Scene("glass/edges", size: CGSize(width: 390, height: 640)) { EdgesScene() },
    Scene("glass/extension", size: CGSize(width: 390, height: 400)) { ExtensionScene() },
    Scene("glass/grouping", size: CGSize(width: 320, height: 320)) { GroupingScene() },
    Scene("glass/hello", size: CGSize(width: 320, height: 320)) { HelloScene() },
    Scene("glass/legibility", size: CGSize(width: 720, height: 384)) { LegibilityScene() },
    Scene("glass/light", size: CGSize(width: 320, height: 260)) { LightScene() },
    Scene("glass/morph", size: CGSize(width: 320, height: 260)) { MorphScene() },
    Scene("glass/names", size: CGSize(width: 340, height: 340)) { NamesScene() },
    Scene("glass/optics", size: CGSize(width: 340, height: 360)) { OpticsScene() },
    Scene(
      "glass/over", size: CGSize(width: 390, height: 844),
      pictures: Photograph.pictures(.leaves, .city, .sunset, .flower)
    ) { OverScene() },
    Scene("glass/paths", size: CGSize(width: 340, height: 310)) { PathsScene() },
    Scene("glass/press", size: CGSize(width: 320, height: 260)) { PressScene() },
    Scene("glass/shadow", size: CGSize(width: 320, height: 160)) { ShadowScene() },
    Scene("glass/shapes", size: CGSize(width: 340, height: 440)) { ShapesOfGlassScene() },
    Scene("glass/spacing", size: CGSize(width: 320, height: 340)) { SpacingScene() },
    Scene("glass/text", size: CGSize(width: 320, height: 320)) { HelloOverTextScene() },
    Scene("glass/transitions", size: CGSize(width: 340, height: 280)) { GlassTransitionsScene() },
    Scene("glass/union", size: CGSize(width: 420, height: 200)) { UnionScene() },
    Scene("glass/variants", size: CGSize(width: 340, height: 400)) { VariantsScene() },
    Scene("icons/layers", size: CGSize(width: 340, height: 380)) { IconsScene() },
    Scene("landmarks/detail", device: .iPhone16) { LandmarkDetailScene() },
    Scene("landmarks/resize", size: CGSize(width: 900, height: 560)) { LandmarksScene() },
    Scene("landmarks/split", size: CGSize(width: 1000, height: 700)) { LandmarksScene() },
    Scene(
      "landmarks/window",
      device: .window(
        size: CGSize(width: 900, height: 560), minimum: CGSize(width: 375, height: 420))
    ) { LandmarksScene() },
    Scene("lists/form", device: .iPhone16) { SettingsFormScene() },
    Scene("lists/mail", device: .iPhone16) { MailListScene() },
    Scene("lists/queue", device: .iPhoneSE) { BrewQueueScene() },
    Scene("lists/table", device: .window(size: CGSize(width: 900, height: 560))) {
      LandmarkTableScene()
    },
    Scene("materials/edges", size: CGSize(width: 360, height: 330)) { MaterialEdgesScene() },
    Scene("materials/ladder", size: CGSize(width: 390, height: 500)) { LadderScene() },
    Scene("materials/vibrancy", size: CGSize(width: 340, height: 460)) { VibrancyScene() },
    Scene("mistakes/container", size: CGSize(width: 390, height: 300)) { MissingContainerScene() },
    Scene("mistakes/floating", size: CGSize(width: 390, height: 300)) { FloatingButtonScene() },
    Scene("mistakes/nested", size: CGSize(width: 390, height: 280)) { NestedGlassScene() }
      .permitting(.nestedGlass, because: "the wrong half shows what three levels look like"),
    Scene("mistakes/rows", size: CGSize(width: 390, height: 420)) { GlassRowsScene() },
    Scene("modals/dialog", device: .iPhone16) { DialogScene() },
    Scene("modals/menu", device: .iPhone16) { MenuScene() },
    Scene("modals/returned", device: .iPhoneSE) { ReturnedScene() },
    Scene("modals/sheet", device: .iPhone16) { SheetScene() },
    Scene("navigation/split", size: CGSize(width: 1000, height: 700)) { SplitScene() },
    Scene("navigation/stack", device: .iPhone16) { StackScene() },
    Scene("navigation/zoom", device: .iPhoneSE) { ZoomScene() },
    Scene("ordinary/album", device: .iPhone16) { PhotosScreen() },
    Scene("ordinary/drawing", device: .iPhone16) { DrawingScreen() },
    Scene("ordinary/lifecycle", device: .iPhone16) { LifecycleScreen() },
    Scene("ordinary/mail", device: .iPhone16) { MailboxScreen() },
    Scene("ordinary/misc", device: .iPhone16, pictures: [LandscapePicture.photo]) { MiscScreen() },
    Scene("ordinary/settings", device: .iPhone16) { SettingsScreen() },
    Scene("return/app", device: .iPhoneSE) { ReturnApp() },
    Scene("return/picker", size: CGSize(width: 360, height: 300)) { PickerScene() },
    Scene("return/timer", size: CGSize(width: 360, height: 360)) { TimerScene() },
    Scene("scenery/landscape", size: CGSize(width: 390, height: 844)) { LandscapeScene() },
    Scene(
      "screens/control", size: CGSize(width: 390, height: 844),
      pictures: [Photograph.softCity] + Photograph.pictures(.sunset)
    ) { ControlScreen() },
    Scene(
      "screens/feed", device: .iPhone16, pictures: Photograph.pictures(.sunset, .leaves, .flower)
    ) { FeedScreen() },
    Scene(
      "screens/lock", size: CGSize(width: 390, height: 844), pictures: Photograph.pictures(.flower)
    ) { LockScreen() },
    Scene("screens/map", device: .iPhone16) { MapScreen() },
    Scene(
      "screens/photo", device: .iPhone16,
      pictures: Photograph.pictures(.leaves, .city, .sunset, .flower)
    ) { PhotoScreen() },
    Scene("screens/player", device: .iPhone16, pictures: Photograph.pictures(.sunset)) {
      PlayerScreen()
    },
    Scene("scroll/edge", size: CGSize(width: 360, height: 520)) { ScrollEdgeScene() },
    Scene("search/phone", device: .iPhoneSE) { SearchPlacesScene() },
    Scene("search/tablet", device: .iPad) { SearchPlacesScene() },
    Scene("shapes/all", size: CGSize(width: 360, height: 420)) { ShapesScene() },
    Scene("shapes/concentric", size: CGSize(width: 360, height: 480)) { ConcentricScene() },
    Scene("shapes/corners", size: CGSize(width: 360, height: 380)) { CornersScene() },
    Scene(
      "shapes/styles", size: CGSize(width: 380, height: 530),
      pictures: [LandscapePicture.picture]
    ) { ShapeStylesScene() },
    Scene("symbols/all", size: CGSize(width: 390, height: 520)) { SymbolsScene() },
    Scene("tabs/bar", device: .iPhone16) { TabsScene() },
    Scene("tabs/scroll", size: CGSize(width: 375, height: 667)) { TabsScrollScene() },
    Scene("tabs/search", device: .iPhoneSE) { TabsSearchScene() },
    Scene("tabs/sidebar", size: CGSize(width: 1000, height: 800)) { TabsSidebarScene() },
    Scene("text/specimen", size: CGSize(width: 430, height: 650)) { SpecimenScene() },
    Scene("text/styles", size: CGSize(width: 390, height: 610)) { StylesScene() },
    Scene("toolbar/customized", size: CGSize(width: 1000, height: 720)) {
      ToolbarCustomizedScene()
    },
    Scene(
      "toolbar/groups", size: CGSize(width: 780, height: 520),
      pictures: Photograph.pictures(.flower)
    ) { ToolbarGroupsScene() },
  ]
}
