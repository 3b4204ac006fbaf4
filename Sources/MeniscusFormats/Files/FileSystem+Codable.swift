extension FileSystem {
  /// The value of a file that only this tool writes.
  package static func read<Value: Decodable>(
    _ type: Value.Type, fromJSONAt path: String
  ) throws(SuiteError) -> Value {
    guard let value = JSONText.decoded(type, from: try read(path)) else {
      throw .unreadable(path: path, .malformed)
    }
    return value
  }

  /// Writes a value as JSON, its keys sorted.
  package static func write(_ value: some Encodable, asJSONTo path: String) throws(SuiteError) {
    guard let text = try? JSONText.encoded(value) else {
      throw .unwritable(path: path, .malformed)
    }
    try write(text.utf8, to: path)
  }
}
