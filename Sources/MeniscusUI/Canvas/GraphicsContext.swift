import MeniscusDisplay
import MeniscusGeometry
import MeniscusLayout

/// Where a ``Canvas`` draws, and how: copies draw into the same canvas, each in its own way.
@MainActor
public struct GraphicsContext {
  let canvas: DisplayCanvas
  let element: ElementNode
  var map = Affine2D.identity
  var clips: [Clip] = []
  var filters: [Filter] = []

  /// The opacity of what is drawn from now on, 0 to 1.
  public var opacity: Double = 1
  /// How what is drawn from now on is combined with what was drawn.
  public var blendMode = BlendMode.normal

  /// A part of the canvas that is seen.
  struct Clip {
    let outline: Path2D
    let rule: FillRule
    let isInverse: Bool
    let map: Affine2D
  }

  /// The environment that the canvas stands in.
  public var environment: EnvironmentValues { element.environment }

  /// The map from the context's space to the canvas's.
  public var transform: CGAffineTransform {
    get { CGAffineTransform(map) }
    set { map = Affine2D(newValue) }
  }

  /// Moves what is drawn from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    map = Affine2D.translation(x: Double(x), y: Double(y)).then(map)
  }

  /// Scales what is drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    map = Affine2D.scale(x: Double(x), y: Double(y)).then(map)
  }

  /// Turns what is drawn from now on, clockwise.
  public mutating func rotate(by angle: Angle) {
    let (sine, cosine) = Exact.sineAndCosine(angle.radians)
    map = Affine2D(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0).then(map)
  }

  /// Maps what is drawn from now on.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    map = Affine2D(matrix).then(map)
  }

  /// How a clip is meant.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What lies outside is seen.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Shows what is drawn from now on only inside a path.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    clips.append(
      Clip(
        outline: path.outline, rule: style.isEOFilled ? .evenOdd : .nonZero,
        isInverse: options.contains(.inverse), map: map))
  }

  /// Changes what is drawn from now on; filters that were added before come after this one.
  public mutating func addFilter(_ filter: Filter) {
    filters.append(filter)
  }

  /// Draws into a layer of its own, which is then drawn as the context has it.
  public func drawLayer(content: (inout GraphicsContext) -> Void) {
    var inner = GraphicsContext(canvas: canvas, element: element)
    inner.map = map
    draw { canvas.layer(.blend(.normal), by: element) { content(&inner) } }
  }

  /// Draws what `work` draws through the context's clips, mode, opacity and filters.
  func draw(_ work: () -> Void) {
    nest(clips[...]) {
      let mode = blendMode.mode
      if mode == .normal {
        fade(work)
      } else {
        canvas.layer(.blend(mode), by: element) { fade(work) }
      }
    }
  }

  private func fade(_ work: () -> Void) {
    let shown = opacity.isNaN ? 0 : min(max(opacity, 0), 1)
    canvas.group(opacity: shown, by: element) { nest(filters[...], work) }
  }

  private func nest(_ clips: ArraySlice<Clip>, _ work: () -> Void) {
    guard let clip = clips.first else { return work() }
    let silhouette = Silhouette.outline(canvas.row(of: clip.outline), clip.rule)
    let rest = clips.dropFirst()
    if clip.isInverse {
      canvas.layer(.blend(.normal), by: element) {
        nest(rest, work)
        canvas.layer(.blend(.destinationOut), by: element) {
          canvas.transformed(by: clip.map) {
            canvas.fill(silhouette, .color(.black), at: .zero, by: element)
          }
        }
      }
    } else {
      canvas.clip(silhouette, through: clip.map, by: element) { nest(rest, work) }
    }
  }

  /// The filter that was added last is applied first.
  private func nest(_ filters: ArraySlice<Filter>, _ work: () -> Void) {
    guard let filter = filters.first else { return work() }
    let rest = filters.dropFirst()
    guard let effect = filter.effect(in: element.environment) else { return nest(rest, work) }
    canvas.layer(effect, through: map, by: element) { nest(rest, work) }
  }
}
