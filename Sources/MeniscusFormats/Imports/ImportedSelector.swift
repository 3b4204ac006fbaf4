/// What a selector of another tool says of an element.
///
/// A view is named by its accessibility identifier. An element has that where it is named by its
/// `id`, or by an attribute that exists for tests; a role, a label, a text or a place among others
/// names no view.
///
/// The forms are those of `injected/selectors` in the Recorder of DevTools, and of `selectorParser.ts`
/// and `locatorUtils.ts` in microsoft/playwright.
struct ImportedSelector {
  /// The attributes that name elements for tests: those of `SelectorComputer.ts` of the Recorder, of
  /// which Playwright has three as engines of selectors.
  static let testAttributes = [
    "data-testid", "data-test-id", "data-test", "data-qa", "data-qa-id", "data-cy", "data-testing",
  ]

  private let attributes: [String]

  /// Knows the attributes that name elements.
  ///
  /// - Parameter own: those that the recording itself says.
  init(own: [String] = []) {
    attributes = own + Self.testAttributes + ["id"]
  }

  /// The identifier of the only element that a selector names; nil where it names otherwise.
  func identifier(_ selector: String) -> String? {
    guard let last = Self.lastPart(of: selector) else { return nil }
    for prefix in ["pierce/", "css/", "css="] where last.hasPrefix(prefix) {
      return compound(last.dropFirst(prefix.count))
    }
    for prefix in ["xpath/", "xpath="] where last.hasPrefix(prefix) {
      return path(last.dropFirst(prefix.count))
    }
    if last.hasPrefix("//") { return path(last[...]) }
    // An attribute in brackets as an engine of its own, exact in upper and lower case.
    let engine = "internal:testid="
    if last.hasPrefix(engine) {
      return compound(last.dropFirst(engine.count))
    }
    for attribute in attributes where last.hasPrefix(attribute + "=") {
      let value = String(last.dropFirst(attribute.count + 1))
      let isQuoted = value.hasPrefix("\"") || value.hasPrefix("'")
      var scanner = SelectorScanner(value)
      let identifier = isQuoted ? scanner.quoted() : value
      return identifier?.isEmpty == false && (!isQuoted || scanner.isAtEnd) ? identifier : nil
    }
    return compound(last[...])
  }

  /// A selector of CSS without combinators: a type, identifiers, classes and attributes.
  private func compound(_ text: Substring) -> String? {
    var scanner = SelectorScanner(text)
    var found: [(rank: Int, identifier: String)] = []
    if !scanner.take("*") { _ = scanner.name() }
    while !scanner.isAtEnd {
      if scanner.take("#") {
        guard let name = scanner.name() else { return nil }
        found.append((attributes.count, name))
      } else if scanner.take(".") {
        guard scanner.name() != nil else { return nil }
      } else if scanner.take("[") {
        guard let (attribute, value) = scanner.attribute() else { return nil }
        // Playwright joins several names of attributes by commas.
        for name in attribute.split(separator: ",") {
          guard let value, let rank = attributes.firstIndex(of: String(name)) else { continue }
          found.append((rank, value))
        }
      } else {
        return nil
      }
    }
    let best = found.min { $0.rank < $1.rank }?.identifier
    return best?.isEmpty == false ? best : nil
  }

  /// A path of XPath of one step with one condition: `//*[@id="save"]`.
  private func path(_ text: Substring) -> String? {
    var scanner = SelectorScanner(text)
    guard scanner.take("/"), scanner.take("/"), scanner.take("*") || scanner.name() != nil,
      scanner.take("["), scanner.take("@"), let (attribute, value) = scanner.attribute(),
      scanner.isAtEnd, attributes.contains(attribute), value?.isEmpty == false
    else { return nil }
    return value
  }

  /// The part of a chain of Playwright's selectors that names the element, without those that choose
  /// the first or the visible one.
  private static func lastPart(of selector: String) -> String? {
    var parts = [""]
    var quote: Character?
    var isEscaped = false
    for character in selector {
      if isEscaped {
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == ">", parts[parts.count - 1].last == ">" {
        parts[parts.count - 1].removeLast()
        parts.append("")
        continue
      }
      parts[parts.count - 1].append(character)
    }
    return parts.map(trimmed).last { part in
      part != "nth=0" && part != "visible=true" && !part.hasPrefix("internal:describe=")
    }
  }

  private static func trimmed(_ text: String) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
