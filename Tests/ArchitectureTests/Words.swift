/// The names in the code of a file, import statements aside.
struct Words: Sendable {
  /// All of them.
  private(set) var all: Set<String> = []
  /// Those behind a point, as members are.
  private(set) var members: Set<String> = []

  /// Reads the lines of a file.
  init(of file: SourceFile) {
    for line in file.lines where Import(line: line) == nil {
      let bytes = Array(line.utf8)
      var start = 0
      while start < bytes.count {
        var end = start
        while end < bytes.count, bytes[end].isNamePart { end += 1 }
        if end > start {
          let word = String(decoding: bytes[start..<end], as: UTF8.self)
          all.insert(word)
          if start > 0, bytes[start - 1] == UInt8(ascii: ".") { members.insert(word) }
        }
        start = end + 1
      }
    }
  }
}
