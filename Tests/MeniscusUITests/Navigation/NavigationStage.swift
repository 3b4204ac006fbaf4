import MeniscusGeometry
import MeniscusUI
import Testing

extension Stage {
  /// The nodes of the accessibility tree, each before those inside it.
  var told: [AccessibilityNode] {
    func all(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
      nodes.flatMap { [$0] + all($0.children) }
    }
    return all(host.accessibilityTree)
  }

  /// The labels that are told.
  var labels: [String] { told.compactMap(\.label) }

  /// Where what is told by a label is; the first of several.
  func frame(of label: String) -> Rect2D? { told.first { $0.label == label }?.frame }

  /// Taps what is told by a label.
  func tapLabel(_ label: String) {
    guard let frame = frame(of: label) else {
      Issue.record("Nothing is told by \(label): \(labels)")
      return
    }
    tap(frame.center.x, frame.center.y)
  }

  /// The features that were noted as not met.
  var unmet: [String] {
    frame.issues.compactMap { if case .unmet(_, let feature, _) = $0 { feature } else { nil } }
  }

  /// A phone of 375 by 667 points, or another size.
  static func phone<Content: View>(
    _ width: Double = 375, _ height: Double = 667,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) -> Stage {
    let stage = Stage(width: width, height: height, content: content)
    stage.settle()
    return stage
  }
}
