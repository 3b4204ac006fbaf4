import MeniscusGeometry

/// A change of a view's drawing, in the state where the view is away.
enum TransitionEffect: Equatable, Sendable {
  case opacity(away: Double)
  case blur(radius: Double)
  case transform(Motion)

  enum Motion: Equatable, Sendable {
    case scale(Double, anchor: Point2D)
    case offset(Point2D)
    case move(Edge)
  }

  /// Whether people who want less motion would see motion.
  var hasMotion: Bool {
    if case .transform = self { return true }
    return false
  }

  /// The map of the view's drawing when it is away by `amount`; mirrored where lines run from the
  /// right.
  func transform(
    at amount: Double, in frame: Rect2D, direction: LayoutDirection
  ) -> Affine2D {
    guard case .transform(let motion) = self else { return .identity }
    let isMirrored = direction == .rightToLeft
    let forwards = isMirrored ? -amount : amount
    switch motion {
    case .scale(let scale, let anchor):
      let factor = 1 + (scale - 1) * amount
      let anchor = Point2D(x: isMirrored ? 1 - anchor.x : anchor.x, y: anchor.y)
      return .scale(factor, about: frame.point(at: anchor))
    case .offset(let offset):
      return .translation(x: offset.x * forwards, y: offset.y * amount)
    case .move(let edge):
      switch edge {
      case .top: return .translation(x: 0, y: -frame.height * amount)
      case .bottom: return .translation(x: 0, y: frame.height * amount)
      case .leading: return .translation(x: -frame.width * forwards, y: 0)
      case .trailing: return .translation(x: frame.width * forwards, y: 0)
      }
    }
  }
}

extension Affine2D {
  /// A map that scales evenly about a point.
  static func scale(_ factor: Double, about anchor: Point2D) -> Affine2D {
    .scale(x: factor, y: factor, about: anchor)
  }

  /// A map that scales about a point.
  static func scale(x: Double, y: Double, about anchor: Point2D) -> Affine2D {
    Affine2D(a: x, b: 0, c: 0, d: y, tx: anchor.x - anchor.x * x, ty: anchor.y - anchor.y * y)
  }
}

extension Rect2D {
  /// The point at fractions of the extents.
  func point(at unit: Point2D) -> Point2D {
    Point2D(x: minX + width * unit.x, y: minY + height * unit.y)
  }
}

/// The effects of a transition on one element, each as far as it has come.
struct TransitionEffects {
  private let parts: [TransitionPart]
  private var amounts: [AnimatedValue<Double>]

  /// Makes effects at rest in a phase.
  init(_ parts: [TransitionPart], in phase: TransitionPhase) {
    self.parts = parts
    amounts = parts.map { AnimatedValue($0.amount(in: phase)) }
  }

  /// Goes to a phase, each part by its animation.
  mutating func go(to phase: TransitionPhase, by transaction: Transaction, at time: Double) {
    for (index, part) in parts.enumerated() {
      amounts[index].set(
        part.amount(in: phase), animation: part.animation(by: transaction), at: time)
    }
  }

  var isInMotion: Bool { amounts.contains { $0.isInMotion } }

  /// Whether anything is changed at a moment.
  func change(at moment: TransitionPart.Moment) -> Bool {
    parts.contains { $0.moment != moment.opposite }
  }

  @MainActor
  mutating func settle(at time: Double) -> Bool {
    var moves = false
    for index in amounts.indices where amounts[index].settle(at: time) { moves = true }
    return moves
  }

  /// How far the first part is away.
  func amount(at time: Double) -> Double {
    amounts.first?.value(at: time) ?? 0
  }

  func encode(into encoder: inout StateEncoder, at time: Double, named name: String) {
    for (index, amount) in amounts.enumerated() {
      encoder.encode(
        number: amount.value(at: time), named: amounts.count == 1 ? name : "\(name)[\(index)]")
    }
  }

  /// Draws what `work` draws of an element with the effects, the first part innermost.
  @MainActor
  func draw(
    _ element: ElementNode, on canvas: DisplayCanvas, fadesGlass: Bool = true, _ work: () -> Void
  ) {
    apply(parts.count, element, canvas, fadesGlass, work)
  }

  /// The map that the effects draw an element by; nil where they move nothing.
  @MainActor
  func map(of element: ElementNode) -> Affine2D? {
    var map: Affine2D?
    for (part, amount) in zip(parts, amounts) {
      let amount = amount.value(at: element.graph.time)
      guard amount != 0, case .effect(let effect) = part.change, effect.hasMotion else { continue }
      let own = effect.transform(
        at: amount, in: element.presentedFrame, direction: element.environment.layoutDirection)
      map = map?.then(own) ?? own
    }
    return map
  }

  @MainActor
  private func apply(
    _ count: Int, _ element: ElementNode, _ canvas: DisplayCanvas, _ fadesGlass: Bool,
    _ work: () -> Void
  ) {
    guard count > 0 else { return work() }
    let amount = amounts[count - 1].value(at: element.graph.time)
    guard amount != 0, case .effect(let effect) = parts[count - 1].change else {
      return apply(count - 1, element, canvas, fadesGlass, work)
    }
    switch effect {
    case .opacity(let away):
      let opacity = min(max(1 + (away - 1) * amount, 0), 1)
      canvas.group(opacity: opacity, fadesGlass: fadesGlass, by: element) {
        apply(count - 1, element, canvas, fadesGlass, work)
      }
    case .blur(let radius):
      canvas.transitionBlur(radius: max(radius * amount, 0), by: element) {
        apply(count - 1, element, canvas, fadesGlass, work)
      }
    case .transform:
      let transform = effect.transform(
        at: amount, in: element.presentedFrame, direction: element.environment.layoutDirection)
      canvas.transformed(by: transform) {
        apply(count - 1, element, canvas, fadesGlass, work)
      }
    }
  }
}

extension DisplayCanvas {
  /// Draws what `work` draws, blurred by a radius in points.
  func transitionBlur(radius: Double, by node: Node, _ work: () -> Void) {
    guard radius > 0 else { return work() }
    layer(.blur(radius: radius, isOpaque: false), by: node, work)
  }
}
