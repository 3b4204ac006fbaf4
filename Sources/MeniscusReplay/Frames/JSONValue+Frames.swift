/// The small values of a `frames.json`.
extension JSONValue {
  func extent(_ key: String) throws(JSONError) -> FrameChain.Extent {
    let elements = try elements(key, count: 2)
    return FrameChain.Extent(
      width: try elements[0].integer("\(key)[0]", in: FrameChain.extents),
      height: try elements[1].integer("\(key)[1]", in: FrameChain.extents))
  }

  func checkpoint(
    _ key: String, frames: ClosedRange<Int>
  ) throws(JSONError) -> FrameChain.Checkpoint {
    let members = try members(key, allowed: ["name", "frame"])
    let json = try members.required("name")
    let name = try json.string("\(key).name")
    guard TraceAction.isCheckpointName(name) else {
      throw json.error(.malformedValue(key: "\(key).name", found: name, expected: .name))
    }
    return FrameChain.Checkpoint(
      name: name, frame: try members.required("frame").integer("\(key).frame", in: frames))
  }

  /// A hash: sixteen lower-case hexadecimal digits.
  func hash(_ key: String) throws(JSONError) -> UInt64 {
    let string = try string(key)
    let isHexadecimal = string.utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
    guard isHexadecimal, string.utf8.count == 16, let value = UInt64(string, radix: 16) else {
      throw error(.malformedValue(key: key, found: string, expected: .hash))
    }
    return value
  }
}
