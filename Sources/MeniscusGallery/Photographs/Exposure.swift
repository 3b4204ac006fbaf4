/// A plane of light: what falls on the film, or one depth of what is in front of the lens.
package struct Exposure {
  /// The columns.
  package let width: Int
  /// The rows.
  package let height: Int
  /// The light of each place, row by row.
  package var light: [Light]

  /// Makes a plane of one light; nothing, unless another is given.
  package init(width: Int, height: Int, of light: Light = Light()) {
    self.width = width
    self.height = height
    self.light = [Light](repeating: light, count: width * height)
  }

  /// Lays a nearer plane over this one.
  package mutating func cover(with nearer: Exposure) {
    for index in light.indices {
      let front = nearer.light[index]
      light[index] = front + light[index] * (1 - front.w)
    }
  }

  /// Adds the light of another plane, as scattered light adds up.
  mutating func add(_ other: Exposure, times amount: Float) {
    for index in light.indices {
      let more = other.light[index] * amount
      light[index] += Light(more.x, more.y, more.z, 0)
    }
  }

  /// The light of a place between columns and rows, by its four neighbours.
  func sample(_ x: Float, _ y: Float) -> Light {
    let x = held(x - 0.5, 0, Float(width - 1))
    let y = held(y - 0.5, 0, Float(height - 1))
    let (left, top) = (Int(x), Int(y))
    let (right, bottom) = (min(left + 1, width - 1), min(top + 1, height - 1))
    let (across, down) = (x - Float(left), y - Float(top))
    let upper = light[top * width + left].mixed(with: light[top * width + right], by: across)
    let lower = light[bottom * width + left].mixed(with: light[bottom * width + right], by: across)
    return upper.mixed(with: lower, by: down)
  }

  /// Paints what `shade` says of places in a rectangle, `samples` × `samples` of them a pixel, over
  /// what is there; nil is nothing.
  ///
  /// - Parameter onCoveredOnly: whether it falls only on what is there, as a shadow does.
  @inline(__always)
  mutating func paint(
    x: ClosedRange<Float>, y: ClosedRange<Float>, samples: Int = 1,
    onCoveredOnly: Bool = false, shade: (_ x: Float, _ y: Float) -> Light?
  ) {
    let (left, right) = (max(Int(x.lowerBound), 0), min(Int(x.upperBound) + 1, width))
    let (top, bottom) = (max(Int(y.lowerBound), 0), min(Int(y.upperBound) + 1, height))
    guard left < right, top < bottom else { return }
    let step = 1 / Float(samples)
    let share = step * step
    for row in top..<bottom {
      for column in left..<right {
        var sum = Light()
        for down in 0..<samples {
          for across in 0..<samples {
            let place = (
              Float(column) + (Float(across) + 0.5) * step, Float(row) + (Float(down) + 0.5) * step
            )
            if let light = shade(place.0, place.1) { sum += light }
          }
        }
        if sum.w == 0 && sum.peak == 0 { continue }
        sum *= onCoveredOnly ? share * light[row * width + column].w : share
        light[row * width + column] = sum + light[row * width + column] * (1 - sum.w)
      }
    }
  }
}
