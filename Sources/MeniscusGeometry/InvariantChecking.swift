/// A structure whose parts have to agree with each other.
package protocol InvariantChecking {
  /// The first rule that the structure breaks; nil where it keeps all.
  ///
  /// Complexity: linear in the structure at most.
  var brokenInvariant: BrokenInvariant? { get }
}

/// A rule that a structure breaks.
package struct BrokenInvariant {
  /// The rule, as a sentence.
  package let rule: StaticString

  /// Makes it from a sentence.
  package init(_ rule: StaticString) {
    self.rule = rule
  }
}

extension InvariantChecking {
  /// True; traps with the rule where one is broken.
  ///
  /// It is for the condition of an `assert`, which a release build does not work out.
  package var keepsInvariants: Bool {
    guard let broken = brokenInvariant else { return true }
    #if hasFeature(Embedded)
      preconditionFailure(broken.rule)
    #else
      preconditionFailure("\(broken.rule)")
    #endif
  }
}
