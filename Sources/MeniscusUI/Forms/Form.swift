/// Controls, one below the other, as people set things by them.
nonisolated public struct Form<Content: View>: View {
  private let content: Content
  @Environment(\.formStyle) private var style

  /// Makes a form of its controls.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The controls in the style at hand.
  @MainActor public var body: some View {
    style.makeView(FormStyleConfiguration(content: ControlPart(content)))
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Makes the form that a style is asked to make, so that it can be put in another style.
  public init(_ configuration: FormStyleConfiguration) {
    self.init { configuration.content }
  }
}

/// What the style of a form has to work with.
public struct FormStyleConfiguration {
  /// The controls.
  public typealias Content = ControlPart

  /// The controls.
  public let content: Content
}

/// How forms look.
@MainActor
public protocol FormStyle: PropertyHolder {
  /// The look.
  associatedtype Body: View
  /// What the style has to work with.
  typealias Configuration = FormStyleConfiguration
  /// The look of one form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension FormStyle {
  func makeView(_ configuration: Configuration) -> AnyView {
    AnyView(StyledForm(style: self, configuration: configuration))
  }
}

/// A form in a style: the style's own dynamic properties are this view's.
private struct StyledForm<Style: FormStyle>: View, TransparentView {
  let style: Style
  let configuration: FormStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

/// The style where none is set: on a phone, groups on cards.
public struct AutomaticFormStyle: FormStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The controls on cards.
  public func makeBody(configuration: Configuration) -> some View {
    GroupedForm(content: configuration.content)
  }
}

/// Groups on cards.
public struct GroupedFormStyle: FormStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The controls on cards.
  public func makeBody(configuration: Configuration) -> some View {
    GroupedForm(content: configuration.content)
  }
}

/// Labels in one column, what they are for in another.
public struct ColumnsFormStyle: FormStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The controls in columns.
  public func makeBody(configuration: Configuration) -> some View {
    ColumnedForm(content: configuration.content)
  }
}

private struct GroupedForm: View, TransparentView {
  let content: ControlPart

  var body: some View { List { content }.listStyle(.insetGrouped) }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The style where none is set: on a phone, groups on cards.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Groups on cards.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels in one column, what they are for in another.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private let formStyleEntry = EnvironmentEntry<any FormStyle>(AutomaticFormStyle())
private let formColumnsEntry = EnvironmentEntry<Bool>(false, isPlace: true)

extension EnvironmentValues {
  var formStyle: any FormStyle {
    get { self[formStyleEntry] }
    set { self[formStyleEntry] = newValue }
  }

  /// Whether labels of controls stand in a column of their own.
  var hasLabelColumn: Bool {
    get { self[formColumnsEntry] }
    set { self[formColumnsEntry] = newValue }
  }
}

nonisolated extension View {
  /// Sets how forms inside the view look.
  public func formStyle<Style: FormStyle>(_ style: Style) -> some View {
    environment(\.formStyle, style)
  }
}
