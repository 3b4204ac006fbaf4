import MeniscusFormats
import MeniscusUI

extension ViewTreeBuilder {
  /// The words for what views hand down to the views inside.
  static let environmentModifiers: [ViewTreeModifierWord] = [
    .one("accessibilityIdentifier", ViewTreeArguments.identifier) {
      $0.accessibilityIdentifier($1)
    },
    .one("foregroundStyle", ViewTreeArguments.style) { $0.foregroundStyle($1.style) },
    .one("tint", ViewTreeArguments.color) { $0.tint($1.color) },
    ViewTreeModifierWord(name: "font", labels: ["size", "weight"]) {
      parts throws(ViewTreeError) in
      parts.content.font(try parts.arguments.font())
    },
    .one("fontWeight", ViewTreeArguments.weight) { $0.fontWeight($1) },
    ViewTreeModifierWord(name: "bold") { $0.content.bold() },
    .one("lineLimit", ViewTreeArguments.finite) { $0.lineLimit(Int($1)) },
    .one("lineSpacing", ViewTreeArguments.finite) { $0.lineSpacing($1) },
    ViewTreeModifierWord(name: "multilineTextAlignment") { parts throws(ViewTreeError) in
      let choices: [(name: String, value: TextAlignment)] = [
        ("leading", .leading), ("center", .center), ("trailing", .trailing),
      ]
      let alignment = try parts.arguments.required(nil, try parts.arguments.choice(nil, choices))
      return parts.content.multilineTextAlignment(alignment)
    },
    ViewTreeModifierWord(name: "environment", labels: environmentKeys.map(\.name)) {
      parts throws(ViewTreeError) in try environment(parts)
    },
  ]

  /// Sets values of the environment: by label, or a key and a value as SwiftUI writes it.
  private static func environment(
    _ parts: ViewTreeModification
  ) throws(ViewTreeError) -> AnyView {
    let arguments = parts.arguments
    var view = parts.content
    for key in environmentKeys {
      if let changed = try key.apply(arguments, key.name, view) { view = changed }
    }
    // `\.colorScheme, .dark`: the first value without a label names the key.
    while let text = try arguments.text(nil) {
      let name = String(text.drop { $0 == "\\" || $0 == "." })
      let key = try arguments.choose(name, nil, environmentKeys.map { ($0.name, $0) })
      view = try arguments.required(nil, try key.apply(arguments, nil, view))
    }
    return view
  }

  /// A value of the environment that trees may set.
  private struct EnvironmentKeyWord {
    let name: String
    /// The view with the value that is found under a label, nil where there is none.
    let apply: @MainActor (ViewTreeArguments, String?, AnyView) throws(ViewTreeError) -> AnyView?
  }

  private static let environmentKeys: [EnvironmentKeyWord] = [
    named("colorScheme", \.colorScheme, [("light", .light), ("dark", .dark)]),
    named(
      "layoutDirection", \.layoutDirection,
      [("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft)]),
    named(
      "dynamicTypeSize", \.dynamicTypeSize,
      DynamicTypeSize.allCases.map { ("\($0)", $0) }),
    named(
      "colorSchemeContrast", \.colorSchemeContrast,
      [("standard", .standard), ("increased", .increased)]),
    flag("accessibilityReduceMotion", \.accessibilityReduceMotion),
    flag("accessibilityReduceTransparency", \.accessibilityReduceTransparency),
    flag("isEnabled", \.isEnabled),
  ]

  private static func named<Value>(
    _ name: String, _ path: WritableKeyPath<EnvironmentValues, Value>,
    _ choices: [(name: String, value: Value)]
  ) -> EnvironmentKeyWord {
    EnvironmentKeyWord(name: name) { arguments, label, view throws(ViewTreeError) in
      guard let value = try arguments.choice(label, choices) else { return nil }
      return AnyView(view.environment(path, value))
    }
  }

  private static func flag(
    _ name: String, _ path: WritableKeyPath<EnvironmentValues, Bool>
  ) -> EnvironmentKeyWord {
    EnvironmentKeyWord(name: name) { arguments, label, view throws(ViewTreeError) in
      guard let value = try arguments.flag(label) else { return nil }
      return AnyView(view.environment(path, value))
    }
  }
}
