/// A title with an icon.
nonisolated public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon
  @Environment(\.labelStyle) private var style

  /// Makes a label from its parts.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The label in the style at hand.
  @MainActor public var body: some View {
    style.makeView(
      configuration: LabelStyleConfiguration(
        title: LabelStyleConfiguration.Title(content: AnyView(title)),
        icon: LabelStyleConfiguration.Icon(content: AnyView(icon))))
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label from a text and a symbol.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ title: Content, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label from a text and a picture of the scene.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ title: Content, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes the label that a style is asked to make.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

/// What a label's style has to work with.
public struct LabelStyleConfiguration {
  /// The label's title.
  public struct Title: View {
    let content: AnyView

    /// The title.
    public var body: some View { content }
  }

  /// The label's icon.
  public struct Icon: View {
    let content: AnyView

    /// The icon.
    public var body: some View { content }
  }

  /// The label's title.
  public let title: Title
  /// The label's icon.
  public let icon: Icon
}

/// How labels look.
@MainActor
public protocol LabelStyle: PropertyHolder {
  /// The look.
  associatedtype Body: View
  /// What the style has to work with.
  typealias Configuration = LabelStyleConfiguration
  /// The look of one label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabelStyle {
  func makeView(configuration: Configuration) -> AnyView {
    AnyView(StyledLabel(style: self, configuration: configuration))
  }
}

/// A label in a style: the style's own dynamic properties are this view's.
struct StyledLabel<Style: LabelStyle>: View, TransparentView {
  let style: Style
  let configuration: LabelStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

/// The style where none is set: the icon, then the title.
public typealias DefaultLabelStyle = TitleAndIconLabelStyle

/// The icon, then the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The icon and the title on one baseline.
  public func makeBody(configuration: Configuration) -> some View {
    TitledLabel(configuration: configuration)
  }
}

/// An icon and a title; in the rows of a list icons are tinted and stand in a column, 28 points wide and
/// 12 from the titles (ours), wider as the text is larger.
private struct TitledLabel: View, TransparentView {
  let configuration: LabelStyleConfiguration
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.foregroundStyle) private var stated
  @Environment(\.listItemTint) private var itemTint
  @Environment(\.labelRoom) private var room
  @ScaledMetric private var iconColumn: CGFloat = 28

  var body: AnyView {
    if isInListRow { return AnyView(row) }
    return room.iconWidth == nil ? AnyView(label) : AnyView(column)
  }

  private var row: some View {
    HStack(spacing: room.spacing ?? 12) {
      configuration.icon
        .foregroundStyle(stated ?? itemTint?.style ?? AnyShapeStyle(.tint))
        .frame(minWidth: room.iconWidth ?? iconColumn)
      configuration.title
    }
  }

  private var column: some View {
    HStack(alignment: .firstTextBaseline, spacing: room.spacing ?? 6) {
      configuration.icon.frame(minWidth: room.iconWidth)
      configuration.title
    }
  }

  private var label: some View {
    HStack(alignment: .firstTextBaseline, spacing: room.spacing ?? 6) {
      configuration.icon
      configuration.title
    }
  }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The style where none is set: icon and title.
  public static var automatic: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
  /// The icon, then the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

private let labelStyleEntry = EnvironmentEntry<any LabelStyle>(TitleAndIconLabelStyle())

extension EnvironmentValues {
  var labelStyle: any LabelStyle {
    get { self[labelStyleEntry] }
    set { self[labelStyleEntry] = newValue }
  }
}

nonisolated extension View {
  /// Sets how labels inside the view look.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    environment(\.labelStyle, style)
  }
}
