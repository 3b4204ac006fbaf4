import MeniscusDisplay

extension Gradient {
  /// The space that colours are mixed in.
  public enum ColorSpace: Hashable, Sendable {
    /// Gamma-encoded sRGB.
    case device
    /// Oklab, in which equal steps look equal.
    case perceptual
  }

  /// The ramp with its colours mixed in a space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(changing(self) { $0.space = space })
  }

  /// How many straight pieces stand for the curve between two stops; ours.
  private static let pieces = 16

  /// The stops with others between them, so that what is between is mixed in Oklab.
  static func perceptual(_ stops: [GradientStop]) -> [GradientStop] {
    guard let first = stops.first else { return stops }
    return zip(stops, stops.dropFirst()).reduce(into: [first]) { result, pair in
      let (from, to) = pair
      if to.location > from.location, from.color != to.color {
        result += (1..<pieces).map { between(from, to, Double($0) / Double(pieces)) }
      }
      result.append(to)
    }
  }

  private static func between(
    _ from: GradientStop, _ to: GradientStop, _ share: Double
  ) -> GradientStop {
    let (first, second) = (
      Oklab(Color.Components(from.color)), Oklab(Color.Components(to.color))
    )
    return GradientStop(
      color: first.mixed(with: second, by: share).color,
      location: from.location + (to.location - from.location) * share)
  }
}
