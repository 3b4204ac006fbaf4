import MeniscusGeometry

/// The small values of a `frames.json`.
extension JSONValue {
  func extent(_ key: String) throws(JSONError) -> PixelSize {
    let elements = try elements(key, count: 2)
    return PixelSize(
      width: try elements[0].integer("\(key)[0]", in: FrameHashLog.extents),
      height: try elements[1].integer("\(key)[1]", in: FrameHashLog.extents))
  }

  func checkpoint(
    _ key: String, frames: ClosedRange<Int>
  ) throws(JSONError) -> FrameHashLog.Checkpoint {
    let members = try members(key, allowed: ["name", "frame"])
    let json = try members.required("name")
    let name = try json.string("\(key).name")
    guard TraceAction.isCheckpointName(name) else {
      throw json.error(.malformedValue(key: "\(key).name", found: name, expected: .name))
    }
    return FrameHashLog.Checkpoint(
      name: name, frame: try members.required("frame").integer("\(key).frame", in: frames))
  }
}
