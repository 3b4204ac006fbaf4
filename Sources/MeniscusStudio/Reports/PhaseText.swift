import MeniscusDisplay

/// A phase of a frame: how long it took, and what it had to work on.
package struct PhaseText: Equatable, Sendable {
  /// The phase.
  package var phase: Phase
  /// How long it took in the run, in nanoseconds.
  package var duration: UInt64
  /// How long it takes in a frame of the trace that has it, in nanoseconds: the median.
  package var usual: UInt64
  /// The paths of the views that changed in what the phase makes, in order of appearance; of nested ones
  /// the innermost, but for state.
  package var views: [String]
  /// The paths of the views that are no longer there.
  package var gone: [String]
  /// How many tiles have other pixels than before; nil for phases that draw none.
  package var tiles: Int?
}
