import MeniscusDisplay

/// A stretch of operations that can be painted without knowing what lies behind as a whole.
///
/// All bands of the frame are painted up to the end of a pass before any goes on with the next; the
/// band painters keep their open groups and clips in between. This is the seam for glass: a
/// container's glass needs the finished pixels behind it, across tile borders, so a pass will end
/// before each container, whose surfaces are then captured, blurred and laid over the frame. Until
/// surfaces are handed to the renderer there is one pass and glass operations draw nothing.
struct PaintPass {
  /// The indices of the pass's operations.
  let operations: Range<Int>

  /// The passes of a list, in order; together they are all of its operations.
  static func passes(of list: DisplayList) -> [PaintPass] {
    [PaintPass(operations: 0..<list.operations.count)]
  }
}
