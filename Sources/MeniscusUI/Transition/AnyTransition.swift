import MeniscusGeometry

/// How a view appears and leaves when that is animated.
public struct AnyTransition: Sendable {
  /// The single changes, the innermost first.
  let parts: [TransitionPart]

  init(_ parts: [TransitionPart]) {
    self.parts = parts
  }

  private init(_ effect: TransitionEffect) {
    self.init([TransitionPart(.effect(effect))])
  }

  /// Makes the transition of any type.
  @MainActor
  public init<T: Transition>(_ transition: T) {
    if let known = transition as? any ErasableTransition {
      self = known.erased
    } else {
      self.init([TransitionPart(.custom(CustomTransition(transition)))])
    }
  }

  /// The view is there, or not, from one frame to the next but for others' motion.
  public static var identity: AnyTransition { AnyTransition([]) }

  /// The view fades; what views do that state nothing.
  public static var opacity: AnyTransition { AnyTransition(.opacity(away: 0)) }

  /// The view grows from nothing about its centre and shrinks to nothing.
  public static var scale: AnyTransition { .scale(scale: 0) }

  /// The view grows from a scale about a point of its frame and shrinks to it.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(
      .transform(.scale(Double(scale), anchor: Point2D(x: Double(anchor.x), y: Double(anchor.y)))))
  }

  /// The view moves in from an offset, in points, and back to it.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(.transform(.offset(Point2D(x: Double(x), y: Double(y)))))
  }

  /// The view moves in from an offset, in points, and back to it.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    .offset(x: offset.width, y: offset.height)
  }

  /// The view moves in over an edge by its own extent, and back out over it.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(.transform(.move(edge)))
  }

  /// The view moves in from the leading edge and out over the trailing edge.
  public static var slide: AnyTransition {
    .asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
  }

  /// The view moves in from an edge and out over the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    .asymmetric(insertion: .move(edge: edge), removal: .move(edge: edge.opposite))
      .combined(with: .opacity)
  }

  /// The view blurs and scales: in from 0.9, out to 0.9 or, upwards both times, to 1.1.
  static func blurReplace(removalScale: Double) -> AnyTransition {
    .asymmetric(insertion: .scale(scale: 0.9), removal: .scale(scale: removalScale))
      .combined(with: AnyTransition(.blur(radius: 7))).combined(with: .opacity)
  }

  /// The view is changed by one modifier when it is away, by another when it is there.
  public static func modifier<Modifier: ViewModifier>(
    active: Modifier, identity: Modifier
  ) -> AnyTransition {
    AnyTransition([TransitionPart(.custom(CustomTransition(active: active, identity: identity)))])
  }

  /// One transition for appearing, another for leaving.
  ///
  /// What turns around on its way takes back the one and goes on with the other.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(
      insertion.parts.compactMap { $0.limited(to: .insertion) }
        + removal.parts.compactMap { $0.limited(to: .removal) })
  }

  /// Both transitions at once, the other around this one.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(parts + other.parts)
  }

  /// The transition by an animation of its own, also where what changes the view is not animated.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(
      parts.map { part in
        var part = part
        part.animation = part.animation ?? animation
        return part
      })
  }
}

extension AnyTransition {
  /// The transition for people who want less motion: what moves is left out, and a fade stands in
  /// for it.
  var withoutMotion: AnyTransition {
    let still = parts.filter { !$0.hasMotion }
    guard still.count < parts.count else { return self }
    func fades(_ moment: TransitionPart.Moment) -> Bool {
      still.contains { $0.isOpacity && $0.moment != moment.opposite }
    }
    var result = still
    for moment in [TransitionPart.Moment.insertion, .removal] where !fades(moment) {
      guard let moving = parts.first(where: { $0.hasMotion && $0.moment != moment.opposite })
      else { continue }
      var fade = TransitionPart(.effect(.opacity(away: 0)))
      fade.moment = moment
      fade.animation = moving.animation
      result.append(fade)
    }
    return AnyTransition(result)
  }

  /// The changes by drawing alone.
  var effects: [TransitionPart] {
    parts.filter { if case .effect = $0.change { true } else { false } }
  }

  /// Whether anything is seen of it at a moment, by a transaction.
  func isSeen(at moment: TransitionPart.Moment, by transaction: Transaction) -> Bool {
    parts.contains { part in
      part.moment != moment.opposite && part.animation(by: transaction) != nil
    }
  }
}

/// A single change of a transition.
struct TransitionPart: Sendable {
  enum Change: Sendable {
    /// A change of the view's drawing.
    case effect(TransitionEffect)
    /// A change by views.
    case custom(CustomTransition)
  }

  /// When the change is there.
  enum Moment: Sendable {
    case both
    case insertion
    case removal

    /// The other of insertion and removal.
    var opposite: Moment? {
      switch self {
      case .both: nil
      case .insertion: .removal
      case .removal: .insertion
      }
    }
  }

  let change: Change
  var moment = Moment.both
  /// The change's own animation; nil for that of the transaction.
  var animation: Animation?

  init(_ change: Change) {
    self.change = change
  }

  /// The part at a moment alone; nil where it is never there then.
  func limited(to moment: Moment) -> TransitionPart? {
    guard self.moment != moment.opposite else { return nil }
    var part = self
    part.moment = moment
    return part
  }

  /// The animation by which the part changes.
  func animation(by transaction: Transaction) -> Animation? {
    guard !transaction.disablesAnimations, var own = animation else {
      return transaction.animation
    }
    own.watches = transaction.watches
    return own
  }

  /// How far the part is away in a phase: 0 or 1.
  func amount(in phase: TransitionPhase) -> Double {
    switch phase {
    case .willAppear: moment == .removal ? 0 : 1
    case .identity: 0
    case .didDisappear: moment == .insertion ? 0 : 1
    }
  }

  /// The part's own phase where the view is in a phase.
  func phase(in phase: TransitionPhase) -> TransitionPhase {
    amount(in: phase) == 0 ? .identity : phase
  }

  var hasMotion: Bool {
    switch change {
    case .effect(let effect): effect.hasMotion
    case .custom(let custom): custom.hasMotion
    }
  }

  var isOpacity: Bool {
    if case .effect(.opacity) = change { return true }
    return false
  }
}
