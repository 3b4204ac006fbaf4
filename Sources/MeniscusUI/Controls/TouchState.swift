/// A state of a control that is nil while nobody touches it; then it is in no hash, so that what rests keeps its own.
@propertyWrapper
struct TouchState<Touched>: DynamicProperty {
  let initialValue: Touched? = nil
  let location = StateLocation<Touched?>()

  @MainActor var wrappedValue: Touched? {
    get { location.storage?.value ?? initialValue }
    nonmutating set { location.storage?.set(newValue) }
  }
}

extension TouchState: StateProperty {
  func encode(name: String, storage: AnyObject?, into encoder: inout StateEncoder) {
    guard let storage = storage as? StateStorage<Touched?>, let value = storage.unobservedValue
    else { return }
    encoder.encode(value, named: name)
  }
}
