import MeniscusFormats

extension Messages {
  /// The explanation with what fails and why it differs in sentences.
  package static func worded(_ explanation: RevisionExplanation) -> RevisionExplanation {
    var explanation = explanation
    explanation.failures.expected = explanation.expectedFailures.map { failure($0) }
    explanation.failures.actual = explanation.actualFailures.map { failure($0) }
    explanation.summary = explanation.change.map { cause($0) }
    return explanation
  }

  /// What `explain --against` says, a line each.
  package func lines(on explanation: RevisionExplanation) -> [String] {
    let commit = explanation.commit.prefix(12)
    let other = "\(explanation.revision) (\(commit))"
    let place = explanation.identifier
    let failures =
      explanation.failures.expected.map { "  \(other): \($0)" }
      + explanation.failures.actual.map { "  this build: \($0)" }
    if explanation.equal {
      return [
        "\(place): \(Self.count(explanation.frames, "frame")), none differs from \(other)"
      ] + failures
    }
    guard let first = explanation.first else {
      return ["\(place): the replays end differently here and at \(other)"] + failures
    }
    let frame =
      "frame \(Self.grouped(first.frame)) (\(Self.milliseconds(explanation.microseconds ?? 0)))"
    guard let stage = first.stage else {
      return ["\(place): from \(frame) on, one of this build and \(other) has no frames"]
        + failures
    }
    let views = first.views.isEmpty ? "" : ": \(Self.list(first.views, limit: 3))"
    var lines = [
      "\(place): \(frame) is the first that differs from \(other), stage \(stage)\(views)"
    ]
    if let cause = explanation.cause { lines.append("  traces back to \(Self.cause(cause))") }
    if let summary = explanation.summary { lines.append("  \(summary)") }
    let shown = explanation.differences.prefix(12)
    lines += shown.map { "  \(Self.shortened(Self.text($0), to: 240))" }
    if explanation.differences.count > 12 {
      lines.append("  … and \(Self.grouped(explanation.differences.count - 12)) more")
    }
    if let pixels = explanation.pixels { lines.append("  \(Self.count(pixels, "pixel")) differ") }
    lines += failures
    return lines + [
      "  `\(command) explain \(place) --frame \(first.frame)` explains that frame in this build"
    ]
  }

  /// Why another revision could not be asked.
  package func sentence(for error: RevisionError) -> String {
    switch error {
    case .git(let words, let output):
      "`git \(words)` failed" + (output.isEmpty ? "" : ": \(output)")
        + "; run it in the package's folder, in a git repository"
    case .unknownRevision(let revision):
      "`\(revision)`: the repository has no such revision; `git log --oneline` lists some"
    case .noCommits: "the repository has no commit yet; commit first, then change something"
    case .shallow(let revision):
      "`\(revision)`: this clone's history is cut off before it; `git fetch --unshallow` brings the rest"
    case .notBefore(let earlier, let later):
      "`\(earlier)` is not before `\(later)`; name a revision that `\(later)` comes after"
    case .buildFailed(let revision, let output):
      "\(revision) could not be built" + (output.isEmpty ? "" : ": \(output)")
        + "; give the command that builds it with `--build`"
    case .buildTimedOut(let revision, let timeout):
      "\(revision) was not built within \(Self.seconds(timeout)); give a command that builds it with `--build`"
    case .noTool(let revision, let path):
      "\(revision) was built, but there is no \(path); give a `--build` command that prints the tool's path"
    case .suite(let error): sentence(for: error)
    }
  }
}
