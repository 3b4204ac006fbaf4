import MeniscusFormats
import MeniscusMessages
import MeniscusReplay
import MeniscusServer

/// What pages ask for.
extension LiveSession {
  /// Does what a message says; what cannot be done is answered.
  func take(_ text: String, from connection: ServerConnection) async {
    let request: StudioRequest
    do throws(RequestProblem) {
      request = try StudioRequest(text)
    } catch {
      return refuse(Messages.sentence(for: error.asReplayError, in: "message"), "", connection)
    }
    switch request {
    case .shown(let frame):
      guard let index = viewers.firstIndex(where: { $0.connection.id == connection.id }) else {
        return
      }
      viewers[index].awaited.removeAll { $0 <= frame }
    case .take: hand(to: connection)
    case .pick(let point):
      let views = PickedView.views(at: point, in: recording.shown)
      connection.send(text: StudioAnswer.picked(views, at: point).text)
    default:
      // Whoever watches may have clicked before they were told.
      guard connection.id == recorder else { return }
      await record(request, connection)
    }
  }

  private func record(_ request: StudioRequest, _ connection: ServerConnection) async {
    do throws(ReplayError) {
      switch request {
      case .input(let new):
        isStuck = false
        for input in new { add(input) }
      case .checkpoint(let name): try recording.checkpoint(name)
      case .clock(let isPaused, let speed): (clock.isPaused, clock.speed) = (isPaused, speed)
      case .step: clock.step()
      case .undo(let count):
        let kept = min(count, recording.events.count)
        try recording.keep(first: kept)
        inputs = []
        becomeStale(fromEvent: recording.events.count)
      case .drop(let index): try edit { $0.events(without: index) }
      case .retime(let index, let time):
        try edit(index) { events in events[index].time = time }
      case .replace(let index, let event): try edit(index) { events in events[index] = event }
      case .insert(let event): try edit { $0.events + [event] }
      case .save(let wanted): await save(wanted, connection)
      case .pick, .shown, .take: break
      }
    } catch {
      refuse(Messages.sentence(for: error, in: surroundings.name), request.name, connection)
    }
  }

  private func refuse(_ text: String, _ request: String, _ connection: ServerConnection) {
    connection.send(text: StudioAnswer.problem(text, of: request).text)
  }

  /// Keeps an input for the next frame.
  ///
  /// Of moves of a pointer in a row only the last counts, and what is typed in a row is one text. What
  /// means nothing is left out: it is not to make a frame.
  private func add(_ input: LiveInput) {
    switch (input, inputs.last) {
    case (.hover, .hover), (.resize, .resize): inputs[inputs.count - 1] = input
    case (.hover(let point), _) where !held.isEmpty || !recording.shown.hearsHover(at: point):
      return
    case (.move(let pointer, _), _) where !held.contains(pointer): return
    case (.release(let pointer, _), _) where !held.contains(pointer): return
    case (.move(let pointer, _), .move(let other, _)) where pointer == other:
      inputs[inputs.count - 1] = input
    case (.text(let more), .text(let typed)): inputs[inputs.count - 1] = .text(typed + more)
    default: if inputs.count < TraceLimit.events { inputs.append(input) }
    }
  }

  private func edit(_ index: Int, _ change: (inout [TraceEvent]) -> Void) throws(ReplayError) {
    guard recording.events.indices.contains(index) else { return }
    try edit { recording in
      var events = recording.events
      change(&events)
      return events
    }
  }

  private func edit(_ events: (LiveRecording) -> [TraceEvent]) throws(ReplayError) {
    // What waits for the next frame has happened before.
    if !inputs.isEmpty, !showFrame() { return }
    let before = recording.events
    try recording.replaceEvents(events(recording))
    let same = zip(before, recording.events).prefix { $0 == $1 }.count
    becomeStale(fromEvent: same)
  }
}

extension StudioRequest {
  /// What a page calls the request, where it can fail.
  fileprivate var name: String {
    switch self {
    case .input: "input"
    case .checkpoint: "checkpoint"
    case .clock: "clock"
    case .step: "step"
    case .undo: "undo"
    case .drop: "drop"
    case .retime: "retime"
    case .replace: "replace"
    case .insert: "insert"
    case .pick: "pick"
    case .save: "save"
    case .shown: "shown"
    case .take: "take"
    }
  }
}

extension RequestProblem {
  /// The problem as one of a line of a trace: the only line there is.
  fileprivate var asReplayError: ReplayError {
    switch self {
    case .line(let error): error
    case .message(let error):
      .trace(line: 1, column: error.offset + 1, problem: .json(error.problem))
    }
  }
}
