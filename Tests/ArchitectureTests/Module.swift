/// A module as its row in `Package.swift` has it.
struct Module: Sendable {
  /// The name of the module and of its folder.
  let name: String
  /// The modules of this package that it imports.
  let imports: Set<String>
  /// What of the toolchain it imports: whole modules, and single declarations as
  /// `Foundation.CGRect`.
  var toolchain: Set<String> = []
  /// What of that it hands on, as SwiftUI does.
  var exports: Set<String> = []
  /// Whether it belongs to the tests, which import of the toolchain what they like.
  var isTest = false
}

extension Module {
  private static let core: Set = [
    "MeniscusGeometry", "MeniscusImage", "MeniscusText", "MeniscusLayout", "MeniscusDisplay",
    "MeniscusMorph", "MeniscusRender", "MeniscusFrames", "MeniscusWeb",
  ]

  /// Whether it belongs to the core: exact, without Foundation, fit for Embedded Swift.
  var isCore: Bool { Self.core.contains(name) }

  /// Whether what it computes reaches a hash or a pixel.
  var isExact: Bool { isCore || name == "MeniscusUI" }

  /// The folder that holds its sources.
  var folder: String { isTest ? "Tests/\(name)" : "Sources/\(name)" }

  /// Whether it may import what a statement says.
  func allows(_ statement: Import) -> Bool {
    if imports.contains(statement.module) || toolchain.contains(statement.module) { return true }
    if let declaration = statement.declaration { return isTest || toolchain.contains(declaration) }
    return isTest && Toolchain.names.keys.contains(statement.module)
  }
}
