import MeniscusFormats
import MeniscusImage
import MeniscusMessages
import MeniscusReplay
import MeniscusUI

extension Command {
  /// `render`: a view tree given as data, as a picture.
  static let render = Command(
    name: "render", summary: "draw a view tree given as JSON into a PNG file",
    positionals: [ViewTreeFile.positional],
    options: [
      Option("size", "WxH", "the size in points (default: the case's own, else 390x844)"),
      Option("scale", "S", "pixels per point, 1 to 4 (default 2)"),
      Option(flag: "dark", "in the dark appearance"),
      Option("case", "ID", "the case to draw, if the file has several"),
      Option("out", "PNG", "the file to write"),
    ],
    examples: [
      Example("render tree.json --size 320x240 --out tree.png", "one tree"),
      Example("render cases.json --case OL-127 --scale 3 --dark --out case.png", "one of many"),
    ],
    run: { try await $0.renderTree() })
}

/// Draws the first frame of a view tree.
extension CommandRun {
  @MainActor
  fileprivate func renderTree() throws -> ExitCode {
    guard let out = arguments["out"] else {
      throw CommandLineError.missingArgument("--out PNG", command: "render")
    }
    let file = try ViewTreeFile(arguments)
    try arguments.refuseOverwriting([file.path], withPictureOf: "out")
    let cases = try file.selected(by: arguments)
    guard cases.count == 1, let chosen = cases.first else {
      throw CommandLineError.severalCases(path: file.path, count: cases.count)
    }
    let size = try arguments.extent("size")
    let scale = try arguments.number("scale", in: 1...4) ?? 2
    let scene: Scene
    do throws(ViewTreeError) {
      scene = try chosen.scene(size: size, pictures: file.picture)
    } catch {
      throw InputError.viewTree(path: file.path, error)
    }
    let picture = StillPicture(
      of: scene, scale: scale, colorScheme: arguments.has("dark") ? .dark : .light)
    for issue in picture.issues {
      tool.console.report(Messages.issue(issue, ofCase: chosen.id, in: file.path))
    }
    try FileSystem.write(PNG.encode(picture.bitmap), to: out)
    return .accepted
  }
}
