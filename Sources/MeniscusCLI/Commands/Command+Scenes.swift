import MeniscusFormats

extension Command {
  /// `scenes`: what traces can be played on.
  static let scenes = Command(
    name: "scenes", summary: "list the scenes that traces can be replayed on",
    options: [.json],
    examples: [
      Example("scenes", "one name and size per line"),
      Example("scenes --json", "the same as data"),
    ],
    run: { run in
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

/// What `scenes` says of a scene.
private struct SceneLine: Encodable {
  let name: String
  let width: Double
  let height: Double
}
