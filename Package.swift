// swift-tools-version: 6.1
import PackageDescription

/// The modules, each behind what it imports: of this package, and of the toolchain, whole modules or
/// single declarations.
///
/// This is the only table of imports. SwiftPM takes the second column; `Tests/ArchitectureTests`
/// reads all three and holds the sources and `docs/architecture.md` against them.
let modules: [(name: String, imports: [String], toolchain: [String])] = [
  ("MeniscusGeometry", [], []),
  ("MeniscusImage", [], []),
  ("MeniscusText", ["MeniscusGeometry"], []),
  ("MeniscusLayout", ["MeniscusGeometry"], []),
  ("MeniscusDisplay", ["MeniscusGeometry", "MeniscusImage"], []),
  ("MeniscusMorph", ["MeniscusGeometry", "MeniscusDisplay"], []),
  (
    "MeniscusRender", ["MeniscusGeometry", "MeniscusImage", "MeniscusDisplay", "MeniscusMorph"], []
  ),
  ("MeniscusFrames", ["MeniscusGeometry", "MeniscusImage", "MeniscusDisplay"], []),
  (
    "MeniscusWeb",
    [
      "MeniscusGeometry", "MeniscusDisplay", "MeniscusFrames", "MeniscusMorph", "MeniscusRender",
    ], []
  ),
  (
    "MeniscusUI",
    ["MeniscusGeometry", "MeniscusImage", "MeniscusText", "MeniscusLayout", "MeniscusDisplay"],
    [
      "@_exported CoreGraphics.CGAffineTransform", "@_exported Foundation",
      "@_exported Observation", "Synchronization.Mutex",
    ]
  ),
  ("MeniscusServer", [], ["Dispatch", "Foundation", "Synchronization"]),
  ("MeniscusStatistics", [], ["Foundation"]),
  ("MeniscusTiming", ["MeniscusStatistics"], ["Foundation", "Synchronization"]),
  ("MeniscusDiff", ["MeniscusGeometry", "MeniscusImage", "MeniscusDisplay"], []),
  (
    "MeniscusFormats",
    [
      "MeniscusGeometry", "MeniscusImage", "MeniscusDisplay", "MeniscusStatistics",
      "MeniscusTiming", "MeniscusDiff",
    ],
    ["Foundation", "Synchronization"]
  ),
  (
    "MeniscusReplay",
    [
      "MeniscusGeometry", "MeniscusImage", "MeniscusDisplay", "MeniscusMorph", "MeniscusRender",
      "MeniscusUI", "MeniscusTiming", "MeniscusFormats",
    ],
    ["Dispatch", "Synchronization"]
  ),
  (
    "MeniscusVerdict",
    ["MeniscusGeometry", "MeniscusImage", "MeniscusDisplay", "MeniscusDiff", "MeniscusFormats"],
    []
  ),
  (
    "MeniscusMessages",
    [
      "MeniscusGeometry", "MeniscusImage", "MeniscusDisplay", "MeniscusStatistics", "MeniscusDiff",
      "MeniscusFormats", "MeniscusVerdict",
    ],
    []
  ),
  (
    "MeniscusReport",
    [
      "MeniscusGeometry", "MeniscusImage", "MeniscusDisplay", "MeniscusTiming", "MeniscusDiff",
      "MeniscusFormats", "MeniscusMessages",
    ],
    ["Foundation"]
  ),
  (
    "MeniscusLint",
    ["MeniscusGeometry", "MeniscusDisplay", "MeniscusUI", "MeniscusFormats", "MeniscusReplay"], []
  ),
  (
    "MeniscusSuite",
    [
      "MeniscusGeometry", "MeniscusImage", "MeniscusDisplay", "MeniscusMorph", "MeniscusUI",
      "MeniscusDiff", "MeniscusFormats", "MeniscusFrames", "MeniscusReplay", "MeniscusVerdict",
      "MeniscusLint",
    ],
    ["Foundation", "Synchronization"]
  ),
  (
    "MeniscusLab",
    [
      "MeniscusGeometry", "MeniscusImage", "MeniscusDisplay", "MeniscusMorph", "MeniscusRender",
      "MeniscusUI", "MeniscusStatistics", "MeniscusTiming", "MeniscusDiff", "MeniscusFormats",
      "MeniscusReplay", "MeniscusVerdict", "MeniscusSuite",
    ],
    ["Foundation"]
  ),
  (
    "MeniscusStudio",
    [
      "MeniscusGeometry", "MeniscusDisplay", "MeniscusWeb", "MeniscusServer", "MeniscusUI",
      "MeniscusTiming", "MeniscusFormats", "MeniscusReplay", "MeniscusMessages", "MeniscusReport",
      "MeniscusSuite",
    ],
    ["Dispatch", "Foundation", "Synchronization"]
  ),
  (
    "MeniscusTesting",
    ["MeniscusUI", "MeniscusFormats", "MeniscusMessages", "MeniscusSuite"],
    ["Foundation", "Testing"]
  ),
  ("MeniscusGallery", ["MeniscusGeometry", "MeniscusImage", "MeniscusUI"], ["Foundation"]),
  (
    "MeniscusCLI",
    [
      "MeniscusGeometry", "MeniscusImage", "MeniscusDisplay", "MeniscusUI", "MeniscusStatistics",
      "MeniscusDiff",
      "MeniscusFormats", "MeniscusReplay", "MeniscusMessages", "MeniscusReport", "MeniscusLint",
      "MeniscusSuite", "MeniscusLab", "MeniscusStudio",
    ],
    ["Foundation", "Synchronization"]
  ),
  ("meniscus", ["MeniscusGallery", "MeniscusCLI"], []),
]

/// What is built from `Tests`, each with what it imports of this package.
let tests: [(name: String, imports: [String])] = [
  ("ArchitectureTests", ["TestSupport"]),
  (
    "DocumentSampleTests",
    [
      "MeniscusGeometry", "MeniscusImage", "MeniscusLayout", "MeniscusDisplay", "MeniscusMorph",
      "MeniscusRender", "MeniscusUI", "MeniscusFormats", "MeniscusReplay", "TestSupport",
    ]
  ),
  (
    "MeniscusCLITests",
    [
      "MeniscusGeometry", "MeniscusImage", "MeniscusUI", "MeniscusDiff", "MeniscusFormats",
      "MeniscusSuite", "MeniscusCLI", "TestSupport",
    ]
  ),
  (
    "MeniscusDiffTests",
    ["MeniscusGeometry", "MeniscusImage", "MeniscusDisplay", "MeniscusDiff", "TestSupport"]
  ),
  (
    "MeniscusDisplayTests", ["MeniscusGeometry", "MeniscusImage", "MeniscusDisplay", "TestSupport"]
  ),
  (
    "MeniscusFormatsTests",
    [
      "MeniscusGeometry", "MeniscusDisplay", "MeniscusTiming", "MeniscusFormats",
      "MeniscusMessages", "TestSupport",
    ]
  ),
  (
    "MeniscusFramesTests",
    ["MeniscusGeometry", "MeniscusImage", "MeniscusDisplay", "MeniscusFrames", "TestSupport"]
  ),
  (
    "MeniscusGalleryTests",
    [
      "MeniscusGeometry", "MeniscusImage", "MeniscusDisplay", "MeniscusUI", "MeniscusDiff",
      "MeniscusFormats", "MeniscusReplay", "MeniscusSuite", "MeniscusGallery", "TestSupport",
    ]
  ),
  ("MeniscusGeometryTests", ["MeniscusGeometry", "TestSupport"]),
  ("MeniscusImageTests", ["MeniscusImage", "MeniscusFormats", "TestSupport"]),
  (
    "MeniscusLabTests",
    [
      "MeniscusGeometry", "MeniscusImage", "MeniscusDisplay", "MeniscusUI", "MeniscusTiming",
      "MeniscusFormats", "MeniscusReplay", "MeniscusVerdict", "MeniscusMessages", "MeniscusSuite",
      "MeniscusLab", "SuiteTestSupport", "TestSupport",
    ]
  ),
  ("MeniscusLayoutTests", ["MeniscusGeometry", "MeniscusLayout", "TestSupport"]),
  (
    "MeniscusLintTests",
    ["MeniscusUI", "MeniscusFormats", "MeniscusMessages", "MeniscusLint", "TestSupport"]
  ),
  (
    "MeniscusMessagesTests",
    ["MeniscusImage", "MeniscusFormats", "MeniscusMessages", "TestSupport"]
  ),
  ("MeniscusMorphTests", ["MeniscusGeometry", "MeniscusDisplay", "MeniscusMorph", "TestSupport"]),
  (
    "MeniscusRenderTests",
    [
      "MeniscusGeometry", "MeniscusImage", "MeniscusDisplay", "MeniscusMorph", "MeniscusRender",
      "TestSupport",
    ]
  ),
  (
    "MeniscusReplayTests",
    [
      "MeniscusGeometry", "MeniscusImage", "MeniscusDisplay", "MeniscusMorph", "MeniscusRender",
      "MeniscusUI", "MeniscusFormats", "MeniscusReplay", "TestSupport",
    ]
  ),
  (
    "MeniscusReportTests",
    [
      "MeniscusGeometry", "MeniscusImage", "MeniscusDisplay", "MeniscusTiming", "MeniscusDiff",
      "MeniscusFormats", "MeniscusMessages", "MeniscusReport", "TestSupport",
    ]
  ),
  ("MeniscusStatisticsTests", ["MeniscusGeometry", "MeniscusStatistics", "TestSupport"]),
  ("MeniscusServerTests", ["MeniscusServer"]),
  (
    "MeniscusStudioTests",
    [
      "MeniscusGeometry", "MeniscusImage", "MeniscusDisplay", "MeniscusUI", "MeniscusTiming",
      "MeniscusFormats", "MeniscusReplay", "MeniscusMessages", "MeniscusReport", "MeniscusSuite",
      "MeniscusStudio", "SuiteTestSupport", "TestSupport",
    ]
  ),
  (
    "MeniscusSuiteTests",
    [
      "MeniscusGeometry", "MeniscusImage", "MeniscusDisplay", "MeniscusRender", "MeniscusFrames",
      "MeniscusUI", "MeniscusDiff", "MeniscusFormats", "MeniscusReplay", "MeniscusMessages",
      "MeniscusReport", "MeniscusSuite",
      "SuiteTestSupport", "TestSupport",
    ]
  ),
  (
    "MeniscusTestingTests",
    [
      "MeniscusUI", "MeniscusFormats", "MeniscusSuite", "MeniscusTesting", "MeniscusGallery",
      "TestSupport",
    ]
  ),
  ("MeniscusTextTests", ["MeniscusGeometry", "MeniscusText", "TestSupport"]),
  ("MeniscusTimingTests", ["MeniscusTiming", "TestSupport"]),
  (
    "MeniscusUITests",
    [
      "MeniscusGeometry", "MeniscusImage", "MeniscusText", "MeniscusDisplay", "MeniscusUI",
      "TestSupport",
    ]
  ),
  (
    "MeniscusVerdictTests",
    [
      "MeniscusGeometry", "MeniscusImage", "MeniscusDisplay", "MeniscusDiff", "MeniscusFormats",
      "MeniscusVerdict", "MeniscusMessages", "TestSupport",
    ]
  ),
  (
    "MeniscusWebTests",
    [
      "MeniscusGeometry", "MeniscusDisplay", "MeniscusFrames", "MeniscusRender",
      "MeniscusWeb", "TestSupport",
    ]
  ),
  (
    "SuiteTestSupport",
    [
      "MeniscusGeometry", "MeniscusImage", "MeniscusDisplay", "MeniscusUI", "MeniscusTiming",
      "MeniscusDiff", "MeniscusFormats", "MeniscusMessages", "MeniscusSuite", "TestSupport",
    ]
  ),
  ("TestSupport", ["MeniscusGeometry", "MeniscusImage", "MeniscusDisplay", "MeniscusFormats"]),
]

/// How tests are compiled in release builds: not optimised.
///
/// What they call is, and optimising the tests too costs more than it saves. Nothing waits for a test's
/// module, so that it needs no compilation of its own. Nobody can depend on a test: the flags bar nobody.
let testSettings: [SwiftSetting] = [
  .unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"], .when(configuration: .release))
]

func names(_ imports: [String]) -> [Target.Dependency] { imports.map { .byName(name: $0) } }

let package = Package(
  name: "Meniscus",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "meniscus", targets: ["meniscus"]),
    .library(name: "MeniscusUI", targets: ["MeniscusUI"]),
    .library(name: "MeniscusCLI", targets: ["MeniscusCLI"]),
    .library(name: "MeniscusTesting", targets: ["MeniscusTesting"]),
  ],
  targets: modules.map { module in
    module.name == "meniscus"
      ? .executableTarget(name: module.name, dependencies: names(module.imports))
      : .target(
        name: module.name, dependencies: names(module.imports),
        exclude: module.name == "MeniscusGallery"
          ? ["Scripts"] : module.name == "MeniscusWeb" ? ["Runtime"] : [],
        // The pages' assets are built into the code, so that the tool needs no file beside it.
        resources: module.name == "MeniscusReport"
          ? [
            .embedInCode("Assets"), .embedInCode("Dashboard/Assets"),
            .embedInCode("Redrawing/Worker"), .embedInCode("StudioAssets"),
          ]
          : module.name == "MeniscusFormats" ? [.embedInCode("Costs/cost.json")] : [])
  }
    + tests.map { test in
      test.name.hasSuffix("Tests")
        ? .testTarget(
          name: test.name, dependencies: names(test.imports), swiftSettings: testSettings)
        : .target(
          name: test.name, dependencies: names(test.imports), path: "Tests/" + test.name,
          exclude: test.name == "TestSupport" ? ["FormatSamples"] : [])
    },
  swiftLanguageModes: [.v6]
)
