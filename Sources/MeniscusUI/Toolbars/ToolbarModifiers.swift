nonisolated extension View {
  /// Puts items into the bars around the view.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    ToolbarView(content: self, items: content())
  }

  /// Puts views into the bar around the view: every view is an item.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    ToolbarView(content: self, items: ToolbarItemGroup(content: content))
  }

  /// Puts items into the bars around the view, which people may move, take out and put back.
  ///
  /// Items for the middle of the bar (``ToolbarItemPlacement/secondaryAction``) and without a stated
  /// place can be changed, by the last entry of the menu at the trailing end; what stands at an end
  /// stays. How people have the items is kept with the scene, for all toolbars of the identifier.
  ///
  /// - Parameter id: what the arrangement is kept by; where it is empty, people cannot change the
  ///   toolbar, which is noted.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    ToolbarView(content: self, items: content(), identifier: id.isEmpty ? nil : id)
      .unmet("toolbar(id: \"\")", .obeyed, if: id.isEmpty)
  }

  /// Sets whether bars around the view are shown.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbarVisibility(visibility, bars)
  }

  /// Sets whether bars around the view are shown.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    toolbarVisibility(visibility, bars)
  }

  private func toolbarVisibility(
    _ visibility: Visibility, _ given: [ToolbarPlacement]
  ) -> some View {
    let bars = given.isEmpty ? [.automatic] : given
    return screenBars { said in
      for bar in bars where said.visibility[bar] == nil { said.visibility[bar] = visibility }
    }
    .transformPreference(TabBarVisibilityKey.self) { said in
      if bars.contains(.tabBar), said == .automatic { said = visibility }
    }
  }

  /// Leaves out what the system would show by itself.
  public func toolbar(removing kind: ToolbarDefaultItemKind?) -> some View {
    screenBars { if kind == .title { $0.removesTitle = true } }
      .unmet(
        "toolbar(removing: .\(kind?.name ?? ""))", .obeyed, if: kind != nil && kind != .title)
  }

  /// Lays a style behind bars.
  public func toolbarBackground<Style: ShapeStyle>(
    _ style: Style, for bars: ToolbarPlacement...
  ) -> some View {
    let bars = bars.isEmpty ? [.automatic] : bars
    return screenBars { said in
      for bar in bars where said.backgrounds[bar] == nil {
        said.backgrounds[bar] = AnyShapeStyle(style)
      }
    }
    .unmet("toolbarBackground(for: .tabBar)", if: bars.contains(.tabBar))
  }

  /// Sets whether the style behind bars is shown; it is where one is set.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    toolbarBackgroundVisibility(visibility, bars)
  }

  /// Sets whether the style behind bars is shown; it is where one is set.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    toolbarBackgroundVisibility(visibility, bars)
  }

  private func toolbarBackgroundVisibility(
    _ visibility: Visibility, _ given: [ToolbarPlacement]
  ) -> some View {
    let bars = given.isEmpty ? [.automatic] : given
    return screenBars { said in
      for bar in bars where said.backgroundVisibility[bar] == nil {
        said.backgroundVisibility[bar] = visibility
      }
    }
    .unmet("toolbarBackgroundVisibility(for: .tabBar)", if: bars.contains(.tabBar))
  }

  /// Sets whether bars are light or dark.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    let bars = bars.isEmpty ? [.automatic] : bars
    return screenBars { said in
      for bar in bars where said.schemes[bar] == nil { said.schemes[bar] = colorScheme }
    }
    .unmet("toolbarColorScheme(for: .tabBar)", if: bars.contains(.tabBar))
  }

  /// Gives the title of the bar a menu, which opens where the title is touched.
  public func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let menu = AnyView(content())
    return screenBars { if $0.titleMenu == nil { $0.titleMenu = menu } }
  }

  /// Sets what the bars of the view are for.
  ///
  /// In those of an editor the title stands at the leading end, and secondary actions in the middle;
  /// a browser's are shown as those of a stack.
  public func toolbarRole(_ role: ToolbarRole) -> some View {
    screenBars { if $0.role == nil { $0.role = role } }
      .unmet("toolbarRole(.\(role.name))", if: role == .browser)
  }

  /// Puts views into the bar; the form of older systems.
  public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View {
    toolbar {
      ToolbarItemGroup(placement: .topBarLeading) { leading }
      ToolbarItemGroup(placement: .topBarTrailing) { trailing }
    }
  }

  /// Puts views at the leading end of the bar; the form of older systems.
  public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar { ToolbarItemGroup(placement: .topBarLeading) { leading } }
  }

  /// Puts views at the trailing end of the bar; the form of older systems.
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar { ToolbarItemGroup(placement: .topBarTrailing) { trailing } }
  }
}

/// What the bars of a view are for.
public struct ToolbarRole: Hashable, Sendable {
  let name: String

  /// As the system has it.
  public static let automatic = ToolbarRole(name: "automatic")
  /// A stack of screens.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// Content that people go through.
  public static let browser = ToolbarRole(name: "browser")
  /// A document that people change.
  public static let editor = ToolbarRole(name: "editor")
}
