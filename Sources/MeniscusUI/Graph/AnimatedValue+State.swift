extension AnimatedValue<NumberVector> {
  /// Adds the numbers that are shown to the hash of state while they move.
  func encode(into encoder: inout StateEncoder, at time: Double, named name: String) {
    guard isInMotion else { return }
    for (index, number) in value(at: time).numbers.enumerated() {
      encoder.encode(number: number, named: "\(name)[\(index)]")
    }
  }
}
