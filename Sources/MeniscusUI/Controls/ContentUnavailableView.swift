/// What stands where there is nothing to show: a symbol, a title, a description, what to do.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  private let label: Label
  private let details: Description
  private let actions: Actions

  /// Makes a view from its parts.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.details = description()
    self.actions = actions()
  }

  /// The parts, one below the other, in the middle of the room; sizes are ours.
  @MainActor public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 8) {
        label.labelStyle(UnavailableLabelStyle())
        details.font(.subheadline).foregroundStyle(.secondary)
      }
      if Actions.self != EmptyView.self {
        VStack(spacing: 12) { actions }
      }
    }
    .multilineTextAlignment(.center)
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The symbol above the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    UnavailableLabel(configuration: configuration)
  }
}

private struct UnavailableLabel: View, TransparentView {
  let configuration: LabelStyleConfiguration
  /// The size of the symbol, which grows as large titles do.
  @ScaledMetric(relativeTo: .largeTitle) private var symbolSize: CGFloat = 52

  var body: some View {
    VStack(spacing: 14) {
      configuration.icon.font(.system(size: symbolSize)).foregroundStyle(.secondary)
      configuration.title.font(.title2.weight(.bold))
    }
  }
}

extension ContentUnavailableView
where Label == MeniscusUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes a view from a title, a symbol and a description.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      MeniscusUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Makes a view from a title, a picture and a description.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image name: String, description: Text? = nil
  ) {
    self.init {
      MeniscusUI.Label(title, image: name)
    } description: {
      description
    }
  }
}

/// The label of a search without results.
public struct SearchUnavailableContent {
  /// The label: a magnifying glass and what was searched for.
  public struct Label: View, TransparentView {
    let query: String?

    /// The label.
    public var body: some View {
      let title = query.map { $0.isEmpty ? "No Results" : "No Results for “\($0)”" } ?? "No Results"
      MeniscusUI.Label(title, systemImage: "magnifyingglass")
    }
  }

  /// The advice to search for something else.
  public struct Description: View, TransparentView {
    /// The advice.
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// Nothing.
  public struct Actions: View, TransparentView {
    /// Nothing.
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// What stands where a search found nothing.
  public static var search: ContentUnavailableView { made(for: nil) }

  /// What stands where a search for a text found nothing.
  public static func search(text: String) -> ContentUnavailableView { made(for: text) }

  private static func made(for query: String?) -> ContentUnavailableView {
    ContentUnavailableView {
      SearchUnavailableContent.Label(query: query)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
