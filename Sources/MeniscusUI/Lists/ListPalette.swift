/// The colours of lists: the system's of iOS.
enum ListPalette {
  /// Behind groups.
  static let groupedBackground = Color(light: 0xF2F2F7, dark: 0x000000, raised: 0x1C1C1E)
  /// Behind rows in a group.
  static let groupedRow = Color(light: 0xFFFFFF, dark: 0x1C1C1E, raised: 0x2C2C2E)
  /// Behind plain rows.
  static let background = Color(light: 0xFFFFFF, dark: 0x000000, raised: 0x1C1C1E)
  /// Behind a row that is pressed or selected.
  static let highlight = Color(light: 0xD1D1D6, dark: 0x3A3A3C)
  /// The same on the glass of a sidebar, which lets through what lies behind: the system's second fill.
  static let highlightOnGlass = Color(
    light: 0x787880, dark: 0x787880, opacity: 0.16, darkOpacity: 0.32)
  /// Behind a row that is selected for editing.
  static let editedRow = Color(light: 0xE5E5EA, dark: 0x2C2C2E)

  /// Behind a list.
  static func background(of look: ListLook) -> Color {
    look.isGrouped ? groupedBackground : background
  }
}
