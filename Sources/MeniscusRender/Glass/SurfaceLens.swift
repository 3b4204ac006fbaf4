import MeniscusDisplay
import MeniscusGeometry
import MeniscusMorph

/// How far the rim of a surface of glass bends what is seen through it.
package struct SurfaceLens: Sendable {
  private let looks: [GlassLook]

  /// Takes the looks of the elements that flow into a surface.
  package init(_ surface: FusedShape, in list: DisplayList) {
    var strokes = StrokeWidths()
    looks = surface.elements.map { GlassLook(list.glass[$0], list.resources, &strokes) }
  }

  /// Fills in how much further inside of glass lies what is seen at points along a row, in points; 0
  /// outside of it.
  ///
  /// The field is that of ``FusedShape/fillRow(y:x:first:step:distance:gradientX:gradientY:)`` at the same
  /// points. Where elements flow into each other, their bevels and bends are blended by their shares.
  ///
  /// - Complexity: linear in the points, times the square of the elements near each.
  package func fillRow(
    of surface: FusedShape, y: Double, x: Double, first: Int, step: Double,
    distance: UnsafeMutableBufferPointer<Float>, gradientX: UnsafeMutableBufferPointer<Float>,
    gradientY: UnsafeMutableBufferPointer<Float>, bend: UnsafeMutableBufferPointer<Float>
  ) {
    guard var look = looks.first else { return bend.update(repeating: 0) }
    func fill(_ index: Int) {
      guard distance[index] < 0 else { return bend[index] = 0 }
      let lens = GlassLens(look, distance[index], SIMD2(gradientX[index], gradientY[index]))
      bend[index] = (lens.displacement * lens.displacement).sum().squareRoot()
    }
    guard looks.count > 1 else {
      for index in bend.indices { fill(index) }
      return
    }
    var room = [Float](repeating: 0, count: looks.count * 32)
    room.withUnsafeMutableBufferPointer { room in
      _ = surface.forEachShares(
        y: y, x: x, first: first, step: step, count: bend.count, shares: room
      ) { points, near, shares in
        for index in points {
          (look.bevel, look.bend) = (0, 0)
          for (number, element) in near.enumerated() {
            let share = shares[number * points.count + index - points.lowerBound]
            look.bevel += share * looks[Int(element)].bevel
            look.bend += share * looks[Int(element)].bend
          }
          fill(index)
        }
      }
    }
  }
}
