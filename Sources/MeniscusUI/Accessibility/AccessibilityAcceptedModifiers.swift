/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// None in particular.
  case unspecified
  /// The first.
  case h1
  /// The second.
  case h2
  /// The third.
  case h3
  /// The fourth.
  case h4
  /// The fifth.
  case h5
  /// The sixth.
  case h6
}

/// What kind of text a text is.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String

  /// Any.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// What is typed at a terminal.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Names of files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Messages.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// Stories.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Program text.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// Cells of tables.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// Documents.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// How a view is touched directly.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// One bit an option.
  public let rawValue: UInt

  /// Makes options from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Nothing is spoken when it is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// It is touched directly once it has been activated.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// The part of a pair of a label and its content.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The label.
  case label
  /// What it labels.
  case content
}

nonisolated extension View {
  /// Says that the view begins a part of what is shown, at a level; the level is not told.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibilityAddTraits(.isHeader)
  }

  /// Says what else the view is called by voice; accepted, not told.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    unmet("accessibilityInputLabels", .told)
  }

  /// Says what else the view is called by voice; accepted, not told.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    unmet("accessibilityInputLabels", .told)
  }

  /// Says what else the view is called by voice; accepted, not told.
  @_disfavoredOverload
  public func accessibilityInputLabels<Label: StringProtocol>(_ labels: [Label]) -> some View {
    unmet("accessibilityInputLabels", .told)
  }

  /// Says what kind of text the view is; accepted, not told.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    unmet("accessibilityTextContentType", .told)
  }

  /// Says where the view is pressed by assistive technology; accepted, not obeyed.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    unmet("accessibilityActivationPoint", .obeyed)
  }

  /// Says whether the view answers; accepted, not told.
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View {
    unmet("accessibilityRespondsToUserInteraction", .told)
  }

  /// Keeps the view's colours where all are inverted; nothing is inverted here.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Shows the view large while it is held, at large text sizes; accepted, not shown.
  public func accessibilityShowsLargeContentViewer() -> some View {
    unmet("accessibilityShowsLargeContentViewer")
  }

  /// Shows another view large while it is held, at large text sizes; accepted, not shown.
  public func accessibilityShowsLargeContentViewer<Large: View>(
    @ViewBuilder _ largeContentView: () -> Large
  ) -> some View {
    unmet("accessibilityShowsLargeContentViewer")
  }

  /// Runs `handler` when assistive technology scrolls; accepted, not obeyed.
  public func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> some View {
    unmet("accessibilityScrollAction", .obeyed)
  }

  /// Ties a label to what it labels; accepted, not told.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    unmet("accessibilityLabeledPair", .told)
  }

  /// Ties views that belong together; accepted, not told.
  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    unmet("accessibilityLinkedGroup", .told)
  }

  /// Lets the view be touched directly; told as a trait, without the options.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View {
    accessibilityAddTraits(isDirectTouchArea ? .allowsDirectInteraction : [])
      .unmet(
        "accessibilityDirectTouch(options:)", .told, if: isDirectTouchArea && !options.isEmpty)
  }

  /// Adds several actions by the buttons that do them; accepted, not told.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    unmet("accessibilityActions", .told)
  }

  /// Adds an action with a label of its own.
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    accessibilityAction(named: (label() as? Text)?.content ?? "action", action)
  }

  /// Sets how high texts are spoken; accepted, not told.
  public func speechAdjustedPitch(_ value: Double) -> some View {
    unmet("speechAdjustedPitch", .told)
  }

  /// Has signs between words spoken; accepted, not told.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    unmet("speechAlwaysIncludesPunctuation", .told)
  }

  /// Has announcements wait for each other; accepted, not told.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    unmet("speechAnnouncementsQueued", .told)
  }

  /// Has texts spelled; accepted, not told.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    unmet("speechSpellsOutCharacters", .told)
  }
}
