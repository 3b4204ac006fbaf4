/// The tags of an HTML text and the names of their attributes, read as a browser's tokenizer does.
///
/// It knows what this project writes (quoted attributes, raw text in `script` and `style`) and
/// stops at anything else.
struct MarkupSkeleton: Equatable {
  /// `name attribute attribute` for a start tag, `/name` for an end tag.
  private(set) var tags: [String] = []
  /// The values of attributes by name, in order.
  private(set) var values: [(name: String, value: String)] = []
  /// Text between tags.
  private(set) var text = ""

  static func == (left: Self, right: Self) -> Bool { left.tags == right.tags }

  struct Unreadable: Error {
    let near: String
  }

  init(_ html: String) throws {
    var reader = Reader(bytes: Array(html.utf8))
    while reader.skip(past: "<", into: &text) {
      let isEnd = reader.byte == UInt8(ascii: "/") || reader.byte == UInt8(ascii: "!")
      let name = reader.word(until: " >\n")
      var tag = name
      while let byte = reader.byte, byte != UInt8(ascii: ">") {
        if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") {
          reader.position += 1
          continue
        }
        let attribute = reader.word(until: "= >\n")
        tag += " " + attribute
        guard reader.byte == UInt8(ascii: "=") else { continue }
        reader.position += 1
        guard reader.byte == UInt8(ascii: "\"") else { throw Unreadable(near: tag) }
        reader.position += 1
        values.append((attribute, reader.word(until: "\"")))
        reader.position += 1
      }
      guard reader.byte == UInt8(ascii: ">") else { throw Unreadable(near: tag) }
      reader.position += 1
      tags.append(tag)
      if !isEnd && (name == "script" || name == "style") {
        guard reader.skip(to: "</" + name + ">") else { throw Unreadable(near: name) }
      }
    }
  }
}

/// Walks over the bytes of a text.
private struct Reader {
  let bytes: [UInt8]
  var position = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func word(until ends: String) -> String {
    let start = position
    let ends = Array(ends.utf8)
    while let byte, !ends.contains(byte) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  mutating func skip(past mark: String, into text: inout String) -> Bool {
    text += word(until: mark)
    guard byte != nil else { return false }
    position += 1
    return true
  }

  mutating func skip(to mark: String) -> Bool {
    let mark = Array(mark.utf8)
    while position + mark.count <= bytes.count {
      if bytes[position] == mark[0], bytes[position..<(position + mark.count)].elementsEqual(mark) {
        return true
      }
      position += 1
    }
    return false
  }
}
