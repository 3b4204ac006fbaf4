/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The smallest.
  case mini
  /// Smaller than usual.
  case small
  /// As usual.
  case regular
  /// Larger than usual.
  case large
  /// The largest.
  case extraLarge

  /// The height of a button in points: UIKit's view trees on iOS 26, by third parties.
  var height: Double {
    switch self {
    case .mini, .small: 28
    case .regular: 34
    case .large: 50
    case .extraLarge: 60
    }
  }

  /// The distance between a label and the ends of its button, in points; ours.
  var padding: Double {
    switch self {
    case .mini: 10
    case .small: 12
    case .regular: 16
    case .large: 20
    case .extraLarge: 24
    }
  }

  /// The font of a button's label.
  var font: Font { self == .mini || self == .small ? .subheadline : .body }

  /// The line height of that font at the usual text size, in points.
  var lineHeight: Double { self == .mini || self == .small ? 20 : 22 }
}

/// A button's label with the room that a control of its size has around it.
struct ControlLabel<Content: View>: View, TransparentView {
  let content: Content
  /// How opaque the label of a control is that does not answer.
  var disabledOpacity = 0.4
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.font) private var font
  @Environment(\.fontWeight) private var weight
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.buttonSizing) private var sizing

  var body: some View {
    let margin = (size.height - size.lineHeight) / 2
    content
      .font(font ?? size.font)
      .fontWeight(weight ?? .medium)
      .padding(.horizontal, shape.isRound ? margin : size.padding)
      .padding(.vertical, margin)
      .frame(
        minWidth: size.height, maxWidth: sizing == .flexible ? .infinity : nil,
        minHeight: size.height
      )
      .opacity(isEnabled ? 1 : disabledOpacity)
  }
}

private let controlSizeEntry = EnvironmentEntry<ControlSize>(.regular)

extension EnvironmentValues {
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[controlSizeEntry] }
    set { self[controlSizeEntry] = newValue }
  }
}

nonisolated extension View {
  /// Sets how large controls inside the view are.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Sets the shape of buttons inside the view that have a face.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
