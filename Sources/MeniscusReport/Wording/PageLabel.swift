import MeniscusDisplay
import MeniscusFormats

/// What a verdict is called in a word or two, and how it is shown.
struct PageLabel: Equatable {
  /// Whether something is good or bad, or neither.
  enum Tone: String, CaseIterable {
    case good, tolerated, expected, bad, warning, new, quiet
  }

  /// The word, with a capital.
  let word: String
  /// How it is coloured; the word and the icon say the same.
  let tone: Tone
  /// The icon beside it.
  let icon: Icon

  /// Makes a label of a verdict's word, which stands alone and begins with a capital.
  init(_ word: String, _ tone: Tone, _ icon: Icon) {
    self.word = word.prefix(1).uppercased() + word.dropFirst()
    self.tone = tone
    self.icon = icon
  }
}

extension TraceReport.Verdict {
  /// The verdict's label.
  var label: PageLabel {
    switch self {
    case .same: PageLabel(word, .good, .check)
    case .withinTolerance: PageLabel(word, .tolerated, .about)
    case .expectedFailure: PageLabel(word, .expected, .flag)
    case .unexpectedPass: PageLabel(word, .bad, .flag)
    case .different: PageLabel(word, .bad, .differs)
    case .missingBaseline: PageLabel(word, .new, .plus)
    case .orphanedBaseline: PageLabel(word, .warning, .warning)
    case .damagedBaseline: PageLabel(word, .bad, .broken)
    case .notDeterministic: PageLabel(word, .bad, .shuffle)
    case .desynchronised: PageLabel(word, .bad, .warning)
    case .crashed: PageLabel(word, .bad, .stop)
    case .timedOut: PageLabel(word, .bad, .clock)
    case .unreadable: PageLabel(word, .bad, .broken)
    case .interrupted: PageLabel(word, .quiet, .pause)
    }
  }
}

extension TraceReport.Verdict {
  /// What stands over the cases that have the verdict and are folded.
  var heading: String { self == .same ? "Unchanged" : label.word }
}

extension CheckpointReport.Verdict {
  /// The verdict's label.
  var label: PageLabel {
    switch self {
    case .same: PageLabel(word, .good, .check)
    case .withinTolerance: PageLabel(word, .tolerated, .about)
    case .different, .sizesDiffer: PageLabel(word, .bad, .differs)
    case .missingBaseline: PageLabel(word, .new, .plus)
    case .orphan: PageLabel(word, .warning, .warning)
    case .unreadable: PageLabel(word, .bad, .broken)
    case .notCompared: PageLabel(word, .quiet, .pause)
    }
  }
}

extension WorkCounters.Kind {
  /// The kind of work in words.
  var words: String {
    switch self {
    case .bodies: "Bodies evaluated"
    case .nodesUpdated: "Views updated"
    case .measurements: "Views measured"
    case .placements: "Containers placed"
    case .operations: "Drawing operations"
    case .tilesPainted: "Tiles painted"
    case .pixelsShaded: "Pixels shaded"
    case .segments: "Segments rasterised"
    case .glassPasses: "Glass passes"
    case .events: "Events delivered"
    case .eventBodies: "Event bodies"
    case .eventUpdates: "Event updates"
    case .eventNodes: "Event nodes"
    case .eventFields: "Event comparisons"
    case .eventCharacters: "Event characters"
    case .eventGlyphElements: "Event glyph elements"
    case .eventLetterElements: "Event letter elements"
    case .eventMotions: "Views set forward"
    case .glassMotions: "Glass set forward"
    case .nodesMade: "Nodes made"
    case .fieldsCompared: "Values compared"
    case .motions: "Views in motion"
    case .charactersShaped: "Characters shaped"
    case .glyphElements: "Glyph elements drawn"
    case .letterElements: "Letter elements drawn"
    case .proposals: "Sizes asked for"
    case .charactersBroken: "Characters broken"
    case .lazyBodies: "Layout bodies"
    case .lazyNodes: "Layout nodes"
    case .displayLists: "Display lists built"
    case .nodesDrawn: "Views drawn"
    case .glyphsDrawn: "Glyphs drawn"
    case .outlineElements: "Outline elements drawn"
    case .glassElements: "Glass elements"
    case .glassFused: "Glass elements fused"
    case .cellBounds: "Cell bounds"
    case .edgeDistances: "Edge distances"
    case .fieldSamples: "Distances to glass"
    case .edgeSamples: "Glass edges considered"
    case .latticeNodes: "Shadow points"
    case .capturedPixels: "Pixels captured"
    case .blurTaps: "Blur taps"
    case .shadowPixels: "Shadow pixels"
    case .glassPixels: "Glass pixels"
    case .lensPixels: "Lens pixels"
    case .gradientPixels: "Linear gradient pixels"
    case .radialPixels: "Round gradient pixels"
    case .picturePixels: "Picture pixels"
    case .layerPixels: "Layer pixels"
    case .blendPixels: "Blended pixels"
    case .layerTaps: "Layer blur taps"
    case .sweptPixels: "Swept pixels"
    case .maskPixels: "Glyph mask pixels"
    case .viewsHashed: "Views hashed"
    case .viewsCompared: "Views compared"
    case .valuesEncoded: "Values encoded"
    case .shapesKept: "Glass shapes kept"
    case .shapesMade: "Glass shapes made"
    case .fieldsKept: "Glass fields kept"
    case .fieldsMade: "Glass fields made"
    case .capturesKept: "Captures kept"
    case .masksKept: "Glyph masks kept"
    case .masksMade: "Glyph masks made"
    case .stagesKept: "Stages kept"
    }
  }
}
