import MeniscusServer

/// A page that shows the scene, and what it has of it.
struct Viewer {
  /// How many pictures may be under way: one is drawn while the next two are sent, which in a browser
  /// takes longer than a frame.
  static let most = 3

  let connection: ServerConnection
  /// The frames whose pictures are under way to it.
  ///
  /// A page that draws slowly gets fewer pictures, each with all that has changed.
  var awaited: [Int] = []
  /// The tiles that it has not as they are.
  var stale: Set<Int> = []
  /// Whether it needs all of them.
  var needsAll = true
  /// The first event that it has not as it is.
  var firstStaleEvent: Int? = 0
  /// How many events it was told of.
  var toldEvents = 0
  /// What it was told last of the frame.
  var state = ""
}
