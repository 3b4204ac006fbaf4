extension Color {
  /// Nothing.
  public static let clear = Color(white: 0, opacity: 0)
  /// Black, light and dark.
  public static let black = Color(white: 0)
  /// White, light and dark.
  public static let white = Color(white: 1)
  /// The system's red.
  public static let red = Color(light: 0xFF383C, dark: 0xFF4245)
  /// The system's orange.
  public static let orange = Color(light: 0xFF8D28, dark: 0xFF9230)
  /// The system's yellow.
  public static let yellow = Color(light: 0xFFCC00, dark: 0xFFD600)
  /// The system's green.
  public static let green = Color(light: 0x34C759, dark: 0x30D158)
  /// The system's mint.
  public static let mint = Color(light: 0x00C8B3, dark: 0x00DAC3)
  /// The system's teal.
  public static let teal = Color(light: 0x00C3D0, dark: 0x00D2E0)
  /// The system's cyan.
  public static let cyan = Color(light: 0x00C0E8, dark: 0x3CD3FE)
  /// The system's blue.
  public static let blue = Color(light: 0x0088FF, dark: 0x0091FF)
  /// The system's indigo.
  public static let indigo = Color(light: 0x6155F5, dark: 0x6D7CFF)
  /// The system's purple.
  public static let purple = Color(light: 0xCB30E0, dark: 0xDB34F2)
  /// The system's pink.
  public static let pink = Color(light: 0xFF2D55, dark: 0xFF375F)
  /// The system's brown.
  public static let brown = Color(light: 0xAC7F5E, dark: 0xB78A66)
  /// The system's grey.
  public static let gray = Color(light: 0x8E8E93, dark: 0x8E8E93)
  /// The colour of what matters most: black, in the dark white.
  public static let primary = Color(light: 0x000000, dark: 0xFFFFFF)
  /// The colour of what matters less.
  public static let secondary = Color(
    light: 0x3C3C43, dark: 0xEBEBF5, opacity: 0.6, darkOpacity: 0.6)
  /// The colour of what can be touched.
  public static var accentColor: Color { .blue }
}

extension ShapeStyle where Self == Color {
  /// Nothing.
  public static var clear: Color { Color.clear }
  /// Black, light and dark.
  public static var black: Color { Color.black }
  /// White, light and dark.
  public static var white: Color { Color.white }
  /// The system's red.
  public static var red: Color { Color.red }
  /// The system's orange.
  public static var orange: Color { Color.orange }
  /// The system's yellow.
  public static var yellow: Color { Color.yellow }
  /// The system's green.
  public static var green: Color { Color.green }
  /// The system's mint.
  public static var mint: Color { Color.mint }
  /// The system's teal.
  public static var teal: Color { Color.teal }
  /// The system's cyan.
  public static var cyan: Color { Color.cyan }
  /// The system's blue.
  public static var blue: Color { Color.blue }
  /// The system's indigo.
  public static var indigo: Color { Color.indigo }
  /// The system's purple.
  public static var purple: Color { Color.purple }
  /// The system's pink.
  public static var pink: Color { Color.pink }
  /// The system's brown.
  public static var brown: Color { Color.brown }
  /// The system's grey.
  public static var gray: Color { Color.gray }
}
