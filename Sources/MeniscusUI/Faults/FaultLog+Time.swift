import MeniscusGeometry

extension FaultLog {
  /// What changes of a view are made by, other than they should be where that is the fault.
  func planted(_ transaction: Transaction, in node: Node) -> Transaction {
    guard let animation = transaction.animation else { return transaction }
    let motion = animation.motion
    let isSpring = motion.spring != nil
    // Views that ask may yet stay as they are; `noteMotion` says which do not.
    let plan: [(Fault, Animation?)] = [
      (.animationMissing, nil),
      (.animationLate, Animation(.delayed(motion, by: 1.0 / 60))),
      (.animationSlower, Animation(.sped(motion, by: 0.95))),
      (.curveSwapped, Animation(motion.onOtherCurve)),
      (.springDamping, isSpring ? Animation(motion.lessDamped) : animation),
    ]
    var planted = transaction
    for (fault, changed) in plan where fault != .springDamping || isSpring {
      guard changed?.motion != motion else { continue }
      notePossible(fault)
      guard self.fault == fault else { continue }
      planted.animation = changed
      if fault == .animationMissing { note([node.path]) }
    }
    return planted
  }

  /// Notes that a view moves, where its motion has the fault.
  func noteMotion(of node: any AnimatedNode) {
    switch fault {
    case .animationLate, .animationSlower, .curveSwapped, .springDamping:
      if let node = node as? Node { note([node.path]) }
    default: break
    }
  }

  /// The time by which a motion is asked whether it is over: three frames too early where that is
  /// the fault.
  func plantedTime(_ time: Double, for node: any AnimatedNode) -> Double {
    guard plants(.animationEarly, in: (node as? Node)?.path ?? "", isWide: true) else {
      return time
    }
    return time + 0.05
  }

  /// Whether a write to state is lost.
  ///
  /// All writes of the first frame that has any are lost: a press that ends in its frame writes and
  /// takes it back.
  func losesWrite(at time: Double, readBy readers: [any StateReader]) -> Bool {
    hasShown && plants(.stateWriteLost, at: time, in: readers.map(\.path))
  }

  /// Whether the clock stands still for a frame in which something moves.
  func stopsClock(of moving: [any AnimatedNode]) -> Bool {
    !moving.isEmpty
      && plantsOnce(.clockStalls, in: moving.compactMap { ($0 as? Node)?.path })
  }
}

extension AnimationMotion {
  /// The motion with another curve or spring at its base.
  private func replacingBase(_ change: (AnimationMotion) -> AnimationMotion) -> AnimationMotion {
    switch self {
    case .curve, .spring, .custom: change(self)
    case .delayed(let motion, let delay): .delayed(motion.replacingBase(change), by: delay)
    case .sped(let motion, let factor): .sped(motion.replacingBase(change), by: factor)
    case .repeated(let motion, let count, let autoreverses):
      .repeated(motion.replacingBase(change), count: count, autoreverses: autoreverses)
    case .logical(let motion, let time): .logical(motion.replacingBase(change), after: time)
    }
  }

  /// Even progress, or where it is even, slow at both ends; in the same time.
  fileprivate var onOtherCurve: AnimationMotion {
    replacingBase { motion in
      switch motion {
      case .curve(let curve, let duration):
        .curve(curve == .linear ? .easeInOut : .linear, duration: duration)
      case .spring(let spring): .curve(.easeInOut, duration: spring.curve.duration)
      default: motion
      }
    }
  }

  /// A spring with a tenth less damping.
  fileprivate var lessDamped: AnimationMotion {
    replacingBase { motion in
      guard case .spring(var spring) = motion else { return motion }
      spring.curve = SpringCurve(
        response: spring.curve.duration, dampingRatio: spring.curve.dampingRatio * 0.9)
      return .spring(spring)
    }
  }
}
