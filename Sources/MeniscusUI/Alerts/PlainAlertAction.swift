/// An action of an alert in the classic design: words in the tint, with a hairline to what is above,
/// and to the action before it where two stand side by side.
struct PlainAlertButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    PlainAlertAction(configuration: configuration)
  }
}

private struct PlainAlertAction: View, TransparentView {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint
  @Environment(\.stackAxis) private var axis
  @Environment(\.pixelLength) private var pixel

  var body: some View {
    configuration.label
      .labelStyle(.titleOnly)
      .font(.body).fontWeight(configuration.role == .cancel ? .semibold : .regular)
      .lineLimit(1)
      .foregroundStyle(ink)
      .padding(.horizontal, 12)
      .frame(maxWidth: .infinity, minHeight: ClassicAlertPolicy.actionHeight)
      .background(Color.primary.opacity(configuration.isPressed.wrappedValue ? 0.1 : 0))
      .overlay(alignment: .top) { Rectangle().fill(.separator).frame(height: pixel) }
      .overlay(alignment: .leading) {
        Rectangle().fill(.separator).frame(width: pixel).opacity(isSecond ? 1 : 0)
      }
      .asAlertAction(configuration, dismiss)
  }

  /// Whether it stands beside another: the one that cancels comes first.
  private var isSecond: Bool { axis == .horizontal && configuration.role != .cancel }

  private var ink: AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(.tertiary) }
    let color = configuration.role == .destructive ? Color.red : tint ?? .accentColor
    return AnyShapeStyle(color)
  }
}
