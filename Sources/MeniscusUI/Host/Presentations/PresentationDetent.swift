/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  /// What a detent of one's own knows.
  @dynamicMemberLookup
  public struct Context {
    /// The largest height that content may have, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// A value of the environment around the content.
    public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
      environment[keyPath: keyPath]
    }
  }

  private let kind: Kind
  /// What tells the detent from others in every run.
  let name: String
  private let resolve: @Sendable (Context) -> CGFloat?

  private init(
    kind: Kind, name: String, resolve: @escaping @Sendable (Context) -> CGFloat?
  ) {
    self.kind = kind
    self.name = name
    self.resolve = resolve
  }

  /// About half of the screen; not there on a phone that lies on its side.
  public static let medium = PresentationDetent(kind: .medium, name: "medium") { _ in nil }
  /// All of the height.
  public static let large = PresentationDetent(kind: .large, name: "large") { $0.maxDetentValue }

  /// A share of the height, 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction), name: "fraction(\(fraction))") {
      $0.maxDetentValue * fraction
    }
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height), name: "height(\(height))") { _ in height }
  }

  /// A height that a type says.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(
      kind: .custom(ObjectIdentifier(type)), name: "custom(\(String(reflecting: type)))"
    ) { D.height(in: $0) }
  }

  /// The height of the content; nil where the detent is not there.
  func height(in geometry: SheetGeometry, _ environment: EnvironmentValues) -> Double? {
    if kind == .medium { return geometry.isWhole ? nil : geometry.medium }
    let context = Context(maxDetentValue: CGFloat(geometry.maximum), environment: environment)
    return resolve(context).map { min(max(Double($0), 0), geometry.maximum) }
  }

  /// Whether both are the same height.
  public static func == (left: Self, right: Self) -> Bool { left.kind == right.kind }

  /// Hashes the height.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

extension PresentationDetent: CustomReflectable {
  /// The name, by which the detent is written down and hashed as state.
  public var customMirror: Mirror {
    Mirror(self, children: ["name": name], displayStyle: .struct)
  }
}

/// A height that follows from where the sheet stands.
public protocol CustomPresentationDetent: SendableMetatype {
  /// What the height follows from.
  typealias Context = PresentationDetent.Context
  /// The height in points; nil where the detent is not there.
  static func height(in context: Context) -> CGFloat?
}

/// What of the views below a sheet can be touched.
public struct PresentationBackgroundInteraction: Sendable {
  enum Kind: Sendable, Equatable {
    case automatic
    case enabled(PresentationDetent?)
    case disabled
  }

  let kind: Kind

  /// As the presentation has it.
  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  /// They can.
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled(nil))
  /// They cannot.
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)

  /// They can while the sheet is not higher than a detent.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .enabled(detent))
  }
}

/// What a drag inside a sheet does first.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String

  /// As the presentation has it: it moves the sheet.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// It moves the sheet to another height.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// It scrolls.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Equatable, Sendable {
  let name: String

  /// As the system has it: a popover becomes a sheet.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// It stays what it is.
  public static let none = PresentationAdaptation(name: "none")
  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// A cover.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")

  /// All of them.
  static let all: [PresentationAdaptation] = [
    .automatic, .none, .popover, .sheet, .fullScreenCover,
  ]
}
