import MeniscusGeometry

/// What is wrong, and at which byte.
struct FramesFault: Error {
  var offset: Int
  var problem: FramesProblem

  init(_ offset: Int, _ problem: FramesProblem) {
    self.offset = offset
    self.problem = problem
  }

  init(_ error: JSONError) {
    self.init(error.offset, .json(error.problem))
  }

  /// Reads JSON, whose errors become faults.
  static func reading<Value>(
    _ read: () throws(JSONError) -> Value
  ) throws(FramesFault) -> Value {
    try Result(catching: read).mapError { FramesFault($0) }.get()
  }
}

/// Turns the values of a `frames.json` into a frame-hash log.
enum FrameHashLogDecoder {
  /// The frame-hash log that `bytes` hold.
  static func hashLog(of bytes: [UInt8]) throws(FramesFault) -> FrameHashLog {
    let json = try FramesFault.reading { () throws(JSONError) in try JSONReader.read(bytes[...]) }
    try checkKind(of: json)
    let members = try FramesFault.reading { () throws(JSONError) in
      try FileFormat.frames.upgraded(json).members("file")
    }
    var hashLog = try FramesFault.reading { () throws(JSONError) in try header(of: members) }
    hashLog.views = try ViewPaths.paths(elements("views", of: members))
    hashLog.frames = try frames(of: members, hashLog: hashLog)
    hashLog.checkpoints = try checkpoints(of: members, frames: hashLog.frames.count)
    return hashLog
  }

  private static func checkKind(of json: JSONValue) throws(FramesFault) {
    let members = try FramesFault.reading { () throws(JSONError) in try json.members("file") }
    guard members["meniscus"]?.content == .string("frames") else {
      throw FramesFault(members.offset, .notFrames)
    }
  }

  private static func header(of members: JSONMembers) throws(JSONError) -> FrameHashLog {
    try members.allow([
      "meniscus", "version", "rate", "size", "tile", "trace", "views", "checkpoints", "frames",
    ])
    let extent = try members.required("size").extent("size")
    var hashLog = FrameHashLog(
      rate: try members.required("rate").integer("rate", in: TraceLimit.rate),
      pixelWidth: extent.width, pixelHeight: extent.height,
      tileSize: try members.required("tile").integer("tile", in: FrameHashLog.tileSizes))
    hashLog.trace = try members["trace"]?.hash("trace")
    return hashLog
  }

  private static func checkpoints(
    of members: JSONMembers, frames: Int
  ) throws(FramesFault) -> [FrameHashLog.Checkpoint] {
    var checkpoints: [FrameHashLog.Checkpoint] = []
    var known: Set<String> = []
    for (index, json) in try elements("checkpoints", of: members).enumerated() {
      let first = checkpoints.last?.frame ?? 0
      let checkpoint = try FramesFault.reading { () throws(JSONError) in
        try json.checkpoint("checkpoints[\(index)]", frames: first...(frames - 1))
      }
      guard known.insert(checkpoint.name).inserted else {
        throw FramesFault(json.offset, .duplicateCheckpoint(checkpoint.name))
      }
      checkpoints.append(checkpoint)
    }
    return checkpoints
  }

  private static func frames(
    of members: JSONMembers, hashLog: FrameHashLog
  ) throws(FramesFault) -> [FrameHashLog.Frame] {
    var frames: [FrameHashLog.Frame] = []
    var extent = PixelSize(width: hashLog.pixelWidth, height: hashLog.pixelHeight)
    var digests = DigestTable()
    for (index, json) in try elements("frames", of: members).enumerated() {
      let key = "frames[\(index)]"
      if let count = try repeats(json, key) {
        guard let last = frames.last else { throw FramesFault(json.offset, .repeatsNothing) }
        guard frames.count + count <= FrameHashLog.frameLimit else { throw tooMany(json) }
        let idle = FrameHashLog.Frame(hashes: last.hashes, views: [], tiles: [])
        frames.append(contentsOf: repeatElement(idle, count: count))
        continue
      }
      guard frames.count < FrameHashLog.frameLimit else { throw tooMany(json) }
      let frame = try frame(
        json, key, after: frames.last?.hashes, views: hashLog.views.count, digests: digests)
      extent = frame.extent ?? extent
      let tiles = hashLog.tileCount(of: extent)
      if let last = frame.tiles.last, last.tile >= tiles {
        throw FramesFault(json.offset, .tileOutside(found: last.tile, count: tiles))
      }
      digests.apply(frame)
      frames.append(frame)
    }
    guard !frames.isEmpty else { throw FramesFault(members.offset, .noFrames) }
    return frames
  }

  private static func tooMany(_ json: JSONValue) -> FramesFault {
    FramesFault(json.offset, .tooManyFrames(limit: FrameHashLog.frameLimit))
  }

  /// The number of frames that an entry repeats; nil where it is a frame.
  private static func repeats(_ json: JSONValue, _ key: String) throws(FramesFault) -> Int? {
    try FramesFault.reading { () throws(JSONError) in
      guard try json.members(key)["repeat"] != nil else { return nil }
      return try json.members(key, allowed: ["repeat"]).required("repeat")
        .integer("\(key).repeat", in: 1...FrameHashLog.frameLimit)
    }
  }

  private static func frame(
    _ json: JSONValue, _ key: String, after previous: StageHashes?, views: Int,
    digests: DigestTable
  ) throws(FramesFault) -> FrameHashLog.Frame {
    try FramesFault.reading { () throws(JSONError) in
      var frame = FrameHashLog.Frame(hashes: previous ?? StageHashes(), views: [], tiles: [])
      let members = try json.members(
        key, allowed: FrameHashLog.stageKeys + ["size", "views", "tiles"])
      for stage in Stage.allCases {
        let name = stage.rawValue
        if let hash = members[name] {
          frame.hashes[stage] = try hash.hash("\(key).\(name)")
        } else if previous == nil {
          throw JSONError(offset: json.offset, problem: .missingKey("\(key).\(name)"))
        }
      }
      frame.extent = try members["size"]?.extent("\(key).size")
      frame.views =
        try members["views"]?.viewChanges("\(key).views", rows: views, digests: digests) ?? []
      frame.tiles = try members["tiles"]?.tileChanges("\(key).tiles") ?? []
      return frame
    }
  }

  private static func elements(
    _ key: String, of members: JSONMembers
  ) throws(FramesFault) -> [JSONValue] {
    try FramesFault.reading { () throws(JSONError) in try members.required(key).elements(key) }
  }
}
