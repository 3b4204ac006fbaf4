import MeniscusDisplay
import MeniscusGeometry

/// Styles for the levels of importance of foregrounds, the most important first.
struct LeveledForeground: ShapeStyle, LevelingStyle {
  /// At least one.
  let styles: [AnyShapeStyle]

  /// The style of a level, and which level of it that is: what has no style of its own is a level of
  /// the last.
  private func style(_ level: Int) -> (style: AnyShapeStyle, level: Int) {
    let row = min(max(level, 0), styles.count - 1)
    return (styles[row], max(level, 0) - row)
  }

  func paint(in environment: EnvironmentValues, bounds: Rect2D, level: Int) -> Paint {
    let (style, level) = style(level)
    return style.paint(in: environment, bounds: bounds, level: level)
  }

  func shadows(in environment: EnvironmentValues) -> [StyleShadow] {
    styles[0].shadows(in: environment)
  }

  func blend(in environment: EnvironmentValues) -> LayerBlendMode? {
    styles[0].blend(in: environment)
  }
}

nonisolated extension View {
  /// Sets the primary and secondary styles of foregrounds inside the view.
  public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
    _ primary: Primary, _ secondary: Secondary
  ) -> some View {
    foregroundStyle(
      LeveledForeground(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// Sets the primary, secondary and tertiary styles of foregrounds inside the view.
  public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle>(
    _ primary: Primary, _ secondary: Secondary, _ tertiary: Tertiary
  ) -> some View {
    foregroundStyle(
      LeveledForeground(
        styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }
}
