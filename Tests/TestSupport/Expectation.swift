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
  let place = comment().map { "\($0.rawValue): " } ?? ""
  Issue.record("\(place)\(found), not \(expected)", sourceLocation: sourceLocation)
}
