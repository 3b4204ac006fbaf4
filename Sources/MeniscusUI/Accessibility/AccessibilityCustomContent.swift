/// What is said about a view beside its label.
public enum AXCustomContent {
  /// When it is said.
  public enum Importance: Hashable, Sendable {
    /// When people ask for it.
    case `default`
    /// At once.
    case high
  }
}

/// The name of something that is said about a view beside its label; the same key takes its place.
@MainActor @preconcurrency
public struct AccessibilityCustomContentKey: Equatable {
  private let label: Text
  private let id: String?

  /// Makes a key from a name that is said, and one that it is known by.
  nonisolated public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  /// Makes a key from a name that is said, and one that it is known by.
  nonisolated public init(_ labelKey: LocalizedStringKey, id: String) {
    self.init(Text(labelKey), id: id)
  }

  /// Makes a key from a name that is said.
  nonisolated public init(_ labelKey: LocalizedStringKey) {
    label = Text(labelKey)
    id = nil
  }

  /// Whether both are known by the same name.
  nonisolated public static func == (
    left: AccessibilityCustomContentKey, right: AccessibilityCustomContentKey
  ) -> Bool {
    left.id == right.id && (left.id != nil || left.label == right.label)
  }
}

nonisolated extension View {
  /// Says something more about the view; accepted, not told.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    unmet("accessibilityCustomContent", .told)
  }

  /// Says something more about the view; accepted, not told.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    unmet("accessibilityCustomContent", .told)
  }

  /// Says something more about the view; accepted, not told.
  @_disfavoredOverload
  public func accessibilityCustomContent<Value: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: Value,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    unmet("accessibilityCustomContent", .told)
  }

  /// Says something more about the view; accepted, not told.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    unmet("accessibilityCustomContent", .told)
  }

  /// Says something more about the view; accepted, not told.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    unmet("accessibilityCustomContent", .told)
  }

  /// Says something more about the view; accepted, not told.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    unmet("accessibilityCustomContent", .told)
  }

  /// Says something more about the view; accepted, not told.
  @_disfavoredOverload
  public func accessibilityCustomContent<Value: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: Value,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    unmet("accessibilityCustomContent", .told)
  }
}
