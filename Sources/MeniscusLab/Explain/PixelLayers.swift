import MeniscusDiff
import MeniscusDisplay
import MeniscusGeometry
import MeniscusRender

/// How a pixel of a frame came to its colour, operation by operation.
package struct PixelLayers: Equatable, Sendable {
  /// An operation that reaches the pixel.
  package struct Layer: Equatable, Sendable {
    /// The row in the list's operations.
    package var operation: Int
    /// The pixel before it is drawn.
    package var before: PixelColor
    /// The pixel once it is drawn.
    package var after: PixelColor
  }

  /// The pixel before anything is drawn.
  package let background: PixelColor
  /// The operations that reach it, back to front.
  package let layers: [Layer]
  /// The pixel of the whole list.
  package let final: PixelColor

  /// Draws the list up to each operation that reaches the pixel; nil where there is no such pixel.
  ///
  /// Open groups, layers and clips are ended after the operation, so that a part of them shows as
  /// it would alone. Glass counts with the elements that were laid up to there.
  ///
  /// Complexity: a render of what changed for each operation that reaches the pixel.
  package init?(of list: DisplayList, x: Int, y: Int) {
    var renderer = Renderer()
    func color(_ list: DisplayList) -> PixelColor? {
      _ = renderer.render(list)
      return PixelColor(renderer.frame.bitmap, x, y)
    }
    let pixel = Rect2D(
      x: Double(x) / list.scale, y: Double(y) / list.scale, width: 1 / list.scale,
      height: 1 / list.scale)
    guard let background = color(list.through(-1)) else { return nil }
    var layers: [Layer] = []
    for operation in RegionOwners(list).operations(touching: pixel) {
      guard let after = color(list.through(operation)) else { return nil }
      layers.append(
        Layer(operation: operation, before: layers.last?.after ?? background, after: after))
    }
    guard let final = color(list) else { return nil }
    (self.background, self.layers, self.final) = (background, layers, final)
  }
}

extension DisplayList {
  /// The list up to an operation, with what is open there ended; -1 for none of it.
  package func through(_ last: Int) -> DisplayList {
    var list = self
    list.operations = []
    list.glass = []
    var rows: [Int: Int] = [:]
    var open = 0
    for var operation in operations[..<(last + 1)] {
      switch operation.action {
      case .beginGroup, .beginLayer, .beginClip: open += 1
      case .end: open -= 1
      case .glass(let row) where glass.indices.contains(row):
        // Elements that come later must not fuse with those that are there.
        if rows[row] == nil {
          rows[row] = list.glass.count
          list.glass.append(glass[row])
        }
        operation.action = .glass(element: rows[row] ?? 0)
      case .fill, .glyphs, .glass: break
      }
      list.operations.append(operation)
    }
    let end = DisplayOperation(action: .end, transform: .identity, view: .none)
    list.operations += Array(repeating: end, count: max(open, 0))
    return list
  }

  /// The rows of the groups, layers and clips that an operation lies in, the outermost first.
  package func parts(around index: Int) -> [Int] {
    var open: [Int] = []
    for (row, operation) in operations[..<index].enumerated() {
      switch operation.action {
      case .beginGroup, .beginLayer, .beginClip: open.append(row)
      case .end: _ = open.popLast()
      case .fill, .glyphs, .glass: break
      }
    }
    return open
  }
}
