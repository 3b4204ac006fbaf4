import MeniscusDiff
import MeniscusFormats
import MeniscusGeometry

/// What a worker process is asked to do; it finds it as a file in the folder it is given.
package struct WorkerRequest: Equatable, WorkerFile, Sendable {
  /// The name of the file that holds the request.
  package static let fileName = "request.json"
  /// The name of the file that says what came of it; it is the last that a worker writes.
  package static let resultName = "result.json"
  /// The name of the file that holds the frame-hash log.
  package static let hashLogName = "frames.json"
  /// The name of the file of what was printed meanwhile.
  package static let outputName = "output.txt"
  /// The folder of the files that belong into the report.
  package static let filesName = "files"

  /// The case.
  package var name: CaseName
  /// The trace file.
  package var trace: String
  /// The threads to render with.
  package var threads: Int
  /// What is to be done.
  package var role: Role
  /// The folder of the case's baseline.
  package var baseline: String
  /// A comparator to use instead of the trace's, coded by its name; nil for the trace's.
  package var comparator: PictureComparator?

  /// The folder of traces, whose tolerances count.
  package var traces: String
  /// Whether a replay for reference paints only some tiles of each frame whatever changed.
  package var rotatesProof = false
  /// Whether a replay for reference paints as the one that is judged does, not every tile.
  package var repaintsLittle = false

  /// Whether the display lists of its frames are kept.
  package var keptFrames = KeptFrames.none

  /// What its replays do wrong on purpose; nil for nothing.
  package var fault: Fault?

  /// What a worker is asked to do.
  package enum Role: Equatable, Sendable {
    /// Replays for the hashes alone.
    case reference
    /// Replays, holds that against a replay that was made before, and compares with the baseline.
    case compare(to: Reference)
    /// Plants faults, by their names.
    case audit(faults: [String])
  }

  /// Another replay of the case.
  package struct Reference: Equatable, Codable, Sendable {
    /// The file of its frame-hash log.
    package var hashLog: String
    /// The threads that it rendered with.
    package var threads: Int

    /// Names a replay.
    package init(hashLog: String, threads: Int) {
      self.hashLog = hashLog
      self.threads = threads
    }

    private enum CodingKeys: String, CodingKey {
      case hashLog = "chain"
      case threads
    }
  }

  /// Makes a request.
  package init(
    name: CaseName, trace: String, traces: String, threads: Int, role: Role,
    baseline: String, comparator: PictureComparator? = nil
  ) {
    self.name = name
    self.trace = trace
    self.traces = traces
    self.threads = threads
    self.role = role
    self.baseline = baseline
    self.comparator = comparator
  }

  /// Reads the request in a worker's folder.
  package init(in folder: String) throws(SuiteError) {
    self = try FileSystem.read(Self.self, fromJSONAt: folder.appendingPath(Self.fileName))
  }
}

// Other builds of the tool read requests too, older ones among them: the keys stay as they were.
extension WorkerRequest {
  private enum CodingKeys: CodingKey {
    case name, trace, traces, threads, baseline, comparator, reference, faults, rotatesProof
    case repaintsLittle, keptFrames, fault
    /// What older builds word their findings with.
    case command
  }

  /// Reads a request.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decode(CaseName.self, forKey: .name)
    trace = try values.decode(String.self, forKey: .trace)
    traces = try values.decode(String.self, forKey: .traces)
    threads = try values.decode(Int.self, forKey: .threads)
    baseline = try values.decode(String.self, forKey: .baseline)
    comparator = try values.decodeIfPresent(String.self, forKey: .comparator).map { name in
      guard let comparator = PictureComparator(named: name) else {
        throw DecodingError.dataCorruptedError(
          forKey: .comparator, in: values, debugDescription: name)
      }
      return comparator
    }
    rotatesProof = try values.decodeIfPresent(Bool.self, forKey: .rotatesProof) ?? false
    repaintsLittle = try values.decodeIfPresent(Bool.self, forKey: .repaintsLittle) ?? false
    keptFrames = try values.decodeIfPresent(KeptFrames.self, forKey: .keptFrames) ?? .none
    fault = try values.decodeIfPresent(String.self, forKey: .fault).map { name in
      guard let fault = Fault(name: name) else {
        throw DecodingError.dataCorruptedError(forKey: .fault, in: values, debugDescription: name)
      }
      return fault
    }
    if let faults = try values.decodeIfPresent([String].self, forKey: .faults) {
      role = .audit(faults: faults)
    } else if let other = try values.decodeIfPresent(Reference.self, forKey: .reference) {
      role = .compare(to: other)
    } else {
      role = .reference
    }
  }

  /// Writes the request.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(name, forKey: .name)
    try values.encode(trace, forKey: .trace)
    try values.encode(traces, forKey: .traces)
    try values.encode(threads, forKey: .threads)
    try values.encode(baseline, forKey: .baseline)
    try values.encodeIfPresent(comparator?.name, forKey: .comparator)
    try values.encode("meniscus", forKey: .command)
    if rotatesProof { try values.encode(true, forKey: .rotatesProof) }
    if repaintsLittle { try values.encode(true, forKey: .repaintsLittle) }
    if keptFrames != .none { try values.encode(keptFrames, forKey: .keptFrames) }
    try values.encodeIfPresent(fault?.name, forKey: .fault)
    switch role {
    case .reference: break
    case .compare(let other): try values.encode(other, forKey: .reference)
    case .audit(let faults): try values.encode(faults, forKey: .faults)
    }
  }
}
