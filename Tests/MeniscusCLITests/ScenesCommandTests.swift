import MeniscusFormats
import MeniscusUI
import TestSupport
import Testing

/// `scenes`, where it draws the pictures that scenes bring.
struct ScenesCommandTests {
  /// Two scenes that share a picture whose drawing is code; one brings another that is a file alone.
  private static let scenes = [
    Scene("one", pictures: [drawn, ScenePicture("found", png: [9])]) { Color.red },
    Scene("two", pictures: [drawn]) { Color.red },
  ]

  private static let drawn = ScenePicture("drawn", drawing: { [1, 2, 3] }, png: { [4] })

  @Test("Pictures whose drawing is code are drawn anew, once; others are not written")
  func pictures() async throws {
    let folder = try ToolRun.folder()
    defer { try? FileSystem.remove(folder) }
    let target = folder.appendingPath("pictures")
    let result = await ToolRun(["scenes", "--pictures", target], scenes: Self.scenes)
    expectEqual(result.code, .accepted)
    expectEqual(result.output, target.appendingPath("drawn.png") + "\n")
    expectEqual(try FileSystem.names(in: target), ["drawn.png"])
    expectEqual(try FileSystem.read(target.appendingPath("drawn.png")), [1, 2, 3])
  }

  @Test("Where nothing can be written, it says so")
  func unwritable() async throws {
    let folder = try ToolRun.folder()
    defer { try? FileSystem.remove(folder) }
    let file = folder.appendingPath("file")
    try FileSystem.write([0], to: file)
    let result = await ToolRun(["scenes", "--pictures", file], scenes: Self.scenes)
    expectEqual(result.code, .unusable)
    expectContains(result.errors, file)
  }
}
