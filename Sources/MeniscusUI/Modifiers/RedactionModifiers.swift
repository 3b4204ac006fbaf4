import MeniscusGeometry

/// Why contents are not shown as they are.
public struct RedactionReasons: OptionSet, Sendable {
  /// One bit a reason.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// They are not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Nobody else is to see them.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// They are no longer true.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private let redactionReasonsEntry = EnvironmentEntry<RedactionReasons>([])
private let privacyEntry = EnvironmentEntry<Bool>(false)

extension EnvironmentValues {
  /// Why contents are not shown as they are; empty where they are.
  public var redactionReasons: RedactionReasons {
    get { self[redactionReasonsEntry] }
    set { self[redactionReasonsEntry] = newValue }
  }

  var isPrivacySensitive: Bool {
    get { self[privacyEntry] }
    set { self[privacyEntry] = newValue }
  }

  /// Whether texts and pictures are drawn as bars.
  var isRedacted: Bool {
    let reasons = redactionReasons
    return reasons.contains(.placeholder) || reasons.contains(.invalidated)
      || (reasons.contains(.privacy) && isPrivacySensitive)
  }
}

nonisolated extension View {
  /// Draws texts and pictures inside the view as bars.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Draws texts and pictures inside the view as they are.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Draws the view as bars where views around are redacted for privacy.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }

  /// Has the view ready to be marked as no longer true; the same as `redacted(reason:)` here.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

extension ElementNode {
  /// Draws bars of a faint ink in place of what is drawn there; corners of 3 points (ours).
  func drawBars(_ bars: [Rect2D], at origin: Point2D, on canvas: DisplayCanvas) {
    for bar in bars where bar.width > 0 && bar.height > 0 {
      let region = Rect2D(origin: .zero, size: bar.size)
      let paint = HierarchicalShapeStyle.quaternary.resolvedPaint(in: environment, bounds: region)
      canvas.fill(
        .roundedRectangle(region, CornerRadii2D(all: min(3, bar.height / 2)), .circular), paint,
        at: origin + bar.origin, by: self)
    }
  }
}
