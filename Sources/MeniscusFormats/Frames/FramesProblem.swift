/// What is wrong in a `frames.json`.
package enum FramesProblem: Equatable, Codable, Sendable {
  /// The text is not JSON, or a value is not what the format asks for.
  case json(JSONProblem)
  /// The text is JSON, but of something else.
  case notFrames
  /// There is no frame.
  case noFrames
  /// There are more frames than a replay may have.
  case tooManyFrames(limit: Int)
  /// The first frame repeats one before it.
  case repeatsNothing
  /// The paths of the views together are longer than any scene's.
  case pathsTooLong(limit: Int)
  /// A view's path is listed twice.
  case duplicateView(String)
  /// A frame has a tile that its extent has no room for.
  case tileOutside(found: Int, count: Int)
  /// A checkpoint's name is listed twice.
  case duplicateCheckpoint(String)
}
