import MeniscusDisplay

/// A paint whose colours show their changes over time.
struct AnimatedPaint {
  private var model: Paint?
  private var components: AnimatedValue<NumberVector>?

  /// Takes a paint; whether anything is different.
  ///
  /// Colours move to the new ones where both paints are of one kind, else they change at once.
  mutating func set(_ new: Paint, animation: Animation?, at time: Double) -> Bool {
    defer { model = new }
    guard let model, model.isAnimatable(to: new) else {
      components = AnimatedValue(new.components)
      return true
    }
    if model == new { return false }
    components?.set(new.components, animation: animation, at: time)
    return true
  }

  var isInMotion: Bool { components?.isInMotion == true }

  /// Whether the paint that is moved to can change a pixel.
  var isVisible: Bool { model?.isVisible == true }

  @MainActor
  mutating func settle(at time: Double) -> Bool { components?.settle(at: time) ?? false }

  /// `paint` with the colours that are shown now.
  func shown(as paint: Paint, at time: Double) -> Paint {
    guard let components, components.isInMotion else { return paint }
    return paint.replacing(components: components.value(at: time))
  }

  func encode(into encoder: inout StateEncoder, at time: Double) {
    components?.encode(into: &encoder, at: time, named: "presented paint")
  }
}
