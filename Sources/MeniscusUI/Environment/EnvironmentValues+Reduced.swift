private let playAnimatedImagesEntry = EnvironmentEntry<Bool>(true)
private let dimFlashingLightsEntry = EnvironmentEntry<Bool>(false)
private let voiceOverEntry = EnvironmentEntry<Bool>(false)
private let switchControlEntry = EnvironmentEntry<Bool>(false)
private let showsButtonShapesEntry = EnvironmentEntry<Bool>(false)
private let isLuminanceReducedEntry = EnvironmentEntry<Bool>(false)
private let accessibilityEnabledEntry = EnvironmentEntry<Bool>(false)
private let largeContentViewerEntry = EnvironmentEntry<Bool>(false)
private let assistiveAccessEntry = EnvironmentEntry<Bool>(false)
private let isSceneCapturedEntry = EnvironmentEntry<Bool>(false)
private let allowsTighteningEntry = EnvironmentEntry<Bool>(false)

/// What of the person's settings changes nothing in what is drawn, unless a view asks for it.
extension EnvironmentValues {
  /// Whether pictures may move.
  public var accessibilityPlayAnimatedImages: Bool {
    get { self[playAnimatedImagesEntry] }
    set { self[playAnimatedImagesEntry] = newValue }
  }

  /// Whether flashing lights are to be dimmed.
  public var accessibilityDimFlashingLights: Bool {
    get { self[dimFlashingLightsEntry] }
    set { self[dimFlashingLightsEntry] = newValue }
  }

  /// Whether the screen is read out.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[voiceOverEntry] }
    set { self[voiceOverEntry] = newValue }
  }

  /// Whether the device is used by switches.
  public var accessibilitySwitchControlEnabled: Bool {
    get { self[switchControlEntry] }
    set { self[switchControlEntry] = newValue }
  }

  /// Whether assistive technology is in use.
  public var accessibilityEnabled: Bool {
    get { self[accessibilityEnabledEntry] }
    set { self[accessibilityEnabledEntry] = newValue }
  }

  /// Whether what is pressed for a while is shown large.
  public var accessibilityLargeContentViewerEnabled: Bool {
    get { self[largeContentViewerEntry] }
    set { self[largeContentViewerEntry] = newValue }
  }

  /// Whether the device is in the mode that shows less and larger things.
  public var accessibilityAssistiveAccessEnabled: Bool {
    get { self[assistiveAccessEntry] }
    set { self[assistiveAccessEntry] = newValue }
  }

  /// Whether the scene is being recorded or mirrored.
  public var isSceneCaptured: Bool {
    get { self[isSceneCapturedEntry] }
    set { self[isSceneCapturedEntry] = newValue }
  }

  /// Whether there can be several windows; there is one.
  public var supportsMultipleWindows: Bool { false }

  /// Whether buttons are to show their shapes.
  public var accessibilityShowButtonShapes: Bool {
    get { self[showsButtonShapesEntry] }
    set { self[showsButtonShapesEntry] = newValue }
  }

  /// Whether the display is dimmed.
  public var isLuminanceReduced: Bool {
    get { self[isLuminanceReducedEntry] }
    set { self[isLuminanceReducedEntry] = newValue }
  }

  /// Whether text may be set more tightly to have room; it is not.
  public var allowsTightening: Bool {
    get { self[allowsTighteningEntry] }
    set { self[allowsTighteningEntry] = newValue }
  }
}
