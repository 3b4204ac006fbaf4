import MeniscusDisplay

/// Something that a model of cost counts, each time of which it takes as equally long.
package enum CostTerm: Hashable, Sendable {
  /// A replay: what is done once, at its first frame.
  case replay
  /// A frame.
  case frame
  /// Work of a kind.
  case work(WorkCounters.Kind)

  /// What the cost of a phase is made of, in the order in which it is added up.
  ///
  /// The lists are chosen by what the code does, not by what fits best: a search among all kinds finds
  /// those that suit the scenes it is shown.
  package static func terms(of phase: Phase) -> [CostTerm] {
    switch phase {
    case .input:
      [.frame]
        + work(
          .events, .eventBodies, .eventUpdates, .eventNodes, .eventFields, .eventCharacters,
          .eventGlyphElements, .eventLetterElements, .eventMotions, .glassMotions)
    case .update:
      [.replay, .frame]
        + work(
          .bodies, .nodesUpdated, .nodesMade, .fieldsCompared, .motions, .charactersShaped,
          .glyphElements, .letterElements)
    case .layout:
      [.replay]
        + work(
          .measurements, .placements, .proposals, .charactersBroken, .lazyBodies, .lazyNodes)
    case .display:
      [.replay]
        + work(
          .displayLists, .operations, .nodesDrawn, .glyphsDrawn, .outlineElements, .glassElements)
    case .morph:
      work(.displayLists, .glassElements, .glassFused, .cellBounds, .edgeDistances)
    case .render:
      [.frame]
        + work(
          .tilesPainted, .pixelsShaded, .segments, .glassPasses, .fieldSamples, .edgeSamples,
          .latticeNodes, .capturedPixels, .blurTaps, .shadowPixels, .glassPixels, .lensPixels,
          .gradientPixels, .radialPixels, .picturePixels, .layerPixels, .blendPixels, .layerTaps,
          .sweptPixels, .maskPixels)
    case .hash:
      [.replay]
        + work(.viewsHashed, .viewsCompared, .valuesEncoded, .displayLists, .outlineElements)
    }
  }

  private static func work(_ kinds: WorkCounters.Kind...) -> [CostTerm] { kinds.map { .work($0) } }

  /// The name: that of the kind of work, `replay` or `frame`.
  package var name: String {
    switch self {
    case .replay: "replay"
    case .frame: "frame"
    case .work(let kind): kind.rawValue
    }
  }

  /// How much of it a frame has.
  ///
  /// - Parameter isFirst: whether the replay begins with it.
  package func amount(in frame: WorkCounters, isFirst: Bool) -> Double {
    switch self {
    case .replay: isFirst ? 1 : 0
    case .frame: 1
    // What is counted with the whole as well belongs to the phase that had it done.
    case .work(.bodies): Double(frame[.bodies] - frame[.eventBodies] - frame[.lazyBodies])
    case .work(.nodesUpdated): Double(frame[.nodesUpdated] - frame[.eventUpdates])
    case .work(let kind): Double(frame[kind])
    }
  }

  /// Whether counters can tell how much of it there is.
  func isCounted(in work: WorkCounters) -> Bool {
    switch self {
    case .replay, .frame: true
    case .work(let kind): work.counts(kind)
    }
  }
}
