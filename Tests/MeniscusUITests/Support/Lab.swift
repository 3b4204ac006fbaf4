import MeniscusDisplay
import MeniscusUI

/// A scene around one value that a test changes.
@MainActor
final class Lab<Value: Equatable & Sendable> {
  let stage: Stage
  private let remote: Remote<Value>

  /// Shows what `content` makes of the value, in the middle of 320 by 240 points; it can be touched
  /// where it is interactive, and then must leave the top left corner free.
  init<Content: View>(
    _ initial: Value, rate: Int = 60, isInteractive: Bool = false,
    configure: (inout SceneConfiguration) -> Void = { _ in },
    @ViewBuilder content: @escaping @MainActor @Sendable (Value) -> Content
  ) {
    let remote = Remote<Value>()
    self.remote = remote
    stage = Stage(rate: rate, configure: configure) {
      LabView(
        value: initial, remote: remote, isInteractive: isInteractive, content: content)
    }
  }

  /// Shows a frame in which `action` gets hold of the value.
  @discardableResult
  func perform(_ action: @escaping @MainActor (Binding<Value>) -> Void) -> SceneFrame {
    remote.action = action
    return stage.tap(1, 1)
  }

  /// Shows a frame in which the value changes by an animation.
  @discardableResult
  func change(to value: Value, _ animation: Animation? = nil) -> SceneFrame {
    perform { binding in withAnimation(animation) { binding.wrappedValue = value } }
  }

  var frame: SceneFrame { stage.frame }
}

@MainActor
final class Remote<Value> {
  var action: (@MainActor (Binding<Value>) -> Void)?
}

private struct LabView<Value: Equatable & Sendable, Content: View>: View {
  @State var value: Value
  let remote: Remote<Value>
  let isInteractive: Bool
  @ViewBuilder let content: @MainActor (Value) -> Content

  var body: some View {
    ZStack {
      Color.white.onTapGesture { remote.action?($value) }
      content(value).allowsHitTesting(isInteractive)
    }
  }
}
