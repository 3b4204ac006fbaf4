/// The cases whose frames a run keeps so that they can be drawn again.
package enum KeptFrames: String, CaseIterable, Codable, Sendable {
  /// Those of all cases.
  case all
  /// Those of cases that somebody has to look at.
  case failing
  /// None.
  case none

  /// Whether those of a case are kept.
  package func includes(_ verdict: TraceReport.Verdict) -> Bool {
    switch self {
    case .all: true
    case .failing: !verdict.isAccepted
    case .none: false
    }
  }
}

/// The display lists of a case's frames, as a file of the report folder.
package struct DrawnFrames: Equatable, Codable, Sendable {
  /// The name of the file in the case's folder.
  package static let fileName = "frames.bin"

  /// The path of the file, from the report folder.
  package var path: String
  /// The bytes of the file.
  package var bytes: Int
  /// Which frames of the case it has, in order; nil for all.
  package var numbers: [Int]?
  /// The path of the state of views in these frames; nil where it was not kept.
  package var states: String?

  /// Names a file.
  package init(path: String, bytes: Int, numbers: [Int]? = nil) {
    self.path = path
    self.bytes = bytes
    self.numbers = numbers
  }
}
