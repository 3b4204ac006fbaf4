import MeniscusDisplay
import MeniscusGeometry
import TestSupport
import Testing

@Suite("Compositing")
struct CompositingTests {
  private let red = RGBA(red: 1, green: 0, blue: 0)
  private let blue = RGBA(red: 0, green: 0, blue: 1)

  @Test("A translucent colour lies over another, rounded to nearest")
  func sourceOver() {
    for step in 0...15 {
      for level in 0...15 {
        let (alpha, source, target) = (step * 17, level * 17, 255 - level * 16)
        var canvas = Canvas(1, 1, background: gray(target))
        canvas.fill(
          box(0, 0, 1, 1), gray(source).multiplyingOpacity(by: Double(alpha) / 255))
        expectEqual(canvas.rendered()[0, 0].red, over(source, alpha, target))
      }
    }
  }

  @Test("Coverage and opacity multiply")
  func coverageAndOpacity() {
    var canvas = Canvas(1, 1)
    canvas.fill(box(0, 0, 0.5, 1), .black.multiplyingOpacity(by: 0.6))
    // 153/255 of 128/255, rounded, is 77/255.
    expectEqual(canvas.rendered()[0, 0], Pixel(red: 178, green: 178, blue: 178))
  }

  @Test("Colours beyond 0…1 are clamped, and what is no number counts as nothing")
  func clamping() {
    var canvas = Canvas(3, 1, background: .black)
    canvas.fill(box(0, 0, 1, 1), RGBA(red: 2, green: -1, blue: 0.5))
    canvas.fill(box(1, 0, 1, 1), RGBA(red: .nan, green: .infinity, blue: 0, opacity: 3))
    canvas.fill(box(2, 0, 1, 1), RGBA(red: 1, green: 1, blue: 1, opacity: .nan))
    let pixels = canvas.rendered()
    expectEqual(pixels[0, 0], Pixel(red: 255, green: 0, blue: 128))
    expectEqual(pixels[1, 0], Pixel(red: 0, green: 255, blue: 0))
    expectEqual(pixels[2, 0], Pixel(red: 0, green: 0, blue: 0))
  }

  @Test("Pixels that are laid side by side are those that are laid one by one")
  func oneByOne() {
    let bounds = Rect2D(x: 1.3, y: 1.6, width: 50, height: 20)
    func draw(_ canvas: inout Canvas) {
      let stops = [
        stop(RGBA(hex: 0xCC3344), 0), stop(.clear, 0.5),
        stop(RGBA(red: 0, green: 0.4, blue: 1, opacity: 0.6), 1),
      ]
      let way = GradientPaint.Geometry.linear(
        start: Point2D(x: 2, y: 3), end: Point2D(x: 49, y: 12))
      // Empty, opaque and translucent pixels of a layer, and each under the coverage of an edge.
      canvas.layer(.blend(.normal)) { $0.fill(.ellipse(bounds), stops, way) }
      canvas.group(0.37) {
        $0.layer(.blend(.normal)) { $0.fill(.rectangle(bounds), stops, way) }
      }
      canvas.clip(.ellipse(bounds)) { $0.fill(.rectangle(bounds), stops, way) }
    }
    let background = RGBA(hex: 0x8A5F23)
    var (together, apart) = (
      Canvas(53, 24, background: background), Canvas(53, 24, background: background)
    )
    draw(&together)
    for x in 0..<53 { apart.clip(box(Double(x), 0, 1, 24), .identity, draw) }
    expectEqual(apart.rendered(), together.rendered())
  }

  @Test("Later operations lie over earlier ones")
  func order() {
    var canvas = Canvas(4, 4)
    canvas.fill(box(0, 0, 4, 4), red)
    canvas.fill(box(0, 0, 4, 4), blue)
    expectEqual(canvas.rendered()[2, 2], Pixel(red: 0, green: 0, blue: 255))
    canvas.list.operations.swapAt(0, 1)
    expectEqual(canvas.rendered()[2, 2], Pixel(red: 255, green: 0, blue: 0))
  }

  @Test("A group fades as one, its members do not show through each other")
  func group() {
    var grouped = Canvas(6, 1)
    grouped.group(0.4) { canvas in
      canvas.fill(box(0, 0, 4, 1), red)
      canvas.fill(box(2, 0, 4, 1), blue)
    }
    let pixels = grouped.rendered()
    expectEqual(pixels[0, 0], Pixel(red: 255, green: 153, blue: 153))
    expectEqual(pixels[2, 0], Pixel(red: 153, green: 153, blue: 255))
    expectEqual(pixels[5, 0], Pixel(red: 153, green: 153, blue: 255))

    var single = Canvas(6, 1)
    single.fill(box(0, 0, 4, 1), red.multiplyingOpacity(by: 0.4))
    single.fill(box(2, 0, 4, 1), blue.multiplyingOpacity(by: 0.4))
    expectEqual(single.rendered()[2, 0], Pixel(red: 153, green: 92, blue: 194))
  }

  @Test("Opacities of nested groups multiply")
  func nestedGroups() {
    var canvas = Canvas(2, 1)
    canvas.group(0.5) { canvas in
      canvas.fill(box(1, 0, 1, 1), red)
      canvas.group(0.5) { $0.fill(box(0, 0, 1, 1), .black) }
    }
    let pixels = canvas.rendered()
    // Each level rounds once.
    #expect(pixels[0, 0].distance(to: Pixel(red: 191, green: 191, blue: 191)) <= 1)
    #expect(pixels[1, 0].distance(to: Pixel(red: 255, green: 127, blue: 127)) <= 1)
  }

  @Test("Groups of opacity 1 and 0 are as if there were none, and nothing")
  func fullAndEmptyGroups() {
    func canvas(_ opacity: Double) -> Pixels {
      var canvas = Canvas(20, 20)
      canvas.group(opacity) { $0.fill(.ellipse(Rect2D(x: 1, y: 2, width: 9, height: 15)), red) }
      return canvas.rendered()
    }
    var plain = Canvas(20, 20)
    plain.fill(.ellipse(Rect2D(x: 1, y: 2, width: 9, height: 15)), red)
    expectEqual(canvas(1), plain.rendered())
    expectEqual(canvas(7), plain.rendered())
    expectEqual(canvas(0), Canvas(20, 20).rendered())
    expectEqual(canvas(-1), Canvas(20, 20).rendered())
    expectEqual(canvas(.nan), Canvas(20, 20).rendered())
  }

  @Test("A clip shows its region of what it encloses, edges included", arguments: 1...3)
  func clip(times: Int) {
    let region = Silhouette.ellipse(Rect2D(x: 2.2, y: 3.1, width: 30, height: 21))
    var clipped = Canvas(40, 30)
    // Painting the same again inside does not harden the clip's edge.
    clipped.clip(region, .translation(x: 1, y: 0.5)) { canvas in
      for _ in 0..<times { canvas.fill(box(-10, -10, 90, 90), red) }
    }
    var filled = Canvas(40, 30)
    filled.fill(region, red, .translation(x: 1, y: 0.5))
    expectEqual(clipped.rendered(), filled.rendered())
  }

  @Test("A clip to whole pixels cuts hard; one between pixels by area")
  func rectangularClip() {
    var canvas = Canvas(8, 4)
    canvas.clip(box(1, 1, 3, 2)) { $0.fill(box(0, 0, 8, 8), .black) }
    canvas.clip(box(5.5, 0, 1.25, 4)) { $0.fill(box(0, 0, 8, 8), .black) }
    let pixels = canvas.rendered()
    expectEqual((0..<8).map { pixels.coverage($0, 0) }, [0, 0, 0, 0, 0, 128, 191, 0])
    expectEqual((0..<8).map { pixels.coverage($0, 1) }, [0, 255, 255, 255, 0, 128, 191, 0])
    expectEqual((0..<8).map { pixels.coverage($0, 3) }, [0, 0, 0, 0, 0, 128, 191, 0])
  }

  @Test("Nested clips show what is in both, their coverages multiplied")
  func nestedClips() {
    var canvas = Canvas(4, 4)
    canvas.clip(box(0.5, 0, 2, 4)) { canvas in
      canvas.clip(box(0, 0.5, 4, 2)) { $0.fill(box(0, 0, 4, 4), .black) }
    }
    let pixels = canvas.rendered()
    #expect(abs(pixels.coverage(0, 0) - 64) <= 1)
    expectEqual(pixels.coverage(1, 1), 255)
    #expect(abs(pixels.coverage(0, 1) - 128) <= 1)
    expectEqual(pixels.coverage(3, 1), 0)
  }

  @Test("A clip that covers nothing hides everything, and what follows is seen again")
  func emptyClip() {
    for region in [box(3, 3, 0, 5), box(90, 90, 5, 5), box(.nan, 0, 1, 1)] {
      var canvas = Canvas(8, 8)
      canvas.clip(region) { canvas in
        canvas.group(0.5) { $0.fill(box(0, 0, 8, 8), .black) }
        canvas.fill(box(0, 0, 8, 8), .black)
      }
      canvas.fill(box(0, 0, 1, 1), red)
      let pixels = canvas.rendered()
      expectEqual(pixels[4, 4], Pixel(red: 255, green: 255, blue: 255))
      expectEqual(pixels[0, 0], Pixel(red: 255, green: 0, blue: 0))
    }
  }

  @Test("A group in a clip and a clip in a group fade and cut alike")
  func groupAndClip() {
    let region = Silhouette.ellipse(Rect2D(x: 2.5, y: 2, width: 25, height: 25))
    var outer = Canvas(30, 30)
    outer.clip(region) { canvas in
      canvas.group(0.5) { $0.fill(box(0, 0, 30, 30), .black) }
    }
    var inner = Canvas(30, 30)
    inner.group(0.5) { canvas in
      canvas.clip(region) { $0.fill(box(0, 0, 30, 30), .black) }
    }
    let (first, second) = (outer.rendered(), inner.rendered())
    for y in 0..<30 {
      for x in 0..<30 { #expect(first[x, y].distance(to: second[x, y]) <= 1) }
    }
    expectEqual(first[15, 15], Pixel(red: 127, green: 127, blue: 127))
  }

  private func gray(_ level: Int) -> RGBA {
    RGBA(
      red: Double(level) / 255, green: Double(level) / 255, blue: Double(level) / 255)
  }
}
