import MeniscusGeometry

/// The kinds of safe area that a view may respect or ignore.
public struct SafeAreaKinds: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// What the device and bars cover.
  public static let container = SafeAreaKinds(rawValue: 1)
  /// What the keyboard on the screen covers.
  public static let keyboard = SafeAreaKinds(rawValue: 2)
  /// Every kind.
  public static let all: SafeAreaKinds = [.container, .keyboard]
}

/// One cause of a safe area: a rectangle, and what is covered along its edges.
public struct SafeAreaElement: Equatable, Sendable {
  /// The rectangle, covered parts included, in the host's coordinates.
  public var bounds: Rect2D
  /// How much of each edge is covered, in points.
  public var insets: Insets2D
  /// The kinds that the cause belongs to.
  public var kinds: SafeAreaKinds

  /// Makes an element.
  public init(bounds: Rect2D, insets: Insets2D, kinds: SafeAreaKinds = .container) {
    self.bounds = bounds
    self.insets = insets
    self.kinds = kinds
  }
}

/// The safe area around a view, by its causes from the innermost to the outermost.
public struct SafeArea: Equatable, Sendable {
  /// The causes, the innermost first.
  public var elements: [SafeAreaElement]

  /// Makes a safe area from its causes, the innermost first.
  public init(_ elements: [SafeAreaElement] = []) {
    self.elements = elements
  }

  /// How far `frame` grows on each edge when it ignores `kinds`.
  ///
  /// An edge counts only if the frame touches the safe area's boundary there, within
  /// `LayoutPolicy.safeAreaTolerance`; it then grows to the element's own edge, and from there on
  /// through the elements further out. Source: OpenSwiftUI `SafeAreaInsetsTests`.
  public func insets(
    of frame: Rect2D, ignoring kinds: SafeAreaKinds, pixelLength: Double
  ) -> Insets2D {
    let tolerance = LayoutPolicy.safeAreaTolerance(pixelLength: pixelLength)
    var (minX, minY, maxX, maxY) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
    for element in elements where !element.kinds.isDisjoint(with: kinds) {
      let (bounds, insets) = (element.bounds, element.insets)
      if insets.left > 0, minX <= bounds.minX + insets.left + tolerance {
        minX = min(minX, bounds.minX)
      }
      if insets.top > 0, minY <= bounds.minY + insets.top + tolerance {
        minY = min(minY, bounds.minY)
      }
      if insets.right > 0, maxX >= bounds.maxX - insets.right - tolerance {
        maxX = max(maxX, bounds.maxX)
      }
      if insets.bottom > 0, maxY >= bounds.maxY - insets.bottom - tolerance {
        maxY = max(maxY, bounds.maxY)
      }
    }
    return Insets2D(
      top: frame.minY - minY, left: frame.minX - minX,
      bottom: maxY - frame.maxY, right: maxX - frame.maxX)
  }
}
