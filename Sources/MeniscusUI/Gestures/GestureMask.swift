/// Which gestures of a view are recognised.
public struct GestureMask: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: UInt32

  /// Makes a mask from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// None.
  public static let none: GestureMask = []
  /// The gesture that the mask comes with.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// Both.
  public static let all: GestureMask = [.gesture, .subviews]
}
