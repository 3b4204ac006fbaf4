import MeniscusDisplay
import MeniscusFormats
import MeniscusStatistics

/// Finds out what work costs, from cases that were measured.
package struct CostFit {
  /// A case: its scene, the work of its frames, and how long each phase of them took, in
  /// nanoseconds.
  private struct Case {
    let scene: String
    let frames: [WorkCounters]
    let times: [Phase: [Double]]

    func total(_ phase: Phase) -> Double { times[phase]?.reduce(0, +) ?? 0 }
  }

  private let cases: [Case]

  /// The fewest scenes: with fewer, leaving one out says nothing.
  package static let leastScenes = 8

  /// Takes the cases that were measured; parts of the stack and what did not come to its end are left
  /// out.
  package init(_ benchmarks: [CaseBenchmark]) {
    cases = benchmarks.compactMap { benchmark in
      guard let side = benchmark.actual, benchmark.rate != nil, benchmark.failure == nil else {
        return nil
      }
      return Case(
        scene: benchmark.name.scene, frames: side.timing.counters,
        times: side.timing.phases.mapValues { $0.map { Double($0) } })
    }
  }

  /// The scenes of the cases.
  package var scenes: Int { Set(cases.map(\.scene)).count }

  /// The model.
  ///
  /// Complexity: a fit for each phase and scene.
  ///
  /// - Parameter number: which model it is.
  /// - Throws: ``StatisticsError`` where there are too few scenes, or counters that are no numbers.
  package func model(
    _ number: Int, machine: MachineFingerprint = .current, toolchain: String = Toolchain.version
  ) throws(StatisticsError) -> CostModel {
    guard scenes >= Self.leastScenes else {
      throw .tooFew(count: scenes, least: Self.leastScenes)
    }
    var model = CostModel(
      number: number, machine: machine, toolchain: toolchain, scenes: scenes, phases: [:])
    for phase in Phase.allCases {
      let data = PhaseData(phase, cases.filter { $0.total(phase) > 0 })
      // What ran in too few scenes cannot be fitted.
      guard Set(data.scenes).count >= Self.leastScenes else { continue }
      model.phases[phase] = try data.rates()
    }
    return model
  }

  /// A phase of the cases in which it ran.
  ///
  /// The first frame of a case, which makes everything, and all that follow are rows of their own:
  /// added up, one would hide what the other says. The errors of both are shares of the whole case.
  private struct PhaseData {
    let scenes: [String]
    private let totals: [Double]
    private let first: [Part]
    private let rest: [Part]

    /// Some frames: the amount of each term, and their time.
    private struct Part {
      var amounts: [Double]
      var time: Double
    }

    init(_ phase: Phase, _ cases: [Case]) {
      scenes = cases.map(\.scene)
      totals = cases.map { $0.total(phase) }
      first = cases.map { Self.part(phase, of: $0, $0.frames.indices.prefix(1)) }
      rest = cases.map { Self.part(phase, of: $0, $0.frames.indices.dropFirst()) }
    }

    private static func part(_ phase: Phase, of whole: Case, _ frames: Range<Int>) -> Part {
      let amounts = CostTerm.terms(of: phase).map { term in
        frames.reduce(0) { sum, index in
          sum + max(term.amount(in: whole.frames[index], isFirst: index == 0), 0)
        }
      }
      return Part(amounts: amounts, time: frames.reduce(0) { $0 + (whole.times[phase]?[$1] ?? 0) })
    }

    func rates() throws(StatisticsError) -> CostModel.Rates {
      var errors: [Double] = []
      for scene in Set(scenes).sorted() {
        let fit = try self.fit { $0 != scene }
        for index in scenes.indices where scenes[index] == scene {
          let modelled = fit.value(of: first[index].amounts) + fit.value(of: rest[index].amounts)
          errors.append(abs(modelled - totals[index]) / totals[index])
        }
      }
      let all = try fit { _ in true }
      let spread = SampleStatistics(errors)
      return CostModel.Rates(
        nanoseconds: all.amounts.map { Self.rounded($0, digits: 4) },
        residual: Self.rounded(spread?.median ?? 0, digits: 3),
        upperResidual: Self.rounded(spread?.quantile(0.75) ?? 0, digits: 3), cases: totals.count)
    }

    private func fit(_ includes: (String) -> Bool) throws(StatisticsError) -> RobustFit {
      let places = scenes.indices.filter { includes(scenes[$0]) }
      let parts = places.map { first[$0] } + places.map { rest[$0] }
      let scales = places.map { totals[$0] }
      return try RobustFit(
        parts.map(\.amounts), targets: parts.map(\.time), scales: scales + scales)
    }

    /// A number of so many digits, which is what its noise leaves.
    private static func rounded(_ value: Double, digits: Int) -> Double {
      guard value > 0 else { return 0 }
      var scale = 1.0
      var whole = value
      let (least, most) = (Self.power(digits - 1), Self.power(digits))
      while whole < least {
        whole *= 10
        scale *= 10
      }
      while whole >= most {
        whole /= 10
        scale /= 10
      }
      return whole.rounded() / scale
    }

    private static func power(_ exponent: Int) -> Double {
      (0..<exponent).reduce(1) { value, _ in value * 10 }
    }
  }
}
