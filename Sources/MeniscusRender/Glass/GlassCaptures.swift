import MeniscusDisplay
import MeniscusGeometry

/// What lies behind the glass of a list, by what it depends on.
struct GlassCaptures: Sendable {
  /// What was captured for the list before.
  private let known: [UInt64: GlassCapture]
  /// What each pass's capture depends on.
  private let keys: [UInt64]
  private var kept: [UInt64: GlassCapture] = [:]
  /// What capturing came to.
  private(set) var counters = WorkCounters()

  /// Makes captures for the passes of a list.
  init(keys: [UInt64], known: [UInt64: GlassCapture]) {
    self.keys = keys
    self.known = known
  }

  /// What lies behind a pass's glass; nil where there is nothing.
  subscript(pass: Int) -> GlassCapture? { kept[keys[pass]] }

  /// Sees that what lies behind some passes' glass is known.
  ///
  /// - Parameter targets: where the glass is laid, and what lies behind that, up to the frame.
  mutating func capture(
    _ some: [Int], of passes: [GlassPass], _ targets: [Target], _ memory: inout RenderMemory,
    _ parallel: ParallelFor
  ) {
    var missing: [Int] = []
    for pass in some where kept[keys[pass]] == nil {
      let key = keys[pass]
      if let capture = known[key] {
        kept[key] = capture
        counters[.capturesKept] += 1
      } else if !passes[pass].capture.isEmpty, !missing.contains(where: { keys[$0] == key }) {
        missing.append(pass)
      }
    }
    guard !missing.isEmpty else { return }
    let requests = missing.map {
      GlassCaptureRequest(rect: passes[$0].capture, blur: passes[$0].blur, targets: targets)
    }
    let captures = GlassCapture.captures(requests, &memory, parallel)
    for (pass, capture) in zip(missing, captures) {
      kept[keys[pass]] = capture
      counters.add(capture)
    }
  }

  /// What is kept for the next list.
  ///
  /// What a layer has captured that was not painted again is as good as before.
  var all: [UInt64: GlassCapture] {
    var all = kept
    for key in keys where all[key] == nil { all[key] = known[key] }
    return all
  }
}
