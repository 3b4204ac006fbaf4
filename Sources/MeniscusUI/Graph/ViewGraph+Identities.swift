extension ViewGraph {
  /// The numbers of the identities that differ from run to run.
  var identities: IdentityNumbers { slots.value { IdentityNumbers() } }

  /// What an identity is called in paths: itself, or its number where it differs from run to run.
  func name(of identity: Any) -> String {
    if let identity = identity as? UUID {
      return "identity \(identities.number(of: identity))"
    }
    guard type(of: identity) == AnyHashable.self, let hashable = identity as? AnyHashable else {
      return String(describing: identity)
    }
    return name(of: hashable.base)
  }
}
