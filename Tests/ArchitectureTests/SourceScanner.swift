/// Walks over Swift text and writes the code in it, a blank for everything else.
struct SourceScanner {
  private let text: [UInt8]
  private var position = 0
  private var line = 0
  /// The calls around `position`; a brace is an empty name.
  private var calls: [String] = []
  /// The code.
  private(set) var output: [UInt8] = []
  /// The string literals that have ended.
  private(set) var literals: [SourceFile.Literal] = []

  /// Begins at the start of a text.
  init(_ text: String) {
    self.text = Array(text.utf8)
    output.reserveCapacity(self.text.count)
  }

  /// Walks over code up to the closing parenthesis of an interpolation, or to the end.
  mutating func code(until closing: UInt8?) {
    var depth = 0
    while position < text.count {
      let byte = text[position]
      switch byte {
      case .slash where next == .slash:
        while position < text.count, text[position] != .newline { blank() }
      case .slash where next == .star: comment()
      case .quote: literal(hashes: 0)
      case .hash:
        if let hashes = hashesBeforeQuote() { literal(hashes: hashes) } else { keep() }
      default:
        if byte == closing, depth == 0 { return }
        follow(byte, &depth)
        keep()
      }
    }
  }

  private mutating func follow(_ byte: UInt8, _ depth: inout Int) {
    switch byte {
    case .open:
      depth += 1
      calls.append(lastWord)
    case .close:
      depth -= 1
      _ = calls.popLast()
    case .openBrace: calls.append("")
    case .closeBrace: _ = calls.popLast()
    default: break
    }
  }

  private var next: UInt8? { position + 1 < text.count ? text[position + 1] : nil }

  /// The name that the code so far ends with.
  private var lastWord: String {
    var start = output.count
    while start > 0, output[start - 1].isNamePart { start -= 1 }
    return String(decoding: output[start...], as: UTF8.self)
  }

  private func starts(with bytes: [UInt8]) -> Bool {
    position + bytes.count <= text.count
      && bytes.indices.allSatisfy { text[position + $0] == bytes[$0] }
  }

  private mutating func keep() {
    if text[position] == .newline { line += 1 }
    output.append(text[position])
    position += 1
  }

  private mutating func blank(_ count: Int = 1) {
    for _ in 0..<count where position < text.count {
      if text[position] == .newline { keep() } else { output.append(.blank); position += 1 }
    }
  }

  private mutating func comment() {
    var depth = 0
    repeat {
      if text[position] == .slash, next == .star {
        depth += 1
        blank(2)
      } else if text[position] == .star, next == .slash {
        depth -= 1
        blank(2)
      } else {
        blank()
      }
    } while depth > 0 && position < text.count
  }

  private func hashesBeforeQuote() -> Int? {
    var ahead = position
    while ahead < text.count, text[ahead] == .hash { ahead += 1 }
    return ahead < text.count && text[ahead] == .quote ? ahead - position : nil
  }

  private mutating func literal(hashes: Int) {
    let marks = [UInt8](repeating: .hash, count: hashes)
    let start = line
    blank(hashes)
    let isLong = starts(with: [.quote, .quote, .quote])
    let quotes = [UInt8](repeating: .quote, count: isLong ? 3 : 1)
    blank(quotes.count)
    var content: [UInt8] = []
    while position < text.count, !starts(with: quotes + marks) {
      if text[position] == .backslash, starts(with: [.backslash] + marks) {
        blank(hashes + 1)
        guard position < text.count else { break }
        let isInterpolation = text[position] == .open
        content.append(isInterpolation ? 1 : text[position] == .letterN ? .newline : text[position])
        blank()
        guard isInterpolation else { continue }
        code(until: .close)
        blank()
      } else {
        content.append(text[position])
        blank()
      }
    }
    blank(quotes.count + hashes)
    let around = calls[(calls.lastIndex(of: "").map { $0 + 1 } ?? 0)...]
    literals.append(
      SourceFile.Literal(
        text: String(decoding: content, as: UTF8.self), line: start, calls: Array(around)))
  }
}

extension UInt8 {
  fileprivate static let newline = UInt8(ascii: "\n")
  fileprivate static let blank = UInt8(ascii: " ")
  fileprivate static let slash = UInt8(ascii: "/")
  fileprivate static let star = UInt8(ascii: "*")
  fileprivate static let hash = UInt8(ascii: "#")
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let backslash = UInt8(ascii: "\\")
  fileprivate static let open = UInt8(ascii: "(")
  fileprivate static let close = UInt8(ascii: ")")
  fileprivate static let openBrace = UInt8(ascii: "{")
  fileprivate static let closeBrace = UInt8(ascii: "}")
  fileprivate static let letterN = UInt8(ascii: "n")

  /// Whether it can stand in a name; every byte beyond ASCII can.
  var isNamePart: Bool {
    self >= 0x80 || self == UInt8(ascii: "_")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
