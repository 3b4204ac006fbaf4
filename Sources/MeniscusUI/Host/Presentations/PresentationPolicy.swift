/// The numbers of what stands over a scene.
///
/// Sources: view trees and touches of UIKit on iOS 26.1, by third parties (`Vercantez/openuikit`,
/// the modal presentation, alert and menu files of 2026-09).
package enum PresentationPolicy {
  /// By which sheets, covers and the keyboard move: a frequency of 18.2574 a second, no bounce.
  static let spring = Animation.interpolatingSpring(
    mass: 3, stiffness: 1000, damping: 109.544_511_501_033_23)
  /// By which alerts and dialogs come and go: a frequency of 22.88 a second, no bounce.
  static let alertSpring = Animation.interpolatingSpring(
    mass: 1, stiffness: 523.4944, damping: 45.76)
  /// By which menus and popovers grow out of their sources; ours.
  static let menuSpring = Animation.spring(response: 0.35, dampingFraction: 0.85)

  /// How opaque the black is that lies over what is below a sheet, or below an alert in the light.
  static let dimming = 0.2
  /// The same in the dark, below what floats.
  static let darkDimming = 0.48

  /// How far a touch moves before a sheet does, in points.
  static let dragSlop = 10.0
  /// The share of a sheet's height beyond which letting go dismisses it.
  static let dismissShare = 0.5
  /// The speed in points a second from which letting go dismisses a sheet, or changes its detent.
  static let dismissSpeed = 1000.0

  /// The extent from which a scene has the room of a tablet, in points; ours.
  static let regularWidth = 600.0

  /// By which a sheet that is let go with a speed comes to rest.
  ///
  /// - Parameter velocity: in ways a second.
  static func spring(initialVelocity velocity: Double) -> Animation {
    .interpolatingSpring(
      mass: 3, stiffness: 1000, damping: 109.544_511_501_033_23, initialVelocity: velocity)
  }
}

extension ViewGraph {
  /// Whether the scene has the room of a tablet.
  func isRegular(_ environment: EnvironmentValues) -> Bool {
    if let horizontal = environment.horizontalSizeClass { return horizontal == .regular }
    return extent.width >= PresentationPolicy.regularWidth
      && extent.height >= PresentationPolicy.regularWidth
  }
}
