import MeniscusDisplay
import MeniscusFormats
import MeniscusGeometry
import MeniscusUI

/// What the view engine costs: counts, which are exact, and times and bytes, which inform.
package struct EngineBenchmark: Sendable {
  /// How often each time is taken; the median counts.
  package var repetitions: Int
  /// The leaves in a row and the rows of the large scene.
  package var side: Int
  /// The rows of the long list.
  package var rows: Int

  /// Makes the benchmark at its usual sizes: 10,000 views and 100,000 rows.
  package init(repetitions: Int = 5, side: Int = 70, rows: Int = 100_000) {
    self.repetitions = max(repetitions, 1)
    self.side = max(side, 2)
    self.rows = max(rows, 100)
  }

  /// Measures everything.
  @MainActor
  package func run() -> EngineBenchmarkResult {
    EngineBenchmarkResult(
      scene: measureScene(), list: measureList(),
      nesting: [3, 6, 12].map { measureNesting(depth: $0) })
  }
}

extension EngineBenchmark {
  @MainActor
  private func host(_ scene: Scene) -> SceneHost {
    let size = Size2D(width: Double(scene.size.width), height: Double(scene.size.height))
    return SceneHost(scene: scene, configuration: SceneConfiguration(size: size, scale: 1))
  }

  @MainActor
  private func measureScene() -> EngineBenchmarkResult.Scene {
    var first: [Double] = []
    var change: [Double] = []
    var result = EngineBenchmarkResult.Scene(
      views: 0, nodes: 0, firstMilliseconds: 0, firstMeasurements: 0, changeMilliseconds: 0,
      changeRatio: 0, changeBodies: 0, changeMeasurements: 0, changePlacements: 0,
      bytesPerNode: nil)
    for _ in 0..<repetitions {
      let handle = BenchmarkHandle()
      let scene = BenchmarkScenes.grid(side: side, handle: handle)
      let before = MemoryUse.bytes
      var made: SceneHost?
      first.append(milliseconds { made = host(scene) })
      guard let host = made else { continue }
      let after = MemoryUse.bytes
      let shown = host.advance(to: 0, events: [])
      result.views = shown.views.count
      result.nodes = host.nodesMade
      result.firstMeasurements = shown.counters[.measurements]
      if let before, let after, result.bytesPerNode == nil {
        result.bytesPerNode = Double(after - before) / Double(max(result.nodes, 1))
      }
      for index in 1...20 {
        let clock = PhaseClock()
        let own = milliseconds { handle.change?() }
        let frame = host.advance(to: index, events: [], probe: clock.probe)
        change.append(own + clock.milliseconds(.input) + clock.milliseconds(.update))
        result.changeBodies = frame.counters[.bodies]
        result.changeMeasurements = frame.counters[.measurements]
        result.changePlacements = frame.counters[.placements]
      }
    }
    result.firstMilliseconds = median(first)
    result.changeMilliseconds = median(change)
    result.changeRatio = result.changeMilliseconds / max(result.firstMilliseconds, 1e-9)
    return result
  }

  @MainActor
  private func measureList() -> EngineBenchmarkResult.List {
    var first: [Double] = []
    var scroll: [Double] = []
    var result = EngineBenchmarkResult.List(
      rows: rows, firstMilliseconds: 0, scrollMilliseconds: 0, scrollBodies: 0,
      scrollPlacements: 0)
    for _ in 0..<repetitions {
      var made: SceneHost?
      let scene = BenchmarkScenes.list(rows: rows)
      first.append(milliseconds { made = host(scene) })
      guard let host = made else { continue }
      _ = host.advance(to: 0, events: [])
      for index in 1...60 {
        let wheel = InputEvent.wheel(
          at: Point2D(x: 160, y: 320), delta: Size2D(width: 0, height: 37))
        var frame: SceneFrame?
        scroll.append(milliseconds { frame = host.advance(to: index, events: [wheel]) })
        result.scrollBodies = max(result.scrollBodies, frame?.counters[.bodies] ?? 0)
        result.scrollPlacements = max(
          result.scrollPlacements, frame?.counters[.placements] ?? 0)
      }
    }
    result.firstMilliseconds = median(first)
    result.scrollMilliseconds = median(scroll)
    return result
  }

  @MainActor
  private func measureNesting(depth: Int) -> EngineBenchmarkResult.Nesting {
    let frame = host(BenchmarkScenes.nested(depth: depth)).advance(to: 0, events: [])
    let (views, measurements) = (frame.views.count, frame.counters[.measurements])
    return EngineBenchmarkResult.Nesting(
      depth: depth, views: views, measurements: measurements,
      measurementsPerView: Double(measurements) / Double(max(views, 1)))
  }

  private func milliseconds(_ work: () -> Void) -> Double {
    ContinuousClock().measure(work).milliseconds
  }

  private func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }
}
