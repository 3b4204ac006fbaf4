import TestSupport
import Testing

/// Our components against what others read off iOS 26: `conformance/interface/metrics.csv`, every
/// record of confidence A and B.
///
/// A record is measured by the first rule that fits, on the devices that it names. What is not met
/// is excused in ``MetricExcuse/table`` with the reason; an excuse that is not needed is a failure
/// too.
@Suite("Metrics of others", .enabled(if: Conformance.isPresent))
@MainActor
struct MetricTests {
  nonisolated private static let records = MetricRecord.comparable

  @Test func theRecordsAreRead() {
    #expect(Self.records.count >= 221)
    #expect(Self.records.allSatisfy { !$0.value.numbers.isEmpty })
  }

  @Test(arguments: records)
  func agrees(_ record: MetricRecord) throws {
    let rule = MetricRule.all.first { $0.measures(record) }
    let excuse = MetricExcuse.table.first { $0.excuses(record) }
    guard let rule else {
      #expect(excuse != nil, "It is neither measured nor excused.")
      return
    }
    for setting in record.settings {
      let found = try rule.measure(MetricProbe(record: record, setting: setting))
      let isMet =
        found.count == setting.numbers.count
        && zip(found, setting.numbers).allSatisfy { abs($0 - $1) <= rule.tolerance + 1e-9 }
      let isAsStated = excuse?.ours.map { ours in
        found.count == ours.count && zip(found, ours).allSatisfy { abs($0 - $1) <= 0.5 }
      }
      let ours = found.map { ($0 * 1000).rounded() / 1000 }
      if excuse != nil {
        #expect(!isMet, "It is met, and needs no excuse.")
        #expect(isAsStated ?? true, "The excuse states others: \(ours)")
      } else {
        #expect(isMet, "\(ours), not \(setting.numbers) on \(setting.size)")
      }
    }
  }

  @Test(arguments: MetricExcuse.table)
  func anExcuseIsForARecord(_ excuse: MetricExcuse) {
    #expect(Self.records.contains { excuse.excuses($0) })
  }
}
