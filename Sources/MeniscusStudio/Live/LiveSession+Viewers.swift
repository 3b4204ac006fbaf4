import MeniscusFormats
import MeniscusGeometry
import MeniscusMessages
import MeniscusReplay
import MeniscusServer

/// The pages.
extension LiveSession {
  func add(_ connection: ServerConnection) {
    if recorder == nil { recorder = connection.id }
    viewers.append(Viewer(connection: connection))
    connection.send(
      text: StudioAnswer.hello(
        recording.header, surroundings,
        journal: RecordingJournal.path(of: recording.header.scene, in: surroundings.journals),
        isRecording: recorder == connection.id
      ).text)
  }

  func remove(_ connection: ServerConnection) {
    viewers.removeAll { $0.connection.id == connection.id }
    guard recorder == connection.id else { return }
    letGo()
    // A page that is loaded again comes before the one that it replaces has gone.
    recorder = viewers.last?.connection.id
    viewers.last?.connection.send(text: StudioAnswer.recording.text)
  }

  /// Makes a page the one that records.
  func hand(to connection: ServerConnection) {
    guard recorder != connection.id else { return }
    letGo()
    recorder = connection.id
    for viewer in viewers {
      let isRecorder = viewer.connection.id == connection.id
      viewer.connection.send(
        text: (isRecorder ? StudioAnswer.recording : StudioAnswer.watching).text)
    }
  }

  /// The pointers that are down after what waits for the next frame.
  var held: Set<Int> {
    inputs.reduce(into: Set(recording.pointers.keys)) { held, input in
      switch input {
      case .press(let pointer, _): held.insert(pointer)
      case .release(let pointer, _): held.remove(pointer)
      default: break
      }
    }
  }

  /// Lifts the pointers that are down: nobody is there any more who could.
  private func letGo() {
    for pointer in held.sorted() {
      let last = inputs.reversed().lazy.compactMap { input -> Point2D? in
        switch input {
        case .press(pointer, let point), .move(pointer, let point): point
        default: nil
        }
      }.first
      inputs.append(.release(pointer: pointer, at: last ?? recording.pointers[pointer] ?? .zero))
    }
  }

  /// Sends a page what it has not, unless the last picture is still under way to it.
  func tell(_ viewer: inout Viewer) {
    guard viewer.awaited.count < Viewer.most else { return }
    if let first = viewer.firstStaleEvent {
      viewer.firstStaleEvent = nil
      viewer.connection.send(
        text: StudioAnswer.events(
          recording.events, from: first, clock: FrameClock(rate: recording.header.rate)
        ).text)
      viewer.toldEvents = recording.events.count
    } else if viewer.toldEvents < recording.events.count {
      viewer.firstStaleEvent = viewer.toldEvents
      return tell(&viewer)
    }
    let state = StudioAnswer.state(state).text
    if state != viewer.state {
      viewer.state = state
      viewer.connection.send(text: state)
    }
    let tiles =
      viewer.needsAll ? Array(0..<recording.shown.drawnExtent.tiles) : viewer.stale.sorted()
    guard !tiles.isEmpty else { return }
    viewer.needsAll = false
    viewer.stale = []
    viewer.awaited.append(recording.frame)
    viewer.connection.send(binary: PictureMessage.bytes(of: tiles, in: recording.shown))
  }

  private var state: SessionState {
    let shown = recording.shown
    let hashes = shown.stageHashes ?? StageHashes()
    return SessionState(
      frame: recording.frame, rate: recording.header.rate, isSettled: recording.isAtRest,
      isEndless: !shown.endlessViews.isEmpty, isPaused: clock.isPaused, speed: clock.speed,
      size: shown.configuration.size, environment: TraceEnvironment(shown.configuration),
      focus: shown.focusedIdentifier, hashes: Stage.allCases.map { hashes.text(of: $0) },
      notes: shown.notedIssues.map { Messages.text($0.issue) })
  }
}
