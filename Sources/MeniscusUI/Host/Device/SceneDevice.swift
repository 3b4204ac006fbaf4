import MeniscusGeometry

/// A device that a scene is shown on, with what of the screen it covers itself.
///
/// ```swift
/// let settings = Scene("settings", device: .iPhone16) { SettingsView() }
/// let library = Scene("library", device: .window(size: CGSize(width: 900, height: 600))) {
///   LibraryView()
/// }
/// ```
///
/// A scene without a device has all of its extent: nothing is covered, and no keyboard comes.
/// Sources: `Vercantez/openuikit` (safe areas, keyboards; iOS 26.1); what is ours is said there.
public struct SceneDevice: Hashable, Sendable {
  /// How the bar of the time and the battery is set.
  enum StatusBar: Hashable, Sendable {
    /// On one line, in the middle of the screen.
    case line
    /// On both sides of the camera.
    case ears
    /// On one line, at the edges.
    case tablet
  }

  /// What is covered while the device is held one way.
  struct Hold: Hashable, Sendable {
    var top = 0.0
    var bottom = 0.0
    /// At the left and at the right.
    var sides = 0.0
    /// By a keyboard, the part below it included.
    var keyboard: Double
    var hasStatusBar = true
  }

  /// The name.
  public let name: String
  /// The extent of the screen, held upright, in points.
  public let size: CGSize
  let upright: Hold
  let lying: Hold
  let statusBar: StatusBar
  let isTablet: Bool
  /// The least extent of a window; nil for a screen, which is as large as it is.
  var minimum: CGSize?

  /// A phone of 375 × 667 points with a button below its screen.
  public static let iPhoneSE = SceneDevice(
    name: "iPhone SE", size: CGSize(width: 375, height: 667),
    upright: Hold(top: 20, keyboard: 260), lying: Hold(keyboard: 206, hasStatusBar: false),
    statusBar: .line, isTablet: false)

  /// A phone of 393 × 852 points; the height of its keyboard is ours.
  public static let iPhone16 = SceneDevice(
    name: "iPhone 16", size: CGSize(width: 393, height: 852),
    upright: Hold(top: 59, bottom: 34, keyboard: 336),
    lying: Hold(bottom: 21, sides: 59, keyboard: 227, hasStatusBar: false),
    statusBar: .ears, isTablet: false)

  /// A tablet of 820 × 1180 points; what it covers at the edges is ours.
  public static let iPad = SceneDevice(
    name: "iPad (A16)", size: CGSize(width: 820, height: 1180),
    upright: Hold(top: 32, bottom: 20, keyboard: 312),
    lying: Hold(top: 32, bottom: 20, keyboard: 398), statusBar: .tablet, isTablet: true)

  /// A window on a tablet, with the controls of windows in its upper leading corner.
  ///
  /// Its size is what it has at first. A resize gives it any other one, and stops at the minimum. It has
  /// the room of a phone along the horizontal axis where it is less than 700 points wide, as split views
  /// have. The keyboard is as high as on a tablet that stands upright.
  public static func window(
    size: CGSize, minimum: CGSize = CGSize(width: 320, height: 320)
  ) -> SceneDevice {
    let hold = Hold(top: WindowControls.safeTop, keyboard: 312, hasStatusBar: false)
    return SceneDevice(
      name: "window", size: size, upright: hold, lying: hold, statusBar: .tablet, isTablet: true,
      minimum: minimum)
  }

  /// Whether it is a window, with controls.
  var isWindow: Bool { minimum != nil }

  /// The extent that a resize comes to: a window does not become smaller than it may.
  func extent(resizedTo asked: Size2D) -> Size2D {
    guard let minimum else { return asked }
    return Size2D(
      width: max(asked.width, Double(minimum.width)),
      height: max(asked.height, Double(minimum.height)))
  }

  /// What is covered where the screen has an extent.
  func hold(in extent: Size2D) -> Hold { extent.width > extent.height ? lying : upright }

  /// Whether the screen has an extent, held one way or the other.
  func hasScreen(of extent: Size2D) -> Bool {
    if isWindow { return true }
    let (width, height) = (Double(size.width), Double(size.height))
    return extent == Size2D(width: width, height: height)
      || extent == Size2D(width: height, height: width)
  }

  /// The room along both axes where the screen has an extent.
  func sizeClasses(
    in extent: Size2D
  ) -> (horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass) {
    if isWindow, extent.width < 700 { return (.compact, .regular) }
    if isTablet { return (.regular, .regular) }
    return (.compact, extent.width > extent.height ? .compact : .regular)
  }
}

extension Scene {
  /// Makes a scene on a device: its extent is the screen's, and the device covers its part of it.
  ///
  /// The bars are drawn; views keep off them, unless they ignore the safe area. In a window, bars begin
  /// beside its controls.
  public init<Content: View>(
    _ name: String, device: SceneDevice, fonts: [FontResource] = [],
    pictures: [ScenePicture] = [],
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.init(name, size: device.size, fonts: fonts, pictures: pictures, content: content)
    self.device = device
  }
}
