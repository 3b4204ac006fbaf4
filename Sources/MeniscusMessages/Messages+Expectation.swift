import MeniscusFormats

extension Messages {
  /// A case that fails as it is expected to.
  static func expected(_ failure: ExpectedFailure) -> String {
    "expected to fail until \(failure.until.text): \(failure.issue) (\(place(failure.place)))"
  }

  /// A case that no longer fails.
  static func passesNow(_ failure: ExpectedFailure) -> String {
    "passes now: remove the expectation that it fails (\(source(failure)))"
  }

  /// A case that fails longer than was put up with.
  static func expired(_ failure: ExpectedFailure) -> String {
    "was expected to fail until \(failure.until.text), which has passed (\(source(failure))); correct "
      + "what fails, or agree on a later day"
  }

  /// A case that fails in another way.
  static func failsOtherwise(_ failure: ExpectedFailure) -> String {
    "the failure that is expected is another, \(failure.verdict.word) (\(source(failure)))"
  }

  /// An expectation about no trace.
  static func unused(_ failure: ExpectedFailure) -> String {
    "\(place(failure.place)): the failure is expected of no trace; correct its names, or remove it"
  }

  private static func source(_ failure: ExpectedFailure) -> String {
    "\(place(failure.place)), \(failure.issue)"
  }
}
