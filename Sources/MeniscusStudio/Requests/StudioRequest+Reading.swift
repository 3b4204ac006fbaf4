import MeniscusFormats
import MeniscusGeometry
import MeniscusReplay

/// Why a message of a page is not done.
package enum RequestProblem: Error, Equatable {
  /// It is no message of the page.
  case message(JSONError)
  /// A line is none of a trace.
  case line(ReplayError)
}

extension StudioRequest {
  /// The kinds of requests; the raw value is the value of `do`.
  package enum Kind: String, CaseIterable {
    case input, checkpoint, environment, resize, clock, step, undo, drop, retime, replace, insert
    case pick, save, shown, take
  }

  /// The most events of one message.
  private static let inputLimit = 256

  /// Reads a message, strictly.
  package init(_ text: String) throws(RequestProblem) {
    let members = try Self.reading { () throws(JSONError) in
      try JSONReader.read(text).members("message")
    }
    let kind = try Self.reading { () throws(JSONError) in
      try members.required("do").choice("do", of: Kind.self)
    }
    switch kind {
    case .environment: self = .input([.environment(try Self.environment(members))])
    case .replace: self = .replace(try Self.index(members), try Self.line(members))
    case .insert: self = .insert(try Self.line(members))
    default:
      self = try Self.reading { () throws(JSONError) in
        try Self.plain(kind, members)
      }
    }
  }

  /// A request that holds no part of a trace.
  private static func plain(
    _ kind: Kind, _ members: JSONMembers
  ) throws(JSONError) -> StudioRequest {
    switch kind {
    case .input:
      let list = try members.required("events")
      let events = try list.elements("events")
      guard events.count <= inputLimit else {
        throw list.error(
          .wrongCount(key: "events", expected: inputLimit, found: events.count))
      }
      var inputs: [LiveInput] = []
      for event in events { inputs.append(try LiveInput(json: event)) }
      return .input(inputs)
    case .checkpoint: return .checkpoint(try members.required("name").filledString("name"))
    case .resize:
      return .input([
        .resize(
          Size2D(
            width: try extent("width", members), height: try extent("height", members)))
      ])
    case .clock:
      return .clock(
        isPaused: try members.required("isPaused").boolean("isPaused"),
        speed: try members.required("speed").number("speed", in: 0.05...4))
    case .step: return .step
    case .undo: return .undo(to: try members.required("to").integer("to", in: 0...Int.max))
    case .drop: return .drop(try place(members))
    case .retime:
      return .retime(
        try place(members), at: try members.required("at").integer("at", in: 0...TraceLimit.time))
    case .pick: return .pick(try members.point())
    case .save: return .save(try SavedRecording(members))
    case .shown: return .shown(try members.required("frame").integer("frame", in: 0...Int.max))
    case .take: return .take
    case .environment, .replace, .insert:
      preconditionFailure("Parts of a trace are read elsewhere.")
    }
  }

  private static func extent(_ key: String, _ members: JSONMembers) throws(JSONError) -> Double {
    try members.required(key).number(key, in: TraceLimit.extent).rounded()
  }

  private static func place(_ members: JSONMembers) throws(JSONError) -> Int {
    try members.required("event").integer("event", in: 0...Int.max)
  }

  private static func index(_ members: JSONMembers) throws(RequestProblem) -> Int {
    try reading { () throws(JSONError) in try place(members) }
  }

  /// The event of a line of a trace.
  private static func line(_ members: JSONMembers) throws(RequestProblem) -> TraceEvent {
    let text = try reading { () throws(JSONError) in
      try members.required("line").filledString("line")
    }
    let event = try event(of: text)
    // Saving ends a trace.
    guard event.action.kind != .end else {
      let kinds = TraceAction.Kind.allCases.filter { $0 != .end }.map(\.rawValue)
      throw .message(JSONValue.null.unknownValue("line", found: "end", allowed: kinds))
    }
    return event
  }

  /// A change of the environment, as an event of a trace has it.
  private static func environment(
    _ members: JSONMembers
  ) throws(RequestProblem) -> TraceEnvironmentChange {
    let change = try reading { () throws(JSONError) in try members.required("change") }
    let line: JSONValue = .object(["at": 0, "environment": change])
    guard case .environment(let change) = try event(of: line.written()).action else {
      preconditionFailure("A line with an environment is read as one.")
    }
    return change
  }

  private static func event(of text: String) throws(RequestProblem) -> TraceEvent {
    try Result { () throws(ReplayError) in try TraceReader.event(of: text, line: 1) }
      .mapError { RequestProblem.line($0) }.get()
  }

  private static func reading<Value>(
    _ read: () throws(JSONError) -> Value
  ) throws(RequestProblem) -> Value {
    try Result(catching: read).mapError { RequestProblem.message($0) }.get()
  }
}

extension SavedRecording {
  fileprivate init(_ members: JSONMembers) throws(JSONError) {
    name = try members.required("name").filledString("name")
    hasScript = try members.required("script").boolean("script")
    hasBaseline = try members.required("baseline").boolean("baseline")
    replaces = try members.required("replaces").boolean("replaces")
    variants = []
    let list = try members.required("variants")
    for value in try list.elements("variants") {
      let name = try value.string("variants")
      guard let variant = TraceVariant(name: name) else {
        throw value.unknownValue(
          "variants", found: name, allowed: TraceVariant.all.map(\.name))
      }
      if !variants.contains(variant) { variants.append(variant) }
    }
  }
}
