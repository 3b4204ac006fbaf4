import MeniscusGeometry

/// The three round controls of a window: close, minimize, arrange.
///
/// They stand over everything in the upper leading corner, in the line of the topmost bar. Colours are
/// those of a Mac's; measures are ours, by eye.
enum WindowControls {
  static let diameter = 12.0
  /// From the middle of one to that of the next.
  static let pitch = 20.0
  /// How far the middle of the first is from the leading side.
  static let lead = 32.0
  /// How far their middles are from the top: half way down a bar that begins below `safeTop`.
  static let middle = 42.0
  /// What of the upper edge views keep off: bars of sidebars begin there, too.
  static let safeTop = 20.0
  /// What of the corner is theirs; bars begin beside it.
  static let room = Size2D(width: 88, height: 64)
  static let colors = [RGBA(hex: 0xFF5F57), RGBA(hex: 0xFEBC2E), RGBA(hex: 0x28C840)]

  /// Their room in a window of a width.
  static func room(in width: Double, isMirrored: Bool) -> Rect2D {
    Rect2D(
      origin: Point2D(x: isMirrored ? width - room.width : 0, y: 0), size: room)
  }

  /// Where they stand in a window of a width, the first at the leading side.
  static func frames(in width: Double, isMirrored: Bool) -> [Rect2D] {
    colors.indices.map { index in
      let start = lead + pitch * Double(index) - diameter / 2
      return Rect2D(
        x: isMirrored ? width - start - diameter : start, y: middle - diameter / 2,
        width: diameter, height: diameter)
    }
  }
}

extension ViewGraph {
  /// Whether lines of the scene itself run from the right, and its window's controls stand there.
  var isMirrored: Bool { presentations.root?.environment.layoutDirection == .rightToLeft }

  /// The room of the window's controls, in the scene's space; nil where there are none.
  var controlsRoom: Rect2D? {
    guard bars.device?.isWindow == true else { return nil }
    return WindowControls.room(in: extent.width, isMirrored: isMirrored)
  }
}

extension ElementNode {
  /// How far the window's controls reach in from the upper left or the upper right corner of a frame: so
  /// far down, and so far across; nothing where they do not reach it.
  ///
  /// They may reach beyond a frame that is smaller, as is seen of iPadOS 26. What scrolls has a space of its
  /// own, in which nothing is covered.
  final func windowControls(in frame: Rect2D) -> Insets2D {
    guard let room = graph.controlsRoom, !room.intersection(frame).isEmpty,
      !containers.contains(where: { $0 is any SpaceRoot })
    else { return .zero }
    let isMirrored = graph.isMirrored
    return Insets2D(
      top: room.maxY - frame.minY, left: isMirrored ? 0 : room.maxX - frame.minX, bottom: 0,
      right: isMirrored ? frame.maxX - room.minX : 0)
  }
}
