import MeniscusDisplay

/// What work costs, in nanoseconds of one machine's processor, so that exact counters become times
/// that are the same on every machine.
///
/// The cost of a phase is a sum of amounts of work, each times what one of it takes. `bench --fit`
/// measures that on the cases of a project.
package struct CostModel: Equatable, Sendable {
  /// The newest version of the format.
  package static let version = 1

  /// What the work of a phase costs.
  package struct Rates: Equatable, Sendable {
    /// The nanoseconds of one of each term, in the order of ``CostTerm/terms(of:)``.
    package var nanoseconds: [Double]
    /// How far the model is off for scenes that it was not fitted to: the median of |modelled −
    /// measured| ÷ measured, each scene in turn left out.
    package var residual: Double
    /// The 75th percentile of the same.
    package var upperResidual: Double
    /// The cases in which the phase ran.
    package var cases: Int

    /// States what work costs.
    package init(nanoseconds: [Double], residual: Double, upperResidual: Double, cases: Int) {
      self.nanoseconds = nanoseconds
      self.residual = residual
      self.upperResidual = upperResidual
      self.cases = cases
    }
  }

  /// Which model it is, from 1; costs of different models cannot be compared.
  package var number: Int
  /// The machine that was measured.
  package var machine: MachineFingerprint
  /// The compiler of the tool that was measured, as `6.3`.
  package var toolchain: String
  /// The scenes that were measured.
  package var scenes: Int
  /// What work costs, by phase; a phase that never ran is absent.
  package var phases: [Phase: Rates]

  /// Makes a model.
  package init(
    number: Int, machine: MachineFingerprint, toolchain: String, scenes: Int,
    phases: [Phase: Rates]
  ) {
    self.number = number
    self.machine = machine
    self.toolchain = toolchain
    self.scenes = scenes
    self.phases = phases
  }

  /// The model that is built into the tool; nil where its file cannot be read.
  package static let current: CostModel? = try? CostModel(PackageResources.cost_json)

  /// What a frame costs, by phase, in nanoseconds, in the order of phases.
  func costs(of frame: WorkCounters, isFirst: Bool) -> [(phase: Phase, nanoseconds: Double)] {
    Phase.allCases.compactMap { phase in
      guard let rates = phases[phase] else { return nil }
      var sum = 0.0
      for (term, rate) in zip(CostTerm.terms(of: phase), rates.nanoseconds) where rate > 0 {
        sum += max(term.amount(in: frame, isFirst: isFirst), 0) * rate
      }
      return (phase, sum)
    }
  }

  /// Whether counters have all that the model asks for.
  func isAnswered(by work: WorkCounters) -> Bool {
    phases.keys.allSatisfy { phase in
      CostTerm.terms(of: phase).allSatisfy { $0.isCounted(in: work) }
    }
  }
}
