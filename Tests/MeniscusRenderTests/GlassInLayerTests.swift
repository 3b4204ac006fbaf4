import MeniscusDisplay
import MeniscusGeometry
import MeniscusRender
import TestSupport
import Testing

/// Glass inside of layers sees what lies behind them.
@Suite("Glass in layers")
struct GlassInLayerTests {
  private static let glass = GlassMaterial(shadow: 0)

  /// Stripes, and glass over them that `wrap` puts into layers.
  private func canvas(
    shift: Double = 0, kind: GlassMaterial.Kind = .regular,
    _ wrap: (inout Canvas, (inout Canvas) -> Void) -> Void
  ) -> Canvas {
    var canvas = Canvas(120, 80, scale: 2, background: .white)
    for stripe in 0..<12 where stripe % 2 == 0 {
      canvas.fill(box(Double(stripe) * 10 + shift, 0, 10, 80), RGBA(hex: 0x2040A0))
    }
    wrap(&canvas) { inside in
      inside.glass(
        .roundedRectangle(
          Rect2D(x: 20, y: 15, width: 80, height: 50), CornerRadii2D(all: 25), .circular),
        GlassMaterial(kind: kind, shadow: 0), spacing: 0)
    }
    return canvas
  }

  private static let wrappers:
    [(name: String, wrap: @Sendable (inout Canvas, (inout Canvas) -> Void) -> Void)] = [
      ("colours", { canvas, glass in canvas.layer(.colors(.identity)) { glass(&$0) } }),
      ("blending", { canvas, glass in canvas.layer(.blend(.normal)) { glass(&$0) } }),
      (
        "blur of nothing",
        { canvas, glass in
          canvas.layer(.blur(radius: 0, isOpaque: false)) { glass(&$0) }
        }
      ),
      (
        "two layers",
        { canvas, glass in
          canvas.layer(.shadow(DropShadow(color: .clear, radius: 4, offset: .zero))) {
            $0.layer(.colors(.identity)) { glass(&$0) }
          }
        }
      ),
    ]

  @Test("A layer that changes nothing leaves glass as it is", arguments: 0..<4)
  func plainLayers(index: Int) {
    for kind in [GlassMaterial.Kind.regular, .clear, .thin] {
      let plain = canvas(kind: kind) { $1(&$0) }.rendered().bitmap.samples
      let layered = canvas(kind: kind, Self.wrappers[index].wrap).rendered().bitmap.samples
      var largest = 0
      // Every pixel of every fifth row.
      for row in stride(from: 0, to: 160, by: 5) {
        for sample in row * 960..<(row + 1) * 960 where plain[sample] != layered[sample] {
          largest = max(largest, abs(Int(plain[sample]) - Int(layered[sample])))
        }
      }
      // Pixels on the rim are rounded once more.
      #expect(largest <= 1, "\(Self.wrappers[index].name), \(kind)")
    }
  }

  @Test("What lies behind a layer that is masked is bent")
  func masked() {
    let masked = canvas { canvas, glass in
      canvas.layer(.blend(.normal)) {
        glass(&$0)
        $0.layer(.blend(.destinationIn)) { $0.fill(box(0, 0, 60, 80), .black) }
      }
    }
    let (pixels, plain) = (masked.rendered(), canvas { $1(&$0) }.rendered())
    for y in stride(from: 36, to: 124, by: 11) {
      for x in stride(from: 44, to: 118, by: 9) {
        #expect(pixels[x, y].distance(to: plain[x, y]) <= 1)
      }
    }
    let bare = canvas { _, _ in }.rendered()
    expectEqual(pixels[160, 80], bare[160, 80])
    #expect(pixels[90, 80] != bare[90, 80])
  }

  @Test("It changes with what lies behind, whatever is painted again")
  func damage() {
    for tileSize in [16, 64] {
      var renderer = Renderer(tileSize: tileSize)
      for step in 0..<8 {
        let wrapper = Self.wrappers[step / 2 % 4].wrap
        let list = canvas(shift: Double(step) * 1.5, wrapper).list
        let outcome = renderer.render(list)
        var full = Renderer()
        expectEqual(outcome.pixelHash, full.render(list, fullRepaint: true).pixelHash)
      }
      // What lies far from the glass changes nothing of it, and nothing is captured again.
      var list = canvas(Self.wrappers[0].wrap).list
      _ = renderer.render(list)
      list.operations.append(
        DisplayOperation(
          action: .fill(box(0, 0, 4, 4), .color(.black)), transform: .identity, view: .none))
      let outcome = renderer.render(list)
      expectEqual(outcome.counters[.glassPasses], 0)
      var full = Renderer()
      expectEqual(outcome.pixelHash, full.render(list).pixelHash)
    }
  }

  @Test("What lies behind it is measured")
  func measurement() throws {
    var renderer = Renderer()
    let list = canvas(Self.wrappers[1].wrap).list
    let measured = try #require(renderer.render(list).measurements.elements.first)
    // Half of it is white and half a blue of luminance 0.24.
    try expectClose(#require(measured).luminance, 0.62, closerThan: 0.08)
  }
}
