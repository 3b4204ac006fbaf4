import MeniscusDisplay
import MeniscusGeometry

/// How a glass shape comes or goes: decided once, when it begins to, and kept if it turns around.
struct GlassFlight {
  /// How a shape flows where nobody names an animation: with a little bounce; ours.
  static let spring = Animation.spring(duration: 0.5, bounce: 0.2)

  /// The way that it takes.
  enum Course: Equatable {
    /// It flows out of another shape, or into it.
    case flows
    /// The material comes into being where it stands.
    case materializes
    /// It fades, for people who want less motion.
    case fades
    /// It is there, or not.
    case cuts
  }

  let course: Course
  /// The effect that leads the shape at the other end.
  private(set) weak var end: GlassEffectElement?
  /// Where that shape was seen last, and how it looked; nil where the shape does not flow.
  private(set) var endState: State?

  /// What is known of the shape at the other end.
  struct State {
    let form: GlassForm
    let material: GlassMaterial
  }

  /// Makes a flight that needs no other shape.
  init(_ course: Course) {
    self.course = course
  }

  /// Makes a flight out of a shape, or into it.
  init(flowingWith end: GlassEffectElement) {
    course = .flows
    self.end = end
  }

  /// Notes what the shape at the other end is now; where it is gone, what it was last stays.
  mutating func see(_ state: State) {
    endState = state
  }

  /// Adds the way to the hash of state.
  @MainActor
  func encode(into encoder: inout StateEncoder) {
    encoder.encode(String(describing: course), named: "flight")
    if let end { encoder.encode(end.path, named: "flows with") }
  }
}

extension GlassMaterial {
  /// The material on its way to `other`, 0 (this one) to 1 (the other); the kind and the presence
  /// stay.
  func mixed(with other: GlassMaterial, by amount: Double) -> GlassMaterial {
    let amount = min(max(amount, 0), 1)
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * amount }
    var result = self
    for amount in Amount.allCases where amount != .presence {
      result[amount] = mix(self[amount], other[amount])
    }
    if kind != other.kind, kind.isClear || other.kind.isClear, kind.isGlass, other.kind.isGlass {
      // Clear glass and regular glass are the ends of one scale.
      result.kind = .regular
      result.clarity = mix(kind.isClear ? 1 : clarity, other.kind.isClear ? 1 : other.clarity)
      if result.clarity >= 1 { (result.kind, result.clarity) = (.clear, 0) }
    }
    if tint != nil || other.tint != nil {
      // Where there is no tint there is the other's, clear.
      let from = tint ?? other.tint?.multiplyingOpacity(by: 0) ?? RGBA.white
      let to = other.tint ?? from.multiplyingOpacity(by: 0)
      result.tint = RGBA(
        red: mix(from.red, to.red), green: mix(from.green, to.green),
        blue: mix(from.blue, to.blue), opacity: mix(from.opacity, to.opacity))
    }
    return result
  }
}
