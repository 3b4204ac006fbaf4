extension Exposure {
  /// What a lens makes of the plane that is out of focus: every point becomes a disc.
  ///
  /// - Parameters:
  ///   - radius: the disc's radius in pixels; below half a pixel nothing changes.
  ///   - rim: how much brighter the disc's edge is than its middle, as lenses that are corrected for
  ///     spherical aberration show it; 0 for none.
  package func defocused(by radius: Float, rim: Float = 0) -> Exposure {
    guard radius > 0.5 else { return self }
    var result = disc(radius)
    if rim > 0 {
      let inner = disc(radius * 0.82)
      // The ring between two discs, by their areas.
      for index in light.indices {
        result.light[index] = result.light[index] * (1 + rim) - inner.light[index] * rim
        result.light[index].replace(
          with: Light(), where: result.light[index] .< Light())
      }
    }
    return result
  }

  /// The mean over a disc around each place, by running sums along the rows.
  private func disc(_ radius: Float) -> Exposure {
    let reach = Int(radius.rounded(.up))
    var chords: [(down: Int, half: Float)] = []
    var area: Float = 0
    for down in -reach...reach {
      let square = radius * radius - Float(down * down)
      guard square > 0 else { continue }
      chords.append((down, square.squareRoot()))
      area += 2 * square.squareRoot()
    }
    var result = Exposure(width: width, height: height)
    // Sums from each row's beginning on, its ends repeated.
    let pad = reach + 2
    let stride = width + 2 * pad + 1
    var sums = [Light](repeating: Light(), count: stride * height)
    for row in 0..<height {
      for index in 0..<stride - 1 {
        let column = min(max(index - pad, 0), width - 1)
        let place = row * stride + index
        sums[place + 1] = sums[place] + light[row * width + column]
      }
    }
    for row in 0..<height {
      for (down, half) in chords {
        let start = min(max(row + down, 0), height - 1) * stride
        for column in 0..<width {
          let middle = Float(column + pad) + 0.5
          result.light[row * width + column] += between(
            sums, start, middle - half, middle + half)
        }
      }
    }
    for index in result.light.indices { result.light[index] /= area }
    return result
  }

  /// The integral of a row from one place to another, from its running sums.
  @inline(__always)
  private func between(_ sums: [Light], _ row: Int, _ from: Float, _ to: Float) -> Light {
    let (first, last) = (Int(from), Int(to))
    let (low, high) = (row + first, row + last)
    let start = sums[low].mixed(with: sums[low + 1], by: from - Float(first))
    let end = sums[high].mixed(with: sums[high + 1], by: to - Float(last))
    return end - start
  }

  /// The plane with soft light scattered around what is bright, as film and lens scatter it.
  package func scattered(radius: Int, passes: Int = 3) -> Exposure {
    var result = self
    for _ in 0..<passes {
      result = result.boxed(radius, alongRows: true).boxed(radius, alongRows: false)
    }
    return result
  }

  /// The mean over 2 `radius` + 1 places along a row or a column.
  private func boxed(_ radius: Int, alongRows: Bool) -> Exposure {
    var result = self
    let (lines, length) = alongRows ? (height, width) : (width, height)
    let (line, step) = alongRows ? (width, 1) : (1, width)
    let share = 1 / Float(2 * radius + 1)
    for index in 0..<lines {
      let start = index * line
      func place(_ position: Int) -> Int { start + min(max(position, 0), length - 1) * step }
      var sum = Light()
      for position in -radius...radius { sum += light[place(position)] }
      for position in 0..<length {
        result.light[start + position * step] = sum * share
        sum += light[place(position + radius + 1)] - light[place(position - radius)]
      }
    }
    return result
  }
}
