/// How pairs of letters are drawn together.
enum Kerning {
  /// By how much the pen moves on between two letters, in thousandths of an em.
  static func value(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Double {
    for row in table where row.left.unicodeScalars.contains(left) {
      if row.right.unicodeScalars.contains(right) { return row.value }
    }
    return 0
  }

  /// Letters on the left, letters on the right, and the value; the first row that fits holds.
  ///
  /// Pairs of fifteen and more, measured from Inter 4 regular; letters of the same side are grouped.
  private static let table: [(left: String, right: String, value: Double)] = [
    ("A", "V", -70), ("A", "W", -57), ("A", "Y", -85), ("A", "T", -74),
    ("V", "A", -70), ("W", "A", -57), ("Y", "A", -85), ("T", "A", -74),
    ("L", "T", -97), ("L", "VW", -68), ("L", "Y", -84), ("L", "’”'\"", -90),
    ("P", "A", -74), ("F", "A", -91), ("P", ".,…", -130), ("F", ".,…", -110),
    ("T", ".,…", -98), ("T", "oeacdqgs", -78), ("T", "u", -74), ("T", "r", -57),
    ("T", "yvwx", -63), ("T", "-–—", -70),
    ("V", "oeacdqg", -51), ("V", ".,…", -97), ("W", "oeacdqg", -51), ("W", ".,…", -80),
    ("Y", "oeacdqg", -74), ("Y", ".,…", -100), ("Y", "us", -56),
    ("r", ".,…", -63), ("r", "oecdqg", -17), ("vy", ".,…", -64), ("w", ".,…", -54),
    ("o", "vwyx", -20), ("a", "vwy", -18), ("vwy", "oecdqg", -18),
    ("k", "oecdqg", -23), ("f", "oecdqg", -23), ("f", ".,…", -57), ("f", "’”'\")]?!", 30),
    ("K", "OCQG", -40), ("OQD", "AVY", -34), ("OQD", "T", -30), ("R", "VY", -22),
    ("R", "T", -16), ("7", ".,…", -125), ("7", "4", -58), ("1", ".,…", -43), ("r", "t", 34),
    ("AQ", "‘’“”", -60),
  ]
}
