import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Clips, filters and shadings of canvases beside the common ones.
@MainActor
struct CanvasFormTests {
  private func stage(
    _ draw: @escaping @MainActor @Sendable (inout GraphicsContext, CGSize) -> Void
  ) -> Stage {
    Stage { Canvas { draw(&$0, $1) }.frame(width: 100, height: 60) }
  }

  private func effects(_ stage: Stage) -> [LayerEffect] {
    stage.frame.displayList.operations.compactMap {
      if case .beginLayer(let effect) = $0.action { effect } else { nil }
    }
  }

  private static let box = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

  @Test("A layer shows what is drawn as much as it is opaque", arguments: [false, true])
  func clippingToALayer(isInverse: Bool) {
    let stage = stage { context, _ in
      context.clipToLayer(options: isInverse ? .inverse : []) {
        $0.fill(Self.box, with: .color(.pureBlue))
      }
      context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(.pureRed))
    }
    expectEqual(stage.frame.fills.map(\.color), [.pureRed, .pureBlue])
    #expect(
      effects(stage).contains(.blend(isInverse ? .destinationOut : .destinationIn)))
    #expect(throws: Never.self) { try stage.frame.displayList.validate() }
  }

  @Test func whatIsSeenHasBounds() {
    let log = Log()
    _ = stage { context, _ in
      log.note("\(context.clipBoundingRect.width)")
      context.clip(to: Self.box)
      context.translateBy(x: 10, y: 0)
      let seen = context.clipBoundingRect
      log.note("\(seen.minX) \(seen.minY) \(seen.width) \(seen.height)")
    }
    expectEqual(Array(log.take().prefix(2)), ["100.0", "0.0 10.0 20.0 20.0"])
  }

  @Test func coloursAreMappedByAMatrix() {
    var swapped = ColorMatrix()
    (swapped.r1, swapped.r3, swapped.b1, swapped.b3) = (0, 1, 1, 0)
    let matrix = swapped
    let stage = stage { context, _ in
      context.addFilter(.colorMatrix(matrix))
      context.fill(Self.box, with: .color(.pureRed))
    }
    expectEqual(
      effects(stage),
      [
        .colors(
          ColorMap([
            0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0,
          ]))
      ])
  }

  @Test func aTextIsDrawnInAShading() {
    let stage = stage { context, _ in
      var text = context.resolve(Text("A"))
      text.shading = .color(.pureGreen)
      context.draw(text, at: CGPoint(x: 50, y: 30))
    }
    expectEqual(effects(stage), [.blend(.normal), .blend(.sourceAtop)])
    expectEqual(stage.frame.fills.compactMap(\.color), [.pureGreen])
  }

  @Test func paletteAndOptionsAreTheCommonForms() {
    let stage = stage { context, _ in
      context.addFilter(.blur(radius: 3, options: .opaque))
      context.fill(Self.box, with: .palette([.color(.pureBlue), .color(.pureRed)]))
    }
    expectEqual(stage.frame.fills.map(\.color), [.pureBlue])
    expectEqual(effects(stage), [.blur(radius: 3, isOpaque: true)])
    expectEqual(stage.unmet, [])
  }

  @Test func whatIsNotDrawnIsNoted() {
    let stage = stage { context, _ in
      context.addFilter(.alphaThreshold(min: 0.5))
      context.addFilter(.shadow(radius: 3, options: .shadowOnly))
      context.fill(Self.box, with: .backdrop)
    }
    stage.step()
    expectEqual(
      stage.unmet.sorted(),
      [
        "GraphicsContext.Filter.alphaThreshold", "GraphicsContext.Filter.shadowOptions",
        "GraphicsContext.Shading.backdrop",
      ])
  }
}
