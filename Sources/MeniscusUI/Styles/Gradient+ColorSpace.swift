import MeniscusDisplay
import MeniscusGeometry

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
    divided(stops) { from, to, share in
      Oklab(Color.Components(from)).mixed(with: Oklab(Color.Components(to)), by: share).color
    }
  }

  /// The stops with others between them, so that what is between is mixed in proportion to light.
  static func linear(_ stops: [GradientStop]) -> [GradientStop] {
    divided(stops) { from, to, share in
      let (from, to) = (LinearRGBA(from), LinearRGBA(to))
      func mix(_ part: KeyPath<LinearRGBA, Double>) -> Double {
        from[keyPath: part] + (to[keyPath: part] - from[keyPath: part]) * share
      }
      return RGBA(
        LinearRGBA(
          red: mix(\.red), green: mix(\.green), blue: mix(\.blue), opacity: mix(\.opacity)))
    }
  }

  private static func divided(
    _ stops: [GradientStop], mixed: (RGBA, RGBA, Double) -> RGBA
  ) -> [GradientStop] {
    guard let first = stops.first else { return stops }
    return zip(stops, stops.dropFirst()).reduce(into: [first]) { result, pair in
      let (from, to) = pair
      if to.location > from.location, from.color != to.color {
        result += (1..<pieces).map { piece in
          let share = Double(piece) / Double(pieces)
          return GradientStop(
            color: mixed(from.color, to.color, share),
            location: from.location + (to.location - from.location) * share)
        }
      }
      result.append(to)
    }
  }
}
