/// The numbers by which touch is understood.
///
/// Sources: OpenSwiftUI `TapGesture` and `RepeatGesture` for taps; Apple's documentation for the
/// defaults of long presses and drags; UIKit's behaviour for pans and buttons.
enum GesturePolicy {
  /// How far a pointer strays in a tap, in points.
  static let tapDistance = 45.0
  /// How long a tap lasts, in seconds.
  static let tapDuration = 0.75
  /// The time between the taps of a row, in seconds.
  static let tapGap = 0.35
  /// How far a pointer moves before it pans, in points.
  static let panDistance = 10.0
  /// How long a pointer rests until it scrolls no further when it is lifted, in seconds.
  static let panRest = 0.1
  /// How far outside of a button a pointer still presses it, in points; what UIKit's controls do.
  static let releaseMargin = 70.0
  /// How far ahead the end of a drag is predicted by its velocity, in seconds.
  static let prediction = 0.25
  /// What times are compared by, in seconds: traces count in millionths.
  static let instant = 1e-6
}
