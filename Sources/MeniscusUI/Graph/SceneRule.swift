import MeniscusDisplay

/// A rule that a scene is held to: breaking it fails a replay.
public enum SceneRule: Hashable, Sendable {
  /// Glass lies at most over one other glass.
  case nestedGlass
}

/// The rules that a scene may break, each with the reason.
struct ScenePermissions: Sendable {
  private var reasons: [SceneRule: String] = [:]

  /// Why the scene may break a rule; nil where it may not.
  func reason(for rule: SceneRule) -> String? { reasons[rule] }

  /// Lets the scene break a rule.
  mutating func permit(_ rule: SceneRule, because reason: String) {
    reasons[rule] = reason
  }
}

extension SceneIssue {
  /// Whether a replay of the scene fails by it.
  package var isFailure: Bool {
    switch self {
    case .endlessUpdate: true
    case .nestedGlass(_, _, let levels, let permission): levels > 2 && permission == nil
    default: false
    }
  }
}
