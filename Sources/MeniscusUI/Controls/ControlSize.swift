import MeniscusDisplay
import MeniscusGeometry

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

/// The shape of buttons that have a face.
nonisolated public struct ButtonBorderShape: InsettableShape, Equatable {
  private enum Kind: Equatable, Sendable {
    case automatic
    case capsule
    case roundedRectangle(CGFloat)
    case circle
  }

  private let kind: Kind
  private var insetAmount: CGFloat = 0

  /// The shape of the style: a capsule.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A rectangle with corners of 8 points.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(8))
  /// A circle in the middle of the button.
  public static let circle = ButtonBorderShape(kind: .circle)

  /// A rectangle with corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius))
  }

  /// Whether the button is to be as wide as it is high.
  var isRound: Bool { kind == .circle }

  /// The shape where the classic design is asked for: there a button's own shape is no capsule.
  var classic: ButtonBorderShape { kind == .automatic ? .roundedRectangle : self }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    switch kind {
    case .automatic, .capsule: Capsule().inset(by: insetAmount).path(in: rect)
    case .roundedRectangle(let radius):
      RoundedRectangle(cornerRadius: radius).inset(by: insetAmount).path(in: rect)
    case .circle: Circle().inset(by: insetAmount).path(in: rect)
    }
  }

  /// The shape, inset.
  public func inset(by amount: CGFloat) -> ButtonBorderShape {
    changing(self) { $0.insetAmount += amount }
  }
}

extension ButtonBorderShape: PrimitiveShape {
  var isSymmetric: Bool { true }

  func silhouette(of size: Size2D) -> Silhouette? {
    switch kind {
    case .automatic, .capsule: Capsule().inset(by: insetAmount).silhouette(of: size)
    case .roundedRectangle(let radius):
      RoundedRectangle(cornerRadius: radius).inset(by: insetAmount).silhouette(of: size)
    case .circle: Circle().inset(by: insetAmount).silhouette(of: size)
    }
  }
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
private let buttonBorderShapeEntry = EnvironmentEntry<ButtonBorderShape>(.automatic)

extension EnvironmentValues {
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[controlSizeEntry] }
    set { self[controlSizeEntry] = newValue }
  }

  /// The shape of buttons that have a face.
  var buttonBorderShape: ButtonBorderShape {
    get {
      isClassicDesign ? self[buttonBorderShapeEntry].classic : self[buttonBorderShapeEntry]
    }
    set { self[buttonBorderShapeEntry] = newValue }
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
