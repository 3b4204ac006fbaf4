/// A straight edge on the grid of 1/256 pixel, from its upper to its lower end.
struct Segment: Sendable {
  var x0: Int32
  var y0: Int32
  var x1: Int32
  /// The lower end, strictly below `y0`.
  var y1: Int32
  /// 1 where the path runs downwards, -1 where it runs upwards.
  var winding: Int32
}
