/// Whole numbers as a short text: base 64, five bits a digit, the least first, as in source maps but
/// without a sign.
///
/// A digit of 32 and more says that another follows. Numbers to 31 take a character, to 1,023 two.
package enum PackedNumbers {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text of numbers that are not negative; others count as 0.
  ///
  /// Complexity: linear in the text.
  package static func text(of numbers: some Sequence<Int>) -> String {
    var bytes: [UInt8] = []
    for number in numbers {
      var rest = max(number, 0)
      repeat {
        let more = rest > 31
        bytes.append(digits[rest & 31 | (more ? 32 : 0)])
        rest >>= 5
      } while rest > 0
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text of rising numbers: each but the first as its distance from the one before.
  package static func text(ofRising numbers: [Int]) -> String {
    text(of: numbers.indices.map { $0 == 0 ? numbers[0] : numbers[$0] - numbers[$0 - 1] })
  }
}
