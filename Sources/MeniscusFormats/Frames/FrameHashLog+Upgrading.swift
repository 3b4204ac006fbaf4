extension FrameHashLog {
  /// What leads from each older version of `frames.json` to the next.
  package static let upgraders = [
    FormatUpgrader(version: 1) { values throws(FormatUpgrader.LineError) in
      do throws(JSONError) {
        return try values.map { json throws(JSONError) in try FramesVersion1.upgraded(json) }
      } catch {
        throw FormatUpgrader.LineError(line: 0, error: error)
      }
    }
  ]
}

/// Version 1 wrote digests of 32 bits in hexadecimal, a view or tile each: `[row, state, layout,
/// operations]`, null for what has not changed, and `[tile, digest]`.
///
/// Digests of 24 bits are the lower ones of the same hashes.
private enum FramesVersion1 {
  static func upgraded(_ file: JSONValue) throws(JSONError) -> JSONValue {
    var file = file
    file.content = .object(
      try file.members("file").list.map { member throws(JSONError) in
        var member = member
        switch member.key {
        case "version": member.value.content = .number("2")
        case "frames":
          member.value.content = .array(
            try member.value.elements("frames") { json, key throws(JSONError) in
              try frame(json, key)
            })
        default: break
        }
        return member
      })
    return file
  }

  private static func frame(_ json: JSONValue, _ key: String) throws(JSONError) -> JSONValue {
    var frame = json
    var members: [JSONMember] = []
    for var member in try json.members(key).list {
      let name = "\(key).\(member.key)"
      switch member.key {
      case "views": member.value.content = try views(member.value, name)
      case "tiles": member.value.content = try tiles(member.value, name)
      default: break
      }
      if member.value.content != .array([]) { members.append(member) }
    }
    frame.content = .object(members)
    return frame
  }

  private static func views(
    _ json: JSONValue, _ key: String
  ) throws(JSONError) -> JSONValue.Content {
    var digests: [UInt32] = []
    let words = try json.elements(key) { json, key throws(JSONError) in
      let elements = try json.elements(key, count: 4)
      var word = String(try elements[0].integer("\(key)[0]", in: 0...Int(Int32.max)))
      for (letter, element) in zip("slo", elements.dropFirst()) where element.kind != .null {
        word.append(letter)
        digests.append(try digest(element, key))
      }
      return word
    }
    return texts(words.joined(separator: " "), digests)
  }

  private static func tiles(
    _ json: JSONValue, _ key: String
  ) throws(JSONError) -> JSONValue.Content {
    var digests: [UInt32] = []
    let words = try json.elements(key) { json, key throws(JSONError) in
      let elements = try json.elements(key, count: 2)
      digests.append(try digest(elements[1], key))
      return String(try elements[0].integer("\(key)[0]", in: 0...Int(Int32.max)))
    }
    return texts(words.joined(separator: " "), digests)
  }

  private static func texts(_ places: String, _ digests: [UInt32]) -> JSONValue.Content {
    places.isEmpty
      ? .array([]) : JSONValue.strings([places, DigestText.text(of: digests)]).content
  }

  /// Eight hexadecimal digits, of which the last six are kept.
  private static func digest(_ json: JSONValue, _ key: String) throws(JSONError) -> UInt32 {
    let text = try json.string(key)
    guard text.utf8.count == 8, text.utf8.allSatisfy({ $0 != UInt8(ascii: "+") }),
      let value = UInt32(text, radix: 16)
    else { throw json.error(.malformedValue(key: key, found: text, expected: .digest)) }
    return FrameHashLog.digest(of: UInt64(value))
  }
}
