import MeniscusFormats
import MeniscusGeometry

/// What the recorder tells a page; `docs/recording-by-hand.md` has all of it.
struct StudioAnswer {
  /// The message.
  let text: String

  private init(_ members: KeyValuePairs<String, JSONValue?>) {
    text = JSONValue.object(members).written()
  }

  /// The server goes.
  static let ended = StudioAnswer(["is": "ended"])
  /// Another page records now.
  static let watching = StudioAnswer(["is": "watching"])
  /// This page records now.
  static let recording = StudioAnswer(["is": "recording"])

  /// What a request could not do.
  static func problem(_ text: String, of request: String) -> StudioAnswer {
    StudioAnswer(["is": "problem", "text": .string(text), "do": .string(request)])
  }

  /// What is recorded on what.
  static func hello(
    _ header: TraceHeader, _ surroundings: SessionSurroundings, journal: String, isRecording: Bool
  ) -> StudioAnswer {
    let devices = surroundings.devices.map { device -> JSONValue in
      [
        "name": .string(device.name), "width": .number(device.size.width),
        "height": .number(device.size.height),
      ]
    }
    return StudioAnswer([
      "is": "hello", "scene": .string(header.scene), "width": .number(header.size.width),
      "height": .number(header.size.height), "scale": .number(header.scale),
      "rate": .integer(header.rate), "environment": environment(header.environment),
      "devices": .array(devices), "variants": .strings(TraceVariant.all.map(\.name)),
      "chosen": .strings(header.variants.map(\.name)), "traces": .string(surroundings.traces),
      "isRecording": .boolean(isRecording), "file": .string(journal),
    ])
  }

  /// The events from a place on.
  static func events(_ events: [TraceEvent], from first: Int, clock: FrameClock) -> StudioAnswer {
    let list = events[min(first, events.count)...].map { event -> JSONValue in
      [
        "frame": .integer(clock.frame(at: event.time)), "at": .integer(event.time),
        "kind": .string(event.action.kind.rawValue), "title": .string(event.action.title),
        "line": .string(TraceWriter.line(of: event)),
      ]
    }
    return StudioAnswer(["is": "events", "from": .integer(first), "events": .array(list)])
  }

  /// The views at a point, the innermost first.
  static func picked(_ views: [PickedView], at point: Point2D) -> StudioAnswer {
    let list = views.map { view -> JSONValue in
      let frame = view.frame
      return [
        "path": .string(view.path), "id": .string(orNull: view.identifier),
        "frame": .numbers([frame.minX, frame.minY, frame.width, frame.height]),
        "operations": .strings(view.operations),
        "state": .array(view.state.map { .strings([$0.name, $0.value]) }),
      ]
    }
    return StudioAnswer([
      "is": "picked", "x": .number(point.x), "y": .number(point.y), "views": .array(list),
    ])
  }

  /// The files that were written.
  static func saved(trace: String, script: String?, baseline: String?) -> StudioAnswer {
    StudioAnswer([
      "is": "saved", "trace": .string(trace), "script": .string(orNull: script),
      "baseline": .string(orNull: baseline),
    ])
  }

  /// The frame that is shown.
  static func state(_ state: SessionState) -> StudioAnswer {
    StudioAnswer([
      "is": "state", "frame": .integer(state.frame),
      "milliseconds": .integer(state.frame * 1000 / state.rate),
      "isSettled": .boolean(state.isSettled), "isEndless": .boolean(state.isEndless),
      "isPaused": .boolean(state.isPaused), "speed": .number(state.speed),
      "width": .number(state.size.width), "height": .number(state.size.height),
      "environment": environment(state.environment), "focus": .string(orNull: state.focus),
      "hashes": .strings(state.hashes), "notes": .strings(state.notes),
    ])
  }

  /// All of an environment, as traces have its parts.
  private static func environment(_ environment: TraceEnvironment) -> JSONValue {
    .object([
      "colorScheme": .string(environment.colorScheme.rawValue),
      "layoutDirection": .string(environment.layoutDirection.rawValue),
      "dynamicTypeSize": .string(environment.dynamicTypeSize.rawValue),
      "reduceMotion": .boolean(environment.reduceMotion),
      "reduceTransparency": .boolean(environment.reduceTransparency),
      "increaseContrast": .boolean(environment.increaseContrast),
      "boldText": .boolean(environment.boldText),
      "differentiateWithoutColor": .boolean(environment.differentiateWithoutColor),
      "locale": .string(environment.locale),
      "horizontalSizeClass": .string(orNull: environment.horizontalSizeClass?.rawValue),
      "verticalSizeClass": .string(orNull: environment.verticalSizeClass?.rawValue),
    ])
  }
}

/// What is told of the frame that is shown.
struct SessionState {
  var frame: Int
  var rate: Int
  var isSettled: Bool
  var isEndless: Bool
  var isPaused: Bool
  var speed: Double
  var size: Size2D
  var environment: TraceEnvironment
  var focus: String?
  /// The stage hashes, in the order of the stages.
  var hashes: [String]
  /// What of the scene is not drawn or obeyed.
  var notes: [String]
}
