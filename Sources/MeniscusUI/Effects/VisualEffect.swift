import MeniscusGeometry

/// A change of how a view looks that leaves its layout alone, by where the view lies.
public protocol VisualEffect: Sendable {}

/// An effect that is made of steps.
protocol SteppedVisualEffect: VisualEffect {
  /// The steps, innermost first.
  var steps: [VisualStep] { get }
}

/// The effect that changes nothing.
public struct EmptyVisualEffect: VisualEffect, SteppedVisualEffect {
  /// Makes the effect.
  public init() {}

  var steps: [VisualStep] { [] }
}

/// One change of how a view looks.
enum VisualStep: Equatable, Sendable {
  case transform(TransformEffect)
  case filter(ViewFilter)
  case opacity(Double)
  case turn(SpatialTurn)

  /// The numbers that can be animated.
  func numbers(in environment: EnvironmentValues) -> NumberVector {
    switch self {
    case .transform(let effect): effect.numbers
    case .filter(let filter): filter.numbers(in: environment)
    case .opacity(let opacity): NumberVector([opacity])
    case .turn(let turn): turn.numbers
    }
  }

  /// Whether another step differs from this one by its numbers at most.
  func isLike(_ other: VisualStep) -> Bool {
    switch (self, other) {
    case (.transform(let left), .transform(let right)): left.label == right.label
    case (.filter(let left), .filter(let right)): left.label == right.label
    case (.opacity, .opacity), (.turn, .turn): true
    default: false
    }
  }
}

/// Steps after those of another effect.
struct SteppedEffect: SteppedVisualEffect {
  let steps: [VisualStep]
}

extension VisualEffect {
  private func then(_ step: VisualStep) -> SteppedEffect {
    SteppedEffect(steps: ((self as? any SteppedVisualEffect)?.steps ?? []) + [step])
  }

  /// Moves what is drawn, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    then(.transform(.offset(x: Double(x), y: Double(y))))
  }

  /// Moves what is drawn, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Moves what is drawn, in points.
  public func offset(_ offset: CGPoint) -> some VisualEffect {
    self.offset(x: offset.x, y: offset.y)
  }

  /// Scales what is drawn about a point of the frame.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Scales what is drawn about a point of the frame, axis by axis.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Scales what is drawn about a point of the frame, axis by axis.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    then(.transform(.scale(x: Double(x), y: Double(y), anchor: anchor.point)))
  }

  /// Turns what is drawn clockwise about a point of the frame.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    then(.transform(.rotation(radians: angle.radians, anchor: anchor.point)))
  }

  /// Turns what is drawn in space about an axis; see `View.rotation3DEffect`.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    then(
      .turn(
        SpatialTurn(
          radians: angle.radians, axis: SIMD3(Double(axis.x), Double(axis.y), Double(axis.z)),
          anchor: anchor.point, z: Double(anchorZ), perspective: Double(perspective))))
  }

  /// Maps what is drawn about the top left corner of the frame.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    then(.transform(.map(Affine2D(transform))))
  }

  /// Draws at an opacity, 0 to 1.
  public func opacity(_ opacity: Double) -> some VisualEffect { then(.opacity(opacity)) }

  /// Blurs by a Gaussian whose deviation is `radius` points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    then(.filter(.blur(radius: Double(radius), isOpaque: opaque)))
  }

  /// Adds an amount to the colours, -1 to 1.
  public func brightness(_ amount: Double) -> some VisualEffect {
    then(.filter(.brightness(amount)))
  }

  /// Moves the colours away from grey; 1 changes nothing.
  public func contrast(_ amount: Double) -> some VisualEffect { then(.filter(.contrast(amount))) }

  /// Changes how colourful it is; 1 changes nothing, 0 leaves greys.
  public func saturation(_ amount: Double) -> some VisualEffect {
    then(.filter(.saturation(amount)))
  }

  /// Turns the hues of the colours.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    then(.filter(.hueRotation(radians: angle.radians)))
  }

  /// Takes colour away, 0 (nothing) to 1 (all).
  public func grayscale(_ amount: Double) -> some VisualEffect {
    then(.filter(.grayscale(amount)))
  }
}

nonisolated extension View {
  /// Changes how the view looks by where it lies; its layout stays.
  ///
  /// The effect is made anew for every frame that is drawn. Its numbers are animated where the view
  /// that makes it changes by an animation.
  @preconcurrency public func visualEffect(
    _ effect: @escaping @MainActor (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modified(
      by: VisualEffectModifier { proxy in
        (effect(EmptyVisualEffect(), proxy) as? any SteppedVisualEffect)?.steps ?? []
      })
  }
}
