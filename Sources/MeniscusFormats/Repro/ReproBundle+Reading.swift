import MeniscusGeometry

extension ReproBundle {
  /// The longest first line, in bytes.
  package static let headerLimit = 1 << 20
  /// The most files.
  package static let fileLimit = 4096
  /// The longest bundle, in bytes.
  package static let sizeLimit = 256 << 20

  private static let beginning = Array("{\"meniscus\":\"repro\"".utf8)

  /// A file as the first line lists it.
  private struct Entry {
    var name: ReproFileName
    var length: Int
    var hash: UInt64
  }

  /// Reads a bundle; nothing in it is believed before its hash has been checked.
  ///
  /// Complexity: linear in the bytes.
  package init(bytes: [UInt8]) throws(ReproError) {
    guard bytes.starts(with: Self.beginning) else {
      throw ReproError(byte: 0, problem: .notABundle)
    }
    guard let end = bytes.prefix(Self.headerLimit).firstIndex(of: 0x0A) else {
      throw ReproError(
        byte: min(bytes.count, Self.headerLimit),
        problem: .headerTooLong(limit: Self.headerLimit))
    }
    let members = try Self.reading { () throws(JSONError) in
      try FileFormat.repro.upgraded(try JSONReader.read(bytes[..<end])).members("header")
    }
    let header = try Self.reading { () throws(JSONError) in try Self.header(of: members) }
    let files = try Self.files(try Self.entries(of: members), in: bytes, from: end + 1)
    do throws(ReproProblem) {
      try self.init(
        name: header.name, scene: header.scene, failure: header.failure, origin: header.origin,
        files: files)
    } catch {
      throw ReproError(byte: Self.start(of: error, in: files, from: end + 1), problem: error)
    }
  }

  /// Where the file begins that a problem is about.
  private static func start(of problem: ReproProblem, in files: [File], from start: Int) -> Int {
    guard case .brokenFile(let name, _) = problem else { return start }
    return files.prefix { $0.name.text != name }.reduce(start) { $0 + $1.bytes.count }
  }

  private static func reading<Value>(
    _ read: () throws(JSONError) -> Value
  ) throws(ReproError) -> Value {
    try Result(catching: read).mapError {
      ReproError(byte: $0.offset, problem: .json($0.problem))
    }.get()
  }

  private static func header(
    of members: JSONMembers
  ) throws(JSONError) -> (
    name: CaseName, scene: SceneData, failure: ReplayFailure?, origin: Origin
  ) {
    try members.allow([
      "meniscus", "version", "case", "scene", "failure", "origin", "files",
    ])
    let json = try members.required("case")
    let text = try json.filledString("case")
    guard let name = CaseName(identifier: text) else {
      throw json.error(.malformedValue(key: "case", found: text, expected: .notEmpty))
    }
    return (
      name, try members.required("scene").sceneData(), try members["failure"]?.failure(),
      try members.required("origin").origin()
    )
  }

  private static func entries(of members: JSONMembers) throws(ReproError) -> [Entry] {
    let list = try reading { () throws(JSONError) in
      try members.required("files").elements("files")
    }
    guard list.count <= fileLimit else {
      throw ReproError(
        byte: list[fileLimit].offset, problem: .tooManyFiles(limit: fileLimit))
    }
    var entries: [Entry] = []
    var names: Set<ReproFileName> = []
    for (index, json) in list.enumerated() {
      let (text, length, hash) = try reading { () throws(JSONError) in
        try json.file("files[\(index)]", lengths: 0...sizeLimit)
      }
      guard let name = ReproFileName(text) else {
        throw ReproError(byte: json.offset, problem: .unknownFile(text))
      }
      guard names.insert(name).inserted else {
        throw ReproError(byte: json.offset, problem: .duplicateFile(text))
      }
      entries.append(Entry(name: name, length: length, hash: hash))
    }
    return entries
  }

  private static func files(
    _ entries: [Entry], in bytes: [UInt8], from start: Int
  ) throws(ReproError) -> [File] {
    var files: [File] = []
    var start = start
    for entry in entries {
      guard entry.length <= bytes.count - start else {
        throw ReproError(
          byte: bytes.count, problem: .cutShort(entry.name.text, length: entry.length))
      }
      let content = Array(bytes[start..<start + entry.length])
      guard StableHash.hash(content) == entry.hash else {
        throw ReproError(byte: start, problem: .changedFile(entry.name.text))
      }
      files.append(File(name: entry.name, bytes: content))
      start += entry.length
    }
    guard start == bytes.count else {
      throw ReproError(byte: start, problem: .surplus(bytes: bytes.count - start))
    }
    return files
  }
}
