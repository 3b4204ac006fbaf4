nonisolated extension View {
  /// Shows the indicators of scroll views inside for a moment whenever a value changes.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modified(by: IndicatorsFlashModifier(trigger: value, isInitial: false))
  }

  /// Shows the indicators of scroll views inside for a moment when the view comes.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    modified(by: IndicatorsFlashModifier(trigger: false, isInitial: onAppear))
  }
}

nonisolated struct IndicatorsFlashModifier<Trigger: Equatable>: StatedModifier {
  typealias Wrapper = IndicatorsFlashElement<Trigger>

  let trigger: Trigger
  /// Whether they show when the view comes.
  let isInitial: Bool

  var label: String { ".scrollIndicatorsFlash" }
}

final class IndicatorsFlashElement<Trigger: Equatable>: StatedElement<
  IndicatorsFlashModifier<Trigger>
>
{
  required init(_ modifier: IndicatorsFlashModifier<Trigger>, at place: WrapperPlace) {
    super.init(modifier, at: place)
    if modifier.isInitial { flash() }
  }

  override func receive(_ new: IndicatorsFlashModifier<Trigger>) {
    let isEqual = modifier.trigger == new.trigger
    super.receive(new)
    if !isEqual { flash() }
  }

  private func flash() {
    graph.afterUpdate { [weak self] in
      guard let self, !isGone else { return }
      for scroll in scrollsInside { scroll.showIndicators() }
    }
  }
}
