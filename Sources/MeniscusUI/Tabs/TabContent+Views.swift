/// What views have as well, for the buttons of tabs.
extension TabContent {
  /// Says what the tab is called.
  public func accessibilityLabel(_ label: Text) -> some TabContent<TabValue> {
    labeled { AnyView($0.accessibilityLabel(label)) }
  }

  /// Says what the tab is called.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some TabContent<TabValue> {
    accessibilityLabel(Text(labelKey))
  }

  /// Says what the tab is called.
  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(
    _ label: Label
  ) -> some TabContent<TabValue> {
    accessibilityLabel(Text(label))
  }

  /// Says what the tab stands at.
  public func accessibilityValue(_ value: Text) -> some TabContent<TabValue> {
    labeled { AnyView($0.accessibilityValue(value)) }
  }

  /// Says what the tab stands at.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some TabContent<TabValue> {
    accessibilityValue(Text(valueKey))
  }

  /// Says what the tab stands at.
  @_disfavoredOverload
  public func accessibilityValue<Value: StringProtocol>(
    _ value: Value
  ) -> some TabContent<TabValue> {
    accessibilityValue(Text(value))
  }

  /// Says what happens by the tab.
  public func accessibilityHint(_ hint: Text) -> some TabContent<TabValue> {
    labeled { AnyView($0.accessibilityHint(hint)) }
  }

  /// Says what happens by the tab.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some TabContent<TabValue> {
    accessibilityHint(Text(hintKey))
  }

  /// Says what happens by the tab.
  @_disfavoredOverload
  public func accessibilityHint<Hint: StringProtocol>(_ hint: Hint) -> some TabContent<TabValue> {
    accessibilityHint(Text(hint))
  }

  /// Presents a popover at the tab while a value is true; accepted, not shown.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some TabContent<TabValue> {
    ModifiedTabContent(content: self) { $0.unmet.append("TabContent.popover") }
  }

  /// Presents a popover at the tab for an item while there is one; accepted, not shown.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some TabContent<TabValue> {
    ModifiedTabContent(content: self) { $0.unmet.append("TabContent.popover") }
  }

  /// Lets the tab be dragged out of a sidebar; accepted, not obeyed.
  public func draggable<Payload>(
    _ payload: @autoclosure @escaping () -> Payload
  ) -> some TabContent<TabValue> {
    ModifiedTabContent(content: self) { $0.unmet.append("TabContent.draggable") }
  }

  /// Takes what is dropped on the tab of a type; accepted, not obeyed.
  public func dropDestination<Payload>(
    for payloadType: Payload.Type = Payload.self,
    action: @escaping ([Payload]) -> Void
  ) -> some TabContent<TabValue> {
    ModifiedTabContent(content: self) { $0.unmet.append("TabContent.dropDestination") }
  }

  /// Sets whether the tab is chosen when something is held over it that is dragged; it is not.
  public func springLoadingBehavior(
    _ behavior: SpringLoadingBehavior
  ) -> some TabContent<TabValue> {
    ModifiedTabContent(content: self) {
      if behavior == .enabled { $0.unmet.append("springLoadingBehavior") }
    }
  }

  /// The tabs with other labels.
  private func labeled(
    _ change: @escaping (AnyView) -> AnyView
  ) -> some TabContent<TabValue> {
    ModifiedTabContent(content: self) { $0.label = change($0.label) }
  }
}
