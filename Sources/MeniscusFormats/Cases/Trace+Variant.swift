extension Trace {
  /// The trace in the environment of a variant, itself where there is no name; nil where no
  /// variant has the name.
  package func applying(variantNamed name: String?) -> Trace? {
    guard let name else { return self }
    return TraceVariant(name: name).map { applying($0) }
  }
}
