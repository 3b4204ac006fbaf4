import MeniscusFormats
import MeniscusUI

extension Command {
  /// `scenes`: what traces can be played on.
  static let scenes = Command(
    name: "scenes", summary: "list the scenes that traces can be replayed on",
    options: [
      .json,
      Option("pictures", "DIR", "draw the scenes' own pictures again, each to DIR/NAME.png"),
    ],
    examples: [
      Example("scenes", "one name and size per line"),
      Example("scenes --json", "the same as data"),
      Example("scenes --pictures build/pictures", "the pictures whose drawing is code, drawn anew"),
    ],
    run: { run in
      if let folder = run.arguments["pictures"] { return try run.drawPictures(into: folder) }
      let scenes = run.tool.scenes.sorted { $0.name < $1.name }.map {
        SceneLine(
          name: $0.name, width: Double($0.size.width), height: Double($0.size.height))
      }
      let width = scenes.map(\.name.count).max() ?? 0
      try run.show(
        scenes,
        or: scenes.map { scene in
          let space = String(repeating: " ", count: width - scene.name.count + 2)
          return "\(scene.name)\(space)\(Int(scene.width))×\(Int(scene.height))"
        })
      return .accepted
    })
}

extension CommandRun {
  /// Draws every picture that a scene can draw again, once however many scenes show it.
  fileprivate func drawPictures(into folder: String) throws -> ExitCode {
    var drawn: Set<String> = []
    for picture in tool.scenes.flatMap(\.pictures) {
      guard let drawing = picture.drawing, drawn.insert(picture.name).inserted else { continue }
      let path = folder.appendingPath(picture.name + ".png")
      try FileSystem.write(drawing(), to: path)
      tool.console.print(path)
    }
    return .accepted
  }
}

/// What `scenes` says of a scene.
private struct SceneLine: Encodable {
  let name: String
  let width: Double
  let height: Double
}
