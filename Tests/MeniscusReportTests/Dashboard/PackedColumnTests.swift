import MeniscusReport
import TestSupport
import Testing

@Suite("Dashboard: packed columns")
struct PackedColumnTests {
  private static let limit = PackedColumn.limit

  @Test(
    "What is packed is read as it was",
    arguments: [
      [], [nil], [0], [7], [nil, nil, nil, nil], [5, 5, 5, 5, 5, 5], [0, 1, 2, 3, 4, 5],
      [1, nil, 1, nil, 1], [44, 45, 46, 0, 2024, 2025, 91_125], [limit, 0, limit, nil, limit],
      [22, 0, 22, 45, 0, 1_012, 0, 1_013],
    ] as [[UInt64?]])
  func edges(values: [UInt64?]) {
    expectEqual(PackedText.values(of: PackedColumn(values)), values)
  }

  @Test("So are made-up columns of all sizes of numbers, runs and gaps")
  func madeUp() {
    var generator = SplitMix(state: 41)
    for bits in 1...51 {
      let values: [UInt64?] = (0..<200).flatMap { _ -> [UInt64?] in
        let value = generator.next() >> UInt64(64 - bits)
        let count = generator.next() % 8 == 0 ? Int(generator.next() % 60) : 1
        return [UInt64?](repeating: generator.next() % 9 == 0 ? nil : value, count: count)
      }
      expectEqual(PackedText.values(of: PackedColumn(values)), values, "\(bits) bits")
    }
  }

  @Test("A number that no script could hold is the largest that it can")
  func large() {
    expectEqual(PackedText.values(of: PackedColumn([.max, 1])), [Self.limit, 1])
  }

  @Test(
    "Times keep four digits of their median",
    arguments: [(9_999, 1), (10_000, 10), (123_456, 100), (16_666_667, 10_000)]
      as [(UInt64, UInt64)])
  func times(median: UInt64, step: UInt64) {
    let times: [UInt64?] = [median - median / 3, median, nil, median, median * 2]
    let column = PackedColumn(times: times)
    expectEqual(column.step, step)
    for (time, read) in zip(times, PackedText.values(of: column)) {
      expectEqual(time == nil, read == nil)
      let (time, read) = (time ?? 0, read ?? 0)
      #expect(max(time, read) - min(time, read) <= step / 2)
    }
  }

  @Test("What stays the same takes no room")
  func size() {
    let column = PackedColumn([UInt64?](repeating: 41_234_567, count: 1_000))
    #expect(column.text.utf8.count <= 10)
  }

  @Test("Nothing in it has to be escaped in a script or an element")
  func harmless() {
    let text = PackedColumn((0..<5_000).map { UInt64($0 * $0 * 31 % 9_973) }).text
    #expect(text.utf8.allSatisfy { 0x20 < $0 && $0 < 0x7F && !"\"\\<".utf8.contains($0) })
  }
}

/// Reads packed columns as their documentation describes them.
enum PackedText {
  static let alphabet = (0x21...0x7E).map { Character(UnicodeScalar(UInt8($0))) }
    .filter { !"\"\\<".contains($0) }

  static func values(of column: PackedColumn) -> [UInt64?] { values(column.text, column.step) }

  static func values(_ text: String, _ step: UInt64 = 1) -> [UInt64?] {
    let digits = text.map { alphabet.firstIndex(of: $0) ?? -1 }
    var place = 0
    func number() -> UInt64 {
      var (value, scale): (UInt64, UInt64) = (0, 1)
      while digits[place] >= 45 {
        value += UInt64(digits[place] - 45) * scale
        scale *= 45
        place += 1
      }
      place += 1
      return value + UInt64(digits[place - 1]) * scale
    }
    var values: [UInt64?] = []
    var last: Int64 = 0
    while place < digits.count {
      var count: UInt64 = 1
      if digits[place] == 90 {
        place += 1
        count = number()
      } else {
        let code = number()
        last += code % 2 == 0 ? Int64(code / 2) : -Int64(code / 2) - 1
      }
      for _ in 0..<count { values.append(last == 0 ? nil : UInt64(last - 1) * step) }
    }
    return values
  }
}
