import MeniscusFormats

/// A column of whole numbers as a string of printable ASCII, which a page reads fast.
///
/// A missing value is 0 and any other one more than it is. Written is the difference to the number
/// before, zigzag-coded (0, −1, 1, −2 … as 0, 1, 2, 3 …) in digits to the base of 45, the lowest
/// first: `alphabet[d]` is the last digit d of a number, `alphabet[45 + d]` one that others follow.
/// Three or more differences of 0 in a row are `alphabet[90]` and their number.
///
/// The alphabet has nothing that a string of JavaScript or an element of HTML would need escaped.
package struct PackedColumn: Equatable {
  /// What each number is a multiple of.
  package let step: UInt64
  /// The numbers.
  package let text: String

  /// The largest number that is kept: what is zigzag-coded stays a whole number in JavaScript.
  package static let limit: UInt64 = 1 << 51

  private static let alphabet: [UInt8] = (0x21...0x7E).filter { !"\"\\<".utf8.contains($0) }
  private static let base: UInt64 = 45

  /// Packs numbers; each is rounded to a multiple of the step.
  ///
  /// Complexity: linear.
  package init(_ values: [UInt64?], step: UInt64 = 1) {
    self.step = step
    var bytes: [UInt8] = []
    var last: Int64 = 0
    var zeros: UInt64 = 0
    for value in values {
      let code = value.map {
        Int64(min(($0 / step) + ($0 % step * 2 >= step ? 1 : 0), Self.limit)) + 1
      }
      let difference = (code ?? 0) - last
      last = code ?? 0
      if difference == 0 {
        zeros += 1
        continue
      }
      Self.write(zeros: zeros, to: &bytes)
      zeros = 0
      Self.write(UInt64(bitPattern: (difference << 1) ^ (difference >> 63)), to: &bytes)
    }
    Self.write(zeros: zeros, to: &bytes)
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// Packs times to four digits of their median: more than a chart or a table of them shows.
  package init(times: [UInt64?]) {
    let present = times.compactMap(\.self).sorted()
    var step: UInt64 = 1
    if let middle = present.isEmpty ? nil : present[present.count / 2] {
      while middle / step >= 10_000 { step *= 10 }
    }
    self.init(times, step: step)
  }

  private static func write(_ number: UInt64, to bytes: inout [UInt8]) {
    var rest = number
    while rest >= base {
      bytes.append(alphabet[Int(base + rest % base)])
      rest /= base
    }
    bytes.append(alphabet[Int(rest)])
  }

  private static func write(zeros: UInt64, to bytes: inout [UInt8]) {
    if zeros < 3 {
      for _ in 0..<zeros { write(0, to: &bytes) }
    } else {
      bytes.append(alphabet[Int(2 * base)])
      write(zeros, to: &bytes)
    }
  }

  /// Numbers from 0 to 89 as one character each.
  static func digits(_ numbers: [Int]) -> String {
    String(decoding: numbers.map { alphabet[$0] }, as: UTF8.self)
  }

  /// The column as data: the step, where it is not 1, and the numbers.
  var json: JSONValue {
    step == 1 ? .string(text) : .array([.integer(step), .string(text)])
  }
}
