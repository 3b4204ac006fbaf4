import MeniscusDisplay
import MeniscusGeometry

/// The material of Liquid Glass: which family, in which tint, and whether it answers touch.
nonisolated public struct Glass: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case regular
    case clear
    case identity
    /// A frosted sheet; made by `Material` alone.
    case sheet(Material)
  }

  let kind: Kind
  private(set) var tint: Color?
  private(set) var isInteractive = false
  /// Whether it is a part of what the system puts up; lint judges the application's glass alone.
  private(set) var isSystems = false
  /// Whether it is the thin clear glass of what is held.
  private(set) var isLens = false

  /// Blurs what is behind and adjusts its light so that labels stay legible over anything.
  public static var regular: Glass { Glass(kind: .regular) }
  /// Highly translucent; it wants a rich background.
  public static var clear: Glass { Glass(kind: .clear) }
  /// No glass: everything is as if the effect were not there.
  public static var identity: Glass { Glass(kind: .identity) }

  /// The sheet of a material.
  static func sheet(_ material: Material) -> Glass { Glass(kind: .sheet(material)) }

  /// The glass in a colour; nil for none.
  public func tint(_ color: Color?) -> Glass {
    changing(self) { $0.tint = color }
  }

  /// The glass, swelling under the finger.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    changing(self) { $0.isInteractive = isEnabled }
  }

  /// The glass that a knob turns to.
  static var lens: Glass {
    changing(.clear) { $0.isLens = true }
  }

  /// The glass of what the system puts up.
  var systems: Glass {
    changing(self) { $0.isSystems = true }
  }
}

extension Glass {
  /// How far a sheet is from the thinnest to the thickest, by its wash; nil for glass.
  @MainActor
  func sheetDensity(in environment: EnvironmentValues) -> Double? {
    guard case .sheet(let sheet) = kind, let wash = sheet.shownKind(in: environment).wash,
      let thinnest = GlassMaterial.Kind.ultraThin.wash,
      let thickest = GlassMaterial.Kind.ultraThick.wash
    else { return nil }
    return (wash - thinnest) / (thickest - thinnest)
  }

  /// What a person reads of the glass in a snapshot: `regular glass, tinted, interactive`.
  var description: String {
    let name =
      switch kind {
      case .regular: "regular glass"
      case .clear: "clear glass"
      case .identity: "no glass"
      case .sheet(let material): material.description
      }
    return name + (tint == nil ? "" : ", tinted") + (isInteractive ? ", interactive" : "")
  }
}

/// The shape of a glass effect where none is given: a capsule.
nonisolated public struct DefaultGlassEffectShape: Shape, Equatable {
  /// Makes the shape.
  public init() {}

  /// The capsule in a rectangle.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// How a glass effect appears and leaves in its container.
nonisolated public struct GlassEffectTransition: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case matchedGeometry
    case materialize
    case identity
  }

  let kind: Kind

  /// The shape flows out of a near one, and back into it; what is too far materializes.
  public static var matchedGeometry: GlassEffectTransition { Self(kind: .matchedGeometry) }
  /// The material comes into being where it stands, without another's geometry.
  public static var materialize: GlassEffectTransition { Self(kind: .materialize) }
  /// The glass is there, or not, from one frame to the next.
  public static var identity: GlassEffectTransition { Self(kind: .identity) }
}

extension DefaultGlassEffectShape: PrimitiveShape {
  var isSymmetric: Bool { true }

  var pathName: String? { "Capsule" }

  func silhouette(of size: Size2D) -> Silhouette? { Capsule().silhouette(of: size) }
}
