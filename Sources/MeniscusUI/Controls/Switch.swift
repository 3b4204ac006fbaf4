/// The switch of a toggle, whose knob turns to glass while it is held, but not in the classic design.
///
/// A tap toggles it; a finger that slides takes the knob along, and the nearer end is chosen when it
/// lets go, wherever that is.
struct Switch: View {
  @Binding var isOn: Bool
  @State private var isPressed = false
  /// How far a finger has gone with the knob towards the trailing end, in points.
  @TouchState private var pull: Double?
  @Environment(\.switchTint) private var switchTint
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isClassicDesign) private var isClassic

  /// White of half its opacity over what rows lie on, as UIKit has switches that are disabled.
  private static let dimmedKnob = Color(light: 0xFFFFFF, dark: 0x8D8D8F)
  private static let motion = Animation.spring(duration: 0.3, bounce: 0.1)

  private var metrics: SwitchMetrics { isClassic ? .classic : .glass }

  /// The track takes the tint up as far as a finger has brought the knob.
  private var track: Color {
    let share = metrics.share(isOn, pull ?? 0)
    // A colour that the scene has a name for has no components to mix.
    guard pull != nil, switchTint.resource == nil else {
      return share > 0.5 ? switchTint : .switchTrack
    }
    return Color.switchTrack.mix(with: switchTint, by: share, in: .device)
  }

  var body: some View {
    let isHeld = isPressed && !isClassic
    Capsule()
      .fill(isEnabled ? track : track.opacity(0.5))
      .frame(width: metrics.width, height: metrics.height)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Capsule().fill(isEnabled ? Color.white : Self.dimmedKnob).opacity(isHeld ? 0 : 1)
          .animation(KnobLens.motion, value: isHeld)
          .frame(width: metrics.knob, height: metrics.height - 4)
          .overlay { KnobLens(isHeld: isHeld) }
          .padding(metrics.insets(isOn, pull ?? 0))
      }
      .onPress(isPressed: $isPressed, sliding: sliding) {
        withAnimation(Self.motion) { isOn.toggle() }
      }
      .accessibilityTrait(.isToggle)
  }

  private var sliding: PressSliding {
    PressSliding(changed: { pull = $0.distance }, ended: { release($0) })
  }

  /// The knob goes to an end: to the nearer one after a slide.
  private func release(_ slide: PressSlide?) {
    let chosen = slide.map { metrics.share(isOn, $0.distance) > 0.5 } ?? isOn
    withAnimation(Self.motion) {
      pull = nil
      if chosen != isOn { isOn = chosen }
    }
  }
}

/// The extents of a switch, in points; its knob is inset by 2.
private struct SwitchMetrics {
  let width: CGFloat
  let height: CGFloat
  /// The width of the knob.
  let knob: CGFloat

  /// Those of iOS 26.
  static let glass = SwitchMetrics(width: 63, height: 28, knob: 37)
  /// Those of iOS 18.
  static let classic = SwitchMetrics(width: 51, height: 31, knob: 27)

  private static let inset: CGFloat = 2

  /// How far the knob can go.
  private var way: CGFloat { width - knob - 2 * Self.inset }

  /// How far along its way the knob is that was pulled from the end where a value has it, 0 to 1.
  func share(_ isOn: Bool, _ pull: Double) -> Double {
    min(max((isOn ? 1 : 0) + pull / Double(way), 0), 1)
  }

  /// The distances of that knob to the edges; those to the other end do not matter.
  func insets(_ isOn: Bool, _ pull: Double) -> EdgeInsets {
    let share = CGFloat(share(isOn, pull))
    let shift = (isOn ? 1 - share : share) * way
    return EdgeInsets(
      top: Self.inset, leading: Self.inset + (isOn ? 0 : shift), bottom: Self.inset,
      trailing: Self.inset + (isOn ? shift : 0))
  }
}

extension EnvironmentValues {
  /// The colour of switches that are on.
  fileprivate var switchTint: Color { tint ?? .green }
}

extension Color {
  /// The track of a switch that is off.
  fileprivate static let switchTrack = Color(
    light: 0x787880, dark: 0x787880, opacity: 0.2, darkOpacity: 0.36)
}
