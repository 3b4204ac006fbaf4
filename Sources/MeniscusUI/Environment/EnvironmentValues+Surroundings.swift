/// What a bar, a list, a menu or a glass makes of the environment for the views inside it.
private struct Surroundings {
  /// The values around it.
  let around: EnvironmentValues
  /// The values that it hands down.
  let inside: EnvironmentValues
}

private let surroundingsEntry = EnvironmentEntry<Surroundings?>(nil)

extension EnvironmentValues {
  private var surroundings: Surroundings? {
    get { self[surroundingsEntry] }
    set { self[surroundingsEntry] = newValue }
  }

  /// Changes values for the views inside; what is presented from there does not see the change.
  mutating func surround(_ change: (inout EnvironmentValues) -> Void) {
    let around = self
    change(&self)
    surroundings = Surroundings(around: around, inside: self)
  }

  /// What something sees that is presented from here: the values of the presenting view, but for
  /// where that stands and for what its surroundings have set.
  var forPresentation: EnvironmentValues {
    var values = self
    while let surroundings = values.surroundings {
      values = surroundings.around.taking(changesTo: values, from: surroundings.inside)
      values.surroundings = surroundings.around.surroundings
    }
    return values.withoutPlaces
  }
}
