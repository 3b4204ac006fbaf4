import MeniscusGeometry

/// Messages with a byte changed, every other time one of a number, and some of them cut.
enum DamagedMessages {
  /// A thousand of each of some texts, the same in every run.
  static func of(_ texts: [String]) -> [String] {
    var generator = SeededGenerator(seed: 7)
    func random(_ count: Int) -> Int { Int(generator.next() % UInt64(count)) }
    let signs = Array("0123456789-.e".utf8)
    return texts.flatMap { text in
      let bytes = Array(text.utf8)
      let digits = bytes.indices.filter { (0x30...0x39).contains(bytes[$0]) }
      return (0..<1000).map { number in
        var damaged = bytes
        if number % 2 == 0, !digits.isEmpty {
          damaged[digits[random(digits.count)]] = signs[random(signs.count)]
        } else {
          damaged[random(bytes.count)] = UInt8(random(256))
          damaged.removeLast(random(2) * random(8))
        }
        return String(decoding: damaged, as: UTF8.self)
      }
    }
  }
}
