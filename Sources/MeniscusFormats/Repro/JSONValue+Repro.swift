import MeniscusDisplay

/// The values of a bundle's first line.
extension JSONValue {
  func sceneData() throws(JSONError) -> ReproBundle.SceneData {
    let members = try members("scene", allowed: ["name", "size", "fonts", "pictures"])
    let size = try members.required("size").elements("scene.size", count: 2)
    let extents = 0.0...1_000_000
    return ReproBundle.SceneData(
      name: try members.required("name").filledString("scene.name"),
      width: try size[0].number("scene.size[0]", in: extents),
      height: try size[1].number("scene.size[1]", in: extents),
      fonts: try members.required("fonts").resources("scene.fonts"),
      pictures: try members.required("pictures").resources("scene.pictures"))
  }

  private func resources(_ key: String) throws(JSONError) -> [ReproBundle.Resource] {
    try elements(key) { json, key throws(JSONError) in
      let members = try json.members(key, allowed: ["name", "hash"])
      return ReproBundle.Resource(
        name: try members.required("name").string("\(key).name"),
        hash: try members.required("hash").hash("\(key).hash"))
    }
  }

  func failure() throws(JSONError) -> ReplayFailure {
    let members = try members("failure", allowed: ["kind", "stage", "view", "detail", "frame"])
    var failure = ReplayFailure(
      try members.required("kind").choice("failure.kind", of: ReplayFailure.Kind.self))
    failure.stage = try members["stage"]?.choice("failure.stage", of: Stage.self)
    failure.view = try members["view"]?.string("failure.view")
    failure.detail = try members["detail"]?.string("failure.detail")
    // Older builds wrote a sentence there, which no fault matches; without it every fault does.
    if failure.kind == .invalidGeometry, failure.detail.flatMap(GeometryFault.init) == nil {
      failure.detail = nil
    }
    failure.frame = try members["frame"]?.integer(
      "failure.frame", in: 0...FrameHashLog.frameLimit)
    return failure
  }

  func origin() throws(JSONError) -> ReproBundle.Origin {
    let members = try members(
      "origin", allowed: ["tool", "system", "architecture", "build"])
    return ReproBundle.Origin(
      tool: try members.required("tool").string("origin.tool"),
      system: try members.required("system").string("origin.system"),
      architecture: try members.required("architecture").string("origin.architecture"),
      build: try members.required("build").string("origin.build"))
  }

  /// An entry of the list of files.
  func file(
    _ key: String, lengths: ClosedRange<Int>
  ) throws(JSONError) -> (name: String, length: Int, hash: UInt64) {
    let members = try members(key, allowed: ["name", "length", "hash"])
    return (
      try members.required("name").filledString("\(key).name"),
      try members.required("length").integer("\(key).length", in: lengths),
      try members.required("hash").hash("\(key).hash")
    )
  }
}
