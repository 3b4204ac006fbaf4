import MeniscusDisplay
import MeniscusGeometry
import MeniscusImage
import TestSupport
import Testing

@Suite("Pictures")
struct PictureTests {
  /// Three by two opaque texels, all different.
  private static let picture = Bitmap(
    width: 3, height: 2,
    samples: [
      255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255,
      10, 20, 30, 255, 40, 50, 60, 255, 70, 80, 90, 255,
    ])
  private let texels = Pixels(picture)

  private func drawn(
    _ rect: Rect2D, _ transform: Affine2D = .identity,
    _ interpolation: PicturePaint.Interpolation = .linear
  ) -> Pixels {
    var canvas = Canvas(12, 8)
    canvas.picture(Self.picture, rect, transform, interpolation)
    return canvas.rendered()
  }

  @Test("A texel a pixel is kept as it is, and the nearest texel by whole pixels", arguments: 1...3)
  func whole(factor: Int) {
    let size = Double(factor)
    let pixels = drawn(
      Rect2D(x: 2, y: 1, width: 3 * size, height: 2 * size), .identity,
      factor == 1 ? .cubic : .nearest)
    for y in 0..<2 * factor {
      for x in 0..<3 * factor {
        expectEqual(pixels[2 + x, 1 + y], texels[x / factor, y / factor])
      }
    }
    expectEqual(pixels[1, 1], Pixel(red: 255, green: 255, blue: 255))
  }

  @Test("Mirrored and turned pictures keep their texels")
  func mirrored() {
    let rect = Rect2D(x: 0, y: 0, width: 3, height: 2)
    let mirrored = drawn(rect, Affine2D(a: -1, b: 0, c: 0, d: 1, tx: 5, ty: 1))
    let flipped = drawn(rect, Affine2D(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 4), .nearest)
    let turned = drawn(rect, Affine2D(a: 0, b: 1, c: -1, d: 0, tx: 2, ty: 0))
    for y in 0..<2 {
      for x in 0..<3 {
        expectEqual(mirrored[4 - x, 1 + y], texels[x, y])
        expectEqual(flipped[2 * x, 3 - 2 * y], texels[x, y])
        expectEqual(turned[1 - y, x], texels[x, y])
      }
    }
  }

  @Test("Between texels colours are mixed in proportion, at the border they continue")
  func bilinear() {
    // Four pixels a texel along x, but half a pixel off the grid.
    let pixels = drawn(Rect2D(x: -0.5, y: 0, width: 12, height: 8))
    for x in 0..<11 {
      // The pixel's centre in texels, from the first texel's centre; the row is texel 0's own.
      let u = min(max((Double(x) + 1) / 4 - 0.5, 0), 2)
      let (left, share) = (Int(min(u, 1)), u - Double(Int(min(u, 1))))
      let (a, b) = (texels[left, 0], texels[left + 1, 0])
      for (value, low, high) in [
        (pixels[x, 1].red, a.red, b.red), (pixels[x, 1].green, a.green, b.green),
        (pixels[x, 1].blue, a.blue, b.blue),
      ] {
        // The row lies an eighth of a texel above the centre: all texel 0. Weights are of 1/256.
        expectClose(Double(value), Double(low) * (1 - share) + Double(high) * share, within: 1.5)
      }
    }
  }

  @Test("Translucent texels are laid over what is there, and colour of clear ones does not bleed")
  func translucent() {
    let picture = Bitmap(
      width: 2, height: 1, samples: [255, 0, 0, 128, 0, 255, 0, 0])
    var canvas = Canvas(8, 2)
    canvas.picture(picture, Rect2D(x: 0, y: 0, width: 2, height: 1))
    canvas.picture(picture, Rect2D(x: 3.5, y: 0, width: 4, height: 1))
    let pixels = canvas.rendered()
    expectEqual(pixels[0, 0], Pixel(red: 255, green: 127, blue: 127))
    expectEqual(pixels[1, 0], Pixel(red: 255, green: 255, blue: 255))
    for x in 4..<7 { #expect(pixels[x, 0].red == 255 && pixels[x, 0].green >= 127) }
  }

  @Test("Tiles repeat, means keep the light, cubics pass through texels")
  func interpolations() {
    var canvas = Canvas(12, 8)
    let frame = Rect2D(x: 1, y: 1, width: 3, height: 2)
    canvas.add(
      .fill(
        box(0, 0, 12, 8),
        .picture(PicturePaint(picture: Picture(Self.picture), frame: frame, isTiled: true))))
    let tiled = canvas.rendered()
    for y in 0..<8 {
      for x in 0..<12 { expectEqual(tiled[x, y], texels[(x + 2) % 3, (y + 1) % 2]) }
    }
    // A chessboard of single texels at a quarter of its extent is grey all over.
    var samples: [UInt8] = []
    for index in 0..<256 {
      let value: UInt8 = (index + index / 16) % 2 == 0 ? 0 : 255
      samples += [value, value, value, 255]
    }
    let board = Bitmap(width: 16, height: 16, samples: samples)
    var small = Canvas(4, 4)
    small.picture(
      board, Rect2D(x: 0, y: 0, width: 4, height: 4), .identity, .averaged)
    for x in 0..<4 { #expect(abs(small.rendered().coverage(x, x) - 127) <= 1) }
    // Three pixels a texel: the middle ones lie on texel centres.
    let cubic = drawn(Rect2D(x: 0, y: 0, width: 9, height: 6), .identity, .cubic)
    for y in 0..<2 {
      for x in 0..<3 {
        #expect(cubic[3 * x + 1, 3 * y + 1].distance(to: texels[x, y]) <= 1)
      }
    }
  }

  @Test("Edges between pixels are covered by area")
  func edges() {
    let black = Bitmap(width: 1, height: 1, samples: [0, 0, 0, 255])
    var canvas = Canvas(4, 2)
    canvas.picture(black, Rect2D(x: 0.5, y: 0, width: 2.25, height: 1))
    let pixels = canvas.rendered()
    expectEqual((0..<4).map { pixels.coverage($0, 0) }, [128, 255, 191, 0])
  }

  @Test("Empty pictures, collapsed and hostile rectangles draw nothing")
  func nothing() {
    var canvas = Canvas(4, 4)
    canvas.picture(Bitmap(width: 0, height: 0), Rect2D(x: 0, y: 0, width: 4, height: 4))
    canvas.picture(Self.picture, Rect2D(x: 0, y: 0, width: 0, height: 4))
    canvas.picture(Self.picture, Rect2D(x: .nan, y: 0, width: 4, height: 4))
    canvas.picture(
      Self.picture, Rect2D(x: 0, y: 0, width: 4, height: 4), .scale(x: 0, y: 1))
    expectEqual(canvas.rendered(), Canvas(4, 4).rendered())
  }
}
