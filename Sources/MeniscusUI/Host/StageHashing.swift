import MeniscusDisplay
import MeniscusGeometry

/// Hashes what a scene is, view by view and as a whole.
@MainActor
enum StageHashing {
  /// The frame with its hashes; input, counters and issues are filled in by the host.
  ///
  /// - Parameter table: the stages of the frame before, which becomes that of this one.
  static func frame(
    of root: RootElement, drawnOn canvas: DisplayCanvas, graph: ViewGraph, kept table: StageTable
  ) -> SceneFrame {
    let digest = canvas.list.digest()
    table.update(root.reportedNodes, by: rows(canvas, digest), of: canvas)
    graph.counters[.viewsHashed] += table.views.count
    var state = StableHasher()
    graph.storage.combine(into: &state)
    for view in table.views where view.state != 0 {
      state.combine(view.path)
      state.combine(view.state)
    }
    return SceneFrame(
      displayList: canvas.list, displayDigest: digest, inputHash: 0, stateHash: state.finish(),
      layoutHash: table.layoutHash, views: table.views, counters: WorkCounters(), isSettled: false,
      issues: [])
  }

  /// The hash of each view's operations, by row; inside scroll content as it lies there.
  private static func rows(_ canvas: DisplayCanvas, _ digest: DisplayDigest) -> [UInt64] {
    let list = canvas.list
    var rows = [UInt64](repeating: 0, count: list.views.count)
    for (index, operation) in list.operations.enumerated() where operation.view.row >= 0 {
      var hash = digest.operations[index]
      if let local = canvas.localTransforms[index] {
        var content = operation
        content.transform = local
        hash = list.hash(of: content)
      }
      let row = Int(operation.view.row)
      rows[row] = StableHash.combine(rows[row], hash)
    }
    return rows
  }
}

/// Hashes events as they are delivered.
enum InputHashing {
  /// The hash of the events of a frame, 0 for none.
  static func hash(_ inputs: [TimedInput]) -> UInt64 {
    guard !inputs.isEmpty else { return 0 }
    var hasher = StableHasher()
    for input in inputs {
      combine(input.event, into: &hasher)
      if let time = input.time { hasher.combine(time) }
    }
    return hasher.finish()
  }

  private static func combine(_ event: InputEvent, into hasher: inout StableHasher) {
    switch event {
    case .press(let pointer, let point):
      hasher.combine("press")
      hasher.combine(pointer)
      hasher.combine(point)
    case .move(let pointer, let point):
      hasher.combine("move")
      hasher.combine(pointer)
      hasher.combine(point)
    case .release(let pointer, let point):
      hasher.combine("release")
      hasher.combine(pointer)
      hasher.combine(point)
    case .hover(let point):
      hasher.combine("hover")
      if let point { hasher.combine(point) }
    case .wheel(let point, let delta):
      hasher.combine("wheel")
      hasher.combine(point)
      hasher.combine(delta)
    case .key(let key):
      hasher.combine("key")
      hasher.combine(key)
    case .text(let text):
      hasher.combine("text")
      hasher.combine(text)
    case .focus(let identifier):
      hasher.combine("focus")
      hasher.combine(identifier ?? "")
    case .magnify(let stage, let point, let scale):
      hasher.combine("magnify")
      hasher.combine(Int(stage.rawValue))
      hasher.combine(point)
      hasher.combine(scale)
    case .rotate(let stage, let point, let radians):
      hasher.combine("rotate")
      hasher.combine(Int(stage.rawValue))
      hasher.combine(point)
      hasher.combine(radians)
    case .environment(let configuration):
      hasher.combine("environment")
      combine(configuration, into: &hasher)
    case .resize(let size):
      hasher.combine("resize")
      hasher.combine(size)
    }
  }

  private static func combine(
    _ configuration: SceneConfiguration, into hasher: inout StableHasher
  ) {
    hasher.combine(configuration.colorScheme.rawValue)
    hasher.combine(configuration.layoutDirection.rawValue)
    hasher.combine(configuration.dynamicTypeSize.rawValue)
    hasher.combine(configuration.reduceMotion ? 1 : 0)
    hasher.combine(configuration.reduceTransparency ? 1 : 0)
    hasher.combine(configuration.increaseContrast ? 1 : 0)
    // What is as usual has no share, so that older recordings keep their hashes.
    let usual = SceneConfiguration(size: configuration.size)
    if configuration.boldText { hasher.combine("boldText") }
    if configuration.differentiateWithoutColor { hasher.combine("differentiateWithoutColor") }
    if configuration.locale != usual.locale {
      hasher.combine("locale")
      hasher.combine(configuration.locale)
    }
    if let size = configuration.horizontalSizeClass {
      hasher.combine("horizontalSizeClass")
      hasher.combine(size.rawValue)
    }
    if let size = configuration.verticalSizeClass {
      hasher.combine("verticalSizeClass")
      hasher.combine(size.rawValue)
    }
  }
}
