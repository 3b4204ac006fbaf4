import MeniscusFormats

/// Where a case stands on the page: its name, so that a link says what it leads to.
enum CaseAnchor {
  /// The identities of cases, each once; those of the page itself have no `/`, these do.
  static func anchors(of traces: [TraceReport]) -> [String] {
    var taken: Set<String> = []
    return traces.map { trace in
      let name = RelativePath.fragment("\(trace.identifier)")
      var anchor = name
      var number = 2
      while !taken.insert(anchor).inserted {
        anchor = "\(name)~\(number)"
        number += 1
      }
      return anchor
    }
  }

  /// The identity of a checkpoint of a case.
  static func checkpoint(_ name: String, of anchor: String) -> String {
    "\(anchor):\(RelativePath.fragment(name))"
  }
}

extension ReportPage {
  /// Where a case stands on the page of a report that has it once.
  package static func anchor(of name: CaseName) -> String {
    RelativePath.fragment(name.identifier)
  }
}
