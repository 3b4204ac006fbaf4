/// The label alone; it dims while it is pressed, and where it is off.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Whether the label dims where the button is off.
  private let dimsWhenOff: Bool
  @Environment(\.isEnabled) private var isEnabled

  /// Makes the style.
  nonisolated public init() { dimsWhenOff = true }

  /// Makes the style, perhaps for a label that dims by itself where the button is off.
  nonisolated init(dimsWhenOff: Bool) { self.dimsWhenOff = dimsWhenOff }

  /// The label, dimmed while it is pressed, and where it is off.
  public func makeBody(configuration: Configuration) -> some View {
    let isDimmed = configuration.isPressed.wrappedValue || dimsWhenOff && !isEnabled
    configuration.label
      .opacity(isDimmed ? 0.4 : 1)
      .onPress(
        isPressed: configuration.isPressed, repeating: .asAsked, perform: configuration.action)
  }
}

/// The label alone, in the tint; in a list it is pressed by itself, and not the row.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The label in the tint unless a foreground style is set, dimmed while it is pressed.
  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButton(configuration: configuration)
  }
}

private struct BorderlessButton: View, TransparentView {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.tint) private var tint
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let color = configuration.role == .destructive ? Color.red : tint ?? .accentColor
    let ink = isEnabled ? AnyShapeStyle(color) : AnyShapeStyle(.tertiary)
    configuration.label
      .contentShape(Rectangle())
      .opacity(configuration.isPressed.wrappedValue ? 0.4 : 1)
      .onPress(
        isPressed: configuration.isPressed, repeating: .asAsked, perform: configuration.action
      )
      .transformEnvironment(\.foregroundStyle) { stated in
        if stated == nil { stated = ink }
      }
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label alone, in the tint.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// The style where none is set: the label alone, in the tint.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The label in the tint unless a foreground style is set, dimmed while it is pressed.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultButton(configuration: configuration)
  }
}

private struct DefaultButton: View, TransparentView {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.tint) private var tint
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isInListRow) private var isInListRow

  var body: some View {
    let color = configuration.role == .destructive ? Color.red : tint ?? .accentColor
    let ink = isEnabled ? AnyShapeStyle(color) : AnyShapeStyle(.tertiary)
    // The whole label can be touched, its gaps too; in a list the whole row.
    label
      .contentShape(Rectangle())
      .opacity(configuration.isPressed.wrappedValue ? 0.4 : 1)
      .onPress(
        isPressed: configuration.isPressed, coversRow: true, repeating: .asAsked,
        perform: configuration.action
      )
      .transformEnvironment(\.foregroundStyle) { stated in
        if stated == nil { stated = ink }
      }
  }

  private var label: AnyView {
    isInListRow
      ? AnyView(configuration.label.frame(maxWidth: .infinity, alignment: .leading))
      : AnyView(configuration.label)
  }
}

/// The label in the tint, on a faint face of it.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The label on its face.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: false)
  }
}

/// The label on a face in the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The label on its face.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: true)
  }
}

private struct BorderedButton: View, TransparentView {
  let configuration: PrimitiveButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.tint) private var tint
  @Environment(\.colorScheme) private var scheme
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    BarAware(
      configuration: configuration, prominence: isProminent ? BarProminence(tint: tint) : nil
    ) { button }
  }

  private var button: some View {
    let color = configuration.role == .destructive ? Color.red : tint ?? .accentColor
    let isOnDark = color.inkScheme(in: scheme) != .light
    let face = isProminent ? color : color.opacity(0.15)
    let ink = isProminent ? (isOnDark ? Color.white : .black) : color
    return ControlLabel(content: configuration.label)
      .foregroundStyle(isEnabled ? AnyShapeStyle(ink) : AnyShapeStyle(.primary))
      .background(isEnabled ? face : Color(white: 0.5, opacity: 0.18), in: shape)
      .opacity(configuration.isPressed.wrappedValue ? 0.75 : 1)
      .onPress(
        isPressed: configuration.isPressed, repeating: .asAsked, perform: configuration.action)
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone; it dims while it is pressed.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style where none is set.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label in the tint, on a faint face of it.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label on a face in the tint.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
