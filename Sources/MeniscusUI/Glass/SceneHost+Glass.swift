import MeniscusDisplay

/// What glass keeps from frame to frame.
@MainActor
final class GlassFrames: FrameParticipant {
  /// What is known of the outlines of glass.
  var outlines = GlassOutlineFaults()
  /// What was measured behind the glass of the frame that was drawn last, until glass follows it.
  private var measurements: GlassMeasurements?
  private var owners: [[GlassEffectElement]] = []
  /// Who decides with whom: the container of each row of glass, and one number for all at the edges.
  private var groups: [Int] = []

  func began(in graph: ViewGraph) {
    graph.during(.glass) { adapt() }
  }

  func drew(on canvas: DisplayCanvas, in graph: ViewGraph) {
    let layers = canvas.slots.existing(GlassLayers.self)
    owners = layers?.owners ?? []
    groups = GlassEdges.groups(of: canvas.list) { row in
      owners.indices.contains(row) && owners[row].contains(where: \.agreesAtEdges)
    }
    graph.reportGlass(in: canvas.list, planes: layers?.planes ?? [])
  }

  /// Takes what was measured; whether it changes anything, but for glass that has changed in more
  /// frames in a row than `patience`.
  func receive(_ new: GlassMeasurements, patience: Int?) -> Bool {
    measurements = new
    var isChange = false
    for (owners, reading) in zip(owners, GlassReading.all(from: new, groups: groups)) {
      guard let reading else { continue }
      for owner in owners {
        owner.adaptingFrames = owner.wouldAdapt(to: reading) ? owner.adaptingFrames + 1 : 0
        if (1...(patience ?? .max)).contains(owner.adaptingFrames) { isChange = true }
      }
    }
    return isChange
  }

  /// Lets glass follow what was measured.
  func adapt() {
    guard let measurements else { return }
    self.measurements = nil
    let readings = GlassReading.all(from: measurements, groups: groups)
    for (owners, reading) in zip(owners, readings) {
      guard let reading else { continue }
      for owner in owners { owner.adapt(to: reading) }
    }
  }

  /// Whether there is glass of which nothing was measured yet.
  var hasUnmeasured: Bool {
    owners.contains { owners in owners.contains { $0.isUnmeasured } }
  }
}

extension ViewGraph {
  /// What glass keeps.
  var glassFrames: GlassFrames {
    slots.value {
      let frames = GlassFrames()
      participants.append(frames)
      return frames
    }
  }
}

extension SceneHost {
  /// Takes what the renderer measured behind the glass of the frame that was shown last; it shows
  /// from the next frame on.
  ///
  /// - Parameter patience: in how many frames in a row it may change a glass before that counts as
  ///   motion without end; nil for any number.
  /// - Returns: whether it changes anything; then the frame that was shown last is not settled.
  @discardableResult
  package func receive(_ new: GlassMeasurements, patience: Int? = nil) -> Bool {
    graph.slots.existing(GlassFrames.self)?.receive(new, patience: patience) ?? false
  }

  /// Whether the frame that was shown last has glass of which nothing was measured yet.
  package var hasUnmeasuredGlass: Bool {
    graph.slots.existing(GlassFrames.self)?.hasUnmeasured ?? false
  }

  /// Shows frame 0 again, adapted to what lies behind its glass.
  package func adaptFirstFrame(
    to measurements: GlassMeasurements, probe: PhaseProbe = .none
  ) -> SceneFrame {
    receive(measurements)
    return repeatFirstFrame(probe) { graph.slots.existing(GlassFrames.self)?.adapt() }
  }
}
