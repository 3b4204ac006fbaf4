/// The glass that a knob, or the choice among tabs, turns to while it is held: larger than the knob,
/// so that what lies under a finger is seen through it.
///
/// That they turn to glass is Apple's guidance for iOS 26; how large it is and how fast are ours.
struct KnobLens: View, TransparentView {
  static let size = (width: 54.0, height: 36.0)
  static let motion = Animation.spring(duration: 0.25, bounce: 0.2)

  let isHeld: Bool
  var width = KnobLens.size.width
  var height = KnobLens.size.height

  var body: some View {
    ZStack {
      if isHeld {
        Color.clear.frame(width: CGFloat(width), height: CGFloat(height)).heldLens()
      }
    }
    .animation(Self.motion, value: isHeld)
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }
}

extension View {
  /// The view as glass that lies over other glass for as long as a finger holds it.
  func heldLens() -> some View {
    glassEffect(.lens, in: Capsule())
      .modified(by: GlassPlaneModifier())
      .transition(.scale(scale: 0.7))
  }
}
