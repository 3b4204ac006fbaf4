// swift-tools-version: 6.1
import PackageDescription

/// The rooms of the house: a module, and the modules of this package that it may import.
///
/// `Tests/ArchitectureTests` reads the sources and holds this table against them.
let rooms: [(name: String, imports: [String])] = [
  ("MeniscusGeometry", []),
  ("MeniscusImage", []),
  ("MeniscusText", ["MeniscusGeometry"]),
  ("MeniscusLayout", ["MeniscusGeometry"]),
  ("MeniscusDisplay", ["MeniscusGeometry", "MeniscusImage"]),
  ("MeniscusMorph", ["MeniscusGeometry", "MeniscusDisplay"]),
  (
    "MeniscusRender",
    ["MeniscusGeometry", "MeniscusImage", "MeniscusDisplay", "MeniscusMorph"]
  ),
  (
    "MeniscusUI",
    ["MeniscusGeometry", "MeniscusImage", "MeniscusText", "MeniscusLayout", "MeniscusDisplay"]
  ),
  ("MeniscusTiming", []),
  (
    "MeniscusReplay",
    [
      "MeniscusGeometry", "MeniscusImage", "MeniscusText", "MeniscusLayout", "MeniscusDisplay",
      "MeniscusMorph", "MeniscusRender", "MeniscusUI", "MeniscusTiming",
    ]
  ),
  ("MeniscusDiff", ["MeniscusGeometry", "MeniscusImage", "MeniscusDisplay"]),
  (
    "MeniscusSuite",
    [
      "MeniscusGeometry", "MeniscusImage", "MeniscusText", "MeniscusLayout", "MeniscusDisplay",
      "MeniscusMorph", "MeniscusRender", "MeniscusUI", "MeniscusTiming", "MeniscusReplay",
      "MeniscusDiff",
    ]
  ),
  (
    "MeniscusReport",
    [
      "MeniscusGeometry", "MeniscusImage", "MeniscusText", "MeniscusLayout", "MeniscusDisplay",
      "MeniscusMorph", "MeniscusRender", "MeniscusUI", "MeniscusTiming", "MeniscusReplay",
      "MeniscusDiff", "MeniscusSuite",
    ]
  ),
  (
    "MeniscusTesting",
    [
      "MeniscusGeometry", "MeniscusImage", "MeniscusText", "MeniscusLayout", "MeniscusDisplay",
      "MeniscusMorph", "MeniscusRender", "MeniscusUI", "MeniscusTiming", "MeniscusReplay",
      "MeniscusDiff", "MeniscusSuite", "MeniscusReport",
    ]
  ),
  ("MeniscusGallery", ["MeniscusUI", "MeniscusReplay"]),
  (
    "MeniscusCLI",
    [
      "MeniscusGeometry", "MeniscusImage", "MeniscusText", "MeniscusLayout", "MeniscusDisplay",
      "MeniscusMorph", "MeniscusRender", "MeniscusUI", "MeniscusTiming", "MeniscusReplay",
      "MeniscusDiff", "MeniscusSuite", "MeniscusReport",
    ]
  ),
]

let modules = rooms.map { room in
  Target.target(
    name: room.name,
    dependencies: room.imports.map { Target.Dependency(stringLiteral: $0) },
    exclude: room.name == "MeniscusGallery" ? ["Scripts"] : []
  )
}

let tests = rooms.map { room in
  Target.testTarget(
    name: room.name + "Tests",
    dependencies: [Target.Dependency(stringLiteral: room.name), "TestSupport"]
      + room.imports.map { Target.Dependency(stringLiteral: $0) }
  )
}

let package = Package(
  name: "Meniscus",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "meniscus", targets: ["meniscus"]),
    .library(name: "MeniscusUI", targets: ["MeniscusUI"]),
    .library(name: "MeniscusCLI", targets: ["MeniscusCLI"]),
    .library(name: "MeniscusTesting", targets: ["MeniscusTesting"]),
  ],
  targets: modules + tests + [
    .executableTarget(name: "meniscus", dependencies: ["MeniscusCLI", "MeniscusGallery"]),
    .target(
      name: "TestSupport",
      dependencies: ["MeniscusGeometry", "MeniscusImage", "MeniscusDisplay"],
      path: "Tests/TestSupport"
    ),
    .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"]),
    .testTarget(
      name: "DocumentSampleTests",
      dependencies: [
        "MeniscusGeometry", "MeniscusImage", "MeniscusDisplay", "MeniscusUI", "MeniscusReplay",
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
