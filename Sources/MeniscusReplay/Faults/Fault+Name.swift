import MeniscusGeometry

extension Fault {
  /// What it is called on a command line: `rim-missing`.
  package var name: String {
    "\(self)".reduce(into: "") { name, letter in
      if letter.isUppercase { name += "-" }
      name += letter.lowercased()
    }
  }

  /// The fault of a name.
  package init?(name: String) {
    guard let fault = Fault.allCases.first(where: { $0.name == name }) else { return nil }
    self = fault
  }

  /// The stage that differs first where it is planted; nil where there are fewer frames.
  package var stage: Stage? {
    switch place {
    case .events: .input
    case .state: .state
    case .layout: .layout
    case .display: .display
    case .surfaces: .surfaces
    case .pixels: .pixels
    case .frames: nil
    }
  }

  /// Whether a replay of its own is needed to see it: the checkpoints alone do not show it.
  package var needsReplay: Bool {
    switch place {
    case .events, .state, .layout, .frames: true
    case .display: [.frameLate, .strokeWider, .textHeavier].contains(self)
    case .surfaces: false
    case .pixels: self == .staleTile
    }
  }

  /// What it does, in a few words.
  package var summary: String {
    switch self {
    case .eventLost: "the last event never reaches the scene"
    case .eventLate: "the last event reaches the scene a frame late"
    case .stateWriteLost: "the first write to state after frame 0 is lost"
    case .clockStalls: "the clock stands still for a frame in which something moves"
    case .animationLate: "animations begin a frame late"
    case .animationSlower: "animations are 5 % slower"
    case .animationEarly: "animations end three frames early"
    case .animationMissing: "changes are not animated"
    case .curveSwapped: "animations follow another curve: linear, or easing where it was that"
    case .springDamping: "springs have a tenth less damping"
    case .lastFrameDropped: "the last frame is never shown"
    case .viewShifted: "layout puts the first leaf a pixel to the right"
    case .paddingWider: "the first padding is a point wider on its edges"
    case .spacingWider: "the first row or column has a point more between its views"
    case .frameLarger: "the first fixed frame is a point larger"
    case .alignmentSwapped: "the first row, column or pile aligns its views otherwise"
    case .textLarger: "the first text is a point larger"
    case .drawingShifted: "the frontmost drawing lies a pixel to the right"
    case .frameLate: "every frame shows the operations of the frame before"
    case .orderSwapped: "the two frontmost neighbours that overlap are drawn the other way round"
    case .fillLost: "the frontmost fill is not drawn"
    case .clipMissing: "the frontmost clip clips nothing"
    case .strokeWider: "the first line along a shape is a point wider"
    case .opacityHigher: "the frontmost translucent colour is 2/255 more opaque"
    case .opacityLower: "the frontmost colour is 2/255 less opaque"
    case .colorTinted: "the frontmost colour has a tint of 1.5 %"
    case .channelsSwapped: "the frontmost colour has red and blue swapped"
    case .gradientMoved: "a stop of the frontmost gradient lies a twentieth further"
    case .pictureChannelsSwapped: "the frontmost picture has red and blue swapped"
    case .cornersRounder: "the frontmost rounded corners are a point rounder"
    case .cornersSharper: "the frontmost rounded corners are a point sharper"
    case .glyphLost: "the frontmost text lacks its last glyph"
    case .glyphsLarger: "the frontmost text has glyphs 2 % larger"
    case .textHeavier: "the first text is drawn a weight heavier than it was measured"
    case .layerBlurWider: "the frontmost blur is a point wider"
    case .layerBlurNarrower: "the frontmost blur is a point narrower"
    case .layerShadowMissing: "the frontmost shadow is missing"
    case .layerShadowSofter: "the frontmost shadow is a point softer"
    case .blendMissing: "the frontmost blend mode is normal"
    case .groupOpaque: "the frontmost translucent group is opaque"
    case .glassTintStronger: "the tint of the last tinted glass is 1.5 % stronger"
    case .glassKindSwapped: "the last glass is clear, or regular where it was clear"
    case .glassShadowMissing: "the last glass casts no shadow"
    case .fuseWider: "the elements of a container fuse from a point further away"
    case .fuseMissing: "the elements of a container do not fuse"
    case .surfaceShifted: "the last glass surface lies a pixel to the right"
    case .surfaceRounder: "the last rounded glass surface is a point rounder"
    case .surfaceSharper: "the last rounded glass surface is a point sharper"
    case .surfaceLost: "the last glass element is no part of any surface"
    case .paintShifted: "the frontmost drawing is painted a pixel to the right"
    case .paintOpacityHigher: "the frontmost translucent colour is painted 2/255 more opaque"
    case .paintOpacityLower: "the frontmost colour is painted 2/255 less opaque"
    case .paintTinted: "the frontmost colour is painted with a tint of 1.5 %"
    case .paintOrderSwapped: "the two frontmost neighbours are painted the other way round"
    case .pictureBlocky: "the frontmost picture is painted without colours between its texels"
    case .glassBlurWider: "what lies behind glass is blurred by a pixel more"
    case .glassBlurNarrower: "what lies behind glass is blurred by a pixel less"
    case .lensMissing: "glass does not bend what lies behind it"
    case .lensStronger: "glass bends what lies behind it by a tenth more"
    case .rimMissing: "glass has no light on its rim"
    case .contourMissing: "glass has no dark line around it"
    case .faceThinner: "the face of glass lets through 2 % more"
    case .backdropPaler: "what lies behind glass has 5 % less colour"
    case .shadowFainter: "the shadow of glass is a tenth fainter"
    case .staleTile: "the last tile that a frame changes is not painted again"
    }
  }
}
