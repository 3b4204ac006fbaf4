import MeniscusFormats

/// A small bundle with every kind of file.
package enum ReproSample {
  package static let trace = """
    {"meniscus":"trace","version":1,"scene":"a/lamp","size":[32,24],"scale":1,"rate":60,"seed":0}
    {"at":0,"checkpoint":"start"}
    {"at":16666,"end":true}

    """

  package static func hashLog(_ pixels: UInt64) -> FrameHashLog {
    var hashes = StageHashes()
    hashes[.pixels] = pixels
    return FrameHashLog(
      rate: 60, pixelWidth: 32, pixelHeight: 24, tileSize: 64, views: ["Lamp"],
      frames: [
        .init(hashes: StageHashes(), views: [], tiles: []),
        .init(hashes: hashes, views: [], tiles: [.init(tile: 0, digest: 7)]),
      ],
      checkpoints: [.init(name: "start", frame: 0)])
  }

  package static let scene = ReproBundle.SceneData(
    name: "a/lamp", width: 32, height: 24.5, fonts: [.init(name: "Größe \"1\"", hash: .max)],
    pictures: [.init(name: "sky", hash: 1)])

  package static let origin = ReproBundle.Origin(
    tool: "0.1.0", system: "Some System 1", architecture: "x86_64", build: "release")

  package static let failure = ReplayFailure(
    .different, stage: .pixels, view: "Lamp/\"x\"\n", detail: "", frame: 1)

  package static func files(_ names: [String]) throws -> [ReproBundle.File] {
    var files = [ReproBundle.File(name: .trace, bytes: Array(trace.utf8))]
    files.append(.init(name: .hashLog(.expected), bytes: Array(hashLog(1).json.utf8)))
    files.append(.init(name: .hashLog(.actual), bytes: Array(hashLog(2).json.utf8)))
    for name in names {
      guard let name = ReproFileName(name) else { throw ReproProblem.unknownFile(name) }
      files.append(.init(name: name, bytes: Array("bytes of \(name.text)\n".utf8)))
    }
    return files
  }

  package static func bundle(
    _ names: [String] = ["expected/start.png", "actual/start.png", "actual/start.tree.txt"]
  ) throws -> ReproBundle {
    try ReproBundle(
      name: CaseName(scene: "a/lamp", trace: "tap", variant: "dark"), scene: scene,
      failure: failure, origin: origin, files: files(names))
  }

  /// The bytes of a bundle with another first line.
  package static func bytes(replacing old: String, by new: String) throws -> [UInt8] {
    let bundle = try bundle()
    let header = bundle.header.replacing(old, with: new)
    return Array((header + "\n").utf8) + bundle.files.flatMap(\.bytes)
  }
}
