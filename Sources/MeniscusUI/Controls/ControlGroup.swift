/// Controls that belong together.
nonisolated public struct ControlGroup<Content: View>: View {
  private let content: Content
  private let label: ControlPart?
  @Environment(\.controlGroupStyle) private var style

  private init(content: Content, label: ControlPart?) {
    self.content = content
    self.label = label
  }

  /// Makes a group.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), label: nil)
  }

  /// The group in the style at hand.
  @MainActor public var body: some View {
    style.makeView(
      ControlGroupStyleConfiguration(content: ControlPart(content), label: label))
  }
}

extension ControlGroup {
  /// Makes a group with a label, which shows where the group is closed up.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.init(
      content: LabeledControlGroupContent(content: content()), label: ControlPart(label()))
  }

  /// Makes a group with a title, which shows where the group is closed up.
  @_disfavoredOverload
  public init<C: View, Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// Makes a group with a title and a symbol, which show where the group is closed up.
  @_disfavoredOverload
  public init<C: View, Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}

/// The controls of a group that has a label.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View,
  TransparentView
{
  let content: Content

  /// The controls.
  public var body: some View { content }
}

/// How groups of controls look.
@MainActor
public protocol ControlGroupStyle: PropertyHolder {
  /// The look.
  associatedtype Body: View
  /// What the style has to work with.
  typealias Configuration = ControlGroupStyleConfiguration
  /// The look of one group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What the style of a group of controls has to work with.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  public typealias Content = ControlPart
  /// The label.
  public typealias Label = ControlPart

  /// The controls.
  public let content: Content
  /// The label, where there is one.
  public let label: Label?
}

extension ControlGroupStyle {
  func makeView(_ configuration: Configuration) -> AnyView {
    AnyView(StyledControlGroup(style: self, configuration: configuration))
  }
}

/// A group in a style: the style's own dynamic properties are this view's.
private struct StyledControlGroup<Style: ControlGroupStyle>: View, TransparentView {
  let style: Style
  let configuration: ControlGroupStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

/// Controls side by side on one face, a line between them.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The controls.
  public func makeBody(configuration: Configuration) -> some View {
    JoinedControls(content: configuration.content)
  }
}

/// Controls side by side on one face; on iOS as the automatic style.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The controls.
  public func makeBody(configuration: Configuration) -> some View {
    JoinedControls(content: configuration.content)
  }
}

/// Symbols side by side.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The symbols.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 16) { configuration.content }.labelStyle(.iconOnly)
  }
}

/// Symbols side by side, without their titles.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The symbols.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 16) { configuration.content }.labelStyle(.iconOnly)
  }
}

/// The label, which opens a menu of the controls.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The menu.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      if let label = configuration.label {
        label
      } else {
        Image(systemName: "ellipsis")
      }
    }
  }
}

/// Controls on one capsule, 34 points high, with hairlines between them; ours after the stepper.
private struct JoinedControls: View, TransparentView {
  let content: ControlPart
  @Environment(\.controlSize) private var size

  var body: some View {
    GroupElementsOfContent(base: content) { subviews in
      HStack(spacing: 0) {
        ForEach(subviews) { subview in
          if subview.id != subviews.first?.id {
            Rectangle().fill(.quaternary).frame(width: 1, height: size.height / 2)
          }
          subview
            .padding(.horizontal, size.padding)
            .frame(minWidth: size.height, minHeight: size.height)
        }
      }
    }
    .font(size.font)
    .background(Color(white: 0.5, opacity: 0.14), in: .capsule)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The style where none is set.
  nonisolated public static var automatic: AutomaticControlGroupStyle {
    AutomaticControlGroupStyle()
  }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Controls side by side on one face.
  nonisolated public static var navigation: NavigationControlGroupStyle {
    NavigationControlGroupStyle()
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The label, which opens a menu of the controls.
  nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// Symbols side by side.
  nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// Symbols side by side.
  nonisolated public static var compactMenu: CompactMenuControlGroupStyle {
    CompactMenuControlGroupStyle()
  }
}

private let controlGroupStyleEntry = EnvironmentEntry<any ControlGroupStyle>(
  AutomaticControlGroupStyle())

extension EnvironmentValues {
  var controlGroupStyle: any ControlGroupStyle {
    get { self[controlGroupStyleEntry] }
    set { self[controlGroupStyleEntry] = newValue }
  }
}

nonisolated extension View {
  /// Sets how groups of controls inside the view look.
  public func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
    environment(\.controlGroupStyle, style)
  }
}
