/// The Markdown that stands within a line: CommonMark's emphasis, code, links and escapes, with
/// strikethrough, bare web addresses and Foundation's `^[…](…)`.
enum InlineMarkdown {
  /// Words of one style.
  struct Span: Equatable {
    var content: String
    var intent: InlinePresentationIntent = []
    var link: String?
    /// The phrase of `^[…](inflect: true)` that the words belong to.
    var phrase: Int?
  }

  /// Whether a string can be anything but itself.
  static func mayMark(_ string: String) -> Bool {
    string.contains { "*_`[]~<>\\&^".contains($0) } || string.contains("://")
  }

  /// The spans of a string, in order; neighbours differ.
  static func spans(of string: String) -> [Span] {
    guard mayMark(string) else { return [Span(content: string)] }
    var parser = InlineParser(Array(string))
    var spans: [Span] = []
    for span in parser.parse() where !span.content.isEmpty {
      if var last = spans.last {
        let content = last.content
        last.content = span.content
        if last == span {
          spans[spans.count - 1].content = content + span.content
          continue
        }
      }
      spans.append(span)
    }
    return spans
  }
}

/// Reads the Markdown of a line.
struct InlineParser {
  private enum Token {
    case text(InlineMarkdown.Span)
    /// A row of equal marks, of which some may be used up.
    case marks(Character, count: Int, opens: Bool, closes: Bool)
  }

  private let characters: [Character]
  private var index = 0
  private var phrases = 0

  init(_ characters: [Character]) {
    self.characters = characters
  }

  /// The spans of the whole line.
  mutating func parse() -> [InlineMarkdown.Span] {
    var tokens: [Token] = []
    var plain = ""
    func flush(_ tokens: inout [Token]) {
      if !plain.isEmpty { tokens.append(.text(InlineMarkdown.Span(content: plain))) }
      plain = ""
    }
    while index < characters.count {
      let character = characters[index]
      switch character {
      case "\\" where index + 1 < characters.count && Self.isPunctuation(characters[index + 1]):
        plain.append(characters[index + 1])
        index += 2
      case "`":
        if let code = takeCode() {
          flush(&tokens)
          tokens.append(.text(InlineMarkdown.Span(content: code, intent: .code)))
        } else {
          let count = run(of: "`")
          plain += String(repeating: "`", count: count)
          index += count
        }
      case "*", "_", "~":
        flush(&tokens)
        tokens.append(takeMarks(character))
      case "^" where index + 1 < characters.count && characters[index + 1] == "[":
        if let spans = takeBracket(at: index + 1, isAttribute: true) {
          flush(&tokens)
          tokens += spans.map { .text($0) }
        } else {
          plain.append(character)
          index += 1
        }
      case "[":
        if let spans = takeBracket(at: index, isAttribute: false) {
          flush(&tokens)
          tokens += spans.map { .text($0) }
        } else {
          plain.append(character)
          index += 1
        }
      case "<":
        if let link = takeAutolink() {
          flush(&tokens)
          tokens.append(.text(link))
        } else {
          plain.append(character)
          index += 1
        }
      case "h" where isWordStart:
        if let link = takeAddress() {
          flush(&tokens)
          tokens.append(.text(link))
        } else {
          plain.append(character)
          index += 1
        }
      case "&":
        plain += takeEntity()
      default:
        plain.append(character)
        index += 1
      }
    }
    flush(&tokens)
    return Self.resolved(tokens)
  }

  private var isWordStart: Bool {
    index == 0 || !(characters[index - 1].isLetter || characters[index - 1].isNumber)
  }

  private func run(of mark: Character) -> Int {
    var end = index
    while end < characters.count, characters[end] == mark { end += 1 }
    return end - index
  }

  /// Code between two rows of as many grave accents.
  private mutating func takeCode() -> String? {
    let count = run(of: "`")
    var end = index + count
    while end < characters.count {
      guard characters[end] == "`" else {
        end += 1
        continue
      }
      var length = 0
      while end + length < characters.count, characters[end + length] == "`" { length += 1 }
      if length == count {
        var code = characters[(index + count)..<end]
        if code.count > 2, code.first == " ", code.last == " ", code.contains(where: { $0 != " " })
        {
          code = code.dropFirst().dropLast()
        }
        index = end + length
        return String(code)
      }
      end += length
    }
    return nil
  }

  private mutating func takeMarks(_ mark: Character) -> Token {
    let count = run(of: mark)
    let before = index > 0 ? characters[index - 1] : " "
    let after = index + count < characters.count ? characters[index + count] : " "
    index += count
    let opens =
      !after.isWhitespace
      && (!Self.isPunctuation(after) || before.isWhitespace || Self.isPunctuation(before))
    let closes =
      !before.isWhitespace
      && (!Self.isPunctuation(before) || after.isWhitespace || Self.isPunctuation(after))
    if mark == "_" {
      return .marks(
        mark, count: count, opens: opens && (!closes || Self.isPunctuation(before)),
        closes: closes && (!opens || Self.isPunctuation(after)))
    }
    return .marks(mark, count: count, opens: opens, closes: closes)
  }

  /// The words of `[…](…)` from a bracket on.
  private mutating func takeBracket(at open: Int, isAttribute: Bool) -> [InlineMarkdown.Span]? {
    var depth = 0
    var close = open
    search: while close < characters.count {
      switch characters[close] {
      case "\\": close += 1
      case "[": depth += 1
      case "]":
        depth -= 1
        if depth == 0 { break search }
      default: break
      }
      close += 1
    }
    guard close + 1 < characters.count, characters[close + 1] == "(" else { return nil }
    var end = close + 2
    depth = 1
    while end < characters.count {
      if characters[end] == "(" { depth += 1 }
      if characters[end] == ")" {
        depth -= 1
        if depth == 0 { break }
      }
      end += 1
    }
    guard end < characters.count else { return nil }
    let label = Array(characters[(open + 1)..<close])
    let target = String(characters[(close + 2)..<end]).trimmingCharacters(in: .whitespaces)
    var inner = InlineParser(label)
    inner.phrases = phrases + 1
    var spans = inner.parse()
    if isAttribute {
      phrases += 1
      let inflects = target.filter { !$0.isWhitespace }.contains("inflect:true")
      if inflects { for index in spans.indices { spans[index].phrase = phrases } }
    } else {
      // A title may follow the address.
      var address = String(target.prefix { $0 != " " })
      if address.hasPrefix("<"), address.hasSuffix(">") {
        address = String(address.dropFirst().dropLast())
      }
      for index in spans.indices { spans[index].link = address }
    }
    index = end + 1
    return spans
  }

  /// An address between angle brackets.
  private mutating func takeAutolink() -> InlineMarkdown.Span? {
    guard let end = characters[index...].firstIndex(of: ">") else { return nil }
    let address = String(characters[(index + 1)..<end])
    guard !address.contains(where: { $0.isWhitespace || $0 == "<" }) else { return nil }
    let isMail = address.contains("@") && !address.contains(":")
    guard isMail || address.contains("://") || address.hasPrefix("mailto:") else { return nil }
    index = end + 1
    return InlineMarkdown.Span(
      content: address, link: isMail ? "mailto:" + address : address)
  }

  /// A web address that stands bare.
  private mutating func takeAddress() -> InlineMarkdown.Span? {
    let rest = characters[index...]
    guard rest.starts(with: "https://") || rest.starts(with: "http://") else { return nil }
    var address = rest.prefix { !$0.isWhitespace && !"<>\"*`".contains($0) }
    while let last = address.last, ".,;:!?)'_~".contains(last) { address = address.dropLast() }
    guard address.count > 8 else { return nil }
    index = address.endIndex
    return InlineMarkdown.Span(content: String(address), link: String(address))
  }

  private mutating func takeEntity() -> String {
    let known = ["&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&nbsp;": "\u{A0}"]
    for (entity, meaning) in known where characters[index...].starts(with: entity) {
      index += entity.count
      return meaning
    }
    index += 1
    return "&"
  }

  private static func isPunctuation(_ character: Character) -> Bool {
    character.isPunctuation || (character.isASCII && character.isSymbol)
  }
}

extension InlineParser {
  /// Pairs the marks by CommonMark's rules, each with the nearest that it can close.
  private static func resolved(_ tokens: [Token]) -> [InlineMarkdown.Span] {
    var tokens = tokens
    var styles = Array(repeating: InlinePresentationIntent(), count: tokens.count)
    var closer = 0
    while closer < tokens.count {
      guard case .marks(let mark, let count, let opensToo, true) = tokens[closer], count > 0,
        let start = opener(for: mark, count, opensToo, before: closer, in: tokens),
        case .marks(_, let openCount, let opens, let closes) = tokens[start]
      else {
        closer += 1
        continue
      }
      let used = mark == "~" ? count : min(count, openCount) >= 2 ? 2 : 1
      let intent: InlinePresentationIntent =
        mark == "~" ? .strikethrough : used == 2 ? .stronglyEmphasized : .emphasized
      for index in (start + 1)..<closer {
        styles[index].insert(intent)
        // Marks that crossed are words.
        if case .marks(let inner, let left, _, _) = tokens[index] {
          tokens[index] = .marks(inner, count: left, opens: false, closes: false)
        }
      }
      tokens[start] = .marks(mark, count: openCount - used, opens: opens, closes: closes)
      tokens[closer] = .marks(mark, count: count - used, opens: opensToo, closes: true)
    }
    return tokens.indices.map { index in
      var span: InlineMarkdown.Span
      switch tokens[index] {
      case .text(let text): span = text
      case .marks(let mark, let count, _, _):
        span = InlineMarkdown.Span(content: String(repeating: mark, count: count))
      }
      span.intent.formUnion(styles[index])
      return span
    }
  }

  private static func opener(
    for mark: Character, _ count: Int, _ opensToo: Bool, before closer: Int, in tokens: [Token]
  ) -> Int? {
    for index in (0..<closer).reversed() {
      guard case .marks(mark, let openCount, true, let closesToo) = tokens[index], openCount > 0
      else { continue }
      if mark == "~" {
        if openCount == count, count <= 2 { return index }
        continue
      }
      // The rule of three, for marks that may be either.
      if opensToo || closesToo, (openCount + count) % 3 == 0, openCount % 3 != 0 || count % 3 != 0 {
        continue
      }
      return index
    }
    return nil
  }
}
