import MeniscusFormats

/// What the page of a run says beside its findings.
extension Messages {
  /// Which frames of a case differ from its baseline.
  package static func differences(of trace: TraceReport) -> String {
    let frames = max(trace.frames, trace.stageDifferences.count)
    guard !trace.stageDifferences.isEmpty else {
      return trace.expectedFrames == nil
        ? "There is no baseline to compare with." : "Nothing was compared with the baseline."
    }
    let differing = trace.stageDifferences.indices(where: { !$0.isEmpty })
    guard let first = differing.ranges.first?.lowerBound,
      let end = differing.ranges.last?.upperBound
    else { return "Every stage of all \(count(frames, "frame")) matches the baseline." }
    let number = trace.differingFrames
    guard number > 1 else { return "Frame \(grouped(first)) differs." }
    return differing.ranges.count == 1
      ? "Frames \(grouped(first)) to \(grouped(end - 1)) differ."
      : "\(grouped(number)) frames between \(grouped(first)) and \(grouped(end - 1)) differ."
  }

  /// What the longest frame took, and how many took more than the time between two refreshes.
  ///
  /// - Parameters:
  ///   - duration: what it took, in nanoseconds.
  ///   - budget: the time between two refreshes, in nanoseconds.
  package static func longestFrame(
    _ frame: Int, took duration: UInt64, budget: UInt64, late: Int
  ) -> String {
    let refresh = Format.duration(budget)
    return "Frame \(grouped(frame)) took longest, \(Format.duration(duration)); "
      + (late == 0 ? "none" : count(late, "frame"))
      + " took more than the \(refresh) between two refreshes."
  }

  /// Hitch ratios at refresh rates, with the bands that they lie in.
  package static func hitches(_ figures: [(rate: Int, ratio: Double, band: String)]) -> String {
    list(
      figures.map { "\(hitchRatio($0.ratio)) at \($0.rate) Hz (\($0.band))" })
  }

  /// A hitch ratio with its unit, in tenths up to ten: `0 ms/s`, `4.2 ms/s`, `12 ms/s`.
  package static func hitchRatio(_ ratio: Double) -> String {
    Format.decimal(ratio, places: ratio == 0 || ratio >= 9.95 ? 0 : 1) + " ms/s"
  }

  /// Why a case on the page is shown in part.
  ///
  /// - Parameter hasPictures: whether its first difference is shown.
  package static func leftOut(_ hasPictures: Bool) -> String {
    (hasPictures ? "The rest of its pictures are" : "Its pictures are")
      + " left out, for the page to stay small; report.json names them all."
  }

  /// What a reader without scripts is told of the cases that match.
  package static func unscripted(_ cases: Int) -> String {
    cases == 1
      ? "One case matches its baseline. Its pictures and tables need scripts; report.json has them."
      : "\(grouped(cases)) cases match their baselines. Their pictures and tables need scripts; "
        + "report.json has them."
  }

  /// What the page's script says, by key; `{0}`, `{1}` are filled in.
  ///
  /// - Parameter isPlanted: whether the run did something wrong on purpose.
  package static func pageWords(isPlanted: Bool) -> [(key: String, value: String)] {
    pageWords
      + (isPlanted
        ? [("redrawPlanted", "Drawn without the planted fault, so not the run’s bits")] : [])
  }

  private static let pageWords: [(key: String, value: String)] = [
    ("attention", "Needs attention"),
    ("scenes", "Scenes"),
    ("all", "{0} cases"),
    ("one", "1 case"),
    ("shown", "{0} of {1} shown"),
    ("part", "{0} of {1}"),
    ("none", "No case has that in its name or verdict."),
    ("more", "and {0} more; filter to see them"),
    ("timeline", "Frame by frame"),
    ("readout", "Point at a frame, or focus the lanes and use the arrow keys."),
    ("cut", "{0} bars are cut at the top"),
    ("cutOne", "The bar of frame {0} is cut at the top"),
    ("phases", "Time by phase"),
    ("phasesNote", "Wall time on this machine, for information. Percentiles are by nearest rank."),
    ("work", "Work"),
    (
      "workNote",
      "Exact, and the same on every machine. {0} of {1} frames evaluated no body and "
        + "painted no tile."
    ),
    ("hitches", "Hitches"),
    (
      "hitchesNote",
      "How late frames came, in milliseconds per second of the run: by their wall time on this "
        + "machine, and as modelled from their work alone, which is the same on every machine. "
        + "Apple’s bands for scrolling: good to 5 ms/s, critical from 10."
    ),
    ("whole", "Whole trace"),
    ("begin", "first frame"),
    ("end", "last frame"),
    ("checkpoints", "Checkpoints"),
    ("next", "Next"),
    ("replay", "Replay only this case"),
    ("facts", "How this was determined"),
    ("leftOut", leftOut(false)),
    ("redraw", "Every frame, redrawn"),
    (
      "redrawNote",
      "The page runs the renderer itself and redraws what the run drew. Click to hold a pixel, or focus "
        + "the picture and use the arrow keys."
    ),
    ("redrawLoading", "Loading the renderer…"),
    ("redrawCanvas", "Frame; use the arrow keys to choose a pixel"),
    ("redrawBack", "Previous frame"),
    ("redrawOn", "Next frame"),
    ("redrawFirst", "first difference"),
    ("redrawViews", "Views at this pixel, the outermost first"),
    ("redrawBetween", "Between events"),
    ("redrawWithout", "Without what is switched off:"),
    ("redrawPoint", "Point at a pixel to see what draws it."),
    ("redrawEqual", "The same bits as in the run"),
    ("redrawDiffers", "Differs from the recorded frame"),
    ("redrawPartial", "Partial: not all operations are drawn"),
    ("redrawPreview", "A quarter of the pixels while frames go by"),
    ("redrawFailed", "Cannot redraw the frames: {0}"),
    ("redrawTook", "drawn in {0}"),
    ("redrawVectors", "Vectors, enlarged"),
    ("redrawPixels", "Pixels, enlarged"),
    ("redrawPixel", "Pixel {0}, {1}"),
    ("redrawPart", "1 operation"),
    ("redrawParts", "{0} operations, frontmost first"),
    ("redrawStates", "State of the view and of those around it"),
    ("redrawSince", "since frame {0}"),
    ("redrawFromStart", "from the start"),
    ("redrawMore", "and {0} more"),
    ("redrawNothing", "background only"),
    ("redrawBoxes", "Outline glass"),
    ("redrawShowAll", "Show all"),
    ("redrawStep", "Step by operation"),
    ("redrawStepBack", "Previous operation"),
    ("redrawStepOn", "Next operation"),
    ("redrawStepSlider", "Operations that are drawn"),
    ("redrawStepped", "{0} of {1} operations; the last:"),
    ("redrawSteppedNone", "0 of {0} operations: the background alone"),
    ("redrawSteppedAll", "All {0} operations"),
    ("redrawNotStepped", "Not compared while operations are missing."),
    ("redrawUpTo", "Draw up to #{0}"),
    ("redrawRefer", "Use as reference"),
    ("redrawReference", "Reference (frame {0})"),
    ("redrawReferenceHere", "This is the reference frame."),
    ("redrawBefore", "Previous frame"),
    ("redrawAccepted", "Accepted frame"),
    ("redrawFromAccepted", "the accepted frame"),
    (
      "redrawNotAccepted",
      "Accepted frames are only kept at {0}; pictures of checkpoints stand below."
    ),
    ("redrawUnreadable", "The accepted frames cannot be read."),
    ("redrawFewerAccepted", "The accepted run has only {0} frames."),
    ("redrawAcceptedAnew", "Today’s renderer draws the accepted frame differently."),
    ("redrawNoneBefore", "Frame 0 has no frame before it."),
    ("redrawWay", "Show as"),
    ("redrawFlip", "Flip"),
    ("redrawFew", "a few levels"),
    ("redrawShare", "How much of the other frame is shown"),
    ("redrawSame", "No pixel differs from {0}"),
    ("redrawChangedOne", "1 pixel differs from {0}"),
    ("redrawChanged", "{1} pixels differ from {0}"),
    ("redrawOtherSize", "The size differs from {0}"),
    ("redrawNoGlass", "This frame shows no glass."),
    ("redrawFields", "Glass surfaces: {0}. The deepest pixel is {1} pt from the edge."),
    ("redrawDirections", "Glass surfaces: {0}. The color says which way leads outwards."),
    ("redrawInside", "inside"),
    ("redrawOutside", "outside, to 16 pt"),
    ("redrawLines", "lines every 4 pt, bold every 20 pt"),
    ("redrawOutwards", "the way outwards"),
    ("redrawUndecided", "several edges decide"),
    ("redrawLens", "Glass surfaces: {0}. The rim shows what lies up to {1} pt further inside."),
    ("redrawUnbent", "nothing bent"),
    ("redrawBent", "bent, to 24 pt and more"),
    ("redrawBentLines", "a line every 4 pt"),
    ("redrawBounds", "Operations: {0}, of {1} views."),
    ("redrawOperation", "what an operation covers"),
    ("redrawWithin", "{0} pt inside glass"),
    ("redrawBeyond", "{0} pt from glass"),
    ("redrawBlur", "blur {0} pt, 1:{1}"),
    (
      "redrawCaptures",
      "Backdrop captures: {0}; kept from the previous frame: {1}. Pixels captured for this frame: {2}."
    ),
    ("redrawCapturedAnew", "captured for this frame"),
    ("redrawCaptureKept", "kept"),
    ("redrawTiles", "Tiles repainted since the previous frame: {0} of {1}."),
    (
      "redrawTilesBelow",
      "Tiles repainted since the previous frame: {0} of {1}, {2} of them only for glass to capture."
    ),
    ("redrawTilesFirst", "Tiles painted: {0} of {1}; there is no frame before frame 0."),
    ("redrawTileChanged", "drawn differently"),
    ("redrawTileCaptured", "unchanged, but captured by glass"),
  ]
}
