/// A module, and what it may import; the table of `docs/architecture.md` as data.
struct Room: Sendable {
  /// The name of the module and of its folder in `Sources`.
  let name: String
  /// The modules that it may import whole.
  let imports: Set<String>
  /// The single declarations that it may import, as `Foundation.CGRect`.
  var declarations: Set<String> = []
  /// The modules that it hands on whole, as SwiftUI does.
  var exports: Set<String> = []
  /// Whether it belongs to the core: exact, without Foundation, fit for Embedded Swift.
  var isCore = false
  /// Whether what it computes reaches a hash or a pixel.
  var isExact = false
}

extension Room {
  private static let core: Set<String> = [
    "MeniscusGeometry", "MeniscusImage", "MeniscusText", "MeniscusLayout", "MeniscusDisplay",
    "MeniscusMorph", "MeniscusRender",
  ]

  private static let replayed = core.union(["MeniscusUI", "MeniscusTiming"])

  private static let suite =
    replayed.union([
      "MeniscusReplay", "MeniscusDiff", "Foundation", "Dispatch", "Observation", "Synchronization",
    ])

  private static func core(_ name: String, imports: Set<String> = []) -> Room {
    Room(name: name, imports: imports, isCore: true, isExact: true)
  }

  /// The rooms of the house.
  static let table: [Room] = [
    .core("MeniscusGeometry"),
    .core("MeniscusImage"),
    .core("MeniscusText", imports: ["MeniscusGeometry"]),
    .core("MeniscusLayout", imports: ["MeniscusGeometry"]),
    .core("MeniscusDisplay", imports: ["MeniscusGeometry", "MeniscusImage"]),
    .core("MeniscusMorph", imports: ["MeniscusGeometry", "MeniscusDisplay"]),
    .core(
      "MeniscusRender",
      imports: ["MeniscusGeometry", "MeniscusImage", "MeniscusDisplay", "MeniscusMorph"]),
    Room(
      name: "MeniscusUI",
      imports: [
        "MeniscusGeometry", "MeniscusImage", "MeniscusText", "MeniscusLayout", "MeniscusDisplay",
        "Observation",
      ],
      declarations: [
        "Foundation.CGFloat", "Foundation.CGPoint", "Foundation.CGRect", "Foundation.CGSize",
        "CoreGraphics.CGAffineTransform", "Foundation.Thread", "Synchronization.Mutex",
      ],
      exports: ["Observation"],
      isExact: true),
    Room(name: "MeniscusTiming", imports: ["Foundation", "Synchronization"]),
    Room(name: "MeniscusReplay", imports: replayed.union(["Foundation", "Dispatch"])),
    Room(name: "MeniscusDiff", imports: ["MeniscusGeometry", "MeniscusImage", "MeniscusDisplay"]),
    Room(name: "MeniscusSuite", imports: suite),
    Room(name: "MeniscusReport", imports: suite.union(["MeniscusSuite"])),
    Room(
      name: "MeniscusTesting",
      imports: suite.union(["MeniscusSuite", "MeniscusReport", "Testing"])),
    Room(name: "MeniscusGallery", imports: ["MeniscusUI", "MeniscusReplay"]),
    Room(
      name: "MeniscusCLI",
      imports: suite.union(["MeniscusSuite", "MeniscusReport"])),
    Room(name: "meniscus", imports: ["MeniscusCLI", "MeniscusGallery"]),
  ]
}
