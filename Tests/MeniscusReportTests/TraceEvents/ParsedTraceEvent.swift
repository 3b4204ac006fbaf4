import MeniscusFormats

/// An event as a file has it, with what is wrong with it by itself.
struct ParsedTraceEvent {
  /// The kind of event: a letter.
  let phase: String
  /// When it begins, in nanoseconds.
  let start: Int
  /// How long it goes on, in nanoseconds; 0 unless it is a slice.
  let duration: Int
  /// The process and the thread.
  let track: [Int]
  /// What is wrong.
  let problems: [TraceEventValidator.Problem]

  private static let phases: Set<String> = [
    "M", "X", "B", "E", "b", "e", "n", "C", "i", "s", "t", "f",
  ]
  private static let onThread: Set<String> = ["X", "B", "E", "C", "s", "t", "f"]
  private static let identified: Set<String> = ["b", "e", "n", "s", "t", "f"]

  /// Looks at an event.
  init(_ value: JSONValue) {
    var problems: [TraceEventValidator.Problem] = []
    if case .object = value.content {} else { problems.append(.notEvent) }
    let phase = value["ph"]?.text ?? ""
    if !Self.phases.contains(phase) { problems.append(.unknownPhase) }
    if phase != "E" && value["name"]?.text?.isEmpty ?? true { problems.append(.noName) }
    let process = value["pid"]?.whole
    let thread = value["tid"]?.whole
    if process == nil || (thread == nil && Self.onThread.contains(phase)) {
      problems.append(.noTrack)
    }
    if thread == 0 { problems.append(.threadZero) }
    let start = value["ts"]?.nanoseconds
    if phase != "M" && (start ?? -1) < 0 { problems.append(.noTime) }
    let duration = value["dur"]?.nanoseconds
    if phase == "X" && (duration ?? -1) < 0 { problems.append(.noDuration) }
    if phase == "C" && !Self.isSingleNumber(value["args"]) { problems.append(.counterNotSingle) }
    if phase == "i", let scope = value["s"]?.text, !["t", "p", "g"].contains(scope) {
      problems.append(.unknownScope)
    }
    if Self.identified.contains(phase) && !Self.isIdentity(value["id"]) {
      problems.append(.invalidIdentity)
    }
    self.phase = phase
    self.start = start ?? 0
    self.duration = duration ?? 0
    self.track = [process ?? 0, thread ?? 0]
    self.problems = problems
  }

  private static func isSingleNumber(_ arguments: JSONValue?) -> Bool {
    guard case .object(let members)? = arguments?.content, members.count == 1,
      case .number? = members.first?.value.content
    else { return false }
    return true
  }

  /// A whole number, or hexadecimal digits with or without `0x`.
  private static func isIdentity(_ value: JSONValue?) -> Bool {
    guard let value else { return false }
    if value.whole != nil { return true }
    guard let text = value.text else { return false }
    let digits = text.hasPrefix("0x") ? text.dropFirst(2) : text[...]
    return UInt64(digits, radix: 16) != nil
  }
}

extension JSONValue {
  /// The value of a key, or nil where this is no object or has no such key.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }

  fileprivate var text: String? {
    guard case .string(let text) = content else { return nil }
    return text
  }

  fileprivate var whole: Int? {
    guard case .number(let text) = content else { return nil }
    return Int(text)
  }

  /// Microseconds as viewers round them, to whole nanoseconds.
  fileprivate var nanoseconds: Int? {
    guard case .number(let text) = content, let value = Double(text) else { return nil }
    return Int(exactly: (value * 1000).rounded())
  }
}
