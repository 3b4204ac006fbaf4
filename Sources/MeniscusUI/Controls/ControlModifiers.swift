/// How wide buttons with a face are.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  /// As the button has it: as wide as its label.
  public static let automatic = ButtonSizing(name: "automatic")
  /// As wide as its label.
  public static let fitted = ButtonSizing(name: "fitted")
  /// As wide as what it is offered.
  public static let flexible = ButtonSizing(name: "flexible")
}

private let buttonSizingEntry = EnvironmentEntry<ButtonSizing>(.automatic)

extension EnvironmentValues {
  /// How wide buttons with a face are.
  public var buttonSizing: ButtonSizing {
    get { self[buttonSizingEntry] }
    set { self[buttonSizingEntry] = newValue }
  }
}

/// The room of a scene's edges.
public struct ScenePadding: Hashable, Sendable {
  private let name: String

  /// That of the system.
  public static let minimum = ScenePadding(name: "minimum")
  /// That of a title of a watch; the same here.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}

nonisolated extension View {
  /// Sets the colour of what can be touched inside the view; the form of older systems.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Sets the style of what can be touched inside the view; of other styles than colours nothing is
  /// taken.
  @_disfavoredOverload
  @ViewBuilder public func tint<Style: ShapeStyle>(_ tint: Style) -> some View {
    if let color = tint as? Color {
      self.tint(color)
    } else {
      unmet("tint")
    }
  }

  /// Sets how wide buttons inside the view are that have a face.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }

  /// Keeps the room of the scene's edges: 16 points.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }

  /// Keeps the room of the scene's edges: 16 points.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges, 16)
  }

  /// Runs `action` when a pencil is tapped twice; accepted, not obeyed.
  public func onPencilDoubleTap(
    perform action: @escaping (PencilDoubleTapGestureValue) -> Void
  ) -> some View {
    unmet("onPencilDoubleTap", .obeyed)
  }
}

extension PinnedScrollableViews {
  /// Headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
