import MeniscusDisplay
import MeniscusTiming

// What a worker hands to the process that started it, as short as JSON allows.

extension Stage: Codable {
  /// Reads where the stage stands among all.
  public init(from decoder: any Decoder) throws {
    let index = try Int(from: decoder)
    guard Stage.allCases.indices.contains(index) else { throw decoder.notA(Self.self) }
    self = Stage.allCases[index]
  }

  /// Writes where the stage stands among all, as run manifests have it.
  public func encode(to encoder: any Encoder) throws {
    try index.encode(to: encoder)
  }
}

extension WorkCounters: Codable {
  /// Reads the amounts in the order of their kinds; -1 stands for what was not counted.
  public init(from decoder: any Decoder) throws {
    let values: [Int] = try decoder.numbers(Kind.allCases.count)
    self.init()
    for kind in Kind.allCases {
      if values[kind.index] >= 0 { self[kind] = values[kind.index] } else { leaveOut(kind) }
    }
  }

  /// Writes the amounts in the order of their kinds; -1 for what was not counted.
  public func encode(to encoder: any Encoder) throws {
    try Kind.allCases.map { counts($0) ? self[$0] : -1 }.encode(to: encoder)
  }
}

extension Span: Codable {
  /// Reads five numbers: phase, frame, start, duration and thread.
  public init(from decoder: any Decoder) throws {
    let values: [Int64] = try decoder.numbers(5)
    guard values[2] >= 0, values[3] >= 0 else { throw decoder.notA(Self.self) }
    self.init(
      phase: Int(values[0]), frame: Int(values[1]), start: UInt64(values[2]),
      duration: UInt64(values[3]), thread: Int(values[4]))
  }

  /// Writes five numbers: phase, frame, start, duration and thread.
  public func encode(to encoder: any Encoder) throws {
    try [
      Int64(phase), Int64(frame), Int64(clamping: start), Int64(clamping: duration),
      Int64(thread),
    ].encode(to: encoder)
  }
}

extension Decoder {
  /// What is thrown for values that are none of a type's.
  func notA(_ type: Any.Type) -> DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: "\(type)"))
  }
}
