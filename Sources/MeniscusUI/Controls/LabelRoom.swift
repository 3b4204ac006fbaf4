/// The lengths that labels are laid out by; nil for those of their place.
struct LabelRoom: Equatable, Sendable {
  var spacing: CGFloat?
  var iconWidth: CGFloat?
}

private let labelRoomEntry = EnvironmentEntry<LabelRoom>(LabelRoom())

extension EnvironmentValues {
  /// The lengths that labels are laid out by.
  var labelRoom: LabelRoom {
    get { self[labelRoomEntry] }
    set { self[labelRoomEntry] = newValue }
  }
}

nonisolated extension View {
  /// Sets the distance between icons and titles of labels inside the view, in points.
  public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    transformEnvironment(\.labelRoom) { $0.spacing = value }
  }

  /// Sets the least width that icons of labels inside the view have, in points.
  public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    transformEnvironment(\.labelRoom) { $0.iconWidth = value }
  }
}
