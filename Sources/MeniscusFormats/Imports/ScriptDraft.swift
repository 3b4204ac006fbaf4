import MeniscusGeometry

/// A script that grows as the steps of a recording are read.
struct ScriptDraft {
  /// Frames a second of every script that is made here.
  static let rate = 60

  private(set) var script = RecordingScript()
  private(set) var omitted: [OmittedStep] = []
  /// The frames shown so far, but those of `settle`.
  private(set) var frame = 0
  /// Why there can be no script, as soon as that is known.
  private var excess: ImportProblem?
  private var checkpoints: Set<String> = []
  private var step = (place: OmittedStep.Place.step(1), name: "", line: 1)

  /// Goes on to a step of the recording.
  mutating func begin(_ place: OmittedStep.Place, _ name: String, line: Int) {
    step = (place, name, line)
  }

  /// Notes why something of the step is not in the script.
  mutating func omit(_ reason: OmittedStep.Reason, _ detail: String? = nil) {
    omitted.append(
      OmittedStep(place: step.place, name: step.name, reason: reason, detail: detail))
  }

  /// Whether nothing has been done yet, so that what is changed is what the scene begins with.
  var isAtStart: Bool { script.steps.isEmpty }

  /// Whether more steps may come; what does not fit fails at the end.
  var hasRoom: Bool { excess == nil }

  /// Whether a recording of so many steps is read.
  mutating func admits(_ steps: Int) -> Bool {
    if steps > ImportedRecording.stepLimit {
      excess = .tooManySteps(limit: ImportedRecording.stepLimit)
    }
    return hasRoom
  }

  /// Shows the next frame with an event in it.
  mutating func add(_ event: TraceAction) {
    frame += 1
    append(.event(event))
  }

  /// Shows frames without an event.
  mutating func wait(frames: Int) {
    guard frames > 0, hasRoom else { return }
    guard frames <= FrameHashLog.frameLimit - frame else {
      excess = .tooLong(frames: FrameHashLog.frameLimit)
      return
    }
    frame += frames
    if case .wait(.frames(let before))? = script.steps.last?.action {
      script.steps[script.steps.count - 1].action = .wait(.frames(before + frames))
    } else {
      append(.wait(.frames(frames)))
    }
  }

  /// Shows frames until nothing moves.
  mutating func settle() {
    if case .settle? = script.steps.last?.action { return }
    append(.settle(maximum: 600))
  }

  /// Names the last frame by what the recording calls it, in letters that a name may have.
  mutating func checkpoint(_ words: String) {
    append(.checkpoint(unusedName(for: words)))
  }

  /// Changes the extent of the frame.
  mutating func resize(to size: Size2D) {
    guard TraceLimit.extent.contains(size.width), TraceLimit.extent.contains(size.height),
      TraceLimit.pixels(of: size, scale: script.settings.scale ?? 2) <= TraceLimit.pixels
    else { return omit(.extent, "\(JSONText.number(size.width))x\(JSONText.number(size.height))") }
    if isAtStart { script.settings.size = size } else { add(.resize(size)) }
  }

  /// Sets the pixels in a point, which stay as they are once something has been done.
  mutating func setScale(_ scale: Double) {
    guard isAtStart, TraceLimit.scale.contains(scale) else {
      return omit(.scale, JSONText.number(scale))
    }
    script.settings.scale = scale
  }

  /// Changes the environment.
  mutating func change(_ change: TraceEnvironmentChange) {
    guard !change.isEmpty else { return }
    if isAtStart {
      change.apply(to: &script.settings.environment)
    } else {
      add(.environment(change))
    }
  }

  /// The script, which ends with nothing moving and has a checkpoint.
  func finished() throws(ImportProblem) -> RecordingScript {
    if let excess { throw excess }
    guard !script.steps.isEmpty else { throw .nothingUsable(omitted) }
    var draft = self
    let last = script.steps.last { step in
      if case .checkpoint = step.action { false } else { true }
    }
    if case .settle? = last?.action {} else { draft.settle() }
    if checkpoints.isEmpty { draft.checkpoint("end") }
    return draft.script
  }

  private mutating func append(_ action: RecordingScript.Action) {
    // Two are kept for the end.
    guard admits(script.steps.count + 3) else { return }
    script.steps.append(RecordingScript.Step(line: step.line, action: action))
  }

  private mutating func unusedName(for words: String) -> String {
    let letters: [Character] = words.lowercased().unicodeScalars.map { scalar in
      TraceAction.isCheckpointName(String(scalar)) ? Character(scalar) : "-"
    }
    let name = String(letters.split(separator: "-").joined(separator: "-").prefix(80))
    let base = name.isEmpty ? "checkpoint" : name
    var unused = base
    var number = 1
    while !checkpoints.insert(unused).inserted {
      number += 1
      unused = "\(base)-\(number)"
    }
    return unused
  }
}
