import MeniscusGeometry

extension ReproBundle {
  /// The bytes of the bundle: a line of JSON that lists the files, then the files.
  ///
  /// Equal bundles give equal bytes.
  package var bytes: [UInt8] {
    Array((header + "\n").utf8) + files.flatMap(\.bytes)
  }

  /// The first line, without its line feed.
  package var header: String {
    let files = files.map { file -> JSONValue in
      [
        "name": .string(file.name.text), "length": .integer(file.bytes.count),
        "hash": .hash(StableHash.hash(file.bytes)),
      ]
    }
    return JSONValue.object([
      "meniscus": "repro",
      "version": .integer(Self.version),
      "case": .string(name.identifier),
      "scene": [
        "name": .string(scene.name), "size": .numbers([scene.width, scene.height]),
        "fonts": Self.json(scene.fonts), "pictures": Self.json(scene.pictures),
      ],
      "failure": failure.map(Self.json),
      "origin": [
        "tool": .string(origin.tool), "system": .string(origin.system),
        "architecture": .string(origin.architecture), "build": .string(origin.build),
      ],
      "files": .array(files),
    ]).written()
  }

  /// The bundle with its trace and its hashes of frames in the newest versions of their formats.
  func upgraded() throws(ReproError) -> ReproBundle {
    let files = files.map { file in
      var file = file
      if file.name == .trace { file.bytes = Array(TraceWriter.text(of: trace).utf8) }
      for (side, hashLog) in [(ReproFileName.Side.expected, expected), (.actual, actual)]
      where file.name == .hashLog(side) {
        file.bytes = hashLog.map { Array($0.json.utf8) } ?? file.bytes
      }
      return file
    }
    do throws(ReproProblem) {
      return try ReproBundle(
        name: name, scene: scene, failure: failure, origin: origin, files: files)
    } catch {
      throw ReproError(byte: 0, problem: error)
    }
  }

  private static func json(_ resources: [Resource]) -> JSONValue {
    .array(resources.map { ["name": .string($0.name), "hash": .hash($0.hash)] })
  }

  private static func json(_ failure: ReplayFailure) -> JSONValue {
    .object([
      "kind": .string(failure.kind.rawValue),
      "stage": failure.stage.map { .string($0.rawValue) },
      "view": failure.view.map { .string($0) },
      "detail": failure.detail.map { .string($0) },
      "frame": failure.frame.map { .integer($0) },
    ])
  }
}
