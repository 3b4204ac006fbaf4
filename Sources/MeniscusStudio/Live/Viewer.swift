import MeniscusServer

/// A page that shows the scene, and what it has of it.
struct Viewer {
  let connection: ServerConnection
  /// The frame whose picture is under way to it; nil where it waits for the next.
  ///
  /// A page that draws slowly gets fewer pictures, each with all that has changed.
  var awaited: Int?
  /// The tiles that it has not as they are.
  var stale: Set<Int> = []
  /// Whether it needs all of them.
  var needsAll = true
  /// The extent of the picture that it has.
  var extent = (width: 0, height: 0)
  /// The first event that it has not as it is.
  var firstStaleEvent: Int? = 0
  /// How many events it was told of.
  var toldEvents = 0
  /// What it was told last of the frame.
  var state = ""
}
