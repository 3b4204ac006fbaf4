import MeniscusDisplay
import MeniscusFormats
import MeniscusGeometry
import MeniscusRender
import MeniscusUI

/// What drawing costs: times and ratios, which inform, and counts, which are exact.
package struct RenderBenchmark: Repeating, Sendable {
  /// How often each time is taken; the median counts.
  package var repetitions: Int

  /// Makes the benchmark.
  package init(repetitions: Int = 15) {
    self.repetitions = max(repetitions, 1)
  }

  /// Measures everything.
  @MainActor
  package func run() -> RenderBenchmarkResult {
    RenderBenchmarkResult(
      scene: measureScene(), oneMoves: measureOneMoves(),
      crowds: [50, 100, 200].map { measureCrowd($0) }, paths: measurePaths())
  }
}

extension RenderBenchmark {
  @MainActor
  private func measureScene() -> RenderBenchmarkResult.Scene {
    typealias Lists = RenderBenchmarkLists
    let shifts = (0..<5).map { Double($0) * 3 }
    let glass = shifts.map { Lists.capsules(.glass, shift: $0) }
    let sheets = shifts.map { Lists.capsules(.sheets, shift: $0) }
    let plain = shifts.map { Lists.capsules(.nothing, shift: $0) }
    let one = repaint(glass, .serial)
    let two = repaint(glass, .dispatch(threads: 2))
    let (sheet, landscape) = (repaint(sheets, .serial), repaint(plain, .serial))
    var renderer = Renderer()
    _ = renderer.render(glass[0])
    let digest = glass[0].digest()
    var idleTiles = 0
    let idle = milliseconds {
      idleTiles = renderer.render(glass[0], digest: digest).changedTiles.count
    }
    let pixels = Lists.glassPixels
    let copy = copyMilliseconds(count: glass[0].pixelWidth * glass[0].pixelHeight)
    func stage(_ name: RenderBenchmarkResult.Stage.Name, _ cost: Double)
      -> RenderBenchmarkResult.Stage
    {
      RenderBenchmarkResult.Stage(name, nanosecondsPerPixel: cost * 1e6 / Double(pixels))
    }
    return RenderBenchmarkResult.Scene(
      width: glass[0].pixelWidth, height: glass[0].pixelHeight, glassPixels: pixels,
      oneThreadMilliseconds: one, twoThreadsMilliseconds: two, landscapeMilliseconds: landscape,
      copyMilliseconds: copy, copies: one / max(copy, 1e-9), idleMilliseconds: idle,
      idleTiles: idleTiles,
      stages: [stage(.sheet, sheet - landscape), stage(.glass, one - sheet)])
  }

  private func measureOneMoves() -> RenderBenchmarkResult.OneMoves {
    let lists = (0..<6).map { RenderBenchmarkLists.ten(moved: Double($0 % 2)) }
    let digests = lists.map { $0.digest() }
    let full = repaint(lists, .serial)
    var renderer = Renderer()
    let all = renderer.render(lists[0])
    var frame = 0
    var (tiles, passes) = (0, 0)
    let time = milliseconds {
      frame += 1
      let outcome = renderer.render(
        lists[frame % lists.count], digest: digests[frame % lists.count])
      tiles = outcome.counters[.tilesPainted]
      passes = outcome.counters[.glassPasses]
    }
    return RenderBenchmarkResult.OneMoves(
      fullMilliseconds: full, frameMilliseconds: time, paintedTiles: tiles,
      glassTiles: all.counters[.tilesPainted], passes: passes)
  }

  private func measureCrowd(_ count: Int) -> RenderBenchmarkResult.Crowd {
    let time = repaint([RenderBenchmarkLists.crowd(of: count)], .serial)
    return RenderBenchmarkResult.Crowd(
      shapes: count, milliseconds: time, microsecondsPerShape: time * 1e3 / Double(count))
  }

  private func measurePaths() -> [RenderBenchmarkResult.Path] {
    RenderBenchmarkLists.paths.map { name, list in
      RenderBenchmarkResult.Path(
        name, outlines: list.operations.count, milliseconds: repaint([list], .serial))
    }
  }
}

extension RenderBenchmark {
  /// The median of a full repaint of lists in turn, digests excluded, in milliseconds.
  private func repaint(_ lists: [DisplayList], _ parallel: ParallelFor) -> Double {
    var renderer = Renderer()
    let digests = lists.map { $0.digest() }
    var frame = 0
    return milliseconds {
      let index = frame % lists.count
      frame += 1
      _ = renderer.render(
        lists[index], digest: digests[index], parallel: parallel, fullRepaint: true)
    }
  }

  /// Copying as many pixels.
  private func copyMilliseconds(count: Int) -> Double {
    let source = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
    let target = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
    source.initialize(repeating: 1, count: count)
    target.initialize(repeating: 0, count: count)
    defer {
      source.deallocate()
      target.deallocate()
    }
    return milliseconds { target.update(from: source, count: count) }
  }
}
