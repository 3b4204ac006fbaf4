import MeniscusLayout

/// What views around a scroll view say about it.
struct ScrollSettings {
  /// Whether touches and wheels leave the content where it is.
  var isDisabled = false
  /// Whether indicators are drawn, axis by axis.
  var indicators = AxisPair(ScrollIndicatorVisibility.automatic)
  /// When content may be pulled beyond its ends, axis by axis.
  var bounce = AxisPair(ScrollBounceBehavior.automatic)
  /// Whether content is drawn beyond the viewport.
  var isClipDisabled = false
  /// Where scrolling comes to rest; nil for wherever it does.
  var target: (any ScrollTargetBehavior)?
  /// Room around the content that scrolls with it.
  var margins = EdgeInsets()
  /// Which point of the content lies at the same point of the viewport at first.
  var anchor: UnitPoint?
  /// How content fades under bars.
  var edges = ScrollEdgeEffects()
  /// The colour behind the content, into which it fades; nil where it is not known.
  var ground: Color?
  /// When scrolling puts the keyboard away.
  var keyboard = ScrollDismissesKeyboardMode.automatic
  /// The position that somebody else reads and writes.
  var position: ScrollPositionLink?

  /// What scroll views inside the content see: only what is about looks and touch is for them, too.
  var forContent: ScrollSettings {
    var settings = self
    settings.target = nil
    settings.margins = EdgeInsets()
    settings.anchor = nil
    settings.position = nil
    settings.ground = nil
    return settings
  }
}

/// A value for each axis.
struct AxisPair<Value: Equatable>: Equatable {
  var horizontal: Value
  var vertical: Value

  init(_ value: Value) {
    horizontal = value
    vertical = value
  }

  subscript(axis: LayoutAxis) -> Value { axis == .horizontal ? horizontal : vertical }

  mutating func set(_ value: Value, for axes: Axis.Set) {
    if axes.contains(.horizontal) { horizontal = value }
    if axes.contains(.vertical) { vertical = value }
  }
}

/// Whether the indicators of a scroll view are drawn.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private let name: String

  /// While it scrolls.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// While it scrolls.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Never, unless there is no other way to scroll; here there always is.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never.
  public static let never = ScrollIndicatorVisibility(name: "never")

  /// Whether they are drawn at all.
  var isVisible: Bool { self == .automatic || self == .visible }
}

/// When content can be pulled beyond its ends.
public struct ScrollBounceBehavior: Equatable, Sendable {
  private let name: String

  /// Always.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// Where there is more content than viewport.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// What margins of a scroll view are for.
public struct ContentMarginPlacement: Equatable, Sendable {
  private let name: String

  /// For the content and the indicators.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// For the content.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// For the indicators.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

private let scrollSettingsEntry = EnvironmentEntry<ScrollSettings>(ScrollSettings())

extension EnvironmentValues {
  var scrollSettings: ScrollSettings {
    get { self[scrollSettingsEntry] }
    set { self[scrollSettingsEntry] = newValue }
  }

  /// Whether scroll views answer touches and wheels.
  public var isScrollEnabled: Bool {
    get { !scrollSettings.isDisabled }
    set { scrollSettings.isDisabled = !newValue }
  }

  /// Whether the indicators of scroll views along the horizontal axis are drawn.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollSettings.indicators.horizontal }
    set { scrollSettings.indicators.horizontal = newValue }
  }

  /// Whether the indicators of scroll views along the vertical axis are drawn.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollSettings.indicators.vertical }
    set { scrollSettings.indicators.vertical = newValue }
  }
}

nonisolated extension View {
  /// Leaves the content of scroll views where it is, whoever touches it.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    environment(\.scrollSettings.isDisabled, disabled)
  }

  /// Sets whether the indicators of scroll views are drawn.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.scrollSettings.indicators) { $0.set(visibility, for: axes) }
  }

  /// Sets when content of scroll views can be pulled beyond its ends.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical
  ) -> some View {
    transformEnvironment(\.scrollSettings.bounce) { $0.set(behavior, for: axes) }
  }

  /// Draws the content of scroll views beyond the viewport, too; it is touched inside it only.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.scrollSettings.isClipDisabled, disabled)
  }

  /// Sets where the scrolling of a scroll view comes to rest.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollSettings.target, behavior)
  }

  /// Shows a point of the content at the same point of the viewport at first.
  ///
  /// `bottom` begins at the end. Content that fits lies there, too, and content that grows there
  /// stays there.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.scrollSettings.anchor, anchor)
  }

  /// Sets where a scroll view is at first; other occasions are accepted, not obeyed.
  @ViewBuilder public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    if role == .initialOffset {
      defaultScrollAnchor(anchor)
    } else {
      unmet("defaultScrollAnchor(for:)", .obeyed, if: anchor != nil)
    }
  }

  /// Leaves room around the content of a scroll view, in points; it scrolls with the content.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(
      edges,
      EdgeInsets(
        top: length ?? 16, leading: length ?? 16, bottom: length ?? 16,
        trailing: length ?? 16), for: placement)
  }

  /// Leaves room on all sides of the content of a scroll view, in points.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Leaves room around the content of a scroll view, in points; it scrolls with the content.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollSettings.margins) { margins in
      guard placement != .scrollIndicators else { return }
      if edges.contains(.top) { margins.top = insets.top }
      if edges.contains(.leading) { margins.leading = insets.leading }
      if edges.contains(.bottom) { margins.bottom = insets.bottom }
      if edges.contains(.trailing) { margins.trailing = insets.trailing }
    }
  }
}
