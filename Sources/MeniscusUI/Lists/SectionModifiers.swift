nonisolated extension View {
  /// Sets the margins around sections of lists, in points; accepted, not shown.
  public func listSectionMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View {
    unmet("listSectionMargins", if: length != nil)
  }

  /// Sets whether lists have an index of their sections; none is shown.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    unmet("listSectionIndexVisibility", if: visibility == .visible)
  }

  /// Names the section in an index of sections; accepted, not shown.
  public func sectionIndexLabel(_ label: Text?) -> some View {
    unmet("sectionIndexLabel", if: label != nil)
  }

  /// Names the section in an index of sections; accepted, not shown.
  public func sectionIndexLabel(_ labelKey: LocalizedStringKey) -> some View {
    sectionIndexLabel(Text(labelKey))
  }

  /// Names the section in an index of sections; accepted, not shown.
  @_disfavoredOverload
  public func sectionIndexLabel<Label: StringProtocol>(_ label: Label) -> some View {
    sectionIndexLabel(Text(label))
  }

  /// Lights rows up under a pointer; accepted, not shown.
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View {
    unmet("listRowHoverEffect", if: effect != nil)
  }

  /// Puts controls under the section; accepted, not shown.
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    unmet("sectionActions")
  }
}
