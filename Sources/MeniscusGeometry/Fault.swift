/// Something that a stage does wrong on purpose, so that it can be seen whether anybody notices.
///
/// A stage is handed a fault as a value and plants it in what it does; without one it does not ask
/// more than once for an operation, a view or a frame, and changes no bit.
package enum Fault: UInt8, CaseIterable, Sendable {
  // Events
  case eventLost, eventLate
  // State and time
  case stateWriteLost, clockStalls
  case animationLate, animationSlower, animationEarly, animationMissing, curveSwapped, springDamping
  case lastFrameDropped
  // Layout
  case viewShifted, paddingWider, spacingWider, frameLarger, alignmentSwapped, textLarger
  // The display list
  case drawingShifted, frameLate, orderSwapped, fillLost, clipMissing, strokeWider
  case opacityHigher, opacityLower, colorTinted, channelsSwapped, gradientMoved
  case pictureChannelsSwapped, cornersRounder, cornersSharper
  case glyphLost, glyphsLarger, textHeavier
  case layerBlurWider, layerBlurNarrower, layerShadowMissing, layerShadowSofter
  case blendMissing, groupOpaque
  case glassTintStronger, glassKindSwapped, glassShadowMissing
  // What glass fuses into
  case fuseWider, fuseMissing, surfaceShifted, surfaceRounder, surfaceSharper, surfaceLost
  // Pixels
  case paintShifted, paintOpacityHigher, paintOpacityLower, paintTinted, paintOrderSwapped
  case pictureBlocky, glassBlurWider, glassBlurNarrower, lensMissing, lensStronger, rimMissing
  case contourMissing, faceThinner, backdropPaler, shadowFainter, staleTile
}

extension Fault {
  /// Where a fault is planted.
  package enum Place: UInt8, CaseIterable, Sendable {
    /// On the way of events to the scene.
    case events
    /// In stored values and in what moves by the clock.
    case state
    /// In what measures and places views.
    case layout
    /// In the drawing operations.
    case display
    /// In what glass elements fuse into.
    case surfaces
    /// In what makes pixels of operations.
    case pixels
    /// In how many frames there are.
    case frames
  }

  /// Where the fault is planted.
  package var place: Place {
    switch self {
    case .eventLost, .eventLate: .events
    case .stateWriteLost, .clockStalls, .animationLate, .animationSlower, .animationEarly,
      .animationMissing, .curveSwapped, .springDamping:
      .state
    case .lastFrameDropped: .frames
    case .viewShifted, .paddingWider, .spacingWider, .frameLarger, .alignmentSwapped,
      .textLarger:
      .layout
    case .drawingShifted, .frameLate, .orderSwapped, .fillLost, .clipMissing, .strokeWider,
      .opacityHigher, .opacityLower, .colorTinted, .channelsSwapped, .gradientMoved,
      .pictureChannelsSwapped, .cornersRounder, .cornersSharper, .glyphLost, .glyphsLarger,
      .textHeavier, .layerBlurWider, .layerBlurNarrower, .layerShadowMissing, .layerShadowSofter,
      .blendMissing, .groupOpaque, .glassTintStronger, .glassKindSwapped, .glassShadowMissing:
      .display
    case .fuseWider, .fuseMissing, .surfaceShifted, .surfaceRounder, .surfaceSharper,
      .surfaceLost:
      .surfaces
    case .paintShifted, .paintOpacityHigher, .paintOpacityLower, .paintTinted,
      .paintOrderSwapped, .pictureBlocky, .glassBlurWider, .glassBlurNarrower, .lensMissing,
      .lensStronger, .rimMissing, .contourMissing, .faceThinner, .backdropPaler, .shadowFainter,
      .staleTile:
      .pixels
    }
  }
}
