import MeniscusFormats
import TestSupport
import Testing

@Suite("Exit codes")
struct ExitCodeTests {
  @Test("The numbers are those of the design")
  func numbers() {
    expectEqual(ExitCode.allCases.map(\.rawValue).sorted(), [0, 1, 2, 3, 4, 5, 64, 130])
  }

  @Test("Of several the first of 130, 64, 5, 2, 4, 1, 3 wins, in any order")
  func precedence() {
    let order: [Int32] = [130, 64, 5, 2, 4, 1, 3, 0]
    expectEqual(ExitCode.precedence.map(\.rawValue), order)
    for (index, winner) in order.enumerated() {
      for loser in order[index...] {
        let pair = [loser, winner].compactMap { ExitCode(rawValue: $0) }
        expectEqual(ExitCode.first(of: pair).rawValue, winner)
        expectEqual(ExitCode.first(of: pair.reversed()).rawValue, winner)
      }
    }
  }

  @Test("Nothing found is accepted")
  func nothing() {
    expectEqual(ExitCode.first(of: []), .accepted)
  }

  @Test("Every verdict fails but what is as accepted or within tolerance")
  func verdicts() {
    for verdict in TraceReport.Verdict.allCases {
      expectEqual(
        verdict.exitCode == .accepted,
        [.same, .withinTolerance, .expectedFailure].contains(verdict), "\(verdict)")
    }
  }
}
