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
    do throws(JSONError) {
      return try read()
    } catch {
      throw FramesFault(error)
    }
  }
}

/// Turns the values of a `frames.json` into a chain.
enum FrameChainDecoder {
  /// The chain that `bytes` hold.
  static func chain(of bytes: [UInt8]) throws(FramesFault) -> FrameChain {
    let members = try FramesFault.reading { () throws(JSONError) in
      try JSONReader.read(bytes[...]).members("file")
    }
    try checkVersion(of: members)
    var chain = try FramesFault.reading { () throws(JSONError) in try header(of: members) }
    chain.views = try ViewPaths.paths(elements("views", of: members))
    chain.frames = try frames(of: members, chain: chain)
    chain.checkpoints = try checkpoints(of: members, frames: chain.frames.count)
    return chain
  }

  private static func checkVersion(of members: JSONMembers) throws(FramesFault) {
    guard members["meniscus"]?.content == .string("frames") else {
      throw FramesFault(members.offset, .notFrames)
    }
    let (json, version) = try FramesFault.reading { () throws(JSONError) in
      let json = try members.required("version")
      return (json, try json.integer("version", in: 0...Int.max))
    }
    guard version == FrameChain.version else {
      throw FramesFault(
        json.offset, .unsupportedVersion(found: version, newest: FrameChain.version))
    }
  }

  private static func header(of members: JSONMembers) throws(JSONError) -> FrameChain {
    try members.allow([
      "meniscus", "version", "rate", "size", "tile", "views", "checkpoints", "frames",
    ])
    let extent = try members.required("size").extent("size")
    return FrameChain(
      rate: try members.required("rate").integer("rate", in: TraceLimit.rate),
      pixelWidth: extent.width, pixelHeight: extent.height,
      tileSize: try members.required("tile").integer("tile", in: FrameChain.tileSizes))
  }

  private static func checkpoints(
    of members: JSONMembers, frames: Int
  ) throws(FramesFault) -> [FrameChain.Checkpoint] {
    var checkpoints: [FrameChain.Checkpoint] = []
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
    of members: JSONMembers, chain: FrameChain
  ) throws(FramesFault) -> [FrameChain.Frame] {
    var frames: [FrameChain.Frame] = []
    var extent = PixelSize(width: chain.pixelWidth, height: chain.pixelHeight)
    var digests = DigestTable()
    for (index, json) in try elements("frames", of: members).enumerated() {
      let key = "frames[\(index)]"
      if let count = try repeats(json, key) {
        guard let last = frames.last else { throw FramesFault(json.offset, .repeatsNothing) }
        guard frames.count + count <= FrameChain.frameLimit else { throw tooMany(json) }
        let idle = FrameChain.Frame(hashes: last.hashes, views: [], tiles: [])
        frames.append(contentsOf: repeatElement(idle, count: count))
        continue
      }
      guard frames.count < FrameChain.frameLimit else { throw tooMany(json) }
      let frame = try frame(
        json, key, after: frames.last?.hashes, views: chain.views.count, digests: digests)
      extent = frame.extent ?? extent
      let tiles = chain.tileCount(of: extent)
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
    FramesFault(json.offset, .tooManyFrames(limit: FrameChain.frameLimit))
  }

  /// The number of frames that an entry repeats; nil where it is a frame.
  private static func repeats(_ json: JSONValue, _ key: String) throws(FramesFault) -> Int? {
    try FramesFault.reading { () throws(JSONError) in
      guard try json.members(key)["repeat"] != nil else { return nil }
      return try json.members(key, allowed: ["repeat"]).required("repeat")
        .integer("\(key).repeat", in: 1...FrameChain.frameLimit)
    }
  }

  private static func frame(
    _ json: JSONValue, _ key: String, after previous: StageHashes?, views: Int,
    digests: DigestTable
  ) throws(FramesFault) -> FrameChain.Frame {
    try FramesFault.reading { () throws(JSONError) in
      var frame = FrameChain.Frame(hashes: previous ?? StageHashes(), views: [], tiles: [])
      let members = try json.members(
        key, allowed: FrameChain.stageKeys + ["size", "views", "tiles"])
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
