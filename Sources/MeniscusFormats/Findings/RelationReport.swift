/// What came of replaying a case by several routes.
package struct RelationReport: Encodable, Equatable, Sendable {
  /// Why a route is not equal, or could not be taken.
  package enum Finding: Equatable, Sendable {
    /// The trace cannot be replayed.
    case trace(TraceFile.Problem, path: String)
    /// The first frame that differs, and the stage; without one, only one route has the frame.
    case differs(MetamorphicRelation, frame: Int, stage: Stage?)
    /// No hashes were printed.
    case noHashes(MetamorphicRelation)
    /// The replay ended without success.
    case ended(MetamorphicRelation, WorkerEnd, output: String)
  }

  /// One route.
  package struct Route: Encodable, Equatable, Sendable {
    /// Its name.
    package var name: String
    /// Whether all hashes of all frames are those of the plain route.
    package var equal: Bool
    /// The first frame that differs, or the first that only one of the two has.
    package var frame: Int?
    /// The first stage that differs there; nil where one of the two has no such frame.
    package var stage: String?
    /// What went wrong; nil where nothing did.
    package var finding: Finding?
    /// What went wrong and how to see it again; nil until it is worded.
    package var sentence: String?

    /// Takes what was found of a route.
    package init(_ route: MetamorphicRelation, _ finding: Finding?) {
      name = route.name
      equal = finding == nil
      if case .differs(_, let frame, let stage) = finding {
        self.frame = frame
        self.stage = stage?.rawValue
      }
      self.finding = finding
    }

    private enum CodingKeys: CodingKey {
      case name, equal, frame, stage, sentence
    }
  }

  /// The case, as `scene/trace@variant`.
  package var identifier: String
  /// The frames that were compared.
  package var frames = 0
  /// The routes, in the order in which they were taken.
  package var routes: [Route] = []
  /// Why nothing was compared; nil where something was.
  package var problem: Finding?
  /// Why nothing was compared; nil until it is worded.
  package var failure: String?

  /// Makes a report of no route yet.
  package init(identifier: String) {
    self.identifier = identifier
  }

  /// Whether every route gave the same bits.
  package var isEqual: Bool { problem == nil && routes.allSatisfy(\.equal) }

  private enum CodingKeys: CodingKey {
    case identifier, frames, routes, failure
  }
}
