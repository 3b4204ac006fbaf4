import MeniscusDisplay
import MeniscusGeometry

/// The shape of buttons that have a face.
nonisolated public struct ButtonBorderShape: InsettableShape, Equatable {
  private enum Kind: Equatable, Sendable {
    case automatic
    case capsule
    case roundedRectangle(CGFloat)
    case circle
    /// That of the buttons where it stands.
    case surrounding
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
  fileprivate static let surrounding = ButtonBorderShape(kind: .surrounding)

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
    case .automatic, .capsule, .surrounding: Capsule().inset(by: insetAmount).path(in: rect)
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
    case .automatic, .capsule, .surrounding:
      Capsule().inset(by: insetAmount).silhouette(of: size)
    case .roundedRectangle(let radius):
      RoundedRectangle(cornerRadius: radius).inset(by: insetAmount).silhouette(of: size)
    case .circle: Circle().inset(by: insetAmount).silhouette(of: size)
    }
  }
}

extension ButtonBorderShape: ContainedShape {
  var followsPlace: Bool { kind == .surrounding }

  func placed(at place: ShapePlace) -> ButtonBorderShape {
    followsPlace ? place.buttonBorder.inset(by: insetAmount) : self
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The shape that buttons with a face have where it stands.
  public static var buttonBorder: ButtonBorderShape { .surrounding }
}

private let buttonBorderShapeEntry = EnvironmentEntry<ButtonBorderShape>(.automatic)

extension EnvironmentValues {
  /// The shape of buttons that have a face.
  var buttonBorderShape: ButtonBorderShape {
    get {
      isClassicDesign ? self[buttonBorderShapeEntry].classic : self[buttonBorderShapeEntry]
    }
    set { self[buttonBorderShapeEntry] = newValue }
  }
}
