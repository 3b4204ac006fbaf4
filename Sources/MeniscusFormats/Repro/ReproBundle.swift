/// A bug as one file: a trace, what is expected of it, what came of it, and where.
package struct ReproBundle: Equatable, Sendable {
  /// The newest version of the format.
  package static let version = 1
  /// What the names of bundles end in.
  package static let fileExtension = ".meniscus-repro"

  /// What a scene is made of besides its code.
  package struct SceneData: Equatable, Sendable {
    /// The name.
    package var name: String
    /// The columns that it is made for, in points.
    package var width: Double
    /// The rows that it is made for, in points.
    package var height: Double
    /// The fonts that it brings, by name.
    package var fonts: [Resource]
    /// The pictures that it brings, by name.
    package var pictures: [Resource]

    /// Makes a description.
    package init(
      name: String, width: Double, height: Double, fonts: [Resource], pictures: [Resource]
    ) {
      self.name = name
      self.width = width
      self.height = height
      self.fonts = fonts
      self.pictures = pictures
    }
  }

  /// A file that a scene brings.
  package struct Resource: Equatable, Sendable {
    /// What the scene calls it.
    package var name: String
    /// The hash of its bytes.
    package var hash: UInt64

    /// Names a file.
    package init(name: String, hash: UInt64) {
      self.name = name
      self.hash = hash
    }
  }

  /// Where a bundle was made.
  package struct Origin: Equatable, Sendable {
    /// The version of the tool.
    package var tool: String
    /// The operating system and its version.
    package var system: String
    /// The processor architecture.
    package var architecture: String
    /// `debug` or `release`.
    package var build: String

    /// Makes a description.
    package init(tool: String, system: String, architecture: String, build: String) {
      self.tool = tool
      self.system = system
      self.architecture = architecture
      self.build = build
    }
  }

  /// A file of a bundle.
  package struct File: Equatable, Sendable {
    /// Its name, with its folder.
    package var name: ReproFileName
    /// Its bytes.
    package var bytes: [UInt8]

    /// Makes a file.
    package init(name: ReproFileName, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// The case; the trace stands in its variant's environment.
  package var name: CaseName
  /// The scene.
  package var scene: SceneData
  /// What fails; nil where nothing does.
  package var failure: ReplayFailure?
  /// Where it was made.
  package var origin: Origin
  /// The trace.
  package private(set) var trace: Trace
  /// The frames that are expected; nil where nothing was accepted.
  package private(set) var expected: FrameHashLog?
  /// The frames that were shown, up to the failure; nil where there was none.
  package private(set) var actual: FrameHashLog?
  /// Every file, the trace first.
  package private(set) var files: [File]

  /// Makes a bundle of files.
  ///
  /// - Throws: the file that is missing, comes twice or breaks its format; where in the bundle is
  ///   for the reader to say.
  package init(
    name: CaseName, scene: SceneData, failure: ReplayFailure?, origin: Origin, files: [File]
  ) throws(ReproProblem) {
    var names: Set<ReproFileName> = []
    for file in files where !names.insert(file.name).inserted {
      throw .duplicateFile(file.name.text)
    }
    self.name = name
    self.scene = scene
    self.failure = failure
    self.origin = origin
    self.files = files
    guard let text = files.first(where: { $0.name == .trace }) else {
      throw .missingFile(ReproFileName.trace.text)
    }
    trace = try Self.reading(.trace) { () throws(ReplayError) in
      try TraceReader().read(text.bytes)
    }
    guard trace.header.scene == scene.name, name.scene == scene.name else {
      throw .otherScene(trace: trace.header.scene, header: scene.name)
    }
    expected = try Self.hashLog(.hashLog(.expected), in: files)
    actual = try Self.hashLog(.hashLog(.actual), in: files)
  }

  private static func hashLog(
    _ name: ReproFileName, in files: [File]
  ) throws(ReproProblem) -> FrameHashLog? {
    guard let file = files.first(where: { $0.name == name }) else { return nil }
    return try reading(name) { () throws(ReplayError) in try FrameHashLog(json: file.bytes) }
  }

  private static func reading<Value>(
    _ name: ReproFileName, _ read: () throws(ReplayError) -> Value
  ) throws(ReproProblem) -> Value {
    try Result(catching: read).mapError { ReproProblem.brokenFile(name.text, $0) }.get()
  }
}

extension ReproBundle.Origin {
  /// This tool on this machine.
  package static var current: Self {
    let platform = RunReport.Platform.current
    return Self(
      tool: ToolVersion.text, system: platform.system, architecture: platform.architecture,
      build: platform.build)
  }
}
