import MeniscusGeometry
import MeniscusReplay

extension ReproBundle {
  /// The bytes of the bundle: a line of JSON that lists the files, then the files.
  ///
  /// Equal bundles give equal bytes.
  package var bytes: [UInt8] {
    Array((header + "\n").utf8) + files.flatMap(\.bytes)
  }

  /// The first line, without its line feed.
  package var header: String {
    var parts = [
      "\"meniscus\":\"repro\"", "\"version\":\(Self.version)",
      "\"case\":\(JSONText.string(name.identifier))",
      "\"scene\":{\"name\":\(JSONText.string(scene.name)),"
        + "\"size\":[\(JSONText.number(scene.width)),\(JSONText.number(scene.height))],"
        + "\"fonts\":\(Self.list(scene.fonts)),\"pictures\":\(Self.list(scene.pictures))}",
    ]
    if let failure { parts.append("\"failure\":\(Self.object(failure))") }
    parts.append(
      "\"origin\":"
        + Self.object([
          ("tool", origin.tool), ("system", origin.system),
          ("architecture", origin.architecture), ("build", origin.build),
        ]))
    let files = files.map { file in
      "{\"name\":\(JSONText.string(file.name.text)),\"length\":\(file.bytes.count),"
        + "\"hash\":\"\(JSONText.hexadecimal(StableHash.hash(file.bytes), digits: 16))\"}"
    }
    parts.append("\"files\":[\(files.joined(separator: ","))]")
    return "{" + parts.joined(separator: ",") + "}"
  }

  private static func list(_ resources: [Resource]) -> String {
    let entries = resources.map { resource in
      "{\"name\":\(JSONText.string(resource.name)),"
        + "\"hash\":\"\(JSONText.hexadecimal(resource.hash, digits: 16))\"}"
    }
    return "[\(entries.joined(separator: ","))]"
  }

  private static func object(_ failure: ReplayFailure) -> String {
    var members = object([
      ("kind", failure.kind.rawValue), ("stage", failure.stage?.name), ("view", failure.view),
      ("detail", failure.detail),
    ])
    if let frame = failure.frame {
      members.removeLast()
      members += ",\"frame\":\(frame)}"
    }
    return members
  }

  private static func object(_ members: [(key: String, value: String?)]) -> String {
    let members = members.compactMap { key, value in
      value.map { "\"\(key)\":\(JSONText.string($0))" }
    }
    return "{\(members.joined(separator: ","))}"
  }
}
