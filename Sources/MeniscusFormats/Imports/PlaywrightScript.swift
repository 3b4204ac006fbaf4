/// The actions of a trace of Playwright, as a script.
///
/// The methods and their parameters are those of `packages/protocol/spec` in microsoft/playwright,
/// for the most part of `frame.yml` and `page.yml`. Between two actions as much time goes by as went
/// by then, up to a limit: whoever recorded may have thought, or waited for a server.
struct PlaywrightScript {
  /// The longest that a script waits between two actions, in milliseconds.
  static let longestGap = 2000.0

  var draft = ScriptDraft()
  var keys = HeldKeys()
  /// Where the mouse is.
  var mouse = TraceTarget.point(.zero)
  var isMouseDown = false
  let selector: ImportedSelector
  /// Whether the trace says where pointers went down, so that an action without such a place used
  /// none.
  let hasPoints: Bool
  /// When the last action began, in the recording and in the script.
  private var anchor: (time: Double, frame: Int)?

  /// Makes a script of what was done.
  init(of trace: PlaywrightTrace) throws(ImportProblem) {
    selector = ImportedSelector(own: trace.testAttributes)
    hasPoints = trace.actions.contains { $0.point != nil }
    draft.begin(.line(1, file: nil), "context-options", line: 1)
    if let scale = trace.scale { draft.setScale(scale) }
    if let viewport = trace.viewport { draft.resize(to: viewport) }
    draft.change(trace.media)
    for action in trace.actions where action.className != "Test" {
      draft.begin(action.place, action.method, line: action.line)
      if action.hasFailed {
        draft.omit(.failed)
        continue
      }
      do throws(JSONError) {
        try take(action)
      } catch {
        let file = if case .line(_, let file) = action.place { file } else { String?.none }
        throw .json(
          file: file, line: action.line, column: error.offset + 1, problem: error.problem)
      }
    }
  }

  /// Waits for as long as the recording did since the action before, less what has gone by.
  ///
  /// - Parameter event: whether a frame with an event in it comes next.
  mutating func keepTime(_ action: PlaywrightAction, event: Bool = true) {
    let lead = event ? 1 : 0
    if let anchor {
      let gap = min(max(action.time - anchor.time, 0), Self.longestGap)
      draft.wait(frames: anchor.frame + ScriptDraft.frames(in: gap) - draft.frame - lead)
    }
    anchor = (action.time, draft.frame + lead)
  }

  /// Waits for a time in milliseconds, which the gap to the next action does not count again.
  mutating func pause(_ milliseconds: Double, _ action: PlaywrightAction) {
    keepTime(action, event: false)
    draft.wait(frames: ScriptDraft.frames(in: milliseconds))
    anchor = (action.time + milliseconds, draft.frame)
  }
}

extension TraceEnvironmentChange {
  /// `colorScheme`, `reducedMotion`, `contrast` and `forcedColors`, of a context or of `emulateMedia`.
  init(playwright members: JSONMembers) throws(JSONError) {
    self.init()
    func value(_ key: String) throws(JSONError) -> String? {
      try members[key]?.optionalString(key)
    }
    if let scheme = try value("colorScheme") { colorScheme = scheme == "dark" ? .dark : .light }
    if let motion = try value("reducedMotion") { reduceMotion = motion == "reduce" }
    let contrast = try value("contrast").map { $0 == "more" }
    let colors = try value("forcedColors").map { $0 == "active" }
    if contrast != nil || colors != nil {
      increaseContrast = contrast == true || colors == true
    }
  }
}
