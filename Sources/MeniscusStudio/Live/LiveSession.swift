import MeniscusFormats
import MeniscusMessages
import MeniscusReplay
import MeniscusServer

/// A recording that pages in browsers drive.
///
/// The virtual clock goes while something moves, while a pointer is down, and at what is done; it rests
/// while nothing happens, so that a person who thinks makes no frames. Of several pages one records, and
/// the others watch.
@MainActor
package final class LiveSession {
  let recording: LiveRecording
  let surroundings: SessionSurroundings
  var viewers: [Viewer] = []
  /// The connection of the page that records.
  var recorder: Int?
  /// What was done since the frame that was shown last.
  var inputs: [LiveInput] = []
  var clock = SessionClock()
  var isEnded = false
  /// What was wrong with the scene, so that its clock stands still until somebody does something.
  var isStuck = false
  /// The events as they were saved last.
  private(set) var savedEvents: [TraceEvent]
  private var journal: RecordingJournal
  private let mailbox = Mailbox()

  /// Goes on with a recording.
  ///
  /// - Parameter saved: what of it a trace has already.
  package init(
    _ recording: LiveRecording, _ surroundings: SessionSurroundings, saved: [TraceEvent] = []
  ) {
    self.recording = recording
    savedEvents = saved
    self.surroundings = surroundings
    journal = RecordingJournal(of: recording.header, in: surroundings.journals)
    clock.rate = recording.header.rate
  }

  /// Takes what a server tells of; from any thread.
  package nonisolated var receiver: @Sendable (ServerEvent) -> Void { mailbox.receiver }

  /// Ends the session; from any thread.
  package nonisolated func end() { mailbox.put(.end) }

  /// Whether everything that was recorded was saved.
  package var isSaved: Bool { recording.events == savedEvents }

  /// Serves pages until ``end()``.
  ///
  /// - Throws: what is wrong where the recording cannot be written down.
  package func run() async throws(SuiteError) {
    try journal.write(recording.events)
    // What a scene is done with is written down before it can stop the process; what fails here fails
    // again below.
    recording.beforeShowing = { [unowned self] in try? journal.write($0) }
    while !isEnded {
      for letter in mailbox.take(within: clock.untilTick(isRunning: isRunning)) {
        await open(letter)
      }
      if isRunning, clock.isDue { showFrame() }
      try journal.write(recording.events)
      for index in viewers.indices { tell(&viewers[index]) }
    }
    for viewer in viewers { viewer.connection.send(text: StudioAnswer.ended.text) }
    if isSaved { try journal.remove() }
  }

  private func open(_ letter: Mailbox.Letter) async {
    switch letter {
    case .opened(let connection): add(connection)
    case .closed(let connection): remove(connection)
    case .text(let connection, let text): await take(text, from: connection)
    case .end: isEnded = true
    }
  }

  func noteSaved() { savedEvents = recording.events }
}

extension LiveSession {
  /// Whether frames go by.
  private var isRunning: Bool {
    if clock.hasStep { return true }
    if clock.isPaused || isStuck { return false }
    return !inputs.isEmpty || !recording.isAtRest || !recording.shown.endlessViews.isEmpty
  }

  /// Shows the next frame with what was done since the last; whether it could be.
  @discardableResult
  func showFrame() -> Bool {
    clock.tick()
    let inputs = inputs
    self.inputs = []
    do throws(ReplayError) {
      let extent = recording.shown.drawnExtent
      let refused = try recording.showFrame(with: inputs)
      let new = recording.shown.drawnExtent
      let changed = recording.shown.changedTiles
      for index in viewers.indices {
        viewers[index].stale.formUnion(changed)
        if (new.width, new.height) != (extent.width, extent.height) {
          viewers[index].needsAll = true
        }
      }
      for error in refused { tell(of: error) }
      return true
    } catch {
      // Without inputs, the same would go wrong again and again.
      isStuck = inputs.isEmpty
      // A pointer that was lifted is not to stay down.
      self.inputs = inputs.filter { if case .release = $0 { true } else { false } }
      if self.inputs.count == inputs.count { (self.inputs, isStuck) = ([], true) }
      for index in viewers.indices { viewers[index].needsAll = true }
      tell(of: error)
      return false
    }
  }

  private func tell(of error: ReplayError) {
    broadcast(.problem(Messages.sentence(for: error, in: surroundings.name), of: "input"))
  }

  /// Sends something to all pages.
  func broadcast(_ answer: StudioAnswer) {
    for viewer in viewers { viewer.connection.send(text: answer.text) }
  }

  /// Tells pages everything anew: what was shown is another recording now.
  func becomeStale(fromEvent first: Int) {
    isStuck = false
    for index in viewers.indices {
      viewers[index].needsAll = true
      viewers[index].firstStaleEvent = min(viewers[index].firstStaleEvent ?? first, first)
    }
  }
}
