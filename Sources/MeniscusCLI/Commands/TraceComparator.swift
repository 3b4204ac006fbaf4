import MeniscusReplay
import MeniscusSuite

extension Arguments {
  /// The comparator that was named for traces, or nil where none was.
  func comparator() throws(CommandLineError) -> TraceTolerance.Comparator? {
    guard let name = self["comparator"] else { return nil }
    guard let comparator = TraceTolerance.Comparator(rawValue: name) else {
      let allowed = TraceTolerance.Comparator.allCases.map(\.rawValue)
      throw .unknownValue(
        option: "--comparator", text: name, allowed: allowed,
        nearest: NearestName.suggestion(for: name, among: allowed))
    }
    return comparator
  }
}
