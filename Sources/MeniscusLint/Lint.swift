import MeniscusFormats
import MeniscusUI

/// Replays cases and holds their frames against the rules.
package struct Lint: Sendable {
  /// What is exempted, and what the application is called.
  package var file: LintFile

  /// Makes a check.
  package init(_ file: LintFile = LintFile()) { self.file = file }

  /// Looks at a case.
  ///
  /// - Parameters:
  ///   - trace: the trace, in the environment of the variant.
  ///   - path: the trace's file.
  @MainActor
  package func report(
    on name: CaseName, trace: Trace, scene: Scene, path: String
  ) -> LintReport {
    var report = LintReport(identifier: name.identifier, file: path)
    report.frames = trace.frameCount
    var run = LintRun(trace, application: file.application, isThorough: true)
    do throws(ReplayError) {
      try run.play(on: scene)
    } catch {
      report.problem = run.explains(error) ? nil : .replay(error)
    }
    // Events that do not fit the scene with reduced motion say nothing of it.
    if run.isWorthCalming { try? run.playCalmly(on: scene) }
    report.findings = run.findings.map { finding in
      var finding = finding
      finding.exemption = finding.exemption ?? file.exemption(of: finding, in: name)?.reason
      return finding
    }
    report.bars = run.bars
    return report
  }

  /// Adds to the reports on a scene where its bars group the same items in other ways at other
  /// extents.
  package func comparingBars(_ reports: [(name: CaseName, report: LintReport)]) -> [LintReport] {
    var known: [String: [LintBars]] = [:]
    return reports.map { name, report in
      var report = report
      var said: Set<String> = []
      for bars in report.bars where !bars.title.isEmpty {
        let key = name.scene + "\n" + bars.title
        let item = known[key, default: []].lazy.filter { $0.width != bars.width }
          .compactMap { $0.differing(from: bars) }.first
        if let item, said.insert(key).inserted {
          var finding = bars.finding
          finding.detail = .texts([item], [bars.title])
          finding.exemption = file.exemption(of: finding, in: name)?.reason
          report.findings.append(finding)
        }
        known[key, default: []].append(bars)
      }
      return report
    }
  }
}

extension LintBars {
  /// An item that shares its glass with another one in one of the two alone; nil where none does.
  fileprivate func differing(from other: LintBars) -> String? {
    let common = groups.flatMap(\.self).filter { item in
      other.groups.contains { $0.contains(item) }
    }
    for item in common {
      let beside = common.filter { $0 != item && shares($0, item) }
      if beside != common.filter({ $0 != item && other.shares($0, item) }) { return item }
    }
    return nil
  }

  private func shares(_ one: String, _ other: String) -> Bool {
    groups.contains { $0.contains(one) && $0.contains(other) }
  }
}
