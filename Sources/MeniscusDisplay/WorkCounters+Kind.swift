extension WorkCounters.Kind {
  /// The kinds that people are shown, that gates and budgets hold, and that histories keep; the
  /// others say in detail what a model of cost needs to know.
  public static let headlines = allCases.filter { $0.isHeadline }

  /// The kinds that tell what caches kept, and what they had to make anew.
  public static let caches: [Self] = [
    .shapesKept, .shapesMade, .fieldsKept, .fieldsMade, .capturesKept, .masksKept, .masksMade,
    .stagesKept,
  ]

  /// Whether it is one of ``headlines``.
  public var isHeadline: Bool { index <= Self.glassPasses.index }

  /// The phase in which the work is done.
  public var phase: Phase {
    switch self {
    case .events, .eventBodies, .eventUpdates, .eventNodes, .eventFields, .eventCharacters,
      .eventGlyphElements, .eventLetterElements, .eventMotions, .glassMotions:
      .input
    case .bodies, .nodesUpdated, .nodesMade, .fieldsCompared, .motions, .charactersShaped,
      .glyphElements, .letterElements:
      .update
    case .measurements, .placements, .proposals, .charactersBroken, .lazyBodies, .lazyNodes:
      .layout
    case .operations, .displayLists, .nodesDrawn, .glyphsDrawn, .outlineElements, .glassElements:
      .display
    case .glassFused, .cellBounds, .edgeDistances, .shapesKept, .shapesMade: .morph
    case .tilesPainted, .pixelsShaded, .segments, .glassPasses, .fieldSamples, .edgeSamples,
      .latticeNodes, .capturedPixels, .blurTaps, .shadowPixels, .glassPixels, .lensPixels,
      .gradientPixels, .radialPixels, .picturePixels, .layerPixels, .blendPixels, .layerTaps,
      .sweptPixels, .maskPixels, .fieldsKept, .fieldsMade, .capturesKept, .masksKept, .masksMade:
      .render
    case .viewsHashed, .viewsCompared, .valuesEncoded, .stagesKept: .hash
    }
  }

  /// Where the kind stands among all, from 0.
  public var index: Int {
    switch self {
    case .bodies: 0
    case .nodesUpdated: 1
    case .measurements: 2
    case .placements: 3
    case .operations: 4
    case .tilesPainted: 5
    case .pixelsShaded: 6
    case .segments: 7
    case .glassPasses: 8
    case .events: 9
    case .eventBodies: 10
    case .eventUpdates: 11
    case .eventNodes: 12
    case .eventFields: 13
    case .eventCharacters: 14
    case .eventGlyphElements: 15
    case .eventLetterElements: 16
    case .eventMotions: 17
    case .glassMotions: 18
    case .nodesMade: 19
    case .fieldsCompared: 20
    case .motions: 21
    case .charactersShaped: 22
    case .glyphElements: 23
    case .letterElements: 24
    case .proposals: 25
    case .charactersBroken: 26
    case .lazyBodies: 27
    case .lazyNodes: 28
    case .displayLists: 29
    case .nodesDrawn: 30
    case .glyphsDrawn: 31
    case .outlineElements: 32
    case .glassElements: 33
    case .glassFused: 34
    case .cellBounds: 35
    case .edgeDistances: 36
    case .fieldSamples: 37
    case .edgeSamples: 38
    case .latticeNodes: 39
    case .capturedPixels: 40
    case .blurTaps: 41
    case .shadowPixels: 42
    case .glassPixels: 43
    case .lensPixels: 44
    case .gradientPixels: 45
    case .radialPixels: 46
    case .picturePixels: 47
    case .layerPixels: 48
    case .blendPixels: 49
    case .layerTaps: 50
    case .sweptPixels: 51
    case .maskPixels: 52
    case .viewsHashed: 53
    case .viewsCompared: 54
    case .valuesEncoded: 55
    case .shapesKept: 56
    case .shapesMade: 57
    case .fieldsKept: 58
    case .fieldsMade: 59
    case .capturesKept: 60
    case .masksKept: 61
    case .masksMade: 62
    case .stagesKept: 63
    }
  }
}
