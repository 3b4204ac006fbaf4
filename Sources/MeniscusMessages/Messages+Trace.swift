import MeniscusFormats

extension Messages {
  /// What is wrong with a line of a trace, without its place.
  static func problem(_ problem: TraceProblem) -> String {
    switch problem {
    case .json(let json): Self.problem(json)
    case .empty: "the file is empty; a header line is expected"
    case .carriageReturn: "the line ends with a carriage return; save the file with LF line endings"
    case .notATrace:
      "the first line is not a trace header, which begins with `{\"meniscus\":\"trace\"`"
    case .noEvent(let allowed):
      "the line has no event; expected one of \(allowed.joined(separator: ", "))"
    case .unknownEvent(let name, let allowed, let nearest):
      "there is no event `\(name)`" + choice(nearest, of: allowed)
    case .severalEvents(let names):
      "the line has the events \(list(names)); write each on its own line"
    case .backwards(let time, let previous):
      "the time \(time) is before \(previous), that of the previous line; put the lines in order"
    case .tooLong(let limit):
      "the gesture lasts beyond \(grouped(limit)) µs, the limit of a trace; shorten it"
    case .tooManyEvents(let frame, let limit):
      "frame \(grouped(frame)) has more than \(grouped(limit)) events, the limit of a frame; spread "
        + "them over time"
    case .tooManyPixels(let found, let limit):
      "the frame has \(grouped(found)) pixels, more than the limit of \(grouped(limit)); make it smaller"
    case .duplicateCheckpoint(let name, let line):
      "the checkpoint `\(name)` is already on line \(line); rename one"
    case .duplicateVariant(let name): "the variant `\(name)` is listed twice; remove one"
    case .pointerDown(let pointer):
      "pointer \(pointer) goes down but is already down; release it first"
    case .pointerUp(let pointer):
      "pointer \(pointer) is not down; press it first"
    case .gestureUnderWay(let line):
      "the gesture on line \(line) is still in progress; start later"
    case .gestureUnfinished(let line):
      "the trace ends while the gesture on line \(line) is in progress; end it later"
    case .afterEnd(let line): "a line follows the end on line \(line); remove it"
    case .missingEnd:
      "the trace stops without `end`, so it may be cut off; add `{\"at\":…,\"end\":true}`"
    }
  }

  /// What is wrong with a frame-hash log, without its place.
  static func problem(_ problem: FramesProblem) -> String {
    switch problem {
    case .json(let json): Self.problem(json)
    case .notFrames:
      "this is not a frame-hash log, which begins with `{\"meniscus\":\"frames\"`"
    case .noFrames: "there are no frames"
    case .tooManyFrames(let limit): "there are more than \(grouped(limit)) frames"
    case .repeatsNothing: "the first frame repeats one before it"
    case .pathsTooLong(let limit):
      "the paths of the views are longer than \(grouped(limit)) characters in total"
    case .duplicateView(let path): "the view `\(path)` is listed twice"
    case .tileOutside(let found, let count):
      "tile \(grouped(found)) is outside the frame, which has \(Self.count(count, "tile"))"
    case .duplicateCheckpoint(let name): "the checkpoint `\(name)` is listed twice"
    }
  }

  /// What is wrong with a line of a recording script, without its place.
  static func problem(_ problem: ScriptProblem) -> String {
    switch problem {
    case .unknownStep(let word, let allowed, let nearest):
      "there is no step `\(word)`" + choice(nearest, of: allowed)
    case .missingArgument(let step, let expected):
      "`\(step)` ends too soon; expected \(name(of: expected))"
    case .extraArgument(let step, let found):
      "`\(step)` takes no `\(found)`; remove it"
    case .malformedArgument(let step, let found, let expected):
      "`\(step)`: `\(found)` is not \(name(of: expected))"
    case .unknownValue(let step, let found, let allowed, let nearest):
      "`\(step)` cannot be `\(found)`" + choice(nearest, of: allowed)
    case .openQuote: "a quoted string is not closed; end it with `\"`"
    case .settingAfterStep(let setting):
      "`\(setting)` comes after the first step; put settings before all steps"
    case .unsupportedVersion(let found, let newest): version(found, newest: newest)
    case .versionNotFirst: "`version` comes after another line; put it first"
    case .duplicateSetting(let setting, let line):
      "`\(setting)` is already set on line \(line); remove one"
    case .afterEnd(let line): "a step follows the end on line \(line); remove it"
    case .event(let problem): Self.problem(problem)
    }
  }

  private static func name(of argument: ScriptArgument) -> String {
    switch argument {
    case .target: "a target such as `#play`, `#play@0.5,0.5` or `12,30`"
    case .identifier: "an identifier such as `#play` or `#play@0.5,0.5`"
    case .number: "a number"
    case .wholeNumber: "a whole number"
    case .duration: "a duration such as `0.5s`, `500ms` or `30f`"
    case .size: "a size such as `320x240`"
    case .over: "`over` and a duration"
    case .assignment: "`key=value`"
    case .text: "a word or a quoted string"
    }
  }
}
