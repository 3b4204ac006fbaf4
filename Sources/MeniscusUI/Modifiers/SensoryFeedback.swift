/// What a hand or an ear is to feel of a change.
public struct SensoryFeedback: Equatable, Sendable {
  /// How heavy an impact is.
  public struct Weight: Equatable, Sendable {
    let name: String

    /// Light.
    public static let light = Weight(name: "light")
    /// Medium.
    public static let medium = Weight(name: "medium")
    /// Heavy.
    public static let heavy = Weight(name: "heavy")
  }

  /// How much what meets gives way.
  public struct Flexibility: Equatable, Sendable {
    let name: String

    /// It does not.
    public static let rigid = Flexibility(name: "rigid")
    /// A little.
    public static let solid = Flexibility(name: "solid")
    /// Much.
    public static let soft = Flexibility(name: "soft")
  }

  let name: String

  /// Something succeeded.
  public static let success = SensoryFeedback(name: "success")
  /// Something needs care.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something failed.
  public static let error = SensoryFeedback(name: "error")
  /// Another value is chosen.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value rose.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value fell.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something began.
  public static let start = SensoryFeedback(name: "start")
  /// Something stopped.
  public static let stop = SensoryFeedback(name: "stop")
  /// Something came to lie along something else.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A level was passed.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// A path was completed.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  /// Things met.
  public static let impact = SensoryFeedback(name: "impact")

  /// Things of a weight met.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(weight.name) \(intensity)")
  }

  /// Things that give way met.
  public static func impact(
    flexibility: Flexibility, intensity: Double = 1
  ) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(flexibility.name) \(intensity)")
  }
}

nonisolated extension View {
  /// Gives feedback whenever a value changes; it is noted in the state as `feedback`.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger
  ) -> some View {
    sensoryFeedback(trigger: trigger) { _, _ in feedback }
  }

  /// Gives feedback when a value changes so; it is noted in the state as `feedback`.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger,
    condition: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> Bool
  ) -> some View {
    sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil }
  }

  /// Gives the feedback of a change of a value; it is noted in the state as `feedback`.
  public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger,
    _ feedback: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> SensoryFeedback?
  ) -> some View {
    modified(by: FeedbackModifier(trigger: trigger, feedback: feedback))
  }

  /// Gives the feedback of a change of a value; it is noted in the state as `feedback`.
  public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    sensoryFeedback(trigger: trigger) { _, _ in feedback() }
  }
}

nonisolated struct FeedbackModifier<Trigger: Equatable>: StatedModifier {
  typealias Wrapper = FeedbackElement<Trigger>

  let trigger: Trigger
  let feedback: (Trigger, Trigger) -> SensoryFeedback?

  var label: String { ".sensoryFeedback" }
}

/// Notes the feedback that was given.
final class FeedbackElement<Trigger: Equatable>: StatedElement<FeedbackModifier<Trigger>> {
  private var given = 0
  private var last = ""

  override func receive(_ new: FeedbackModifier<Trigger>) {
    let old = modifier.trigger
    super.receive(new)
    guard old != new.trigger, let feedback = new.feedback(old, new.trigger) else { return }
    given += 1
    last = feedback.name
    graph.stateChanged()
  }

  override func encodeState(into encoder: inout StateEncoder) {
    super.encodeState(into: &encoder)
    guard given > 0 else { return }
    encoder.encode("\(last), \(given)", named: "feedback")
  }
}
