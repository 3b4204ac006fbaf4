import MeniscusGeometry

/// A mark over or under a letter.
enum AccentMark: UInt32, CaseIterable {
  case grave = 0x300
  case acute = 0x301
  case circumflex = 0x302
  case tilde = 0x303
  case macron = 0x304
  case breve = 0x306
  case dot = 0x307
  case diaeresis = 0x308
  case ring = 0x30A
  case doubleAcute = 0x30B
  case caron = 0x30C
  case commaBelow = 0x326
  case cedilla = 0x327
  case ogonek = 0x328

  /// Whether the mark hangs below the baseline.
  var isBelow: Bool { self == .commaBelow || self == .cedilla || self == .ogonek }
}

extension LetterPen {
  /// Draws a mark: over `y`, centred on `x`; marks below hang from `y`.
  mutating func addMark(_ mark: AccentMark, x: Double, y: Double) {
    let thickness = StrokeThickness(
      upright: ink.small.level * 0.90, level: ink.small.level * 0.90)
    let half = thickness.upright / 2
    let low = y + half
    switch mark {
    case .grave: line(x - 78, low + 116, x + 40, low + 4, thickness)
    case .acute: line(x + 78, low + 116, x - 40, low + 4, thickness)
    case .doubleAcute:
      line(x - 12, low + 116, x - 106, low + 4, thickness)
      line(x + 138, low + 116, x + 44, low + 4, thickness)
    case .circumflex:
      line(x - 112, low + 4, x, low + 112, thickness)
      line(x + 112, low + 4, x, low + 112, thickness)
    case .caron:
      line(x - 112, low + 112, x, low + 4, thickness)
      line(x + 112, low + 112, x, low + 4, thickness)
    case .tilde:
      stroke(
        Skeleton(x - 134, low + 22)
          .curve(x, low + 52, (x - 112, low + 122), (x - 62, low + 92))
          .curve(x + 134, low + 82, (x + 62, low + 12), (x + 112, low - 18)), thickness)
    case .macron: line(x - 112, low + 56, x + 112, low + 56, thickness)
    case .breve:
      stroke(
        Skeleton(x - 112, low + 118).turnLevel(x, low + 6).turnUpright(x + 112, low + 118),
        thickness)
    case .dot:
      let diameter = ink.small.upright * 0.9 + 34
      dot(x, y + 2 + diameter / 2, diameter: diameter)
    case .diaeresis:
      let diameter = ink.small.upright * 0.72 + 42
      let apart = 62 + diameter * 0.5
      dot(x - apart, y + 4 + diameter / 2, diameter: diameter)
      dot(x + apart, y + 4 + diameter / 2, diameter: diameter)
    case .ring:
      let radius = 82 + ink.small.level * 0.2
      bowl(
        left: x - radius, bottom: y - 2, right: x + radius, top: y - 2 + 2 * radius,
        thickness.scaled(by: 0.86))
    case .cedilla:
      stroke(
        Skeleton(x, y + 4).line(x - 10, y - 52)
          .curve(x + 64, y - 122, (x + 30, y - 50), (x + 70, y - 70))
          .curve(x - 70, y - 192, (x + 60, y - 180), (x - 10, y - 196)), thickness.scaled(by: 0.9))
    case .ogonek:
      stroke(
        Skeleton(x, y + 16).curve(
          x + 10, y - 172, (x - 76, y - 50), (x - 100, y - 172)
        ).line(x + 44, y - 166), thickness)
    case .commaBelow:
      line(x + 16, y - 76, x - 24, y - 176, thickness.scaled(by: 1.1), finish: 0.8)
    }
  }
}
