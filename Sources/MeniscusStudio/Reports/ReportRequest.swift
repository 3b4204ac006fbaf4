import MeniscusFormats

/// What a report's page asks of its server; `docs/inspecting.md` has all of it.
///
/// Nothing that a page says is a path: what it names are cases, checkpoints and groups of the run.
package enum ReportRequest: Equatable, Sendable {
  /// What was decided?
  case list
  /// Something is decided, of the page of a mark.
  case decide(Decision, DecisionTarget, reason: String?, page: String)
  /// What is a frame made of?
  case frame(Int)
  /// The recorder is to open on the trace, or to go on with what was not saved.
  case edit(resumes: Bool)

  /// A decision; the raw value is the value of `do`.
  package enum Decision: String, Sendable {
    /// It becomes the baseline.
    case accept
    /// It is not to.
    case reject
  }
}

/// What somebody decides about.
package enum DecisionTarget: Equatable, Sendable {
  /// All that waits.
  case all
  /// The changes of one cause.
  case group(String)
  /// A case, or a checkpoint of it.
  case aCase(CaseName, checkpoint: String?)
}

extension ReportRequest {
  /// The kinds of requests; the raw value is the value of `do`.
  private enum Kind: String, CaseIterable {
    case list, accept, reject, frame, edit
  }

  /// The most bytes of a reason.
  package static let reasonLimit = 2000

  /// Reads a message, strictly.
  package init(_ text: String) throws(JSONError) {
    let members = try JSONReader.read(text).members("message")
    switch try members.required("do").choice("do", of: Kind.self) {
    case .list:
      try members.allow(["do"])
      self = .list
    case .edit:
      try members.allow(["do", "resume"])
      self = .edit(resumes: try members["resume"]?.boolean("resume") ?? false)
    case .frame:
      try members.allow(["do", "frame"])
      self = .frame(try members.required("frame").integer("frame", in: 0...Int.max))
    case .accept: self = try Self.decision(.accept, members)
    case .reject: self = try Self.decision(.reject, members)
    }
  }

  private static func decision(
    _ decision: Decision, _ members: JSONMembers
  ) throws(JSONError) -> ReportRequest {
    let target = try target(members)
    let page = try members.required("page").hash("page")
    var reason: String?
    if let value = members["reason"] {
      let text = try value.filledString("reason")
      guard text.contains(where: { !$0.isWhitespace }) else {
        throw value.error(.malformedValue(key: "reason", found: text, expected: .notEmpty))
      }
      guard text.utf8.count <= reasonLimit else {
        throw value.error(
          .wrongCount(key: "reason", expected: reasonLimit, found: text.utf8.count))
      }
      reason = text
    }
    // A rejection without a reason helps nobody.
    if decision == .reject, reason == nil { _ = try members.required("reason") }
    return .decide(decision, target, reason: reason, page: JSONText.hexadecimal(page, digits: 16))
  }

  private static func target(_ members: JSONMembers) throws(JSONError) -> DecisionTarget {
    let common = ["do", "page", "reason"]
    if let group = members["group"] {
      try members.allow(common + ["group"])
      let name = try group.filledString("group")
      guard name.utf8.count <= 16, name.utf8.allSatisfy(isDigit) else {
        throw group.error(.malformedValue(key: "group", found: name, expected: .hash))
      }
      return .group(name)
    }
    if let named = members["case"] {
      try members.allow(common + ["case", "checkpoint"])
      let text = try named.filledString("case")
      guard let name = CaseName(identifier: text), name.folder.isPathDownwards else {
        throw named.error(.malformedValue(key: "case", found: text, expected: .notEmpty))
      }
      guard let value = members["checkpoint"] else { return .aCase(name, checkpoint: nil) }
      let checkpoint = try value.filledString("checkpoint")
      guard TraceAction.isCheckpointName(checkpoint) else {
        throw value.error(
          .malformedValue(key: "checkpoint", found: checkpoint, expected: .notEmpty))
      }
      return .aCase(name, checkpoint: checkpoint)
    }
    try members.allow(common + ["all"])
    let all = try members.required("all")
    guard try all.boolean("all") else {
      throw all.unknownValue("all", found: "false", allowed: ["true"])
    }
    return .all
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }
}
