extension Glass {
  /// What a surface of the system is made of: the glass, or what the classic design has instead.
  ///
  /// - Parameters:
  ///   - isClassic: whether the design is the classic one.
  ///   - material: what it has in the place of glass; nil for nothing.
  func replaced(by material: Material?, if isClassic: Bool) -> Glass {
    guard isClassic else { return self }
    return material.map { .sheet($0) } ?? .identity
  }
}
