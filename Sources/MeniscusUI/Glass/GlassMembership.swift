/// The union that a glass effect belongs to, and those that it still leaves.
struct GlassMembership {
  /// A union, or the effect's own shape, and how much the effect is a part of it.
  struct Part {
    /// The union; nil for the effect's own shape.
    var union: GlassIdentity?
    /// 0 to 1.
    var share: AnimatedValue<Double>
  }

  /// The parts; the last is the one to stay.
  private(set) var parts: [Part]

  /// Makes the membership of an effect that has only ever belonged to one union.
  init(_ union: GlassIdentity?) {
    parts = [Part(union: union, share: AnimatedValue(1))]
  }

  /// Goes over to another union, by an animation where there is one.
  mutating func join(_ union: GlassIdentity?, animation: Animation?, at time: Double) {
    guard union != parts.last?.union else { return }
    guard let animation else {
      self = GlassMembership(union)
      return
    }
    for index in parts.indices { parts[index].share.set(0, animation: animation, at: time) }
    var next = Part(union: union, share: AnimatedValue(0))
    if let known = parts.firstIndex(where: { $0.union == union }) {
      next = parts.remove(at: known)
    }
    next.share.set(1, animation: animation, at: time)
    parts.append(next)
  }

  /// Whether the effect is on its way from one union to another.
  var isInMotion: Bool { parts.count > 1 }

  /// Forgets unions that the effect has left by `time`; whether it is still on its way.
  @MainActor
  mutating func settle(at time: Double) -> Bool {
    for index in parts.indices { _ = parts[index].share.settle(at: time) }
    parts.removeAll { !$0.share.isInMotion && $0.share.target == 0 }
    if parts.count == 1, parts[0].share.isInMotion == false { return false }
    return parts.contains { $0.share.isInMotion }
  }
}
