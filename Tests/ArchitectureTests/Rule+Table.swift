extension Rule {
  /// A module imports only what stands beside it in the table.
  static let imports = Rule(
    "imports what Package.swift does not allow", governs: { _ in true }
  ) { line, module in
    Import(line: line).map { !module.allows($0) } ?? false
  }

  /// A module hands on nothing but what the table says.
  static let exports = Rule("exports another module's names") { line, module in
    guard let statement = Import(line: line), statement.isExported else { return false }
    return !module.exports.contains(statement.declaration ?? statement.module)
  }

  /// Tests use what others may use.
  static let testable = Rule("imports what is internal", governs: \.isTest) { line, _ in
    line.contains("@testable")
  }

  /// Input never traps.
  static let traps = Rule("traps where it should throw") { line, _ in
    line.hasToken("try", followedBy: "!") || line.hasToken("as", followedBy: "!")
      || line.hasToken("fatalError", followedBy: "(") || line.contains("unowned(unsafe)")
  }

  /// The core has no existentials.
  static let existentials = Rule("has an existential in the core", governs: \.isCore) { line, _ in
    line.hasToken("any", followedBy: " ")
  }

  /// The core says what it throws.
  static let typedThrows = Rule("throws without a type in the core", governs: \.isCore) { line, _ in
    line.hasToken("throws") && !line.hasToken("throws", followedBy: "(")
  }

  /// Nothing exact asks a clock, a random source or a hash that differs from run to run.
  static let chance = Rule("asks a clock, chance or a seeded hash", governs: \.isExact) { line, _ in
    let names = [
      "ContinuousClock", "SuspendingClock", "SystemRandomNumberGenerator", "randomElement",
      "shuffled", "shuffle", "hashValue",
    ]
    return names.contains { line.hasToken($0) } || line.contains(".random(")
      || line.hasToken("Hasher", followedBy: "(")
  }

  /// Nothing exact calls the C library's maths, whose last bit depends on the processor.
  static let mathematics = Rule(
    "calls the C library's maths", governs: \.isExact,
    offences: { file, _ in
      let own = Set(libraryNames.filter { name in file.lines.contains { $0.declares(name) } })
      return file.lines.indices.filter { index in
        libraryNames.contains { !own.contains($0) && file.lines[index].calls($0) }
      }
    })

  /// Types of the core share no name with SwiftUI or Foundation, so that both can be imported.
  static let names = Rule("names a core type as SwiftUI or Foundation does", governs: \.isCore) {
    line, _ in
    guard let name = line.topLevelType else { return false }
    return takenNames.contains(name)
  }

  /// All rules for sources.
  static let all = [
    imports, exports, testable, traps, existentials, typedThrows, chance, mathematics, names,
  ]

  private static let libraryNames = [
    "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "exp", "exp2",
    "expm1", "log", "log2", "log10", "log1p", "pow", "cbrt", "hypot", "fma", "tgamma", "lgamma",
    "erf", "erfc", "fmod", "sincos",
  ]

  private static let takenNames: Set = [
    "Affine", "AffineTransform", "Alignment", "Anchor", "Angle", "Animation", "AnyView",
    "AttributedString", "Axis", "Binding", "Button", "ButtonStyle", "Calendar", "Canvas",
    "Capsule", "Character", "CharacterSet", "Circle", "Color", "ColorScheme", "Context",
    "CoordinateSpace", "Data", "Date", "DateInterval", "Decimal", "Dimension", "Divider", "Edge",
    "EdgeInsets", "Ellipse", "Environment", "EventModifiers", "FillStyle", "Font", "ForEach",
    "Form", "Formatter", "Gesture", "Glass", "GlassEffectContainer", "Gradient", "Grid", "Group",
    "HStack", "Image", "IndexPath", "Label", "Layout", "LayoutDirection", "LinearGradient", "List",
    "Locale", "Material", "Measurement", "Menu", "MeshGradient", "Namespace", "Notification",
    "Operation", "Path", "Picker", "Pipe", "Process", "ProgressView", "ProjectionTransform",
    "ProposedViewSize", "RadialGradient", "Rectangle", "RectangleCornerRadii", "RoundedRectangle",
    "Scanner", "Scene", "ScrollView", "Section", "Shader", "Shape", "ShapeStyle", "Slider",
    "Spacer", "Spring", "State", "Stepper", "Stream", "StrokeStyle", "Tab", "TabView", "Table",
    "Text", "TextField", "TextLayout", "Thread", "TimeZone", "Timer", "Toggle", "Transaction",
    "Transition", "URL", "UUID", "Unit", "UnitCurve", "UnitPoint", "VStack", "VectorArithmetic",
    "View", "ViewModifier", "Visibility", "ZStack",
  ]
}
