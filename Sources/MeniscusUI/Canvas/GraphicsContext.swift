import MeniscusDisplay
import MeniscusGeometry
import MeniscusLayout

/// Where a ``Canvas`` draws, and how: copies draw into the same canvas, each in its own way.
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

  /// The environment that the canvas stands in.
  public var environment: EnvironmentValues {
    let element = element
    return onMainActor { element.environment }
  }

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

  /// Changes what is drawn from now on; filters that were added before come after this one.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    let mixing = options.contains(.linearColor) ? "linearColor" : nil
    for name in [filter.unmetName, mixing].compactMap(\.self) {
      let element = element
      onMainActor {
        element.graph.note(.shown, "GraphicsContext.Filter.\(name)", askedBy: element)
      }
    }
    filters.append(filter)
  }

  /// Notes what a shading would fill with and cannot.
  @MainActor func noteUnmet(_ shading: Shading) {
    if !shading.isMet {
      element.graph.note(.shown, "GraphicsContext.Shading.backdrop", askedBy: element)
    }
  }

  /// Draws into a layer of its own, which is then drawn as the context has it.
  public func drawLayer(content: (inout GraphicsContext) -> Void) {
    nonisolated(unsafe) let (context, content) = (self, content)
    onMainActor {
      var inner = GraphicsContext(canvas: context.canvas, element: context.element)
      inner.map = context.map
      context.draw {
        context.canvas.layer(.blend(.normal), by: context.element) { content(&inner) }
      }
    }
  }

  /// Draws what `work` draws through the context's clips, mode, opacity and filters.
  @MainActor func draw(_ work: () -> Void) {
    nest(clips[...]) {
      let mode = blendMode.mode
      if mode == .normal {
        fade(work)
      } else {
        canvas.layer(.blend(mode), by: element) { fade(work) }
      }
    }
  }

  @MainActor private func fade(_ work: () -> Void) {
    let shown = opacity.isNaN ? 0 : min(max(opacity, 0), 1)
    canvas.group(opacity: shown, by: element) { nest(filters[...], work) }
  }

  /// The filter that was added last is applied first.
  @MainActor private func nest(_ filters: ArraySlice<Filter>, _ work: () -> Void) {
    guard let filter = filters.first else { return work() }
    let rest = filters.dropFirst()
    guard let effect = filter.effect(in: element.environment) else { return nest(rest, work) }
    canvas.layer(effect, through: map, by: element) { nest(rest, work) }
  }
}
