import MeniscusDisplay
import MeniscusGeometry

/// The style of what is selected.
public struct SelectionShapeStyle: ShapeStyle, PrimitiveStyle {
  /// Makes the style.
  public init() {}

  func paint(in environment: EnvironmentValues, bounds: Rect2D) -> Paint {
    TintShapeStyle().paint(in: environment, bounds: bounds)
  }
}

/// The style of lines between contents.
public struct SeparatorShapeStyle: ShapeStyle, PrimitiveStyle {
  /// Makes the style.
  public init() {}

  func paint(in environment: EnvironmentValues, bounds: Rect2D) -> Paint {
    let color = Color(light: 0x3C3C43, dark: 0x545458, opacity: 0.29, darkOpacity: 0.6)
    return color.paint(in: environment, bounds: bounds)
  }
}

/// The style of links.
public struct LinkShapeStyle: ShapeStyle, PrimitiveStyle {
  /// Makes the style.
  public init() {}

  func paint(in environment: EnvironmentValues, bounds: Rect2D) -> Paint {
    Color.blue.paint(in: environment, bounds: bounds)
  }
}

/// The style of text that stands where nothing was entered.
public struct PlaceholderTextShapeStyle: ShapeStyle, PrimitiveStyle {
  /// Makes the style.
  public init() {}

  func paint(in environment: EnvironmentValues, bounds: Rect2D) -> Paint {
    Color(light: 0x3C3C43, dark: 0xEBEBF5, opacity: 0.3).paint(in: environment, bounds: bounds)
  }
}

/// The translucent style of shapes that lie behind content; it has four levels.
///
/// Source: the system fills of Apple's design resources.
public struct FillShapeStyle: ShapeStyle, LevelingStyle {
  private static let levels: [Color] = [
    Color(light: 0x787880, dark: 0x787880, opacity: 0.2, darkOpacity: 0.36),
    Color(light: 0x787880, dark: 0x787880, opacity: 0.16, darkOpacity: 0.32),
    Color(light: 0x767680, dark: 0x767680, opacity: 0.12, darkOpacity: 0.24),
    Color(light: 0x747480, dark: 0x747480, opacity: 0.08, darkOpacity: 0.18),
  ]

  /// Makes the style.
  public init() {}

  func paint(in environment: EnvironmentValues, bounds: Rect2D, level: Int) -> Paint {
    Self.levels[min(level, Self.levels.count - 1)].paint(in: environment, bounds: bounds)
  }
}

/// The style of backgrounds: white, in the dark black, unless views around set another.
public struct BackgroundStyle: ShapeStyle, LevelingStyle {
  private static let levels: [Color] = [
    Color(light: 0xFFFFFF, dark: 0x000000, raised: 0x1C1C1E),
    Color(light: 0xF2F2F7, dark: 0x1C1C1E, raised: 0x2C2C2E),
    Color(light: 0xFFFFFF, dark: 0x2C2C2E, raised: 0x3A3A3C),
  ]

  /// Makes the style.
  public init() {}

  func paint(in environment: EnvironmentValues, bounds: Rect2D, level: Int) -> Paint {
    if let style = environment.backgroundStyle {
      // The style does not build on itself.
      var around = environment
      around.backgroundStyle = nil
      return style.paint(in: around, bounds: bounds, level: level)
    }
    return Self.levels[min(level, Self.levels.count - 1)].paint(in: environment, bounds: bounds)
  }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of lines between contents.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of text that stands where nothing was entered.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The translucent style of shapes that lie behind content.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style of backgrounds.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

private let backgroundStyleEntry = EnvironmentEntry<AnyShapeStyle?>(nil)

extension EnvironmentValues {
  /// The style of backgrounds; nil for the system's.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[backgroundStyleEntry] }
    set { self[backgroundStyleEntry] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of backgrounds inside the view.
  public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
