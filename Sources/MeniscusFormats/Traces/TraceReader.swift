/// Reads traces, strictly: whatever the format does not allow is an error that names the line.
package struct TraceReader: Sendable {
  private let upgraders: [FormatUpgrader]

  /// Makes a reader.
  ///
  /// - Parameter upgraders: what turns older versions into the next one.
  package init(upgraders: [FormatUpgrader] = FileFormat.trace.upgraders) {
    self.upgraders = upgraders
  }

  /// The trace that `bytes` hold: UTF-8, a header line, then an event a line.
  ///
  /// Complexity: linear in the bytes.
  package func read(_ bytes: [UInt8]) throws(ReplayError) -> Trace {
    let lines = Self.lines(of: bytes)
    guard let first = lines.first else { throw Self.error(line: 1, .empty) }
    let head = try Self.value(of: first, line: 1)
    let version = try version(of: head)
    // Line by line, so that what goes wrong early is told early, however long the rest is.
    if version == Trace.version {
      return try Self.trace(head, lines: lines.count) { (index) throws(ReplayError) in
        try Self.value(of: lines[index], line: index + 1)
      }
    }
    var values = [head]
    for (index, line) in lines.enumerated().dropFirst() {
      values.append(try Self.value(of: line, line: index + 1))
    }
    do throws(FormatUpgrader.LineError) {
      values = try upgraders.values(values, from: version)
    } catch {
      throw Self.error(line: error.line + 1, error.error)
    }
    return try Self.trace(values[0], lines: values.count) { (index) throws(ReplayError) in
      values[index]
    }
  }

  /// The trace that `text` holds.
  package func read(_ text: String) throws(ReplayError) -> Trace {
    try read(Array(text.utf8))
  }

  /// The lines without their line feeds; the last line may lack one.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func value(
    of bytes: ArraySlice<UInt8>, line: Int
  ) throws(ReplayError) -> JSONValue {
    if bytes.last == 0x0D {
      throw .trace(line: line, column: bytes.count, problem: .carriageReturn)
    }
    return try reading(line: line) { () throws(JSONError) in try JSONReader.read(bytes) }
  }

  private func version(of head: JSONValue) throws(ReplayError) -> Int {
    guard case .object(let list) = head.content,
      let mark = list.first(where: { $0.key == "meniscus" }),
      mark.value.content == .string("trace")
    else { throw Self.error(line: 1, .notATrace) }
    return try Self.reading(line: 1) { () throws(JSONError) in
      try head.members("header").version(newest: Trace.version, upgraders: upgraders)
    }
  }

  /// - Parameters:
  ///   - head: the value of the first line.
  ///   - lines: how many lines there are.
  ///   - value: the value of one of the others, by its place.
  private static func trace(
    _ head: JSONValue, lines: Int, value: (Int) throws(ReplayError) -> JSONValue
  ) throws(ReplayError) -> Trace {
    let header = try reading(line: 1) { () throws(JSONError) in try TraceHeader(json: head) }
    var sequence = try TraceSequence(header: header)
    var events: [TraceEvent] = []
    for index in 1..<max(lines, 1) {
      let line = index + 1
      let event = try event(of: try value(index), line: line)
      try sequence.append(event, line: line)
      events.append(event)
    }
    try sequence.finish(line: lines)
    return Trace(header: header, events: events)
  }

  /// The event that a line holds, without its line feed.
  package static func event(of text: some StringProtocol, line: Int) throws(ReplayError)
    -> TraceEvent
  {
    let bytes = Array(text.utf8)
    return try event(of: try value(of: bytes[...], line: line), line: line)
  }

  private static func event(
    of value: JSONValue, line: Int
  ) throws(ReplayError) -> TraceEvent {
    let (time, others) = try reading(line: line) { () throws(JSONError) in
      let members = try value.members("event")
      let time = try members.required("at").integer("at", in: 0...TraceLimit.time)
      return (time, members.list.filter { $0.key != "at" })
    }
    let (kind, json) = try kind(of: others, line: line)
    return try reading(line: line) { () throws(JSONError) in
      TraceEvent(time: time, action: try TraceAction(kind: kind, json: json))
    }
  }

  /// The only event among the members of a line.
  private static func kind(
    of members: [JSONMember], line: Int
  ) throws(ReplayError) -> (TraceAction.Kind, JSONValue) {
    let allowed = TraceAction.Kind.allCases.map(\.rawValue)
    for member in members where !allowed.contains(member.key) {
      let suggestion = NearestName.suggestion(for: member.key, among: allowed)
      throw .trace(
        line: line, column: member.offset + 1,
        problem: .unknownEvent(member.key, allowed: allowed, suggestion: suggestion))
    }
    if members.count > 1 {
      throw .trace(
        line: line, column: members[1].offset + 1, problem: .severalEvents(members.map(\.key)))
    }
    guard let member = members.first, let kind = TraceAction.Kind(rawValue: member.key) else {
      throw error(line: line, .noEvent(allowed: allowed))
    }
    return (kind, member.value)
  }

  /// Refuses a header that no trace can have, by reading its text back.
  ///
  /// - Returns: the rules that its events have to keep.
  package static func check(_ header: TraceHeader) throws(ReplayError) -> TraceSequence {
    let line = Array(TraceWriter.line(of: header).utf8)
    let read = try reading(line: 1) { () throws(JSONError) in
      try TraceHeader(json: try JSONReader.read(line[...]))
    }
    precondition(read == header, "A header reads back as it was written.")
    return try TraceSequence(header: header)
  }

  /// Refuses an event that no trace can have, by reading its text back.
  package static func check(_ event: TraceEvent, line: Int) throws(ReplayError) {
    let text = Array(TraceWriter.line(of: event).utf8)
    let read = try Self.event(of: try value(of: text[...], line: line), line: line)
    precondition(read == event, "An event reads back as it was written.")
  }

  private static func reading<Value>(
    line: Int, _ read: () throws(JSONError) -> Value
  ) throws(ReplayError) -> Value {
    try Result(catching: read).mapError { error(line: line, $0) }.get()
  }

  private static func error(line: Int, _ problem: TraceProblem) -> ReplayError {
    .trace(line: line, column: 1, problem: problem)
  }

  private static func error(line: Int, _ error: JSONError) -> ReplayError {
    .trace(line: line, column: error.offset + 1, problem: .json(error.problem))
  }
}
