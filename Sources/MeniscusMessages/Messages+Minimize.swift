import MeniscusDisplay
import MeniscusFormats

extension Messages {
  /// A failure in a few words, without the file: what, where, which view.
  package static func failure(_ failure: ReplayFailure) -> String {
    var words = words(for: failure)
    if let frame = failure.frame { words = "frame \(grouped(frame)): \(words)" }
    return words
  }

  private static func words(for failure: ReplayFailure) -> String {
    let view = failure.view ?? "a view"
    let detail = failure.detail.map { " (\($0))" } ?? ""
    return switch failure.kind {
    case .trap: "the scene crashed\(detail)"
    case .timeout: "the replay made no progress"
    case .exit: "the scene exited its process\(detail)"
    case .missingTarget: "no view has the accessibility identifier `\(view)`"
    case .ambiguousTarget: "several views have the accessibility identifier `\(view)`"
    case .targetOutside: "the view `\(view)` lies outside the frame"
    case .notAToggle: "the view `\(view)` is not a toggle"
    case .font: "the scene does not provide the font `\(view)` of the recording"
    case .frameLimit: "the trace has more frames than a replay may have"
    case .endlessUpdate: "the state kept changing within the frame, in \(view)"
    case .nestedGlass: "\(view) is glass over glass\(detail)"
    case .notDeterministic: "two replays are not equal\(place(failure))"
    case .different: "it differs from what is expected\(place(failure))"
    case .unsettled: "something is still moving at the end: \(view)"
    case .duplicateIdentity: "\(view) has two elements with the same identity\(detail)"
    case .invalidGeometry:
      "\(view) has invalid geometry"
        + (failure.detail.flatMap(GeometryFault.init).map { " (\(text($0)))" } ?? "")
    case .ambiguousSource: "\(view) is one of several sources of a matched geometry\(detail)"
    case .invalidGlass: "\(view) has glass whose shape is not a simple, closed path"
    case .missingGlyph: "\(view): the typeface lacks a character\(detail)"
    case .missingSymbol: "\(view): there is no such symbol\(detail)"
    case .missingFont: "\(failure.view ?? "the scene"): a font is missing\(detail)"
    case .missingPicture: "\(view): a picture is missing\(detail)"
    case .ambiguousIdentifier: "several views have the accessibility identifier `\(view)`"
    case .strandedTask: "\(view) has a task that waits for something outside the scene"
    case .unmet: "\(view): something of SwiftUI is not met\(detail)"
    case .presentation: "\(view) cannot be presented as it was asked for\(detail)"
    }
  }

  private static func place(_ failure: ReplayFailure) -> String {
    let parts = [failure.stage.map { "stage \($0.rawValue)" }, failure.view].compactMap { $0 }
    return parts.isEmpty ? "" : ", " + parts.joined(separator: ": ")
  }

  /// What came of shrinking a trace, in lines.
  package func shrunk(_ outcome: MinimizationOutcome, path: String) -> [String] {
    let (old, new) = (outcome.original, outcome.trace)
    let share = 100 * Double(new.events.count) / Double(max(old.events.count, 1))
    let amounts =
      "\(Self.count(old.events.count, "event")) to \(Self.grouped(new.events.count)) "
      + "(\(Self.decimal(share, digits: 1)) %), \(Self.count(old.frameCount, "frame")) to "
      + "\(Self.grouped(new.frameCount)), \(Self.device(TraceDevice(old.header))) to \(Self.device(TraceDevice(new.header)))"
    return [
      "\(path): \(Self.failure(outcome.failure))",
      "\(amounts); \(Self.count(outcome.trials, "trial")); \(extent(outcome))",
    ]
  }

  private func extent(_ outcome: MinimizationOutcome) -> String {
    switch outcome.extent {
    case .minimal: "no event can be left out"
    case .budget: "more could perhaps be left out; continue with a larger `--budget`"
    case .cut:
      "cut after the first frame that differs, the most that a baseline allows; to shrink it further, "
        + "name another build of the tool with `--against`"
    }
  }

  /// Why a trace was not shrunk.
  package func notShrunk(_ refusal: MinimizationRefusal, path: String) -> String {
    switch refusal {
    case .nothingFails(let found) where found.isEmpty:
      "\(path): nothing fails in it, so there is nothing to shrink; `\(command) test` says what "
        + "differs from the baseline, and `--against` names another build to compare with"
    case .nothingFails(let found):
      "\(path): nothing fails in it with that signature; these do: "
        + Self.list(found.map { "`\(FailureSignature($0).text)`" }, limit: 8)
    case .notRepeatable(let failure):
      "\(path): \(Self.failure(failure)), but not every time it is replayed; shrink it with a "
        + "less specific signature, such as `--signature \(failure.kind.rawValue)`"
    case .stopped(let error): sentence(for: error)
    }
  }
}
