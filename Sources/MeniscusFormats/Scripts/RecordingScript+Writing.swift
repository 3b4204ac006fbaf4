import MeniscusGeometry

/// Writing scripts.
extension RecordingScript {
  /// The text that reads as the same script, but for the numbers of the lines.
  ///
  /// A step that only code can make is written as the nearest that a text can have: an event that
  /// goes on for a time has its own as that of the step.
  package var text: String {
    (settings.lines + steps.map { line($0.action) }).map { $0 + "\n" }.joined()
  }

  private func line(_ action: Action) -> String {
    switch action {
    case .event(let event): Self.line(event, over: .seconds(Double(event.duration) / 1_000_000))
    case .gesture(let event, let time): Self.line(event, over: time)
    case .wait(let time): "wait \(time.word)"
    case .settle(let maximum): maximum == 600 ? "settle" : "settle \(maximum)"
    case .checkpoint(let name): "checkpoint \(name.word)"
    }
  }

  private static func line(_ event: TraceAction, over time: ScriptDuration) -> String {
    let kind = event.kind.rawValue
    return switch event {
    case .tap(let target): "\(kind) \(target.word)"
    case .press(let pointer, let target), .move(let pointer, let target):
      "\(kind) \(target.word)\(word(ofPointer: pointer))"
    case .release(let pointer, let target):
      kind + (target.map { " \($0.word)" } ?? "") + word(ofPointer: pointer)
    case .hover(let target): "\(kind) \(target?.word ?? "none")"
    case .scroll(let target, let distance, _):
      "\(kind) \(target.word) \(distance.words) over \(time.word)"
    case .wheel(let target, let distance): "\(kind) \(target.word) \(distance.words)"
    case .toggle(let identifier): "\(kind) \(identifier.word)"
    case .key(let text), .text(let text), .checkpoint(let text): "\(kind) \(text.word)"
    case .focus(let id): "\(kind) \(id.map { TraceIdentifier($0).word } ?? "none")"
    case .magnify(let target, let amount, _), .rotate(let target, let amount, _):
      "\(kind) \(target.word) \(amount.word) over \(time.word)"
    case .environment(let change):
      ([kind] + change.assignments.map { ($0.key + "=" + $0.value).word }).joined(separator: " ")
    case .resize(let size): "\(kind) \(size.word)"
    case .end: kind
    }
  }

  private static func word(ofPointer pointer: Int) -> String {
    pointer == 0 ? "" : " pointer \(pointer)"
  }
}

extension RecordingScript.Settings {
  /// The lines of all settings that are not as usual.
  var lines: [String] {
    var lines: [String] = []
    if let size { lines.append("size \(size.word)") }
    if let scale { lines.append("scale \(scale.word)") }
    if let rate { lines.append("rate \(rate)") }
    if let seed { lines.append("seed \(seed)") }
    if !variants.isEmpty {
      lines.append((["variants"] + variants.map(\.name)).joined(separator: " "))
    }
    if tolerance != .exact { lines.append("tolerance \(tolerance.words)") }
    lines += rules.map { "rule \($0.words)" }
    let change = environment.changes(from: TraceEnvironment())
    return lines + change.assignments.map { "\($0.key) \($0.value.word)" }
  }
}

extension TraceEnvironmentChange {
  /// What changes, in the order of the keys.
  fileprivate var assignments: [(key: String, value: String)] {
    let values: [String?] = [
      colorScheme?.rawValue, layoutDirection?.rawValue, dynamicTypeSize?.rawValue,
      reduceMotion?.description, reduceTransparency?.description, increaseContrast?.description,
      boldText?.description, differentiateWithoutColor?.description, locale,
      horizontalSizeClass?.rawValue, verticalSizeClass?.rawValue,
    ]
    return zip(Self.keys, values).compactMap { key, value in value.map { (key, $0) } }
  }
}

extension TraceTolerance {
  /// The comparator, and its bounds as `key=value`.
  fileprivate var words: String {
    json.assignments.map { $0.key == "comparator" ? $0.value : "\($0.key)=\($0.value)" }
      .joined(separator: " ")
  }
}

extension ToleranceRule {
  /// Its keys as `key=value`; those of a tolerance come last.
  fileprivate var words: String {
    var words = json.assignments.filter { $0.key != "tolerance" }
      .map { "\($0.key)=\($0.value)".word }
    if case .compare(let tolerance) = effect { words.append("tolerance=" + tolerance.words) }
    return words.joined(separator: " ")
  }
}

extension JSONValue {
  /// The members of an object, with values as scripts write them: a list with commas.
  fileprivate var assignments: [(key: String, value: String)] {
    guard case .object(let members) = content else { return [] }
    return members.map { ($0.key, $0.value.word) }
  }

  private var word: String {
    switch content {
    case .string(let text): text
    case .boolean(let value): value.description
    case .number(let text): (Double(text) ?? 0).word
    case .array(let values): values.map(\.word).joined(separator: ",")
    case .integers(let values): values.map(String.init).joined(separator: ",")
    case .null, .object: ""
    }
  }
}

extension String {
  /// The word in quotes where it would not be read as one, or as no comment, without.
  fileprivate var word: String {
    let separators: [Unicode.Scalar] = [" ", "\t", "\r", "\n", "\""]
    if !isEmpty, self != "#", !unicodeScalars.contains(where: separators.contains) { return self }
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": text += "\\n"
      case "\"", "\\": text.unicodeScalars += ["\\", scalar]
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

extension Double {
  /// The shortest decimal that reads back as the same number, without an exponent, which scripts do
  /// not have.
  fileprivate var word: String {
    let text = JSONText.number(self)
    guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...])
    else { return text }
    let isNegative = text.hasPrefix("-")
    let parts = text[..<mark].drop { $0 == "-" }.split(separator: ".")
    let digits = parts.joined()
    // Where the point stands among the digits.
    let place = (parts.first?.count ?? 0) + exponent
    let zeros = String(repeating: "0", count: place > 0 ? max(place - digits.count, 0) : -place)
    let number =
      place <= 0
      ? "0." + zeros + digits
      : place >= digits.count
        ? digits + zeros : String(digits.prefix(place)) + "." + String(digits.dropFirst(place))
    return (isNegative ? "-" : "") + number
  }
}

extension ScriptDuration {
  /// `30f` or `0.5s`.
  fileprivate var word: String {
    switch self {
    case .frames(let frames): "\(frames)f"
    case .seconds(let seconds): seconds.word + "s"
    }
  }
}

extension Size2D {
  /// `320x240`.
  fileprivate var word: String { "\(width.word)x\(height.word)" }

  /// Two words.
  fileprivate var words: String { "\(width.word) \(height.word)" }
}

extension TraceTarget {
  /// `#identifier` or `x,y`.
  fileprivate var word: String {
    switch self {
    case .identifier(let identifier): identifier.word
    case .point(let point): "\(point.x.word),\(point.y.word)"
    }
  }
}

extension TraceIdentifier {
  /// `#identifier`, with `@x,y` where that is not the middle, or the identifier would be read so.
  fileprivate var word: String {
    let place =
      unit == Self.center && !id.contains("@") ? "" : "@\(unit.x.word),\(unit.y.word)"
    return ("#" + id + place).word
  }
}
