/// What is submitted.
public struct SubmitTriggers: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What the return key says on a keyboard; one is drawn where the scene has a device.
public struct SubmitLabel: Equatable, Sendable {
  private let name: String

  /// What the key says.
  var title: String { name }

  /// Done.
  public static let done = SubmitLabel(name: "done")
  /// Go.
  public static let go = SubmitLabel(name: "go")
  /// Send.
  public static let send = SubmitLabel(name: "send")
  /// Join.
  public static let join = SubmitLabel(name: "join")
  /// Route.
  public static let route = SubmitLabel(name: "route")
  /// Search.
  public static let search = SubmitLabel(name: "search")
  /// Return.
  public static let `return` = SubmitLabel(name: "return")
  /// Next.
  public static let next = SubmitLabel(name: "next")
  /// Continue.
  public static let `continue` = SubmitLabel(name: "continue")
}

nonisolated extension View {
  /// Runs `action` when a text field inside the view is submitted by the return key.
  ///
  /// Actions of views inside run first. A search field of a view inside counts where it is asked for.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    let submitted = modified(by: SubmitModifier(triggers: triggers, action: action))
    return triggers.contains(.search)
      ? AnyView(submitted.transformEnvironment(\.searchSubmits) { $0.append(action) })
      : AnyView(submitted)
  }

  /// Says what the return key of a keyboard is called; it is shown where the scene has a device.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    onDevice("submitLabel").environment(\.submitLabel, submitLabel)
  }
}

nonisolated struct SubmitModifier: StatedModifier {
  typealias Wrapper = SubmitElement

  let triggers: SubmitTriggers
  let action: () -> Void

  var label: String { ".onSubmit" }
}

final class SubmitElement: StatedElement<SubmitModifier> {}
