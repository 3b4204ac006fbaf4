/// A value with its label.
nonisolated public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let ignoresStyle: Bool
  @Environment(\.labeledContentStyle) private var style

  private init(label: Label, content: Content, ignoresStyle: Bool) {
    self.label = label
    self.content = content
    self.ignoresStyle = ignoresStyle
  }

  /// Makes a value with its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), ignoresStyle: false)
  }

  /// The value in the style at hand.
  @MainActor public var body: some View {
    (ignoresStyle ? AutomaticLabeledContentStyle() : style).makeView(
      LabeledContentStyleConfiguration(
        label: ControlPart(label), content: ControlPart(content),
        isLabelEmpty: Label.self == EmptyView.self))
  }
}

extension LabeledContent where Label == Text {
  /// Makes a value with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a text with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {
    self.init(title) { Text(value) }
  }

  /// Makes a value, as a format shows it, with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: FormatStyle>(
    _ title: Title, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Makes the view that a style is asked to make, in the system's style.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content, ignoresStyle: true)
  }
}

/// How values with labels look.
@MainActor
public protocol LabeledContentStyle: PropertyHolder {
  /// The look.
  associatedtype Body: View
  /// What the style has to work with.
  typealias Configuration = LabeledContentStyleConfiguration
  /// The look of one value.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of a value with its label has to work with.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public typealias Label = ControlPart
  /// The value.
  public typealias Content = ControlPart

  /// The label.
  public let label: Label
  /// The value.
  public let content: Content
  let isLabelEmpty: Bool
}

extension LabeledContentStyle {
  func makeView(_ configuration: Configuration) -> AnyView {
    AnyView(StyledLabeledContent(style: self, configuration: configuration))
  }
}

/// A value in a style: the style's own dynamic properties are this view's.
private struct StyledLabeledContent<Style: LabeledContentStyle>: View, TransparentView {
  let style: Style
  let configuration: LabeledContentStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

/// The label at the leading edge, the value at the trailing one.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The label and the value.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledValue(configuration: configuration)
  }
}

private struct LabeledValue: View, TransparentView {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.hasLabelColumn) private var hasLabelColumn
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.dynamicTypeSize) private var size

  /// Ours.
  private static let stackSpacing: CGFloat = 3

  var body: AnyView {
    guard !configuration.isLabelEmpty, !hidesLabels else { return AnyView(row) }
    if hasLabelColumn {
      return AnyView(ColumnRow(label: configuration.label, content: configuration.content))
    }
    return isInListRow && size.isAccessibilitySize ? AnyView(stack) : AnyView(row)
  }

  /// Rows of lists have no room for both side by side with the largest texts, as UIKit's.
  private var stack: some View {
    VStack(alignment: .leading, spacing: Self.stackSpacing) {
      configuration.label
      configuration.content.foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  @ViewBuilder private var row: some View {
    if configuration.isLabelEmpty || hidesLabels {
      configuration.content.foregroundStyle(.secondary)
    } else {
      HStack {
        VStack(alignment: .leading) { configuration.label }
        Spacer()
        configuration.content.foregroundStyle(.secondary)
      }
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label at the leading edge, the value at the trailing one.
  nonisolated public static var automatic: AutomaticLabeledContentStyle {
    AutomaticLabeledContentStyle()
  }
}

private let labeledContentStyleEntry = EnvironmentEntry<any LabeledContentStyle>(
  AutomaticLabeledContentStyle())

extension EnvironmentValues {
  var labeledContentStyle: any LabeledContentStyle {
    get { self[labeledContentStyleEntry] }
    set { self[labeledContentStyleEntry] = newValue }
  }
}

nonisolated extension View {
  /// Sets how values with labels inside the view look.
  public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
    environment(\.labeledContentStyle, style)
  }
}
