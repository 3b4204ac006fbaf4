import MeniscusDisplay
import MeniscusGeometry

/// What there is of an operation, a glass element or a frame beside its numbers.
///
/// It is written once for a case, however many operations of however many frames have it. Outlines,
/// pictures and the names of views are rows of the case's tables.
enum ItemShape: Equatable, Sendable {
  case frame
  case glass(SilhouetteShape, ElementShape, view: Int)
  case fill(SilhouetteShape, PaintShape, view: Int)
  case glyphs([Int], PaintShape, view: Int)
  case group(view: Int)
  case layer(EffectShape, view: Int)
  case clip(SilhouetteShape, view: Int)
  case end(view: Int)
  case laid(view: Int)

  /// Where the kind stands among all.
  var kind: Int {
    switch self {
    case .frame: 0
    case .glass: 1
    case .fill: 2
    case .glyphs: 3
    case .group: 4
    case .layer: 5
    case .clip: 6
    case .end: 7
    case .laid: 8
    }
  }

  /// How many kinds there are.
  static let kinds = 9

  /// How many numbers an item of the shape has; an operation begins with its transform.
  var numberCount: Int {
    switch self {
    case .frame: 7
    case .glass(let silhouette, let glass, _): 6 + silhouette.numberCount + glass.numberCount
    case .fill(let silhouette, let paint, _): 6 + silhouette.numberCount + paint.numberCount
    case .glyphs(let outlines, let paint, _): 7 + 2 * outlines.count + paint.numberCount
    case .group, .laid: 7
    case .layer(let effect, _): 6 + effect.numberCount
    case .clip(let silhouette, _): 6 + silhouette.numberCount
    case .end: 6
    }
  }
}

/// A region without its numbers.
enum SilhouetteShape: Equatable, Sendable {
  case rectangle, ellipse
  case rounded(CornerCurve)
  case outline(Int, FillRule)

  var numberCount: Int {
    switch self {
    case .rectangle, .ellipse: 4
    case .rounded: 8
    case .outline: 0
    }
  }
}

/// A paint without its numbers.
enum PaintShape: Equatable, Sendable {
  case color
  /// The kind of gradient, from 0 in the order of `GradientPaint.Geometry`, and its stops.
  case gradient(kind: Int, stops: Int)
  case picture(row: Int, isTiled: Bool, PicturePaint.Interpolation)

  /// The numbers of each kind of gradient.
  static let gradientNumbers = [4, 4, 6, 4]

  var numberCount: Int {
    switch self {
    case .color: 4
    case .gradient(let kind, let stops): Self.gradientNumbers[kind] + 5 * stops
    case .picture: 5
    }
  }
}

/// An effect without its numbers.
enum EffectShape: Equatable, Sendable {
  case blur(isOpaque: Bool)
  case colors
  case blend(LayerBlendMode)
  case shadow
  case edgeBlur

  var numberCount: Int {
    switch self {
    case .blur: 1
    case .colors: 20
    case .blend: 0
    case .shadow: 7
    case .edgeBlur: 8
    }
  }
}

/// A glass element without its region and its numbers.
struct ElementShape: Equatable, Sendable {
  var container: Int
  var kind: GlassMaterial.Kind
  var isTinted: Bool
  var glows: Bool

  var numberCount: Int {
    1 + GlassMaterial.Amount.allCases.count + (isTinted ? 4 : 0) + (glows ? 4 : 0)
  }
}
