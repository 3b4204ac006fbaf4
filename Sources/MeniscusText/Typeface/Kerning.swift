import MeniscusGeometry

/// How pairs of letters are drawn together.
enum Kerning {
  /// By how much the pen moves on between two letters, in thousandths of an em.
  ///
  /// The values are those of regular; bolder letters stand closer already and move less.
  static func value(_ left: Unicode.Scalar, _ right: Unicode.Scalar, _ ink: InkWidths) -> Double {
    let key = Self.key(left, right)
    let row = pairs.partitioningIndex { $0.key >= key }
    guard row < pairs.count, pairs[row].key == key else {
      // Slanted letters of heavy weights come near to each other at their tops.
      let areSlanted = slanted.contains(left) && slanted.contains(right)
      return areSlanted ? 22 * max(ink.boldness - 0.6, 0) : 0
    }
    return pairs[row].value * (1 - 0.12 * ink.boldness)
  }

  private static func key(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> UInt64 {
    UInt64(left.value) << 32 | UInt64(right.value)
  }

  private static let slanted: [Unicode.Scalar] = ["v", "w", "x", "y"]

  /// The table, pair by pair, by key.
  private static let pairs: [(key: UInt64, value: Double)] = {
    var all: [(key: UInt64, order: Int, value: Double)] = []
    for (order, row) in table.enumerated() {
      for left in row.left.unicodeScalars {
        for right in row.right.unicodeScalars {
          all.append((key(left, right), order, row.value))
        }
      }
    }
    all.sort { $0.key != $1.key ? $0.key < $1.key : $0.order < $1.order }
    var result: [(key: UInt64, value: Double)] = []
    for pair in all where result.last?.key != pair.key {
      result.append((pair.key, pair.value))
    }
    return result
  }()

  /// Letters on the left, letters on the right, and the value; the first row with a pair holds.
  ///
  /// Pairs of fifteen and more, measured from Inter 4 regular; letters of the same side are grouped.
  private static let table: [(left: String, right: String, value: Double)] = [
    ("A", "V", -70), ("A", "W", -57), ("A", "Y", -85), ("A", "TŦ", -74),
    ("VW", "AÆ", -64), ("Y", "AÆ", -85), ("TŦ", "AÆ", -74), ("A", "OCGQØŒ", -16),
    ("A", "vyw", -24), ("A", "‘’“”'\"", -60), ("A", "U", -10),
    ("LŁ", "TŦ", -97), ("LŁ", "VW", -68), ("LŁ", "Y", -84), ("LŁ", "‘’“”'\"", -90),
    ("LŁ", "yv", -46), ("LŁ", "OCGQØŒ", -24), ("LŁ", "w", -34),
    ("PÞ", "AÆ", -74), ("F", "AÆ", -91), ("F", "a", -22), ("F", "oeœcdqgø", -18),
    ("PFÞ", ".,…", -40), ("TŦ", ".,…", -40), ("V", ".,…", -97), ("W", ".,…", -74),
    ("Y", ".,…", -97),
    ("TŦ", "oecdqgsaœøæð", -78), ("TŦ", "umnpŋ", -74), ("TŦ", "r", -57),
    ("TŦ", "yvwxz", -63), ("TŦ", "-–—‐«‹", -60), ("TŦ", "OCGQØŒ", -28),
    ("VW", "oecdqgaœøæ", -51), ("VW", "ur", -30), ("V", "-–—‐«‹", -34), ("W", "-–—‐«‹", -24),
    ("Y", "oecdqgaœøæ", -74), ("Y", "usmnpr", -56), ("Y", "vwyx", -34), ("Y", "-–—‐«‹", -60),
    ("Y", "OCGQØŒ", -34), ("VW", "OCGQØŒ", -18),
    ("r", ".,…", -63), ("r", "oecdqgaœøæ", -17), ("r", "tf", 34), ("r", "vwyxz", 18),
    ("vy", ".,…", -44), ("w", ".,…", -60), ("oøœepbþ", "vwyx", -20), ("a", "vwy", -18),
    ("vwy", "oecdqgaœøæ", -18), ("x", "oecdqgœø", -20), ("ckĸ", "oecdqgœø", -23),
    ("f", "oecdqgœøaæ", -23), ("f", ".,…", -57), ("f", "‘’“”'\")]}?!", 30),
    ("K", "OCGQØŒ", -34), ("K", "vyw", -34), ("K", "oecdqgœøa", -24),
    ("OQDØÐĐ", "AÆVYX", -34), ("OQDØÐĐ", "TŦ", -30), ("OQDØÐĐ", "W", -18),
    ("OQDØÐĐ", ".,…", -26), ("R", "VY", -22), ("R", "TŦ", -18), ("R", "W", -16),
    ("J", ".,…", -18), ("C", "OCGQØŒ", -14), ("B", "VYT", -18), ("X", "OCGQØŒ", -30),
    ("7", ".,…", -125), ("7", "4", -58), ("1", ".,…", -43), ("4", "7", -18), ("4", "1", -20),
    ("-–—‐»›", "TŦ", -60), ("-–—‐»›", "Y", -60), ("-–—‐»›", "V", -34), ("-–—‐»›", "W", -24),
    (".,…", "‘’“”'\"", -60), ("‘“„‚", "AÆ", -50), ("‘“", "oecdqgœø", -30), ("’”", "s", -34),
  ]
}
