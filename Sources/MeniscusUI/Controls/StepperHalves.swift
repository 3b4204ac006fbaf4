/// The halves: a capsule of 94 × 32 points (iOS 26); corners of 8 points in the classic design.
///
/// Like UIKit's, it does not grow with the text.
struct StepperHalves: View, TransparentView {
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  /// Hears of the beginning and the end: of a tap, or of all that a held half does.
  let editingChanged: (Bool) -> Void
  @Environment(\.isClassicDesign) private var isClassic
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(spacing: 0) {
      half("minus", decrement)
      Rectangle().fill(.quaternary).frame(width: 1, height: 18)
      half("plus", increment)
    }
    .frame(width: 94, height: 32)
    .background(Color(white: 0.5, opacity: 0.14), in: ControlFace(radius: isClassic ? 8 : nil))
  }

  private func half(_ symbol: String, _ action: (() -> Void)?) -> some View {
    let act: () -> Void = { action?() }
    return Button {
      editingChanged(true)
      act()
      editingChanged(false)
    } label: {
      Image(systemName: symbol).font(.system(size: 16, weight: .medium))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .opacity(action == nil || !isEnabled ? 0.3 : 1)
        .contentShape(Rectangle())
    }
    .buttonStyle(StepperButtonStyle(repeating: .always(again: act, edited: editingChanged)))
    .disabled(action == nil)
  }
}

/// A half of a stepper; it dims while it is pressed, and acts again while it is held.
private struct StepperButtonStyle: PrimitiveButtonStyle {
  let repeating: PressRepeating

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .opacity(configuration.isPressed.wrappedValue ? 0.4 : 1)
      .onPress(
        isPressed: configuration.isPressed, repeating: repeating, perform: configuration.action)
  }
}
