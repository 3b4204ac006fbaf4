nonisolated extension View {
  /// Opens a menu where the view is pressed for a while.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    ContextMenuView(base: self, items: menuItems(), preview: nil)
  }

  /// Opens a menu and a preview where the view is pressed for a while.
  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    ContextMenuView(base: self, items: menuItems(), preview: AnyView(preview()))
  }

  /// Opens a menu, where there is one, where the view is pressed for a while; the form of older
  /// systems.
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    ContextMenuView(
      base: self, items: contextMenu?.items, preview: nil, isOn: contextMenu != nil)
  }
}

/// A menu that opens where a view is pressed for a while; the form of older systems.
nonisolated public struct ContextMenu<MenuItems: View> {
  fileprivate let items: MenuItems

  /// Makes a menu from its items.
  public init(@ViewBuilder menuItems: () -> MenuItems) {
    items = menuItems()
  }
}

/// A view with a menu of its own.
nonisolated private struct ContextMenuView<Base: View, Items: View>: View, TransparentView {
  let base: Base
  let items: Items
  let preview: AnyView?
  /// Whether there is a menu.
  var isOn = true
  @State private var isOpen = false

  @MainActor var body: some View {
    // A menu that never has items does not even wait for a press.
    let hasItems = isOn && Items.self != EmptyView.self
    PresentingView(content: base, request: isOpen ? request : nil)
      .gesture(MenuHoldGesture { isOpen = true }, including: hasItems ? .all : .subviews)
  }

  @MainActor private var request: PresentationRequest {
    PresentationRequest(
      identity: true,
      content: AnyView(ContextMenuContent(items: items, preview: preview)), label: "ContextMenu",
      style: { [preview] in MenuPlatterStyle(.beside, at: $0, liftsSource: preview == nil) },
      end: { isOpen = false }, isBeside: true,
      hasContent: { [items] in Node.showsElements(items, in: $0) })
  }
}

/// A view that opens a menu by a long press.
@MainActor
protocol ContextMenuHolding {
  /// What is in the menu.
  var menuItems: AnyView { get }
}

extension ContextMenuView: ContextMenuHolding {
  var menuItems: AnyView { AnyView(items) }
}

extension Node {
  /// Whether a view has elements; it is made for that, and goes again.
  fileprivate static func showsElements<Content: View>(
    _ view: Content, in context: NodeContext
  ) -> Bool {
    let node = Node.make(for: view, in: context)
    defer { node.dismantle() }
    var elements: [ElementNode] = []
    node.appendElements(to: &elements)
    return !elements.isEmpty
  }
}

/// The preview, where there is one, and the menu.
private struct ContextMenuContent<Items: View>: View, TransparentView {
  let items: Items
  let preview: AnyView?
  @Environment(\.isClassicDesign) private var isClassic

  var body: some View {
    VStack(alignment: .leading, spacing: CGFloat(MenuPolicy.contextGap)) {
      if let preview {
        preview.background(.background)
          .clipShape(.rect(cornerRadius: MenuPolicy.radius(isClassic)))
          .allowsHitTesting(false)
      }
      MenuList(content: items, isFixed: true)
    }
  }
}
