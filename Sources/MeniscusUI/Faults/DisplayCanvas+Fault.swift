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

extension FaultLog {
  /// A shape, its line too wide where it is one and that is the fault.
  func planted<Region: Shape>(_ region: Region, in element: ElementNode) -> Region {
    guard let line = region as? any StrokedRegion, plants(.strokeWider, in: element.path) else {
      return region
    }
    return line.widened() as? Region ?? region
  }
}
