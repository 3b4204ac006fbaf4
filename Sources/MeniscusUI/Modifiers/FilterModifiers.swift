import MeniscusDisplay
import MeniscusGeometry

nonisolated extension View {
  /// Blurs the view by a Gaussian whose deviation is `radius` points.
  ///
  /// - Parameter opaque: whether the blur keeps to the view's frame and lets nothing through there.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modified(by: FilterModifier(filter: .blur(radius: Double(radius), isOpaque: opaque)))
  }

  /// Adds an amount to the view's colours, -1 to 1.
  public func brightness(_ amount: Double) -> some View {
    modified(by: FilterModifier(filter: .brightness(amount)))
  }

  /// Moves the view's colours away from grey; 1 changes nothing.
  public func contrast(_ amount: Double) -> some View {
    modified(by: FilterModifier(filter: .contrast(amount)))
  }

  /// Changes how colourful the view is; 1 changes nothing, 0 leaves greys.
  public func saturation(_ amount: Double) -> some View {
    modified(by: FilterModifier(filter: .saturation(amount)))
  }

  /// Turns the hues of the view's colours.
  public func hueRotation(_ angle: Angle) -> some View {
    modified(by: FilterModifier(filter: .hueRotation(radians: angle.radians)))
  }

  /// Takes colour from the view, 0 (nothing) to 1 (all).
  public func grayscale(_ amount: Double) -> some View {
    modified(by: FilterModifier(filter: .grayscale(amount)))
  }

  /// Puts each colour's complement in its place.
  public func colorInvert() -> some View {
    modified(by: FilterModifier(filter: .invert))
  }

  /// Multiplies the view's colours by a colour.
  public func colorMultiply(_ color: Color) -> some View {
    modified(by: FilterModifier(filter: .multiply(color)))
  }

  /// Draws the view black, as opaque as its colours are light.
  public func luminanceToAlpha() -> some View {
    modified(by: FilterModifier(filter: .luminanceToAlpha))
  }

  /// Lays a shadow of a blur, whose deviation is `radius` points, below the view.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modified(
      by: FilterModifier(
        filter: .shadow(color, radius: Double(radius), x: Double(x), y: Double(y))))
  }

  /// Combines the view's colours with those behind it, as far as the group around reaches.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    modified(by: BlendModifier(mode: blendMode.mode))
  }

  /// Draws the view into a picture of its own, which is then shown.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear)
    -> some View
  {
    modified(by: BlendModifier(mode: .normal))
  }
}

/// The space in which colours are combined; ours is always gamma-encoded sRGB.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Gamma-encoded sRGB.
  case nonLinear
  /// Linear sRGB.
  case linear
  /// Linear sRGB beyond 0…1.
  case extendedLinear
}

/// A change of all that a view draws.
enum ViewFilter: Equatable, Sendable {
  case blur(radius: Double, isOpaque: Bool)
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case hueRotation(radians: Double)
  case grayscale(Double)
  case invert
  case multiply(Color)
  case luminanceToAlpha
  case shadow(Color, radius: Double, x: Double, y: Double)

  /// The numbers that can be animated.
  func numbers(in environment: EnvironmentValues) -> NumberVector {
    switch self {
    case .blur(let value, _), .brightness(let value), .contrast(let value),
      .saturation(let value), .hueRotation(let value), .grayscale(let value):
      NumberVector([value])
    case .invert, .luminanceToAlpha: NumberVector([])
    case .multiply(let color): NumberVector(color.rgba(in: environment).components)
    case .shadow(let color, let radius, let x, let y):
      NumberVector(color.rgba(in: environment).components + [radius, x, y])
    }
  }

  /// The effect for animated numbers, nil where it changes nothing.
  func effect(_ vector: NumberVector, mirrored: Bool = false) -> LayerEffect? {
    let n = vector.numbers + [0, 0, 0, 0, 0, 0, 0]
    switch self {
    case .blur(_, let isOpaque):
      return n[0] > 0 ? .blur(radius: n[0], isOpaque: isOpaque) : nil
    case .brightness: return n[0] == 0 ? nil : .colors(.brightness(n[0]))
    case .contrast: return n[0] == 1 ? nil : .colors(.contrast(n[0]))
    case .saturation: return n[0] == 1 ? nil : .colors(.saturation(n[0]))
    case .hueRotation: return n[0] == 0 ? nil : .colors(.hueRotation(radians: n[0]))
    case .grayscale: return n[0] == 0 ? nil : .colors(.grayscale(n[0]))
    case .invert: return .colors(.invert())
    case .multiply: return .colors(.multiply(by: RGBA(components: n)))
    case .luminanceToAlpha: return .colors(.luminanceToAlpha)
    case .shadow:
      let color = RGBA(components: n)
      guard color.opacity > 0 else { return nil }
      return .shadow(
        DropShadow(color: color, radius: max(n[4], 0), offset: Point2D(x: n[5], y: n[6])))
    }
  }

  /// The filter whose numbers cannot be drawn; nil where all can.
  var fault: GeometryFault? {
    switch self {
    case .blur(let value, _): value.isFinite ? nil : .blur
    case .brightness(let value): value.isFinite ? nil : .brightness
    case .contrast(let value): value.isFinite ? nil : .contrast
    case .saturation(let value): value.isFinite ? nil : .saturation
    case .hueRotation(let value): value.isFinite ? nil : .hueRotation
    case .grayscale(let value): value.isFinite ? nil : .grayscale
    case .invert, .multiply, .luminanceToAlpha: nil
    case .shadow(_, let radius, let x, let y):
      radius.isFinite && x.isFinite && y.isFinite ? nil : .shadow
    }
  }

  /// The share in paths.
  var label: String {
    switch self {
    case .blur: ".blur"
    case .brightness: ".brightness"
    case .contrast: ".contrast"
    case .saturation: ".saturation"
    case .hueRotation: ".hueRotation"
    case .grayscale: ".grayscale"
    case .invert: ".colorInvert"
    case .multiply: ".colorMultiply"
    case .luminanceToAlpha: ".luminanceToAlpha"
    case .shadow: ".shadow"
    }
  }
}

extension RGBA {
  /// Red, green, blue and opacity.
  var components: [Double] { [red, green, blue, opacity] }

  /// Makes a colour from at least four numbers; the opacity is clamped.
  init(components: [Double]) {
    self.init(
      red: components[0], green: components[1], blue: components[2],
      opacity: min(max(components[3], 0), 1))
  }
}

struct FilterModifier: StatedModifier {
  typealias Wrapper = FilterElement

  let filter: ViewFilter

  var label: String { filter.label }
}

/// Draws what is inside as a layer that a filter changes.
final class FilterElement: StatedElement<FilterModifier> {
  private var numbers: AnimatedValue<NumberVector>

  override class var presentsFrame: Bool { true }

  required init(_ modifier: FilterModifier, at place: WrapperPlace) {
    numbers = AnimatedValue(modifier.filter.numbers(in: place.context.environment))
    super.init(modifier, at: place)
    reportFault()
  }

  private var filter: ViewFilter { modifier.filter }

  override func receive(_ new: FilterModifier) {
    super.receive(new)
    reportFault()
    take(filter.numbers(in: environment))
  }

  private func take(_ new: NumberVector) {
    numbers.set(new, animation: filter.fault == nil ? transaction.animation : nil, at: graph.time)
    graph.valueChanged(of: self, isMoving: numbers.isInMotion)
  }

  private func reportFault() {
    if let fault = filter.fault { graph.report(.invalidGeometry(view: path, fault: fault)) }
  }

  override func environmentChanged(from old: EnvironmentValues) {
    super.environmentChanged(from: old)
    let new = filter.numbers(in: environment)
    if new != numbers.target { take(new) }
  }

  override func advanceOwnAnimations(to time: Double) -> Bool { numbers.settle(at: time) }

  override func draw(on canvas: DisplayCanvas) {
    guard filter.fault == nil, let effect = filter.effect(numbers.value(at: graph.time)) else {
      return super.draw(on: canvas)
    }
    guard case .blur(_, true) = effect else {
      return canvas.layer(effect, by: self) { super.draw(on: canvas) }
    }
    let frame = presentedFrame
    canvas.clip(.rectangle(Rect2D(origin: .zero, size: frame.size)), at: frame.origin, by: self) {
      canvas.layer(effect, by: self) { super.draw(on: canvas) }
    }
  }

  override func encodeState(into encoder: inout StateEncoder) {
    super.encodeState(into: &encoder)
    numbers.encode(into: &encoder, at: graph.time, named: "presented\(label)")
  }
}

struct BlendModifier: StatedModifier {
  typealias Wrapper = BlendElement

  let mode: LayerBlendMode

  var label: String { mode == .normal ? ".drawingGroup" : ".blendMode" }
}

/// Draws what is inside as a layer that is combined with what is behind.
final class BlendElement: StatedElement<BlendModifier> {
  override func changed() { graph.needsDisplay = true }

  override func draw(on canvas: DisplayCanvas) {
    canvas.layer(.blend(modifier.mode), by: self) { super.draw(on: canvas) }
  }
}
