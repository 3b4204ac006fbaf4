import MeniscusFormats
import Testing

@Suite("Exit codes")
struct ExitCodeTests {
  @Test("The numbers are those of the design")
  func numbers() {
    #expect(ExitCode.allCases.map(\.rawValue).sorted() == [0, 1, 2, 3, 4, 5, 64, 130])
  }

  @Test("Of several the first of 130, 64, 5, 2, 4, 1, 3 wins, in any order")
  func precedence() {
    let order: [Int32] = [130, 64, 5, 2, 4, 1, 3, 0]
    #expect(ExitCode.precedence.map(\.rawValue) == order)
    for (index, winner) in order.enumerated() {
      for loser in order[index...] {
        let pair = [loser, winner].compactMap { ExitCode(rawValue: $0) }
        #expect(ExitCode.first(of: pair).rawValue == winner)
        #expect(ExitCode.first(of: pair.reversed()).rawValue == winner)
      }
    }
  }

  @Test("Nothing found is accepted")
  func nothing() {
    #expect(ExitCode.first(of: []) == .accepted)
  }

  @Test("Every verdict fails but what is as accepted or within tolerance")
  func verdicts() {
    for verdict in TraceReport.Verdict.allCases {
      #expect(
        (verdict.exitCode == .accepted) == [.same, .withinTolerance].contains(verdict), "\(verdict)"
      )
    }
  }
}
