import MeniscusGeometry

/// An element that draws something of its own and is touched anywhere in its frame.
class SolidElement: ElementNode {
  override final class var presentsFrame: Bool { true }

  override final func hit(_ point: Point2D, path: inout [ElementNode]) -> Bool {
    guard presentedFrame.contains(point) else { return false }
    path.append(self)
    return true
  }
}
