/// A button that opens a list of what can be done.
nonisolated public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let primaryAction: (() -> Void)?
  @Environment(\.menuStyle) private var style

  private init(
    label: Label, content: Content, primaryAction: (() -> Void)?
  ) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }

  /// Makes a menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), primaryAction: nil)
  }

  /// Makes a menu that opens on a long press; a tap runs `primaryAction`.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }

  /// The label in the style at hand.
  @MainActor public var body: some View {
    MenuPresenting(
      content: content, title: AnyView(label),
      delay: primaryAction == nil ? MenuPolicy.hold : MenuPolicy.longHold
    ) { opening in
      style.makeView(
        MenuStyleConfiguration(
          label: ControlPart(label), content: ControlPart(content), primaryAction: primaryAction,
          opening: opening))
    }
  }
}

/// A button with the list that it opens.
struct MenuPresenting<Content: View>: View, TransparentView {
  let content: Content
  /// What stands above the list where it comes out of another one; nil for nothing.
  var title: AnyView?
  /// How long the button is held until the list opens, in seconds.
  var delay = MenuPolicy.hold
  let button: (MenuOpening) -> AnyView
  @State private var isOpen = false
  @Environment(\.closeMenu) private var closeMenu

  var body: some View {
    PresentingView(
      content: button(MenuOpening(delay: delay) { isOpen = true }),
      request: isOpen ? request : nil)
  }

  private var request: PresentationRequest {
    PresentationRequest(
      identity: true, content: AnyView(list), label: "MenuList",
      style: { MenuPlatterStyle(.over, at: $0) }, end: { isOpen = false }, isBeside: true)
  }

  private var list: some View {
    let isInner = closeMenu != nil
    return MenuList(
      content: content, title: isInner ? title : nil, closeTitle: { isOpen = false })
  }
}

extension Menu where Label == Text {
  /// Makes a menu with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Makes a menu with a title that opens on a long press; a tap runs `primaryAction`.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == MeniscusUI.Label<Text, Image> {
  /// Makes a menu with a title and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { MeniscusUI.Label(title, systemImage: systemImage) }
  }

  /// Makes a menu with a title and a picture.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { MeniscusUI.Label(title, image: image) }
  }

  /// Makes a menu with a title and a symbol that opens on a long press; a tap runs `primaryAction`.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { MeniscusUI.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Makes the menu that a style is asked to make, in the system's style.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label, content: configuration.content,
      primaryAction: configuration.primaryAction)
  }
}

/// How the buttons of menus look.
@MainActor
public protocol MenuStyle: PropertyHolder {
  /// The look.
  associatedtype Body: View
  /// What the style has to work with.
  typealias Configuration = MenuStyleConfiguration
  /// The look of one menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a menu's style has to work with.
public struct MenuStyleConfiguration {
  /// The label.
  public typealias Label = ControlPart
  /// What is in the list.
  public typealias Content = ControlPart

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
  /// Opens the list.
  let opening: MenuOpening
}

extension MenuStyle {
  func makeView(_ configuration: Configuration) -> AnyView {
    AnyView(StyledMenu(style: self, configuration: configuration))
  }
}

/// A menu in a style: the style's own dynamic properties are this view's; menus that it makes are in
/// the system's.
private struct StyledMenu<Style: MenuStyle>: View, TransparentView {
  let style: Style
  let configuration: MenuStyleConfiguration

  var body: some View {
    style.makeBody(configuration: configuration).environment(\.menuStyle, DefaultMenuStyle())
  }
}

/// The style where none is set: a button.
public struct DefaultMenuStyle: MenuStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The button.
  public func makeBody(configuration: Configuration) -> some View {
    Button {
      (configuration.primaryAction ?? configuration.opening.open)()
    } label: {
      configuration.label.menuOpening(nil)
    }
    .menuOpening(configuration.opening)
  }
}

/// A button in the style of buttons at hand.
public struct ButtonMenuStyle: MenuStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The button.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultMenuStyle().makeBody(configuration: configuration)
  }
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The button.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultMenuStyle().makeBody(configuration: configuration).buttonStyle(.automatic)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style where none is set: a button.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button in the style of buttons at hand.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}

private let menuStyleEntry = EnvironmentEntry<any MenuStyle>(DefaultMenuStyle())

extension EnvironmentValues {
  var menuStyle: any MenuStyle {
    get { self[menuStyleEntry] }
    set { self[menuStyleEntry] = newValue }
  }
}

/// The order of what is in a menu.
public struct MenuOrder: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first item nearest to the finger.
  public static let priority = MenuOrder(name: "priority")
  /// The first item at the top.
  public static let fixed = MenuOrder(name: "fixed")
}

/// Whether a menu goes away when an item was chosen.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// It goes.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// It stays.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

private let menuIndicatorEntry = EnvironmentEntry<Visibility>(.automatic)

extension EnvironmentValues {
  /// Whether menus are asked to show that they are menus.
  public internal(set) var menuIndicatorVisibility: Visibility {
    get { self[menuIndicatorEntry] }
    set { self[menuIndicatorEntry] = newValue }
  }
}

nonisolated extension View {
  /// Sets how the buttons of menus inside the view look.
  public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View {
    environment(\.menuStyle, style)
  }

  /// Sets whether menus show that they are menus; accepted, not shown.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
      .unmet("menuIndicator", if: visibility == .visible)
  }

  /// Opens a list for what is selected on a long press; accepted, not shown.
  public func contextMenu<Item: Hashable, MenuItems: View>(
    forSelectionType itemType: Item.Type = Item.self,
    @ViewBuilder menu: @escaping (Set<Item>) -> MenuItems,
    primaryAction: ((Set<Item>) -> Void)? = nil
  ) -> some View {
    unmet("contextMenu")
  }
}
