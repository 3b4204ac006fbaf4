import MeniscusGallery
import TestSupport
import Testing

/// The camera that photographs are made with: what physics says of a lens, and what of film.
struct LightTests {
  /// A plane with light at one place.
  private func point(side: Int, light: Float) -> Exposure {
    var plane = Exposure(width: side, height: side)
    plane.light[side / 2 * side + side / 2] = Light(light, light, light, 1)
    return plane
  }

  @Test(
    "A lens spreads a point over a disc and keeps its light", arguments: [3, 5.5, 8] as [Float])
  func disc(radius: Float) {
    let side = 31
    let plane = point(side: side, light: 100).defocused(by: radius)
    // Single precision over a thousand sums.
    expectClose(plane.light.reduce(0) { $0 + $1.x }, 100, within: 0.05)
    for (index, light) in plane.light.enumerated() {
      let (x, y) = (Float(index % side - side / 2), Float(index / side - side / 2))
      let distance = (x * x + y * y).squareRoot()
      // A pixel is cut by the disc's edge where its middle is within half a diagonal of it; the
      // chords are as long as they are in the middles of their rows, another half pixel.
      if distance > radius + 1.21 { expectClose(light.x, 0, within: 0.001) }
      // Seven chords, at the least radius, are a circle to within a twelfth of its area.
      if distance < radius - 1.21 {
        let level = 100 / (3.14159 * radius * radius)
        expectClose(light.x, level, within: level / 12)
      }
    }
  }

  @Test("Nothing that is even changes out of focus, up to its edges")
  func even() {
    let plane = Exposure(width: 20, height: 12, of: Light(0.4, 0.2, 0.1, 1))
    for blurred in [plane.defocused(by: 4), plane.scattered(radius: 3)] {
      // Single precision, divided and summed again.
      for light in blurred.light { expectClose(light.x, 0.4, within: 0.0001) }
    }
  }

  @Test("What is near covers what is far by its cover alone")
  func cover() {
    var plane = Exposure(width: 3, height: 1, of: Light(1, 1, 1, 1))
    var near = Exposure(width: 3, height: 1)
    near.light[1] = Light(0.25, 0, 0, 0.5)
    near.light[2] = Light(0.5, 0, 0, 1)
    plane.cover(with: near)
    expectEqual(plane.light[0], Light(1, 1, 1, 1))
    expectEqual(plane.light[1], Light(0.75, 0.5, 0.5, 1))
    expectEqual(plane.light[2], Light(0.5, 0, 0, 1))
  }

  @Test("Film is black in the dark, white in the glare, and grows between")
  func film() {
    var plane = Exposure(width: 64, height: 1)
    for index in 0..<64 {
      let root = Float(index) / 16
      plane.light[index] = Light(root * root, root * root, root * root, 1)
    }
    let picture = plane.developed(.plain)
    let codes = (0..<64).map { Int(picture.samples[$0 * 4]) }
    expectEqual(codes.first, 0)
    expectEqual(codes.last, 255)
    expectEqual(codes, codes.sorted())
  }

  @Test("Noise is nothing at the lattice, continuous, and as often above as below")
  func noise() {
    let noise = Noise(7)
    var sum: Float = 0
    for index in 0..<1_600 {
      let (x, y) = (Float(index % 40), Float(index / 40))
      expectEqual(noise(x, y), 0)
      // A gradient is at most √2 · 1.4 long, and the fade at most twice as steep.
      expectClose(noise(x + 0.999, y + 0.5), noise(x + 1.001, y + 0.5), within: 0.012)
      sum += noise(x + 0.25, y + 0.25)
    }
    // 1,600 places of a spread of about .3: four deviations of the mean.
    expectClose(sum / 1_600, 0, within: 0.03)
  }
}
