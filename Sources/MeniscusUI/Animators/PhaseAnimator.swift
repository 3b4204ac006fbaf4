/// A view that goes through phases, one after the other, each by an animation.
///
/// A phase is gone to when the one before is logically complete. Without a trigger the phases go
/// round for ever; with one, they are gone through once whenever it changes, from the second phase
/// on and back to the first.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: AnyTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  @State private var run = PhaseRun()

  /// Makes a view that goes round through phases; the animation of a phase is that by which it is
  /// gone to.
  public init(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Makes a view that goes through phases once whenever `trigger` changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnyTrigger(value: trigger)
    self.content = content
    self.animation = animation
  }

  /// What is shown of the phase at hand; nothing where there are no phases.
  @MainActor public var body: some View {
    if !phases.isEmpty {
      content(phases[min(index, phases.count - 1)])
        .onAppear { if trigger == nil { advance(from: index, run.generation) } }
        .onDisappear { run.generation += 1 }
        .onChange(of: trigger) {
          run.generation += 1
          advance(from: 0, run.generation)
        }
        .endlessMotion(if: trigger == nil && phases.count > 1)
    }
  }

  @MainActor private func advance(from current: Int, _ generation: Int) {
    guard run.generation == generation, phases.count > 1 else { return }
    let next = (current + 1) % phases.count
    let isLast = trigger != nil && next == 0
    var transaction = Transaction(animation: animation(phases[next]))
    transaction.addAnimationCompletion(isEndless: trigger == nil) {
      if !isLast { advance(from: next, generation) }
    }
    withTransaction(transaction) { index = next }
  }
}

/// Tells the runs of a phase animator apart.
private final class PhaseRun {
  var generation = 0
}

/// A value of any type that can be told from another.
struct AnyTrigger: Equatable {
  let value: any Equatable

  static func == (left: AnyTrigger, right: AnyTrigger) -> Bool {
    isEqual(left.value, right.value)
  }

  private static func isEqual<Value: Equatable>(_ left: Value, _ right: any Equatable) -> Bool {
    left == right as? Value
  }
}

nonisolated extension View {
  /// Changes the view by phases that go round for ever.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    nonisolated(unsafe) let placeholder = PlaceholderContentView<Self>(content: AnyView(self))
    return PhaseAnimator(
      phases, content: { content(placeholder, $0) }, animation: animation)
  }

  /// Changes the view by phases that are gone through once whenever `trigger` changes.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    nonisolated(unsafe) let placeholder = PlaceholderContentView<Self>(content: AnyView(self))
    return PhaseAnimator(
      phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
  }
}
