/// Views that are shown and hidden by their label.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: () -> Content
  private let binding: Binding<Bool>?
  @State private var ownState = false
  @Environment(\.disclosureGroupStyle) private var style

  private init(
    label: Label, isExpanded: Binding<Bool>?, content: @escaping () -> Content
  ) {
    self.label = label
    self.content = content
    binding = isExpanded
  }

  /// Makes a group that keeps by itself whether it is open.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), isExpanded: nil, content: content)
  }

  /// Makes a group that is open by a value.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), isExpanded: isExpanded, content: content)
  }

  /// The group in the style at hand.
  @MainActor public var body: some View {
    style.makeView(
      DisclosureGroupStyleConfiguration(
        label: ControlPart(label), content: ControlPart(DisclosedContent(content: content)),
        isExpanded: binding ?? $ownState)
    )
    .listTrait(.folding)
  }
}

/// The content, which is made when it is shown.
private struct DisclosedContent<Content: View>: View, TransparentView {
  let content: () -> Content

  var body: some View { content() }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group with a title that keeps by itself whether it is open.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }

  /// Makes a group with a title that is open by a value.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// How groups that open look.
@MainActor
public protocol DisclosureGroupStyle: PropertyHolder {
  /// The look.
  associatedtype Body: View
  /// What the style has to work with.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// The look of one group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What the style of a group that opens has to work with.
public struct DisclosureGroupStyleConfiguration {
  /// The label.
  public typealias Label = ControlPart
  /// What is shown and hidden.
  public typealias Content = ControlPart

  /// The label.
  public let label: Label
  /// What is shown and hidden.
  public let content: Content
  /// Whether it is shown.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

extension DisclosureGroupStyle {
  func makeView(_ configuration: Configuration) -> AnyView {
    AnyView(StyledDisclosureGroup(style: self, configuration: configuration))
  }
}

/// A group in a style: the style's own dynamic properties are this view's.
private struct StyledDisclosureGroup<Style: DisclosureGroupStyle>: View, TransparentView {
  let style: Style
  let configuration: DisclosureGroupStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

/// The label with a chevron that turns down, the content below.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The label, and the content while it is open.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosedGroup(configuration: configuration)
  }
}

/// A label that opens a group: in lists it and the views of the content are rows.
private struct DisclosedGroup: View, TransparentView {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.isEnabled) private var isEnabled

  var body: AnyView { isInListRow ? AnyView(rows) : AnyView(column) }

  @ViewBuilder private var rows: some View {
    opener.buttonStyle(.plain).environment(\.pressCoversRow, true)
    if configuration.isExpanded {
      configuration.content.listTrait(.indentation).environment(\.pressCoversRow, false)
    }
  }

  private var column: some View {
    VStack(spacing: 8) {
      opener
      if configuration.isExpanded {
        configuration.content.frame(maxWidth: .infinity)
      }
    }
  }

  /// Where it is off it is as the label: rows dim both, elsewhere the ink is faint.
  private var chevronInk: AnyShapeStyle {
    if isEnabled { return AnyShapeStyle(.tint) }
    return isInListRow ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary)
  }

  private var opener: some View {
    Button {
      withAnimation(isInListRow ? .listRows : .snappy) {
        configuration.isExpanded.toggle()
      }
    } label: {
      HStack {
        configuration.label
        Spacer()
        OpeningChevron(isOpen: configuration.isExpanded)
          .font(.system(size: CGFloat(ListControlMetrics(size).sign), weight: .semibold))
          .foregroundStyle(chevronInk)
          .accessibilityHidden(true)
      }
    }
    .accessibilityValue(configuration.isExpanded ? "expanded" : "collapsed")
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The style where none is set.
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle {
    AutomaticDisclosureGroupStyle()
  }
}

private let disclosureGroupStyleEntry = EnvironmentEntry<any DisclosureGroupStyle>(
  AutomaticDisclosureGroupStyle())

extension EnvironmentValues {
  var disclosureGroupStyle: any DisclosureGroupStyle {
    get { self[disclosureGroupStyleEntry] }
    set { self[disclosureGroupStyleEntry] = newValue }
  }
}

nonisolated extension View {
  /// Sets how groups inside the view that open look.
  public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
    environment(\.disclosureGroupStyle, style)
  }
}

/// The sign of what opens: it points onwards, and down once that is open.
struct OpeningChevron: View, TransparentView {
  let isOpen: Bool
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Image(systemName: "chevron.forward")
      .rotationEffect(.degrees(isOpen ? direction == .rightToLeft ? -90 : 90 : 0))
  }
}
