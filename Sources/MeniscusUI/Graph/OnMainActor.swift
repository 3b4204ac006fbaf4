/// Does what is the main actor's for code that is not isolated to it.
///
/// SwiftUI's property wrappers and modifiers are not isolated, so that any type and function may use
/// them; what they reach belongs to the main actor all the same.
///
/// - Precondition: the caller is on the main actor.
nonisolated func onMainActor<Value>(_ body: @MainActor () -> Value) -> Value {
  MainActor.preconditionIsolated("Views and their state belong to the main actor.")
  // Nothing is sent anywhere: the body is called at once.
  return withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Value).self)() }
}
