import MeniscusDisplay
import MeniscusGeometry
import MeniscusRender
import TestSupport
import Testing

/// What the renderer counts of its work.
@Suite("Work of painting")
struct PaintWorkTests {
  /// Two capsules of glass over a gradient and a plain rectangle.
  private func list(glass: Int) -> DisplayList {
    var canvas = Canvas(160, 128)
    canvas.fill(box(0, 0, 160, 128), .white)
    canvas.fill(box(20, 20, 64, 64), .black)
    var list = canvas.list
    let silhouettes = [20.0, 90].map { x in
      Silhouette.ellipse(Rect2D(x: x, y: 40, width: 40, height: 40))
    }
    for (row, silhouette) in silhouettes.prefix(glass).enumerated() {
      list.glass.append(
        GlassElement(
          silhouette: silhouette, transform: .identity, container: row, spacing: 0, view: .none))
      list.operations.append(
        DisplayOperation(action: .glass(element: row), transform: .identity, view: .none))
    }
    return list
  }

  private func work(_ list: DisplayList, _ parallel: ParallelFor = .serial) -> WorkCounters {
    var renderer = Renderer()
    return renderer.render(list, parallel: parallel).counters
  }

  @Test("Each element of glass adds to what glass costs; without any, none is counted")
  func glass() {
    let kinds: [WorkCounters.Kind] = [
      .glassPasses, .glassPixels, .shadowPixels, .fieldSamples, .latticeNodes, .capturedPixels,
      .blurTaps,
    ]
    let works = (0...2).map { work(list(glass: $0)) }
    for kind in kinds {
      expectEqual(works[0][kind], 0, "\(kind)")
      #expect(works[1][kind] > 0, "\(kind)")
      #expect(works[2][kind] > works[1][kind], "\(kind)")
    }
    expectEqual(works[2][.glassPasses], 2)
    // Glass and its shadow are among the pixels that were laid over.
    let laid = works[2][.pixelsShaded] - works[0][.pixelsShaded]
    expectEqual(laid, works[2][.glassPixels] + works[2][.shadowPixels])
  }

  @Test("The work is the same however it is spread over threads", arguments: [2, 3, 8])
  func threads(workers: Int) {
    let backwards = ParallelFor(workers: workers) { count, work in
      for index in (0..<count).reversed() { work(index, index % workers) }
    }
    expectEqual(work(list(glass: 2), backwards), work(list(glass: 2)))
  }

  @Test("A frame that is as the one before takes no work")
  func unchanged() {
    var renderer = Renderer()
    _ = renderer.render(list(glass: 2))
    expectEqual(renderer.render(list(glass: 2)).counters, WorkCounters())
  }

  @Test("What one of two did not count, their sum does not")
  func uncounted() {
    var (old, new) = (WorkCounters(), WorkCounters())
    old.leaveOut(.glassPixels)
    (old[.bodies], new[.bodies], new[.glassPixels]) = (1, 2, 3)
    old += new
    #expect(!old.counts(.glassPixels) && old.counts(.bodies) && new.counts(.glassPixels))
    expectEqual(old[.bodies], 3)
  }

  @Test("Kinds have places of their own, in their order")
  func places() {
    expectEqual(WorkCounters.Kind.allCases.map(\.index), Array(WorkCounters.Kind.allCases.indices))
    #expect(WorkCounters.Kind.allCases.count <= 64)
  }
}
