/// A button with a menu of what has no place of its own in the bar.
///
/// Its rows are made anew from what is stated: a view that stands in a bar cannot stand in a list, too.
struct BarMenu: View, TransparentView {
  let views: [AnyView]
  let namespace: Namespace.ID
  @Environment(\.screensAreClear) private var isOnGlass
  @Environment(\.isClassicDesign) private var isClassic

  var body: some View {
    Menu {
      ForEach(views.indices, id: \.self) { views[$0] }
    } label: {
      Image(systemName: "ellipsis")
    }
    .barMenuLook(hasGlass: !isOnGlass && !isClassic, in: namespace)
  }
}

/// The same where people may change the bar: the last entry of the menu opens the list of the items.
struct CustomizableBarMenu: View, TransparentView {
  let views: [AnyView]
  let customization: BarCustomization
  let namespace: Namespace.ID
  @State private var isCustomizing = false
  @Environment(\.self) private var values

  var body: some View {
    Menu {
      ForEach(views.indices, id: \.self) { views[$0] }
      Divider()
      Button("Customize Toolbar") { isCustomizing = true }
        .accessibilityIdentifier("CustomizeToolbar")
    } label: {
      Image(systemName: "ellipsis")
    }
    .popover(isPresented: $isCustomizing) {
      ToolbarCustomizer(customization: customization, base: values.forPresentation)
    }
    .barMenuLook(hasGlass: !values.screensAreClear && !values.isClassicDesign, in: namespace)
  }
}

extension View {
  /// How the button of a bar's menu looks, and what it is called.
  fileprivate func barMenuLook(hasGlass: Bool, in namespace: Namespace.ID) -> some View {
    environment(\.barItem, .icon)
      .accessibilityLabel("More")
      .accessibilityIdentifier("MoreActions")
      .modifier(BarInk())
      .glassEffect(hasGlass ? .regular.interactive().systems : .identity, in: Capsule())
      .glassEffectID("more", in: namespace)
  }
}
