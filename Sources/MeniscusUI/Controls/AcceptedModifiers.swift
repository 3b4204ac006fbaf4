import Foundation

/// What asks for something of a system around the scene, or of hardware: it is accepted, and a note
/// of the run says that nothing comes of it.
nonisolated extension View {
  /// Explains the view to whoever points at it; told as a hint, not shown.
  public func help(_ text: Text) -> some View { accessibilityHint(text).unmet("help") }

  /// Explains the view to whoever points at it; told as a hint, not shown.
  public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Explains the view to whoever points at it; told as a hint, not shown.
  @_disfavoredOverload
  public func help(_ resource: LocalizedStringResource) -> some View { help(Text(resource)) }

  /// Explains the view to whoever points at it; told as a hint, not shown.
  @_disfavoredOverload
  public func help<Content: StringProtocol>(_ text: Content) -> some View {
    help(Text(text))
  }

  /// Sets how strongly badges stand out; accepted, not shown.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence).unmet("badgeProminence")
  }

  /// Keeps positions inside the view together in motion; accepted, not obeyed.
  public func geometryGroup() -> some View { unmet("geometryGroup", .obeyed) }

  /// Sets how colours beyond the usual range are shown; accepted, not shown.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range).unmet("allowedDynamicRange")
  }

  /// Has the system's gestures wait for those of the view; there are none here.
  public func defersSystemGestures(on edges: Edge.Set) -> some View {
    unmet("defersSystemGestures", .obeyed)
  }

  /// Lights the view up under a pointer; accepted, not shown.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    unmet("hoverEffect")
  }

  /// Lights the view up under a pointer; accepted, not shown.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
    unmet("hoverEffect", if: isEnabled)
  }

  /// Switches the lighting under a pointer off; none is drawn.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { if disabled { $0 = false } }
  }

  /// Sets the lighting under a pointer for what is inside; accepted, not shown.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    unmet("defaultHoverEffect")
  }

  /// Has buttons not stand out by the focus, where arrow keys move it; elsewhere none does.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { if disabled { $0 = false } }
  }

  /// Lays the view on the glass of a headset's window; accepted, not shown.
  public func glassBackgroundEffect(
    displayMode: GlassBackgroundDisplayMode = .always
  ) -> some View {
    unmet("glassBackgroundEffect")
  }

  /// Lays the view on the glass of a headset's window, in a shape; accepted, not shown.
  public func glassBackgroundEffect<Region: InsettableShape>(
    in shape: Region, displayMode: GlassBackgroundDisplayMode = .always
  ) -> some View {
    unmet("glassBackgroundEffect")
  }

  /// Sets where values of `AppStorage` are kept; they are always kept in the scene.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    unmet("defaultAppStorage", .obeyed)
  }

  /// Has links into an application open this scene; accepted, not obeyed.
  public func onOpenURL(perform action: @escaping (URL) -> Void)
    -> some View
  {
    unmet("onOpenURL", .obeyed)
  }

  /// Sets how a preview lays the view out; scenes have an extent of their own.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// Names a preview; scenes have a name of their own.
  public func previewDisplayName(_ value: String?) -> some View { self }
  /// Sets the device of a preview; traces say what scenes are shown on.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// Turns the device of a preview; traces say what scenes are shown on.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}

/// How strongly a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String

  /// Little.
  public static let decreased = BadgeProminence(name: "decreased")
  /// As usual.
  public static let standard = BadgeProminence(name: "standard")
  /// Strongly.
  public static let increased = BadgeProminence(name: "increased")
}

extension Image {
  /// How colours beyond the usual range are shown.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String

    /// Within the usual range.
    public static let standard = DynamicRange(name: "standard")
    /// A little beyond.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// Beyond.
    public static let high = DynamicRange(name: "high")
  }

  /// The image with colours beyond the usual range; ours are always within it.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

/// How a view lights up under a pointer.
public struct HoverEffect: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = HoverEffect(name: "automatic")
  /// It lights up.
  public static let highlight = HoverEffect(name: "highlight")
  /// It lifts.
  public static let lift = HoverEffect(name: "lift")
}

/// When a headset's glass is drawn.
public enum GlassBackgroundDisplayMode: Hashable, Sendable {
  /// Always.
  case always
  /// Where nothing else draws it.
  case implicit
  /// Never.
  case never
}

/// How a preview lays a view out.
public enum PreviewLayout: Equatable, Sendable {
  /// As a device.
  case device
  /// As the view.
  case sizeThatFits
  /// In an extent.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device of a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Equatable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a device from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a device from its name.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

/// How a device is held.
public struct InterfaceOrientation: Hashable, Sendable {
  private let name: String

  /// Upright.
  public static let portrait = InterfaceOrientation(name: "portrait")
  /// On its head.
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  /// On its left side.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  /// On its right side.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}
