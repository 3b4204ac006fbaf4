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

  /// `[row, state, layout, operations]`; null stands for the digest that the view had.
  func viewChange(
    _ key: String, rows: Int, digests: DigestTable
  ) throws(JSONError) -> FrameChain.ViewChange {
    let elements = try elements(key, count: 4)
    let row = try elements[0].integer(key, in: 0...max(rows - 1, 0))
    guard row < rows else {
      throw elements[0].error(
        .outOfRange(key: key, found: "\(row)", lowest: "0", highest: "\(rows - 1)"))
    }
    let before = digests[view: row]
    return FrameChain.ViewChange(
      view: row,
      state: try elements[1].digest(key) ?? before.state,
      layout: try elements[2].digest(key) ?? before.layout,
      operations: try elements[3].digest(key) ?? before.operations)
  }

  /// `[tile, digest]`.
  func tileChange(_ key: String) throws(JSONError) -> FrameChain.TileChange {
    let elements = try elements(key, count: 2)
    return FrameChain.TileChange(
      tile: try elements[0].integer(key, in: 0...Int.max),
      digest: UInt32(truncatingIfNeeded: try elements[1].hexadecimal(key, .digest)))
  }

  private func digest(_ key: String) throws(JSONError) -> UInt32? {
    if kind == .null { return nil }
    return UInt32(truncatingIfNeeded: try hexadecimal(key, .digest))
  }

  /// Lower-case hexadecimal digits: sixteen of a hash, eight of a digest.
  func hexadecimal(
    _ key: String, _ form: JSONStringForm
  ) throws(JSONError) -> UInt64 {
    let string = try string(key)
    let isHexadecimal = string.utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
    guard isHexadecimal, string.utf8.count == (form == .hash ? 16 : 8),
      let value = UInt64(string, radix: 16)
    else { throw error(.malformedValue(key: key, found: string, expected: form)) }
    return value
  }
}
