/// Views in a box, with a label.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let ignoresStyle: Bool
  @Environment(\.groupBoxStyle) private var style

  private init(label: Label, content: Content, ignoresStyle: Bool) {
    self.label = label
    self.content = content
    self.ignoresStyle = ignoresStyle
  }

  /// Makes a box with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), ignoresStyle: false)
  }

  /// Makes a box with a label; the form of older systems.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: label, content: content(), ignoresStyle: false)
  }

  /// The box in the style at hand.
  @MainActor public var body: some View {
    (ignoresStyle ? DefaultGroupBoxStyle() : style).makeView(
      GroupBoxStyleConfiguration(
        label: ControlPart(label), content: ControlPart(content),
        isLabelEmpty: Label.self == EmptyView.self))
  }
}

extension GroupBox where Label == EmptyView {
  /// Makes a box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Makes a box with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Makes the box that a style is asked to make, in the system's style.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content, ignoresStyle: true)
  }
}

/// How boxes look.
@MainActor
public protocol GroupBoxStyle: PropertyHolder {
  /// The look.
  associatedtype Body: View
  /// What the style has to work with.
  typealias Configuration = GroupBoxStyleConfiguration
  /// The look of one box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a box's style has to work with.
public struct GroupBoxStyleConfiguration {
  /// The label.
  public typealias Label = ControlPart
  /// What is in the box.
  public typealias Content = ControlPart

  /// The label.
  public let label: Label
  /// What is in the box.
  public let content: Content
  let isLabelEmpty: Bool
}

extension GroupBoxStyle {
  func makeView(_ configuration: Configuration) -> AnyView {
    AnyView(StyledGroupBox(style: self, configuration: configuration))
  }
}

/// A box in a style: the style's own dynamic properties are this view's.
private struct StyledGroupBox<Style: GroupBoxStyle>: View, TransparentView {
  let style: Style
  let configuration: GroupBoxStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

/// The label above the content, in a box with a faint face and corners of 16 points (ours).
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The box.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      if !configuration.isLabelEmpty { configuration.label.font(.headline) }
      VStack { configuration.content }.frame(maxWidth: .infinity)
    }
    .padding(16)
    .background(
      Color(light: 0xF2F2F7, dark: 0x1C1C1E, raised: 0x2C2C2E),
      in: .rect(cornerRadius: 16, style: .continuous))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The style where none is set.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private let groupBoxStyleEntry = EnvironmentEntry<any GroupBoxStyle>(DefaultGroupBoxStyle())

extension EnvironmentValues {
  var groupBoxStyle: any GroupBoxStyle {
    get { self[groupBoxStyleEntry] }
    set { self[groupBoxStyleEntry] = newValue }
  }
}

nonisolated extension View {
  /// Sets how boxes inside the view look.
  public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    environment(\.groupBoxStyle, style)
  }
}
