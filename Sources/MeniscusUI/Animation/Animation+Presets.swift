import MeniscusGeometry

extension Animation {
  /// The animation where none is named: a spring without bounce.
  public static var `default`: Animation { Animation(Animation.spring.motion, isDefault: true) }

  /// At constant speed, in 0.35 seconds.
  public static var linear: Animation { .linear(duration: 0.35) }

  /// At constant speed, in `duration` seconds.
  public static func linear(duration: Double) -> Animation {
    Animation(.curve(.linear, duration: duration))
  }

  /// Slow at first, in 0.35 seconds.
  public static var easeIn: Animation { .easeIn(duration: 0.35) }

  /// Slow at first, in `duration` seconds.
  public static func easeIn(duration: Double) -> Animation {
    Animation(.curve(.easeIn, duration: duration))
  }

  /// Slow at last, in 0.35 seconds.
  public static var easeOut: Animation { .easeOut(duration: 0.35) }

  /// Slow at last, in `duration` seconds.
  public static func easeOut(duration: Double) -> Animation {
    Animation(.curve(.easeOut, duration: duration))
  }

  /// Slow at first and at last, in 0.35 seconds.
  public static var easeInOut: Animation { .easeInOut(duration: 0.35) }

  /// Slow at first and at last, in `duration` seconds.
  public static func easeInOut(duration: Double) -> Animation {
    Animation(.curve(.easeInOut, duration: duration))
  }

  /// By a cubic Bézier curve from (0, 0) to (1, 1) with two control points, in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(.curve(.bezier(x1: p1x, y1: p1y, x2: p2x, y2: p2y), duration: duration))
  }

  /// By a curve of time and progress, in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(.curve(curve.curve, duration: duration))
  }

  /// A spring without bounce that takes about half a second.
  public static var spring: Animation { .spring() }

  /// A spring by its perceptual duration in seconds and its bounce, -1 to 1.
  ///
  /// Where it interrupts another spring, its response comes over in `blendDuration` seconds.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(SpringCurve(duration: duration, bounce: bounce), blendDuration)
  }

  /// A spring.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    self.spring(spring.curve, blendDuration)
  }

  private static func spring(_ curve: SpringCurve, _ blendDuration: Double) -> Animation {
    Animation(.spring(SpringMotion(curve: curve, blendDuration: max(blendDuration, 0))))
  }

  /// A spring by its response in seconds and its damping fraction.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    spring(SpringCurve(response: response, dampingRatio: dampingFraction), blendDuration)
  }

  /// A quick spring for what follows a finger.
  public static var interactiveSpring: Animation { .interactiveSpring() }

  /// A quick spring for what follows a finger, by response and damping fraction.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    .spring(
      response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A quick spring for what follows a finger, with a little bounce and `extraBounce`.
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    .spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A spring without bounce.
  public static var smooth: Animation { .smooth() }

  /// A spring without bounce but for `extraBounce`.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a little bounce.
  public static var snappy: Animation { .snappy() }

  /// A spring with a little bounce and `extraBounce`.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with much bounce.
  public static var bouncy: Animation { .bouncy() }

  /// A spring with much bounce and `extraBounce`.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A spring by its physics, with the velocity at the start in ways a second.
  ///
  /// What it interrupts goes on, and both add up.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// A spring by its perceptual duration in seconds, its bounce, and the velocity at the start in
  /// ways a second.
  ///
  /// What it interrupts goes on, and both add up.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring, with the velocity at the start in ways a second.
  ///
  /// What it interrupts goes on, and both add up.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .spring(
        SpringMotion(curve: spring.curve, initialVelocity: initialVelocity, merges: false)))
  }

  /// A spring without bounce that takes about half a second, and adds to what it interrupts.
  public static var interpolatingSpring: Animation { .interpolatingSpring() }

  /// The animation, begun `delay` seconds later.
  public func delay(_ delay: Double) -> Animation {
    Animation(.delayed(motion, by: delay))
  }

  /// The animation, `speed` times as fast.
  public func speed(_ speed: Double) -> Animation {
    Animation(.sped(motion, by: speed))
  }

  /// The animation, `count` times, back and forth unless said otherwise.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(motion, count: count, autoreverses: autoreverses))
  }

  /// The animation without end, back and forth unless said otherwise.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(motion, count: nil, autoreverses: autoreverses))
  }

  /// The animation; people take it for done after `duration` seconds.
  public func logicallyComplete(after duration: Double) -> Animation {
    Animation(.logical(motion, after: duration))
  }
}
