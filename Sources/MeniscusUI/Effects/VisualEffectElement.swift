import MeniscusGeometry
import MeniscusLayout

/// Changes how each element looks by steps that follow from where it lies.
struct VisualEffectModifier: StatedModifier {
  typealias Wrapper = VisualEffectElement

  var name = ".visualEffect"
  let steps: @MainActor (GeometryProxy) -> [VisualStep]

  nonisolated init(
    name: String = ".visualEffect", steps: @escaping @MainActor (GeometryProxy) -> [VisualStep]
  ) {
    self.name = name
    self.steps = steps
  }

  var label: String { name }
}

final class VisualEffectElement: StatedElement<VisualEffectModifier> {
  /// How far what is shown lags behind the steps, by step.
  private var lag: [AnimatedValue<NumberVector>] = []

  override class var presentsFrame: Bool { true }

  private var steps: [VisualStep] {
    guard frame != nil else { return [] }
    let insets = coveredInsets(of: frame ?? .zero)
    let safeArea = LayoutInsets(insets, direction: environment.readingDirection)
    return modifier.steps(
      GeometryProxy(
        element: self, size: CGSize(presentedFrame.size),
        safeAreaInsets: EdgeInsets(
          top: CGFloat(safeArea.top), leading: CGFloat(safeArea.leading),
          bottom: CGFloat(safeArea.bottom), trailing: CGFloat(safeArea.trailing))))
  }

  override func receive(_ new: VisualEffectModifier) {
    let animation = transaction.animation
    let old = animation == nil ? [] : steps
    super.receive(new)
    graph.needsDisplay = true
    guard let animation else {
      lag = []
      return
    }
    let changed = steps
    guard old.count == changed.count, zip(old, changed).allSatisfy({ $0.isLike($1) }) else {
      lag = []
      return
    }
    lag = zip(old, changed).enumerated().map { index, pair in
      let shown = pair.0.numbers(in: environment) + (lagging(index) ?? .zero)
      var value = AnimatedValue(shown - pair.1.numbers(in: environment))
      value.set(.zero, animation: animation, at: graph.time)
      return value
    }
    graph.valueChanged(of: self, isMoving: lag.contains { $0.isInMotion })
  }

  private func lagging(_ index: Int) -> NumberVector? {
    lag.indices.contains(index) && lag[index].isInMotion ? lag[index].value(at: graph.time) : nil
  }

  override func advanceOwnAnimations(to time: Double) -> Bool {
    var moves = false
    for index in lag.indices where lag[index].settle(at: time) { moves = true }
    return moves
  }

  /// The numbers of a step as they are shown.
  private func numbers(_ step: VisualStep, _ index: Int) -> NumberVector {
    let own = step.numbers(in: environment)
    return lagging(index).map { own + $0 } ?? own
  }

  private func map(_ step: VisualStep, _ index: Int) -> Projection2D? {
    let direction = environment.layoutDirection
    switch step {
    case .transform(let effect):
      return Projection2D(
        effect.map(numbers(step, index), in: presentedFrame, direction: direction))
    case .turn:
      return SpatialTurn.map(numbers(step, index), in: presentedFrame, direction: direction)
    case .filter, .opacity: return nil
    }
  }

  override func draw(on canvas: DisplayCanvas) {
    let steps = steps
    draw(steps, upTo: steps.count, on: canvas)
  }

  /// Draws what is inside through the first `count` steps.
  private func draw(_ steps: [VisualStep], upTo count: Int, on canvas: DisplayCanvas) {
    guard count > 0 else { return super.draw(on: canvas) }
    let (step, index) = (steps[count - 1], count - 1)
    if let map = map(step, index) {
      return canvas.projected(by: map, middle: presentedFrame.center) {
        draw(steps, upTo: index, on: canvas)
      }
    }
    let numbers = numbers(step, index)
    switch step {
    case .opacity:
      let opacity = min(max(numbers.numbers.first ?? 0, 0), 1)
      canvas.group(opacity: opacity, by: self) { draw(steps, upTo: index, on: canvas) }
    case .filter(let filter):
      guard filter.fault == nil, let effect = filter.effect(numbers) else {
        return draw(steps, upTo: index, on: canvas)
      }
      canvas.layer(effect, by: self) { draw(steps, upTo: index, on: canvas) }
    case .transform, .turn: break
    }
  }

  override func hit(_ point: Point2D, path: inout [ElementNode]) -> Bool {
    var place = point
    for (index, step) in steps.enumerated().reversed() {
      guard let map = map(step, index) else { continue }
      guard let inner = map.inverse?.apply(place) else { return false }
      place = inner
    }
    return super.hit(place, path: &path)
  }

  override var insideMap: Affine2D? {
    let whole = steps.enumerated().reduce(Projection2D.identity) { whole, step in
      map(step.element, step.offset).map { whole.then($0) } ?? whole
    }
    return whole.tangent(at: presentedFrame.center)
  }

  override func encodeState(into encoder: inout StateEncoder) {
    super.encodeState(into: &encoder)
    for value in lag { value.encode(into: &encoder, at: graph.time, named: "presented\(label)") }
  }
}
