import MeniscusFormats
import TestSupport
import Testing

@Suite("meniscus new")
struct NewCommandTests {
  private static let url = "https://example.com/people/Meniscus.git"

  @Test("A package with all its parts; nothing is overwritten the second time")
  func writes() async throws {
    let folder = try TemporaryFolder()
    let words = ["new", "weather", "--path", folder("w"), "--meniscus", Self.url]
    let result = await ToolRun(words)
    expectEqual(result.code, .accepted, "\(result.errors)")
    let files = try folder.contents(below: "w")
    expectEqual(
      files.keys.sorted(),
      [
        "w/.gitattributes", "w/.github/workflows/scenes.yml", "w/.gitignore", "w/Package.swift",
        "w/README.md", "w/Scripts/switch.txt", "w/Sources/WeatherScenes/Lamp.swift",
        "w/Sources/WeatherScenes/Scenes.swift", "w/Sources/weather/main.swift",
        "w/Tests/WeatherTests/ReplayTests.swift",
      ])
    let again = await ToolRun(words)
    expectEqual(again.code, .unusable)
    expectContains(again.errors, "w: ")
    try expectEqual(folder.contents(below: "w"), files)
  }

  @Test(
    "A package takes Meniscus from where it is told to",
    arguments: [
      ([], ".package(url: \"\(url)\", branch: \"main\")"),
      (["--from", "1.2.0"], ".package(url: \"\(url)\", from: \"1.2.0\")"),
    ])
  func repository(options: [String], declaration: String) async throws {
    let folder = try TemporaryFolder()
    let result = await ToolRun(
      ["new", "w", "--path", folder("w"), "--meniscus", Self.url, "--ci", "gitlab"] + options)
    expectEqual(result.code, .accepted, "\(result.errors)")
    let manifest = try FileSystem.readText(folder("w/Package.swift"))
    expectContains(manifest, declaration)
    expectContains(manifest, "package: \"Meniscus\"")
    let workflow = try FileSystem.readText(folder("w/.gitlab-ci.yml"))
    expectPrefix(workflow, "scenes:")
  }

  @Test(
    "A folder is named from the package, and its workflow says that it is not in the repository")
  func path() async throws {
    let folder = try TemporaryFolder()
    let libraries = ["UI", "CLI", "Testing"].map { ".library(name: \"Meniscus\($0)\", …)" }
    try folder.write(libraries.joined(separator: "\n"), "clones/glass/Package.swift")
    try FileSystem.createFolder(folder("here/w"))
    let result = await ToolRun(
      ["new", "w", "--path", folder("here/w"), "--meniscus", folder("clones/glass")])
    expectEqual(result.code, .accepted, "\(result.errors)")
    let manifest = try FileSystem.readText(folder("here/w/Package.swift"))
    expectContains(manifest, ".package(path: \"../../clones/glass\")")
    expectContains(manifest, "package: \"glass\"")
    let workflow = try FileSystem.readText(folder("here/w/.github/workflows/scenes.yml"))
    expectPrefix(workflow, "# Package.swift takes Meniscus from ../../clones/glass")
    // The tool that was built there finds it by itself.
    let built = await ToolRun(
      ["new", "v", "--path", folder("here/v")],
      executable: folder("clones/glass/.build/debug/meniscus"))
    expectEqual(built.code, .accepted, "\(built.errors)")
    expectContains(
      try FileSystem.readText(folder("here/v/Package.swift")), "\"../../clones/glass\"")
  }

  @Test(
    "Names that no module can have", arguments: ["", "a-b", "ümlaut", "a b", "_a", "../a", "a\n"])
  func names(name: String) async throws {
    let folder = try TemporaryFolder()
    let result = await ToolRun(["new", name, "--path", folder("w"), "--meniscus", Self.url])
    expectEqual(result.code, .usage)
    try expectEqual(FileSystem.names(in: folder.path), [])
  }

  @Test("Where something is, or nothing can be written, nothing is left behind")
  func occupied() async throws {
    let folder = try TemporaryFolder()
    try folder.write("kept", "file")
    try folder.write("kept", "full/file")
    for (path, says) in [("file", "file: "), ("full", "full: "), ("file/w", "file")] {
      let result = await ToolRun(["new", "w", "--path", folder(path), "--meniscus", Self.url])
      expectEqual(result.code, .unusable)
      expectContains(result.errors, says)
    }
    try expectEqual(folder.contents(below: "full"), ["full/file": "kept"])
  }
}
