import MeniscusDisplay
import MeniscusGeometry

extension DisplayCanvas {
  /// Plants a fault of the display list in what was drawn.
  ///
  /// - Returns: the paths of the views that it touches; none where nothing drawn can have it.
  func plant(_ fault: Fault) -> [String] {
    guard fault.place == .display, let planted = list.planting(fault) else { return [] }
    for index in list.operations.indices
    where planted.list.operations[index] != list.operations[index] {
      localTransforms[index] = nil
    }
    list = planted.list
    return list.paths(of: planted.views)
  }
}

/// A shape that is the line along another one.
protocol StrokedRegion {
  /// The same with a line that is a point wider.
  func widened() -> Self
}

extension StrokedShape: StrokedRegion {
  func widened() -> Self {
    var stroke = stroke
    stroke.lineWidth += 1
    return StrokedShape(shape: shape, stroke: stroke)
  }
}

/// An element that may be drawn other than it should be.
@MainActor
protocol DrawnFault {
  /// Draws by `work` what `log` makes of the element.
  func draw(with log: FaultLog, by work: () -> Void)
}

extension ShapeElement: DrawnFault {
  /// Draws a line too wide, where the shape is one and that is the fault.
  func draw(with log: FaultLog, by work: () -> Void) {
    guard let line = shape.value(at: graph.time) as? any StrokedRegion,
      log.plants(.strokeWider, in: path), let wide = line.widened() as? Region
    else { return work() }
    let own = shape
    shape = AnimatedShape(wide)
    work()
    shape = own
  }
}

extension TextElement: DrawnFault {
  /// Draws a text a weight heavier, or lighter where it cannot be heavier.
  func draw(with log: FaultLog, by work: () -> Void) {
    guard paragraph != nil, let heavier = log.heavier(setting, of: self) else { return work() }
    let own = (setting, shaped, paragraph)
    setting = heavier
    shaped = graph.glyphs.shape(setting.runs, direction: setting.direction)
    paragraph = TextParagraph(
      shaped, setting, width: frame?.width, height: frame?.height, glyphs: graph.glyphs)
    work()
    (setting, shaped, paragraph) = own
  }
}
