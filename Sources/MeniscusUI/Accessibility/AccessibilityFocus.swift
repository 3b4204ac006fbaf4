/// Technologies that a focus is meant for.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// One bit a technology.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// What reads aloud.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// What is worked by switches.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

/// Which view assistive technology is at: what is set is kept, and no technology follows it here.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  @State private var value: Value

  /// Whether it is at a view.
  public init() where Value == Bool { _value = State(initialValue: false) }

  /// Whether it is at a view.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

  /// Which view it is at.
  public init<Wrapped: Hashable>() where Value == Wrapped? { _value = State(initialValue: nil) }

  /// Which view it is at.
  public init<Wrapped: Hashable>(
    for technologies: AccessibilityTechnologies
  ) where Value == Wrapped? { self.init() }

  /// The value now.
  @MainActor
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  /// Access to the value for `accessibilityFocused`.
  @MainActor
  public var projectedValue: Binding { Binding(base: $value) }

  /// Access to the value of another view.
  @propertyWrapper
  public struct Binding {
    let base: MeniscusUI.Binding<Value>

    /// The value now.
    @MainActor
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    /// The access itself.
    public var projectedValue: Binding { self }
  }
}

nonisolated extension View {
  /// Has assistive technology go to the view while a value is true; accepted, not obeyed.
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    unmet("accessibilityFocused", .obeyed)
  }

  /// Has assistive technology go to the view while a value is the view's; accepted, not obeyed.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    unmet("accessibilityFocused", .obeyed)
  }

  /// Has assistive technology begin at the view; accepted, not obeyed.
  public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View {
    unmet("accessibilityDefaultFocus", .obeyed)
  }
}
