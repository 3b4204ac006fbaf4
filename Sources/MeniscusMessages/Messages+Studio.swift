import MeniscusFormats

/// What is said of recording by hand.
extension Messages {
  /// Where the page is.
  package static func recordingAt(_ address: String, scene: String) -> String {
    "recording \(scene): open \(address) in a browser; Ctrl-C ends"
  }

  /// That a recording goes on.
  package static func goesOn(events: Int, frame: Int) -> String {
    "going on with \(count(events, "event")) at frame \(grouped(frame))"
  }

  /// That something was not saved when the recorder ended.
  package func leftUnsaved(_ path: String, scene: String) -> String {
    "not saved; \(path) has it, and `\(command) record \(scene) --resume` goes on with it"
  }

  /// Why recording by hand does not go.
  package func sentence(for error: StudioError) -> String {
    switch error {
    case .portInUse(let port):
      "port \(port) is in use; leave out --port, and a free one is found"
    case .noPort(let code):
      "no port of this machine can be listened on (error \(code) of the system)"
    case .busy(let path, let process):
      "\(path): process \(process) is recording this scene; end it first"
    case .unsaved(let path):
      "\(path): an earlier recording was not saved; --resume goes on with it, --force drops it"
    case .nothingLeft(let path):
      "\(path) is not there: nothing was left unsaved; record without --resume"
    case .invalidName(let name):
      "\(JSONText.string(name)) is no name for a trace: 1 to 100 lower-case letters, digits and hyphens"
    case .held: "a pointer is down; lift it, and save then"
    case .exists(let path): "\(path) is there already; choose another name, or replace it"
    case .otherwise(let frame, let stage):
      "a second replay gives another \(stage.rawValue) in frame \(Self.grouped(frame)): the scene is not "
        + "deterministic, and its trace would prove nothing"
    case .otherScene(let path, let scene):
      "\(path): a trace of \(scene): `\(command) record \(scene) --trace \(path)`"
    case .noPage, .foreignPage, .replaced, .undecidable, .rejectedElsewhere:
      reportSentence(for: error)
    }
  }

  /// What a browser without scripts shows.
  package static let studioNeedsScript = "This page is made by its script: allow scripts for it."

  /// Why there is no script that records a trace again.
  package static func unscripted(_ event: UnscriptedEvent) -> String {
    let reason =
      switch event.reason {
      case .firstFrame: "happens in frame 0"
      case .sharedFrame: "shares its frame with another event"
      case .duringGesture: "happens while a gesture goes on by itself"
      case .betweenFrames: "happens between frames"
      case .emptyChange: "changes nothing"
      }
    return "none: the event of line \(grouped(event.line)) \(reason), which no script can say"
  }
}
