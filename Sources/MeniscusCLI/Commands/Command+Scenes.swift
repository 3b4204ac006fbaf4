import MeniscusFormats
import MeniscusUI

extension Command {
  /// `scenes`: what traces can be played on.
  static let scenes = Command(
    name: "scenes", summary: "list the scenes that traces can be replayed on",
    options: [.json],
    examples: [
      Example("scenes", "one name and size per line"),
      Example("scenes --json", "the same as data"),
    ],
    run: { arguments, tool in
      let scenes = tool.scenes.sorted { $0.name < $1.name }
      if arguments.has("json") {
        tool.console.print(try JSONOutput.text(of: scenes.map { SceneLine($0) }))
      } else {
        let width = scenes.map(\.name.count).max() ?? 0
        for scene in scenes.map({ SceneLine($0) }) {
          let space = String(repeating: " ", count: width - scene.name.count + 2)
          tool.console.print("\(scene.name)\(space)\(Int(scene.width))×\(Int(scene.height))")
        }
      }
      return .accepted
    })
}

/// What `scenes` says of a scene.
private struct SceneLine: Encodable {
  let name: String
  let width: Double
  let height: Double

  init(_ scene: Scene) {
    name = scene.name
    width = Double(scene.size.width)
    height = Double(scene.size.height)
  }
}

/// Data of commands as JSON: keys sorted, so that equal data gives equal text.
enum JSONOutput {
  /// The text of a value, without a line break at its end.
  static func text(of value: some Encodable) throws -> String {
    try JSONText.encoded(value, indented: true)
  }
}
