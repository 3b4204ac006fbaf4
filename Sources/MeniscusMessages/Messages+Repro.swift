import MeniscusFormats

extension Messages {
  /// What is wrong with a bundle, and where.
  package static func sentence(for error: ReproError, in path: String) -> String {
    "\(path): byte \(grouped(error.byte)): \(problem(error.problem))"
  }

  private static func problem(_ problem: ReproProblem) -> String {
    switch problem {
    case .notABundle:
      "this is not a bundle, which begins with `{\"meniscus\":\"repro\"`; `repro pack` makes one"
    case .headerTooLong(let limit):
      "the first line does not end within \(grouped(limit)) bytes, so it may be cut off; get the "
        + "file again"
    case .json(let json): Self.problem(json)
    case .tooManyFiles(let limit): "there are more than \(grouped(limit)) files"
    case .unknownFile(let name):
      "a bundle has no file named `\(name)`, only trace.jsonl, and frames.json and checkpoint files "
        + "in expected and actual"
    case .duplicateFile(let name): "the file \(name) is listed twice"
    case .missingFile(let name): "the file \(name) is missing; pack the bundle again"
    case .cutShort(let name, let length):
      "the file ends within \(name), which has \(count(length, "byte")), so it is cut off; get it "
        + "again"
    case .surplus(let bytes):
      "\(count(bytes, "byte")) too many after the last file; get the file again"
    case .changedFile(let name):
      "\(name) has changed since it was packed: its hash differs; get the file again"
    case .brokenFile(let name, let error): sentence(for: error, in: name)
    case .otherScene(let trace, let header):
      "the trace is of scene `\(trace)`, but the bundle is of `\(header)`; pack it again"
    }
  }

  /// What a bundle holds, in lines.
  package static func contents(of bundle: ReproBundle, path: String) -> [String] {
    let origin = bundle.origin
    let scene = bundle.scene
    var lines = [
      "\(path): \(bundle.name.identifier), \(bundle.failure.map(failure) ?? "nothing fails")",
      "packed by \(origin.tool) (\(origin.build)) on \(origin.system), \(origin.architecture)",
      "scene \(scene.name), \(JSONText.number(scene.width))×\(JSONText.number(scene.height)); "
        + "trace on \(device(TraceDevice(bundle.trace.header))), \(count(bundle.trace.events.count, "event")), "
        + count(bundle.trace.frameCount, "frame"),
    ]
    for (kind, resources) in [("font", scene.fonts), ("picture", scene.pictures)] {
      lines += resources.map { resource in
        "\(kind) \(resource.name) \(JSONText.hexadecimal(resource.hash, digits: 16))"
      }
    }
    let width = bundle.files.map(\.name.text.count).max() ?? 0
    return lines
      + bundle.files.map { file in
        "  \(file.name.text)\(String(repeating: " ", count: width - file.name.text.count))  "
          + count(file.bytes.count, "byte")
      }
  }

  /// What came of replaying a bundle, in lines.
  package static func outcome(
    _ outcome: ReproOutcome, of bundle: ReproBundle, path: String
  ) -> [String] {
    let before = bundle.failure.map(failure) ?? "nothing failed"
    let now = outcome.failure.map(failure) ?? "nothing fails"
    let frames =
      outcome.isBitEqual.map { $0 ? "; every frame as packed" : "; frames not as packed" } ?? ""
    let line =
      switch outcome.verdict {
      case .same: "same: \(now)\(frames)"
      case .fixed: "fixed: nothing fails any more; before: \(before)"
      case .other: "other: \(now)\(frames); before: \(before)"
      }
    return ["\(path): \(bundle.name.identifier): \(line)"]
      + outcome.notes.map { "note: \(note($0))" }
  }

  /// What is not as it was when a bundle was made.
  package static func note(_ note: ReproOutcome.Note) -> String {
    switch note {
    case .extent(let then, let now):
      "the scene was made for \(JSONText.number(then.width))×\(JSONText.number(then.height)) and is "
        + "now for \(JSONText.number(now.width))×\(JSONText.number(now.height))"
    case .fonts(let names): otherResources("font", names)
    case .pictures(let names): otherResources("picture", names)
    case .origin(let then, let now): "packed by \(text(then)), replayed by \(text(now))"
    }
  }

  private static func otherResources(_ kind: String, _ names: [String]) -> String {
    "a \(kind) of the scene has changed since the bundle was packed: \(list(names, limit: 8))"
  }

  private static func text(_ origin: ReproBundle.Origin) -> String {
    "\(origin.tool) (\(origin.build)) on \(origin.system), \(origin.architecture)"
  }
}
