import Testing

/// Expects two values to be equal; says both where they are not.
///
/// It checks what `#expect(found == expected)` checks, and costs the compiler a call: an expanded
/// macro takes it some 20 ms, which thousands of expectations in a debug build feel.
///
/// - Parameters:
///   - found: what there is.
///   - expected: what there has to be.
///   - comment: which case it is, where the line alone does not say it.
package func expectEqual<Value: Equatable>(
  _ found: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  if found == expected { return }
  record("\(found), not \(expected)", comment(), sourceLocation)
}

/// Expects a text to contain another; says both where it does not.
///
/// It is to `#expect(text.contains(part))` what ``expectEqual(_:_:_:sourceLocation:)`` is to `==`.
///
/// - Parameters:
///   - text: what there is; nil contains nothing.
///   - part: what has to stand in it.
///   - comment: which case it is, where the line alone does not say it.
package func expectContains(
  _ text: String?, _ part: String, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  if let text, text.contains(part) { return }
  record("`\(part)` is not in `\(text ?? "nil")`", comment(), sourceLocation)
}

/// Expects a text to begin with another; says both where it does not.
///
/// - Parameters:
///   - text: what there is; nil begins with nothing.
///   - prefix: what it has to begin with.
///   - comment: which case it is, where the line alone does not say it.
package func expectPrefix(
  _ text: String?, _ prefix: String, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  if let text, text.hasPrefix(prefix) { return }
  record("`\(prefix)` does not begin `\(text ?? "nil")`", comment(), sourceLocation)
}

/// Expects a text to end with another; says both where it does not.
///
/// - Parameters:
///   - text: what there is; nil ends with nothing.
///   - suffix: what it has to end with.
///   - comment: which case it is, where the line alone does not say it.
package func expectSuffix(
  _ text: String?, _ suffix: String, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  if let text, text.hasSuffix(suffix) { return }
  record("`\(suffix)` does not end `\(text ?? "nil")`", comment(), sourceLocation)
}

/// Expects two numbers to differ by a tolerance at most; says both where they differ by more.
///
/// It checks what `#expect(abs(found - expected) <= tolerance)` checks: what is not a number is close
/// to nothing.
///
/// - Parameters:
///   - found: what there is.
///   - expected: what there has to be.
///   - tolerance: the largest difference there may be.
///   - comment: which case it is, where the line alone does not say it.
package func expectClose<Value: BinaryFloatingPoint>(
  _ found: Value, _ expected: Value, within tolerance: Value,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  if abs(found - expected) <= tolerance { return }
  record("\(found), not within \(tolerance) of \(expected)", comment(), sourceLocation)
}

/// Expects two numbers to differ by less than a limit; says both where they do not.
///
/// It checks what `#expect(abs(found - expected) < limit)` checks: what is not a number is close to
/// nothing.
///
/// - Parameters:
///   - found: what there is.
///   - expected: what there has to be.
///   - limit: the smallest difference there may not be.
///   - comment: which case it is, where the line alone does not say it.
package func expectClose<Value: BinaryFloatingPoint>(
  _ found: Value, _ expected: Value, closerThan limit: Value,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  if abs(found - expected) < limit { return }
  record("\(found), not closer than \(limit) to \(expected)", comment(), sourceLocation)
}

/// Records what an expectation found, behind the case it was about.
private func record(_ finding: String, _ comment: Comment?, _ sourceLocation: SourceLocation) {
  let place = comment.map { "\($0.rawValue): " } ?? ""
  Issue.record("\(place)\(finding)", sourceLocation: sourceLocation)
}
