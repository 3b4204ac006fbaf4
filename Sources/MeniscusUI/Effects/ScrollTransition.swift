/// Where a view is on its way through the viewport of a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// It comes in or goes out at the top or the leading edge.
  case topLeading
  /// It is seen.
  case identity
  /// It comes in or goes out at the bottom or the trailing edge.
  case bottomTrailing

  /// Whether the view is seen.
  public var isIdentity: Bool { self == .identity }

  /// -1, 0 or 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view goes from one phase to the next.
public struct ScrollTransitionConfiguration: Sendable {
  /// When a view counts as seen.
  public struct Threshold: Sendable {
    /// The share of the view that is to be seen.
    var share: Double
    /// How much nearer to the middle of the viewport it is to be, in points.
    var inset = 0.0

    /// When a share of it is seen, 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(share: amount) }
    /// When all of it is seen.
    public static let visible = Threshold(share: 1)
    /// When nothing of it is seen any more.
    public static let hidden = Threshold(share: 0)
    /// When its middle is seen.
    public static let centered = Threshold(share: 0.5)

    /// The same, but for a view that is nearer to the middle of the viewport by a distance in points.
    public func inset(by distance: Double) -> Threshold {
      changing(self) { $0.inset += distance }
    }

    /// What lies some way towards another, 0 (here) to 1 (there).
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      changing(self) {
        $0.share += (other.share - share) * amount
        $0.inset += (other.inset - inset) * amount
      }
    }
  }

  var isFollowing = true
  var isIdentity = false
  var threshold = Threshold.visible

  /// It follows the scrolling.
  public static let interactive = ScrollTransitionConfiguration()
  /// It jumps at the threshold, without the animation that SwiftUI has there.
  public static let animated = ScrollTransitionConfiguration(isFollowing: false)
  /// The same.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { animated }
  /// It follows the scrolling by a curve; ours is linear.
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration {
    interactive
  }
  /// It does not change.
  public static let identity = ScrollTransitionConfiguration(isIdentity: true)

  /// The same with another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    changing(self) { $0.threshold = threshold }
  }

  /// The same with another animation; there is none here.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

  /// How far a view is on its way out, 0 (seen) to 1, that reaches beyond an edge by `distance`.
  func progress(_ distance: Double, of length: Double) -> Double {
    if isIdentity { return 0 }
    let outside = min(max((distance + threshold.inset) / length, 0), 1)
    let share = threshold.share
    guard isFollowing else { return 1 - outside < share - 1e-9 || outside >= 1 ? 1 : 0 }
    // The way out begins when less than the threshold is seen.
    let start = 1 - share
    guard start < 1 else { return outside >= 1 ? 1 : 0 }
    return min(max((outside - start) / (1 - start), 0), 1)
  }
}

nonisolated extension View {
  /// Changes how the view looks on its way into the viewport of a scroll view and out of it.
  @preconcurrency public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition:
      @escaping @MainActor (EmptyVisualEffect, ScrollTransitionPhase) ->
      some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes how the view looks on its way into the viewport of a scroll view and out of it, at
  /// each end in its own way.
  @preconcurrency public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition:
      @escaping @MainActor (EmptyVisualEffect, ScrollTransitionPhase) ->
      some VisualEffect
  ) -> some View {
    modified(
      by: VisualEffectModifier(name: ".scrollTransition") { proxy in
        @MainActor func steps(_ phase: ScrollTransitionPhase) -> [VisualStep] {
          (transition(EmptyVisualEffect(), phase) as? any SteppedVisualEffect)?.steps ?? []
        }
        let rest = steps(.identity)
        guard let place = proxy.placeInScroll(along: axis) else { return rest }
        let (progress, phase) =
          place.before > place.after
          ? (
            topLeading.progress(place.before, of: place.length), ScrollTransitionPhase.topLeading
          )
          : (bottomTrailing.progress(place.after, of: place.length), .bottomTrailing)
        guard progress > 0 else { return rest }
        let away = steps(phase)
        guard rest.count == away.count else { return away }
        return zip(rest, away).map { $0.mixed(with: $1, by: progress) }
      })
  }
}

extension GeometryProxy {
  /// How far the view reaches before and after the viewport of the scroll view around; less than 0
  /// where it ends within.
  @MainActor
  fileprivate func placeInScroll(
    along axis: Axis?
  ) -> (before: Double, after: Double, length: Double)? {
    guard let scroll = element?.scrollAround, let frame = element?.frame else { return nil }
    let visible = scroll.visibleContentRect
    let isHorizontal =
      axis.map { $0 == .horizontal }
      ?? (scroll.axes.contains(.horizontal) && !scroll.axes.contains(.vertical))
    let (start, length) =
      isHorizontal ? (frame.minX, frame.width) : (frame.minY, frame.height)
    let (from, room) =
      isHorizontal ? (visible.minX, visible.width) : (visible.minY, visible.height)
    guard length > 0 else { return nil }
    return (from - start, start + length - from - room, length)
  }
}

extension VisualStep {
  /// The step some way towards another of its kind.
  func mixed(with other: VisualStep, by share: Double) -> VisualStep {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
    switch (self, other) {
    case (.opacity(let a), .opacity(let b)): return .opacity(mix(a, b))
    case (.transform(.offset(let x, let y)), .transform(.offset(let u, let v))):
      return .transform(.offset(x: mix(x, u), y: mix(y, v)))
    case (.transform(.scale(let x, let y, _)), .transform(.scale(let u, let v, let anchor))):
      return .transform(.scale(x: mix(x, u), y: mix(y, v), anchor: anchor))
    case (.transform(.rotation(let a, _)), .transform(.rotation(let b, let anchor))):
      return .transform(.rotation(radians: mix(a, b), anchor: anchor))
    case (.turn(let a), .turn(var b)):
      b.radians = mix(a.radians, b.radians)
      b.perspective = mix(a.perspective, b.perspective)
      return .turn(b)
    case (.filter(let a), .filter(let b)): return .filter(a.mixed(with: b, by: share))
    default: return share < 0.5 ? self : other
    }
  }
}

extension ViewFilter {
  /// The filter some way towards another of its kind.
  fileprivate func mixed(with other: ViewFilter, by share: Double) -> ViewFilter {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
    switch (self, other) {
    case (.blur(let a, _), .blur(let b, let isOpaque)):
      return .blur(radius: mix(a, b), isOpaque: isOpaque)
    case (.brightness(let a), .brightness(let b)): return .brightness(mix(a, b))
    case (.contrast(let a), .contrast(let b)): return .contrast(mix(a, b))
    case (.saturation(let a), .saturation(let b)): return .saturation(mix(a, b))
    case (.hueRotation(let a), .hueRotation(let b)): return .hueRotation(radians: mix(a, b))
    case (.grayscale(let a), .grayscale(let b)): return .grayscale(mix(a, b))
    default: return share < 0.5 ? self : other
    }
  }
}
