/// What is wrong in a line of a trace.
package enum TraceProblem: Equatable, Codable, Sendable {
  /// The line is not JSON, or a value is not what the format asks for.
  case json(JSONProblem)
  /// There is no line at all.
  case empty
  /// The line ends with a carriage return; lines end with a line feed alone.
  case carriageReturn
  /// The first line is not the header of a trace.
  case notATrace
  /// The line says when, but not what.
  case noEvent(allowed: [String])
  /// The line holds an event that does not exist; `suggestion` is the nearest that does.
  case unknownEvent(String, allowed: [String], suggestion: String?)
  /// The line holds several events.
  case severalEvents([String])
  /// The time is before that of the line before.
  case backwards(time: Int, previous: Int)
  /// The event's gesture would go on beyond the time that a trace can have.
  case tooLong(limit: Int)
  /// A frame has more events than a frame may have.
  case tooManyEvents(frame: Int, limit: Int)
  /// The frame has more pixels than a frame may have.
  case tooManyPixels(found: Int, limit: Int)
  /// A checkpoint's name was used before.
  case duplicateCheckpoint(String, firstLine: Int)
  /// A variant is listed twice.
  case duplicateVariant(String)
  /// A pointer goes down that is down.
  case pointerDown(Int)
  /// A pointer moves or goes up that was not put down by `press`.
  case pointerUp(Int)
  /// A gesture begins while one of its kind, begun on `line`, is under way.
  case gestureUnderWay(line: Int)
  /// The trace ends while a gesture, begun on `line`, is under way.
  case gestureUnfinished(line: Int)
  /// Something stands after the end.
  case afterEnd(endLine: Int)
  /// The trace stops without `end`.
  case missingEnd
}
