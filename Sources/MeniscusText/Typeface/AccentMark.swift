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
  case commaAbove = 0x312
  case commaBelow = 0x326
  case cedilla = 0x327
  case ogonek = 0x328

  /// Whether the mark hangs below the baseline.
  var isBelow: Bool { self == .commaBelow || self == .cedilla || self == .ogonek }
}

extension LetterPen {
  /// Draws a mark: over `y`, centred on `x`; marks below hang from `y`.
  mutating func addMark(_ mark: AccentMark, x: Double, y: Double) {
    let t = ink.small.level * (0.92 - 0.10 * heaviness / 1.67)
    let thickness = StrokeThickness(upright: t, level: t)
    // The height of slanted marks: bold ones need more.
    let top = y + 124 + t * 0.28
    switch mark {
    case .grave: accentStroke(from: x - 52 - t * 0.3, top, to: x + 46 + t * 0.2, y, t)
    case .acute: accentStroke(from: x + 52 + t * 0.3, top, to: x - 46 - t * 0.2, y, t)
    case .doubleAcute:
      let apart = 62 + t * 0.55
      for middle in [x - apart + 14, x + apart + 14] {
        accentStroke(from: middle + 42 + t * 0.2, top, to: middle - 42 - t * 0.2, y, t)
      }
    case .circumflex, .caron:
      let half = 118 + t * 0.42
      zigzag(
        [x - half, x, x + half], bottom: y, top: top, startsHigh: mark == .caron, t, flat: 0.9)
    case .tilde:
      let (half, low) = (118 + t * 0.28, y + t / 2 + 6)
      stroke(
        Skeleton(x - half, low + 4)
          .curve(x, low + 44, (x - half + 34, low + 96), (x - half * 0.40, low + 82))
          .curve(x + half, low + 84, (x + half * 0.40, low + 6), (x + half - 34, low - 8)),
        thickness)
    case .macron: bar(y + 36 + t / 2, from: x - 120 - t * 0.2, to: x + 120 + t * 0.2, thickness)
    case .breve:
      let half = 96 + t * 0.2
      stroke(
        Skeleton(x - half, top).turnLevel(x, y + t / 2).turnUpright(x + half, top), thickness)
    case .dot: dot(x, y + 6 + markDot / 2, diameter: markDot)
    case .diaeresis:
      let diameter = markDot * 0.94
      let apart = 50 + diameter * 0.56
      dot(x - apart, y + 8 + diameter / 2, diameter: diameter)
      dot(x + apart, y + 8 + diameter / 2, diameter: diameter)
    case .ring:
      let radius = 76 + t * 0.34
      bowl(
        left: x - radius, bottom: y - 4, right: x + radius, top: y - 4 + 2 * radius,
        thickness.scaled(by: 0.86), handle: Skeleton.circle)
    case .cedilla: drawCedilla(x, y, thickness)
    case .ogonek:
      stroke(
        Skeleton(x + 6, y + 24)
          .curve(x - 34 - t * 0.1, y - 106, (x - 20, y - 20), (x - 34 - t * 0.1, y - 60))
          .curve(x + 66, y - 184, (x - 34 - t * 0.1, y - 168), (x + 8, y - 192)),
        thickness.scaled(by: 0.92), start: .flat)
    case .commaBelow:
      let head = t * 1.12
      stroke(
        Skeleton(x + 22, y - 62).line(x - 30, y - 216).share(0.66),
        StrokeThickness(upright: head, level: head))
    case .commaAbove:
      let head = t * 1.12
      stroke(
        Skeleton(x - 26, y - 2).line(x + 26, y + 150).share(0.66),
        StrokeThickness(upright: head, level: head))
    }
  }

  /// The width of a dot over a letter.
  private var markDot: Double {
    ink.boldness < 0 ? 108 + 68 * ink.boldness : 108 + 32 * ink.boldness
  }

  /// A slanted mark that thins towards the letter.
  private mutating func accentStroke(
    from headX: Double, _ headY: Double, to footX: Double, _ footY: Double, _ thickness: Double
  ) {
    stroke(
      Skeleton(headX, headY).line(footX, footY).share(0.72),
      StrokeThickness(upright: thickness * 1.16, level: thickness * 1.16))
  }

  private mutating func drawCedilla(_ x: Double, _ y: Double, _ thickness: StrokeThickness) {
    let t = thickness.level
    let thin = thickness.scaled(by: 0.88)
    let low = y - 204.0
    let waist = y - 74 - t * 0.06
    stroke(
      Skeleton(x - 12, waist).line(x + 8, waist)
        .turnUpright(x + 74, (low + waist + t * 0.5) / 2)
        .turnLevel(x - 2, low + t * 0.44).line(x - 70, low + t * 0.44 + 8), thin,
      start: .flat)
    block(
      left: x - 14 - t * 0.42, bottom: waist - t * 0.44, right: x - 14 + t * 0.42, top: y + 12,
      thickness: t, BlockCorners())
  }
}
