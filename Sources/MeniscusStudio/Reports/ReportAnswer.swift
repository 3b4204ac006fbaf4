import MeniscusFormats
import MeniscusReport

/// What the server of a report tells its page; `docs/inspecting.md` has all of it.
struct ReportAnswer {
  /// The message.
  let text: String

  private init(_ members: KeyValuePairs<String, JSONValue?>) {
    text = JSONValue.object(members).written()
  }

  /// The server goes.
  static let ended = ReportAnswer(["is": "ended"])

  /// A message that is none.
  static func problem(_ text: String) -> ReportAnswer {
    ReportAnswer(["is": "problem", "text": .string(text)])
  }

  /// What the page can do here, once, when it has come.
  static func hello(_ offer: ReportOffer) -> ReportAnswer {
    ReportAnswer([
      "is": "hello", "canReject": .boolean(offer.canReject),
      "frames": .integer(orNull: offer.frames), "first": .integer(offer.first),
      "case": .string(orNull: offer.name?.identifier),
      "anchor": .string(orNull: offer.name.map { ReportPage.anchor(of: $0) }),
      "edit": .string(orNull: offer.edit),
    ])
  }

  /// What was decided.
  static func state(_ state: ReportDesk.State, told: [ToldDecision]) -> ReportAnswer {
    ReportAnswer([
      "is": "state", "refusal": .string(orNull: state.refusal),
      "changes": .array(
        state.changes.map { change -> JSONValue in
          [
            "case": .string(change.name.identifier),
            "checkpoint": .string(orNull: change.checkpoint), "group": .string(change.group),
            "standing": .string(change.standing.rawValue),
          ]
        }),
      "told": .array(told.map(\.json)),
    ])
  }

  /// A frame in words and numbers.
  static func frame(_ frame: FrameText) -> ReportAnswer {
    ReportAnswer([
      "is": "frame", "frame": .integer(frame.frame),
      "hashes": .array(frame.hashes.map { .strings([$0.stage.rawValue, $0.text]) }),
      "changedStages": .strings(frame.changedStages.map(\.rawValue)),
      "phases": .array(
        frame.phases.map { phase -> JSONValue in
          [
            "name": .string(phase.phase.rawValue),
            "nanoseconds": .integer(Int(phase.duration)), "usual": .integer(Int(phase.usual)),
            "views": .strings(phase.views), "gone": .strings(phase.gone),
            "tiles": .integer(orNull: phase.tiles),
          ]
        }),
      "work": .array(
        frame.work.map { work -> JSONValue in
          ["name": .string(work.name), "count": .integer(work.count)]
        }),
      "display": text(frame.display), "views": text(frame.views),
    ])
  }

  private static func text(_ text: ComparedText) -> JSONValue {
    [
      "text": .string(text.text), "changed": .array(text.changed.map { .integer($0) }),
      "gone": .integer(text.gone),
    ]
  }

  /// What came of opening the recorder.
  static func editing(_ answer: TraceEditor.Answer) -> ReportAnswer {
    switch answer {
    case .opened(let address): ReportAnswer(["is": "editing", "address": .string(address)])
    case .failed(let text, let canResume):
      ReportAnswer([
        "is": "notEditing", "text": .string(text), "canResume": .boolean(canResume),
      ])
    }
  }

  /// Why a frame cannot be told.
  static func noFrame(_ frame: Int, _ text: String) -> ReportAnswer {
    ReportAnswer(["is": "noFrame", "frame": .integer(frame), "text": .string(text)])
  }
}

/// What a session offers its page.
package struct ReportOffer: Sendable {
  /// Whether something can be rejected.
  package var canReject = true
  /// The frames of the case that is inspected; nil where none is.
  package var frames: Int?
  /// The frame to begin with.
  package var first = 0
  /// The case that is inspected.
  package var name: CaseName?
  /// The command that records the trace further; nil where there is none.
  package var edit: String?

  /// Offers a report, and no more.
  package init() {}
}

/// What came of a decision, and of what.
struct ToldDecision: Equatable, Sendable {
  /// What was decided.
  var decision: ReportRequest.Decision
  /// About what.
  var target: DecisionTarget
  /// What came of it.
  var outcome: ReportDesk.Outcome

  var json: JSONValue {
    var members: [JSONMember] = [JSONMember("do", .string(decision.rawValue))]
    switch target {
    case .all: members.append(JSONMember("all", .boolean(true)))
    case .group(let name): members.append(JSONMember("group", .string(name)))
    case .aCase(let name, let checkpoint):
      members.append(JSONMember("case", .string(name.identifier)))
      if let checkpoint { members.append(JSONMember("checkpoint", .string(checkpoint))) }
    }
    members.append(JSONMember("isDone", .boolean(outcome.isDone)))
    members.append(JSONMember("lines", .strings(outcome.lines)))
    return .object(members)
  }
}
