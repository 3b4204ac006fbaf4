import MeniscusDisplay
import MeniscusGeometry

/// Hashes what a scene is, view by view and as a whole.
@MainActor
enum StageHashing {
  /// The frame with its hashes; input, counters and issues are filled in by the host.
  static func frame(of root: RootElement, list: DisplayList, graph: ViewGraph) -> SceneFrame {
    let digest = list.digest()
    let views = stages(of: root, list: list, digest: digest)
    var state = StableHasher()
    var layout = StableHasher()
    for view in views {
      if view.state != 0 {
        state.combine(view.path)
        state.combine(view.state)
      }
      if view.layout != 0 {
        layout.combine(view.path)
        layout.combine(view.layout)
      }
    }
    return SceneFrame(
      displayList: list, displayDigest: digest, inputHash: 0, stateHash: state.finish(),
      layoutHash: layout.finish(), views: views, counters: WorkCounters(), isSettled: false,
      issues: [])
  }

  private static func stages(
    of root: RootElement, list: DisplayList, digest: DisplayDigest
  ) -> [ViewStages] {
    var operations: [String: UInt64] = [:]
    for view in list.viewDigests(digest) where view.view.row >= 0 {
      let path = list.views[Int(view.view.row)].path
      operations[path] = StableHash.combine(operations[path] ?? 0, view.hash)
    }
    var occurrences: [String: Int] = [:]
    return root.reportedNodes.map { node in
      let path = node.path
      let count = occurrences[path, default: 0] + 1
      occurrences[path] = count
      var encoder = StateEncoder()
      node.encodeState(into: &encoder)
      return ViewStages(
        path: count == 1 ? path : "\(path)~\(count)", state: encoder.digest,
        layout: (node as? ElementNode)?.relativeFrame.map(hash) ?? 0,
        operations: count == 1 ? operations[path] ?? 0 : 0)
    }
  }

  private static func hash(_ frame: Rect2D) -> UInt64 {
    var hasher = StableHasher()
    hasher.combine(frame)
    return hasher.finish()
  }
}

/// Hashes events as they are delivered.
enum InputHashing {
  /// The hash of the events of a frame, 0 for none.
  static func hash(_ events: [InputEvent]) -> UInt64 {
    guard !events.isEmpty else { return 0 }
    var hasher = StableHasher()
    for event in events { combine(event, into: &hasher) }
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
  }
}
