/// How content fades under bars that lie over the edges of a scroll view.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// As the system has it: softly.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// It ends under a plate.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// It fades.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// How content fades at the upper and the lower edge.
struct ScrollEdgeEffects: Equatable {
  struct Effect: Equatable {
    var isHard = false
    var isHidden = false
  }

  var top = Effect()
  var bottom = Effect()

  mutating func change(_ edges: Edge.Set, _ change: (inout Effect) -> Void) {
    if edges.contains(.top) { change(&top) }
    if edges.contains(.bottom) { change(&bottom) }
  }
}

nonisolated extension View {
  /// Sets how content of scroll views fades under the bars of stacks and tabs.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    transformEnvironment(\.scrollSettings.edges) { effects in
      effects.change(edges) { $0.isHard = style == .hard }
    }
  }

  /// Lets content of scroll views end as it is under the bars of stacks and tabs.
  public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View {
    transformEnvironment(\.scrollSettings.edges) { effects in
      effects.change(edges) { $0.isHidden = hidden }
    }
  }
}
