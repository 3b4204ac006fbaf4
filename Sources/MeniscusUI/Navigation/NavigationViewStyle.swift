/// How a stack or its columns are shown; the form of older systems.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// As the system has it: a stack.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

/// In columns, which older systems choose the number of.
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  nonisolated fileprivate init() {}
}

/// In two columns.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As the system has it: a stack.
  nonisolated public static var automatic: Self { Self() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen at a time.
  nonisolated public static var stack: Self { Self() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// In columns.
  nonisolated public static var columns: Self { Self() }
}

nonisolated extension View {
  /// Sets how stacks of older systems are shown; they are always stacks, and columns are noted.
  public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View {
    let isColumns = style is ColumnNavigationViewStyle || style is DoubleColumnNavigationViewStyle
    return unmet("navigationViewStyle(.columns)", if: isColumns)
  }
}
