/// A recording that another tool made, as a script that a scene can be driven with.
///
/// Elements become views by their identifiers, and what a scene knows nothing of is left out and
/// listed. The lines of the script's steps are those of the recording, so that what goes wrong at a
/// step is told where it was read; `docs/importing-recordings.md` has the rules.
package struct ImportedRecording: Equatable, Sendable {
  /// What recordings are read.
  package enum Format: String, CaseIterable, Codable, Sendable {
    /// A user flow of the Recorder in Chrome's DevTools, exported as JSON.
    case devToolsFlow
    /// The body of WebDriver's command Perform Actions.
    case webDriverActions
    /// A trace of Playwright: the archive, or one of its files of lines.
    case playwrightTrace
  }

  /// The most bytes of a recording, and of all that is read of an archive.
  package static let sizeLimit = 64 << 20
  /// The most steps, of a recording and of a script made of it.
  package static let stepLimit = 10_000

  /// What kind of recording it was.
  package let format: Format
  /// What it is called, where it says so.
  package let title: String?
  /// The steps that have a meaning, with the recording's lines.
  package let script: RecordingScript
  /// What the script does not have, in the order of the recording.
  package let omitted: [OmittedStep]

  /// Reads a recording of whatever kind it is.
  ///
  /// - Throws: what cannot be read, and where; also where no step of it has a meaning here.
  package init(_ bytes: [UInt8]) throws(ImportProblem) {
    guard bytes.count <= Self.sizeLimit else { throw .tooLarge(limit: Self.sizeLimit) }
    if bytes.starts(with: Array("PK".utf8)) {
      try self.init(PlaywrightTrace(archive: bytes))
    } else {
      try self.init(text: bytes)
    }
  }

  private init(text bytes: [UInt8]) throws(ImportProblem) {
    let first = bytes.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    // A byte order mark is told by the reader of JSON.
    guard first == UInt8(ascii: "{") || first == 0xEF else { throw .unknownFormat }
    if PlaywrightTrace.begins(bytes) {
      try self.init(PlaywrightTrace(lines: bytes))
      return
    }
    let value = try ImportProblem.reading(bytes) { () throws(JSONError) in
      try JSONReader.read(bytes[...])
    }
    let keys = if case .object(let members) = value.content { members.map(\.key) } else { [""] }
    if keys.contains("steps") {
      let flow = try ImportProblem.reading(bytes) { () throws(JSONError) in
        try DevToolsFlow(json: value, lines: LineNumbers(of: bytes))
      }
      try self.init(.devToolsFlow, title: flow.title, flow.draft)
    } else if keys.contains("actions") {
      let actions = try ImportProblem.reading(bytes) { () throws(JSONError) in
        try WebDriverActions(json: value, lines: LineNumbers(of: bytes))
      }
      try self.init(.webDriverActions, title: nil, actions.draft)
    } else {
      throw .unknownFormat
    }
  }

  private init(_ trace: PlaywrightTrace) throws(ImportProblem) {
    let script = try PlaywrightScript(of: trace)
    try self.init(.playwrightTrace, title: trace.title, script.draft)
  }

  private init(_ format: Format, title: String?, _ draft: ScriptDraft) throws(ImportProblem) {
    self.format = format
    self.title = title
    script = try draft.finished()
    omitted = draft.omitted
  }
}
