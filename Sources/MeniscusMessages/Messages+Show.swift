import MeniscusFormats

/// What is said of a report that is served.
extension Messages {
  /// Where the page is.
  package static func showingAt(_ address: String, _ what: String) -> String {
    "showing \(what): open \(address) in a browser; Ctrl-C ends"
  }

  /// Why a frame cannot be told.
  package static let noSuchFrame = "the trace has no such frame"

  /// Why the recorder does not open.
  package static let noEditor = "there is no trace here to edit"

  /// That decisions about what lies in no folder of traces lead nowhere.
  package static let decidesNothing =
    "this case is not one of the suite's, so there is no baseline to accept it into"

  /// Why a report cannot be shown, or something of it not decided.
  func reportSentence(for error: StudioError) -> String {
    switch error {
    case .noPage(let path): "\(path): there is no report; run `\(command) test` first"
    case .foreignPage(let path):
      "\(path): not a page of this version of the tool; run `\(command) test` again, or open it as a file"
    case .replaced(let folder):
      "\(folder): another run has replaced this report; load the page again"
    case .undecidable: Self.decidesNothing
    case .rejectedElsewhere:
      "a downloaded report keeps no rejection; reject it where the run was made"
    default: Self.unexpectedError
    }
  }
}
