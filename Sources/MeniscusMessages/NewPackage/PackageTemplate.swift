/// The files of a new package: a scene, the script that drives it, the tool, a test, and what a
/// platform runs.
package struct PackageTemplate: Sendable {
  /// A platform whose workflow is written.
  package enum Platform: String, CaseIterable, Sendable {
    case github, gitlab
    case nothing = "none"
  }

  /// The package.
  package var name: PackageName
  /// Where it takes Meniscus from.
  package var dependency: PackageDependency
  /// What runs it.
  package var platform: Platform

  /// Makes the template of a package.
  package init(name: PackageName, dependency: PackageDependency, platform: Platform) {
    self.name = name
    self.dependency = dependency
    self.platform = platform
  }

  /// The path of the script.
  static let script = "Scripts/switch.txt"
  /// The scene's name.
  static let scene = "lamp"
  /// The case that the script records.
  static let caseName = "lamp/switch"

  /// The files, by their paths in the package.
  package var files: [(path: String, text: String)] {
    [
      ("Package.swift", manifest),
      ("Sources/\(name.scenes)/Lamp.swift", Self.lamp),
      ("Sources/\(name.scenes)/Scenes.swift", Self.scenes),
      ("Sources/\(name.text)/main.swift", main),
      ("Tests/\(name.tests)/ReplayTests.swift", tests),
      (Self.script, Self.steps),
      (".gitignore", Self.ignored),
      (".gitattributes", Self.attributes),
      ("README.md", readme),
    ] + workflow
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "\(name.text)",
      platforms: [.macOS(.v15)],
      dependencies: [
        \(dependency.declaration)
      ],
      targets: [
        .target(
          name: "\(name.scenes)",
          dependencies: [.product(name: "MeniscusUI", package: "\(dependency.identity)")]),
        .executableTarget(
          name: "\(name.text)",
          dependencies: [
            "\(name.scenes)", .product(name: "MeniscusCLI", package: "\(dependency.identity)"),
          ]),
        .testTarget(
          name: "\(name.tests)",
          dependencies: [
            "\(name.scenes)", .product(name: "MeniscusTesting", package: "\(dependency.identity)"),
          ]),
      ])

    """
  }

  private static let lamp = """
    import MeniscusUI

    /// A lamp, and the glass button that switches it.
    struct Lamp: View {
      @State private var isLit = false

      var body: some View {
        VStack(spacing: 20) {
          Circle()
            .fill(isLit ? Color.yellow : Color.gray)
            .frame(width: isLit ? 128 : 64, height: isLit ? 128 : 64)
            .frame(height: 128)
            .accessibilityIdentifier("bulb")
          Button(isLit ? "Off" : "On") {
            withAnimation(.spring(duration: 0.4)) { isLit.toggle() }
          }
          .buttonStyle(.glass)
          .accessibilityIdentifier("switch")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background {
          LinearGradient(colors: [.indigo, .teal], startPoint: .top, endPoint: .bottom)
            .ignoresSafeArea()
        }
      }
    }

    """

  private static let scenes = """
    import MeniscusUI

    /// What traces can be recorded of; the name of a scene is a folder of `Traces`.
    public let scenes = [
      Scene("lamp") { Lamp() }
    ]

    """

  private var main: String {
    """
    import MeniscusCLI
    import \(name.scenes)

    await Meniscus.main(scenes: scenes)

    """
  }

  private var tests: String {
    """
    import MeniscusTesting
    import Testing
    import \(name.scenes)

    @Test(.replay("\(Self.caseName)", scenes: scenes)) func lampIsAsAccepted() {}

    """
  }

  private static let steps = """
    # The lamp is switched on, and off again while it still grows.
    variants dark
    checkpoint dark
    tap #switch
    settle
    checkpoint lit
    tap #switch
    wait 6f
    checkpoint fading
    settle

    """

  private static let ignored = """
    .build/
    .swiftpm/
    Package.resolved
    Reports/*
    !Reports/history/
    Reports/history/.lock

    """

  private static let attributes = """
    # Runs that two branches added to the history are all kept.
    Reports/history/**/*.jsonl merge=union

    """
}
