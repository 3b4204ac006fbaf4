/// Letters of five by seven dots, as many as a frame's number and time need.
///
/// Text of the engine itself has no place under its own pictures: a fault in it would be drawn into
/// what is to show the fault.
enum DotLetters {
  /// The dots of a letter, from top to bottom.
  static let height = 7
  private static let width = 5

  /// The dots of a text that are set, as columns and rows; letters that there are none of are blank.
  static func dots(of text: String) -> [(x: Int, y: Int)] {
    var dots: [(x: Int, y: Int)] = []
    for (place, letter) in text.enumerated() {
      for (y, row) in (rows[letter] ?? []).enumerated() {
        for x in 0..<width where row >> (width - 1 - x) & 1 == 1 {
          dots.append((place * (width + 1) + x, y))
        }
      }
    }
    return dots
  }

  /// A row of a letter in five bits, the leftmost highest.
  private static let rows: [Character: [UInt8]] = [
    "0": [0b01110, 0b10001, 0b10011, 0b10101, 0b11001, 0b10001, 0b01110],
    "1": [0b00100, 0b01100, 0b00100, 0b00100, 0b00100, 0b00100, 0b01110],
    "2": [0b01110, 0b10001, 0b00001, 0b00110, 0b01000, 0b10000, 0b11111],
    "3": [0b11110, 0b00001, 0b00001, 0b01110, 0b00001, 0b00001, 0b11110],
    "4": [0b00010, 0b00110, 0b01010, 0b10010, 0b11111, 0b00010, 0b00010],
    "5": [0b11111, 0b10000, 0b11110, 0b00001, 0b00001, 0b10001, 0b01110],
    "6": [0b00110, 0b01000, 0b10000, 0b11110, 0b10001, 0b10001, 0b01110],
    "7": [0b11111, 0b00001, 0b00010, 0b00100, 0b01000, 0b01000, 0b01000],
    "8": [0b01110, 0b10001, 0b10001, 0b01110, 0b10001, 0b10001, 0b01110],
    "9": [0b01110, 0b10001, 0b10001, 0b01111, 0b00001, 0b00010, 0b01100],
    ",": [0, 0, 0, 0, 0b00100, 0b00100, 0b01000],
    "m": [0, 0, 0b11010, 0b10101, 0b10101, 0b10101, 0b10101],
    "s": [0, 0, 0b01111, 0b10000, 0b01110, 0b00001, 0b11110],
  ]
}
