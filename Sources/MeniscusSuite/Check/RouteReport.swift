/// What came of replaying a case by several routes.
package struct RouteReport: Codable, Equatable, Sendable {
  /// One route.
  package struct Route: Codable, Equatable, Sendable {
    /// Its name.
    package var name: String
    /// Whether all hashes of all frames are those of the plain route.
    package var equal: Bool
    /// The first frame that differs, or the first that only one of the two has.
    package var frame: Int?
    /// The first stage that differs there; nil where one of the two has no such frame.
    package var stage: String?
    /// What went wrong and how to see it again; nil where nothing did.
    package var sentence: String?
  }

  /// The case, as `scene/trace@variant`.
  package var identifier: String
  /// The frames that were compared.
  package var frames: Int
  /// The routes, in the order in which they were taken.
  package var routes: [Route]
  /// Why nothing was compared; nil where something was.
  package var failure: String?

  /// Whether every route gave the same bits.
  package var isEqual: Bool { failure == nil && routes.allSatisfy(\.equal) }
}
