import MeniscusGeometry

/// What a trace of Playwright says was done, in the order of time.
///
/// A trace is an archive with files of lines, each a JSON object, whose names end in `.trace`. The
/// kinds of lines are those of `packages/trace/src/trace.ts` in microsoft/playwright; what older
/// versions have instead is in `traceModernizer.ts` there.
struct PlaywrightTrace {
  /// What was recorded, where it says so.
  private(set) var title: String?
  /// The pages' extent, in pixels of CSS.
  private(set) var viewport: Size2D?
  /// The pixels of the screen in one of those.
  private(set) var scale: Double?
  /// What the pages were told of colours, contrast and motion.
  private(set) var media = TraceEnvironmentChange()
  /// The attributes that name elements for tests.
  private(set) var testAttributes: [String] = []
  /// What was done.
  private(set) var actions: [PlaywrightAction] = []

  private var places: [Call: Int] = [:]

  /// An action by its identifier, which is only that of one file.
  private struct Call: Hashable {
    var file: String?
    var id: String
  }

  /// Reads the files of a trace in an archive.
  init(archive bytes: [UInt8]) throws(ImportProblem) {
    let files = try Result { () throws(ZipProblem) in
      try Self.files(of: ZipArchive(bytes: bytes))
    }.mapError { ImportProblem.archive($0) }.get()
    guard let files else { throw .tooLarge(limit: ImportedRecording.sizeLimit) }
    guard !files.isEmpty else { throw .noTrace }
    for file in files { try read(file.bytes, file: file.name) }
    finish()
  }

  /// The files of lines in an archive; nil where they have too many bytes.
  private static func files(
    of archive: ZipArchive
  ) throws(ZipProblem) -> [(name: String, bytes: [UInt8])]? {
    let entries = archive.entries.filter { $0.name.hasSuffix(".trace") }
    guard entries.reduce(0, { $0 + $1.size }) <= ImportedRecording.sizeLimit else { return nil }
    return try entries.map { entry throws(ZipProblem) in
      (entry.name, try archive.contents(of: entry))
    }
  }

  /// Reads a file of lines.
  init(lines bytes: [UInt8]) throws(ImportProblem) {
    try read(bytes, file: nil)
    finish()
  }

  /// Whether a text begins as such a file: its first line is an object that has a type, and no steps
  /// as those of other tools.
  static func begins(_ bytes: [UInt8]) -> Bool {
    let first = bytes.prefix { $0 != 0x0A }
    if kind(of: first) != nil { return true }
    guard let value = try? JSONReader.read(first, depthLimit: depthLimit),
      case .object(let members) = value.content
    else { return false }
    let keys = members.map(\.key)
    return keys.contains("type") && !keys.contains("steps") && !keys.contains("actions")
  }

  /// How deeply the lines that are read are nested: an action may carry values of a page.
  private static let depthLimit = 64

  /// The type of a line that begins with it, as all do but the first of a file; nil for others.
  private static func kind(of line: ArraySlice<UInt8>) -> String? {
    let mark = Array(#"{"type":""#.utf8)
    guard line.starts(with: mark) else { return nil }
    let rest = line.dropFirst(mark.count)
    return rest.firstIndex(of: 0x22).map { String(decoding: rest[..<$0], as: UTF8.self) }
  }

  private mutating func read(_ bytes: [UInt8], file: String?) throws(ImportProblem) {
    var (start, number) = (0, 1)
    // Line by line: a list of all of them would be many times as large as the text.
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      do throws(JSONError) {
        try take(bytes[start..<end], at: number, of: file)
      } catch {
        throw .json(file: file, line: number, column: error.offset + 1, problem: error.problem)
      }
      guard actions.count <= ImportedRecording.stepLimit else {
        throw .tooManySteps(limit: ImportedRecording.stepLimit)
      }
      (start, number) = (end + 1, number + 1)
    }
  }

  private mutating func take(
    _ line: ArraySlice<UInt8>, at number: Int, of file: String?
  ) throws(JSONError) {
    let kinds = ["before", "action", "input", "after", "context-options"]
    // Others hold whole pages, nested as deeply as those are.
    if line.isEmpty || Self.kind(of: line).map({ !kinds.contains($0) }) == true { return }
    let value = try JSONReader.read(line, depthLimit: Self.depthLimit)
    try take(try value.members("line"), at: number, of: file)
  }

  private mutating func take(
    _ members: JSONMembers, at line: Int, of file: String?
  ) throws(JSONError) {
    switch try members.required("type").string("type") {
    case "context-options": try takeContext(members)
    case "before": try append(PlaywrightAction(members, line: line, file: file), of: file)
    case "action":
      // Up to version 3 all of it stands in an object of its own.
      let all = try members["metadata"]?.members("metadata") ?? members
      try append(PlaywrightAction(all, line: line, file: file), of: file)
    case "input", "after":
      guard let id = try members["callId"]?.string("callId"),
        let place = places[Call(file: file, id: id)]
      else { return }
      try actions[place].take(members)
    default: break
    }
  }

  private mutating func append(_ action: PlaywrightAction, of file: String?) {
    if let id = action.id { places[Call(file: file, id: id)] = actions.count }
    actions.append(action)
  }

  /// `options` are those of the context: `viewport`, `deviceScaleFactor`, `colorScheme` and the like.
  private mutating func takeContext(_ members: JSONMembers) throws(JSONError) {
    if let text = try members["title"]?.optionalString("title") { title = title ?? text }
    if let names = try members["testIdAttributeName"]?.optionalString("testIdAttributeName") {
      testAttributes += names.split(separator: ",").map(String.init)
    }
    guard let options = members["options"], options.kind == .object, viewport == nil else { return }
    let all = try options.members("options")
    if media.isEmpty { media = try TraceEnvironmentChange(playwright: all) }
    if let value = all["deviceScaleFactor"], value.kind == .number {
      scale = try value.number("deviceScaleFactor", in: TraceLimit.distance)
    }
    guard let value = all["viewport"], value.kind == .object else { return }
    viewport = try Size2D(playwright: value, "viewport")
  }

  private mutating func finish() {
    // Files of several pages tell of the same time; equal times stay as they stand.
    let order = actions.indices.sorted { (actions[$0].time, $0) < (actions[$1].time, $1) }
    actions = order.map { actions[$0] }
  }
}

extension Size2D {
  /// `{"width":…, "height":…}`.
  init(playwright value: JSONValue, _ key: String) throws(JSONError) {
    let members = try value.members(key)
    self.init(
      width: try members.required("width").number("\(key).width", in: TraceLimit.distance),
      height: try members.required("height").number("\(key).height", in: TraceLimit.distance))
  }
}

extension JSONValue {
  /// A string, or nil for `null`.
  func optionalString(_ key: String) throws(JSONError) -> String? {
    kind == .null ? nil : try string(key)
  }
}
