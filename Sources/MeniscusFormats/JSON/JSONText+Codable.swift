import Foundation

/// Values that are `Codable`, by Foundation's coders: for what only this tool reads back, and for
/// the data of commands, of which the values count and not the bytes.
extension JSONText {
  /// The text of a value, its keys sorted.
  package static func encoded(_ value: some Encodable, indented: Bool = false) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if indented { encoder.outputFormatting.insert(.prettyPrinted) }
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// The value that a text holds; nil where it holds none of that type.
  package static func decoded<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) -> Value? {
    try? JSONDecoder().decode(type, from: Data(bytes))
  }
}
