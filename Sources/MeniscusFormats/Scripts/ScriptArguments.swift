import MeniscusGeometry

/// Takes the words after a step's name one by one.
struct ScriptArguments {
  private let line: Int
  private let step: String
  private var words: ArraySlice<ScriptLine.Word>

  init(of line: ScriptLine) {
    self.line = line.number
    step = line.words.first?.text ?? ""
    words = line.words.dropFirst()
  }

  /// Whether no word is left.
  var isEmpty: Bool { words.isEmpty }

  /// An error at the line.
  func error(_ problem: ScriptProblem) -> ReplayError {
    .script(line: line, problem: problem)
  }

  /// The next word.
  mutating func next(_ expected: ScriptArgument) throws(ReplayError) -> ScriptLine.Word {
    guard let word = words.popFirst() else {
      throw error(.missingArgument(step: step, expected: expected))
    }
    return word
  }

  /// The same place with a single word left.
  func replacingWords(with word: String) -> ScriptArguments {
    var arguments = self
    arguments.words = [ScriptLine.Word(text: word, isQuoted: false)]
    return arguments
  }

  /// The same place with a word before those that are left.
  func prepending(_ word: String) -> ScriptArguments {
    var arguments = self
    arguments.words = [ScriptLine.Word(text: word, isQuoted: false)] + words
    return arguments
  }

  /// Takes the next word if it is `word`, unquoted.
  mutating func take(_ word: String) -> Bool {
    guard words.first == ScriptLine.Word(text: word, isQuoted: false) else { return false }
    words.removeFirst()
    return true
  }

  /// Refuses words that are left.
  func finish() throws(ReplayError) {
    if let word = words.first { throw error(.extraArgument(step: step, found: word.text)) }
  }

  /// The next argument's halves, around `=`.
  mutating func assignment(
    in step: String, beside taken: [String] = []
  ) throws(ReplayError) -> (key: String, value: String) {
    let word = try next(.assignment).text
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    guard parts.count == 2, !taken.contains(parts[0]) else {
      throw error(.malformedArgument(step: step, found: word, expected: .assignment))
    }
    return (parts[0], parts[1])
  }

  func unknown(_ found: String, of step: String, among allowed: [String]) -> ReplayError {
    error(
      .unknownValue(
        step: step, found: found, allowed: allowed,
        suggestion: NearestName.suggestion(for: found, among: allowed)))
  }

  private func malformed(_ found: String, _ expected: ScriptArgument) -> ReplayError {
    error(.malformedArgument(step: step, found: found, expected: expected))
  }

  /// Any word.
  mutating func text() throws(ReplayError) -> String {
    try next(.text).text
  }

  /// A number.
  mutating func number(_ expected: ScriptArgument = .number) throws(ReplayError) -> Double {
    let word = try next(expected).text
    guard let number = Self.number(word) else { throw malformed(word, expected) }
    return number
  }

  /// A whole number that is not negative.
  mutating func wholeNumber<Integer: FixedWidthInteger>(
    _ type: Integer.Type
  ) throws(ReplayError) -> Integer {
    let word = try next(.wholeNumber).text
    guard let number = Integer(word), number >= 0 else { throw malformed(word, .wholeNumber) }
    return number
  }

  /// A distance: two numbers.
  mutating func distance() throws(ReplayError) -> Size2D {
    Size2D(width: try number(), height: try number())
  }

  /// `320x240`.
  mutating func size() throws(ReplayError) -> Size2D {
    let word = try next(.size).text
    let parts = word.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Self.number(parts[0]), let height = Self.number(parts[1])
    else { throw malformed(word, .size) }
    return Size2D(width: width, height: height)
  }

  /// `0.5s`, `500ms` or `30f`.
  mutating func duration() throws(ReplayError) -> ScriptDuration {
    let word = try next(.duration).text
    if word.hasSuffix("f"), let frames = Int(word.dropLast()), frames >= 0 {
      return .frames(frames)
    }
    let isMilliseconds = word.hasSuffix("ms")
    guard word.hasSuffix("s"), let number = Self.number(word.dropLast(isMilliseconds ? 2 : 1)),
      number >= 0
    else { throw malformed(word, .duration) }
    return .seconds(isMilliseconds ? number / 1000 : number)
  }

  /// `over` and a duration.
  mutating func overDuration() throws(ReplayError) -> ScriptDuration {
    let word = try next(.over).text
    guard word == "over" else { throw malformed(word, .over) }
    return try duration()
  }

  /// `pointer` and a number, where it is there; else 0.
  mutating func pointer() throws(ReplayError) -> Int {
    take("pointer") ? try wholeNumber(Int.self) : 0
  }

  /// `true` or `false`.
  mutating func boolean() throws(ReplayError) -> Bool {
    try choice(among: [true, false]) { $0.description }
  }

  /// One of the strings that stand for the cases of `Choice`.
  mutating func choice<Choice: CaseIterable & RawRepresentable<String>>(
    of type: Choice.Type = Choice.self
  ) throws(ReplayError) -> Choice {
    try choice(among: Array(Choice.allCases)) { $0.rawValue }
  }

  /// One of the built-in variants.
  mutating func variant() throws(ReplayError) -> TraceVariant {
    try choice(among: TraceVariant.all) { $0.name }
  }

  private mutating func choice<Value>(
    among values: [Value], _ name: (Value) -> String
  ) throws(ReplayError) -> Value {
    let word = try next(.text).text
    guard let value = values.first(where: { name($0) == word }) else {
      throw unknown(word, of: step, among: values.map(name))
    }
    return value
  }

  /// A finite number; unlike Swift's own initializer, no hexadecimal and no `inf`.
  private static func number(_ text: some StringProtocol) -> Double? {
    let isDecimal = text.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || byte == 0x2D || byte == 0x2E
    }
    guard isDecimal, let number = Double(String(text)), number.isFinite else { return nil }
    return number
  }
}

/// How long a step of a script goes on.
package enum ScriptDuration: Equatable, Sendable {
  /// A number of frames.
  case frames(Int)
  /// A time, rounded to whole frames.
  case seconds(Double)
}

/// Targets.
extension ScriptArguments {
  /// A target.
  mutating func target() throws(ReplayError) -> TraceTarget {
    let word = try next(.target).text
    if word.hasPrefix("#") { return .identifier(try identifier(word, .target)) }
    guard let point = Self.point(word[...]) else { throw malformed(word, .target) }
    return .point(point)
  }

  /// A target, or nil for `none`.
  mutating func optionalTarget() throws(ReplayError) -> TraceTarget? {
    take("none") ? nil : try target()
  }

  /// `#identifier`.
  mutating func identifier() throws(ReplayError) -> TraceIdentifier {
    let word = try next(.identifier).text
    guard word.hasPrefix("#") else { throw malformed(word, .identifier) }
    return try identifier(word, .identifier)
  }

  /// `#identifier`, and `@x,y` after it where it ends so.
  private func identifier(
    _ word: String, _ expected: ScriptArgument
  ) throws(ReplayError) -> TraceIdentifier {
    var id = word.dropFirst()
    var unit = TraceIdentifier.center
    if let at = id.lastIndex(of: "@"), let point = Self.point(id[id.index(after: at)...]) {
      unit = point
      id = id[..<at]
    }
    guard !id.isEmpty else { throw malformed(word, expected) }
    return TraceIdentifier(String(id), unit: unit)
  }

  /// `x,y`.
  private static func point(_ text: Substring) -> Point2D? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = number(parts[0]), let y = number(parts[1]) else { return nil }
    return Point2D(x: x, y: y)
  }
}
