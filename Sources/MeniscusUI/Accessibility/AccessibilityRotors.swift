/// A stop of a rotor.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: View, TransparentView {
  /// Makes a stop by the identity of a view.
  public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil) {}

  /// Makes a stop by the identity of a view.
  public init(_ label: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil) {}

  /// Makes a stop by the identity of a view.
  @_disfavoredOverload
  public init<Label: StringProtocol>(
    _ label: Label, id: ID, textRange: Range<String.Index>? = nil
  ) {}

  /// Makes a stop by the identity of a view in a namespace.
  @_disfavoredOverload
  public init<Label: StringProtocol>(_ label: Label, id: ID, in namespace: Namespace.ID) {}

  /// Nothing: a rotor is not shown.
  public var body: some View { EmptyView() }
}

/// The rotors that every system has.
public struct AccessibilitySystemRotor: Hashable, Sendable {
  private let name: String

  /// Headings.
  public static let headings = AccessibilitySystemRotor(name: "headings")
  /// Links.
  public static let links = AccessibilitySystemRotor(name: "links")
  /// Images.
  public static let images = AccessibilitySystemRotor(name: "images")
  /// Lists.
  public static let lists = AccessibilitySystemRotor(name: "lists")
  /// Tables.
  public static let tables = AccessibilitySystemRotor(name: "tables")
  /// Fields.
  public static let textFields = AccessibilitySystemRotor(name: "textFields")
  /// Landmarks.
  public static let landmarks = AccessibilitySystemRotor(name: "landmarks")
}

/// Which way people zoom, and where.
public struct AccessibilityZoomGestureAction {
  /// Which way people zoom.
  public enum Direction: Hashable, Sendable {
    /// Nearer.
    case zoomIn
    /// Further away.
    case zoomOut
  }

  /// Which way.
  public let direction: Direction
  /// The place in the view, as a share of its extent.
  public let location: UnitPoint
  /// The place in the view, in points.
  public let point: CGPoint
}

nonisolated extension View {
  /// Gives assistive technology a rotor; accepted, not told.
  public func accessibilityRotor<Entries: View>(
    _ label: Text, @ViewBuilder entries: () -> Entries
  ) -> some View {
    unmet("accessibilityRotor", .told)
  }

  /// Gives assistive technology a rotor; accepted, not told.
  public func accessibilityRotor<Entries: View>(
    _ label: LocalizedStringKey, @ViewBuilder entries: () -> Entries
  ) -> some View {
    unmet("accessibilityRotor", .told)
  }

  /// Gives assistive technology a rotor; accepted, not told.
  @_disfavoredOverload
  public func accessibilityRotor<Label: StringProtocol, Entries: View>(
    _ label: Label, @ViewBuilder entries: () -> Entries
  ) -> some View {
    unmet("accessibilityRotor", .told)
  }

  /// Gives assistive technology stops of a rotor that every system has; accepted, not told.
  public func accessibilityRotor<Entries: View>(
    _ systemRotor: AccessibilitySystemRotor, @ViewBuilder entries: () -> Entries
  ) -> some View {
    unmet("accessibilityRotor", .told)
  }

  /// Gives assistive technology a rotor of elements; accepted, not told.
  @_disfavoredOverload
  public func accessibilityRotor<Label: StringProtocol, Element: Identifiable>(
    _ label: Label, entries: [Element], entryLabel: KeyPath<Element, String>
  ) -> some View {
    unmet("accessibilityRotor", .told)
  }

  /// Names the view as a stop of a rotor; accepted, not told.
  public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    unmet("accessibilityRotorEntry", .told)
  }

  /// Runs an action when assistive technology zooms; accepted, not told.
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    unmet("accessibilityZoomAction", .told)
  }

  /// Tells assistive technology where the view has been scrolled to; accepted, not told.
  public func accessibilityScrollStatus(_ status: LocalizedStringKey) -> some View {
    unmet("accessibilityScrollStatus", .told)
  }

  /// Names a point that the view can be dragged by; accepted, not told.
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View {
    unmet("accessibilityDragPoint", .told)
  }

  /// Names a point that the view can be dragged by; accepted, not told.
  @_disfavoredOverload
  public func accessibilityDragPoint<Description: StringProtocol>(
    _ point: UnitPoint, description: Description
  ) -> some View {
    unmet("accessibilityDragPoint", .told)
  }

  /// Names a point that the view can be dragged by; accepted, not told.
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View {
    unmet("accessibilityDragPoint", .told)
  }

  /// Names a point that things can be dropped at; accepted, not told.
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View {
    unmet("accessibilityDropPoint", .told)
  }

  /// Names a point that things can be dropped at; accepted, not told.
  @_disfavoredOverload
  public func accessibilityDropPoint<Description: StringProtocol>(
    _ point: UnitPoint, description: Description
  ) -> some View {
    unmet("accessibilityDropPoint", .told)
  }

  /// Names a point that things can be dropped at; accepted, not told.
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View {
    unmet("accessibilityDropPoint", .told)
  }
}
