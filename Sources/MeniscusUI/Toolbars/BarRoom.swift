import MeniscusGeometry

/// The measures of the system's bars, in points.
///
/// Source: view trees of iOS 26.1 that third parties read (an iPhone SE, an iPhone 16, an iPad A16);
/// what is marked as ours is by eye.
enum BarMetrics {
  static let height = 54.0
  static let largeTitleHeight = 52.0
  /// From the end of the bar's line to the top of the large title.
  static let largeTitleTop = 3.5
  /// The height of the large title's label of the usual size; larger text, and a line below it, add what
  /// they need beyond this.
  static let largeTitleLabel = 41.0
  static let platter = 44.0
  static let platterGap = 12.0
  static let iconGap = 8.0
  /// The least clearance of a centred title to what stands beside it.
  static let titleClearance = 8.0
  static let lowerPlatter = 48.0
  static let lowerTop = 10.0
  static let lowerMargin = 28.0
  /// How far content has to be past a bar until its edge effect begins and is all there.
  static let edgeBegin = 8.0
  static let edgeWhole = 12.0
  static let edgeReach = 36.0
  /// How far beyond the bar the blur of a soft edge ends; measured.
  static func edgeBlurReach(_ edge: VerticalEdge) -> Double { edge == .top ? 54.8 : 64.8 }
  /// The share of a soft edge's height, from the edge of the screen, up to which it is whole; ours.
  static let edgeWholeShare = 0.375
  /// The deviation of a soft edge's blur where it is whole; ours.
  static let edgeBlur = 3.0
  /// How far below a header that stays under the bar a soft edge ends, which is whole behind it; ours.
  static let edgeReachBelowHeader = 20.0
  static let edgeOpacity = 0.835
  static let hardOpacity = 0.902
}

/// The measures of bars in the classic design, in points: UIKit's of iOS 18.
enum ClassicBarMetrics {
  /// The heights of an upper bar, by the kind of room.
  static let height = (phone: 44.0, lowPhone: 32.0, tablet: 50.0)
  /// The height of a lower bar, above what the device covers.
  static let lower = 49.0
  /// The height of a bar of tabs, above what the device covers, by the kind of phone.
  static let tabs = (phone: 49.0, lowPhone: 32.0)
  /// The distance of items to the sides; words have as much again around them.
  static let margin = 8.0
  /// How far content goes beneath an upper bar until its strip is all there; ours.
  static let stripWhole = 8.0
}

/// The room that bars stand in: what kind of device it is like, and what the device covers.
struct BarRoom: Equatable {
  enum Kind: Equatable {
    /// A phone upright.
    case phone
    /// A phone on its side.
    case lowPhone
    /// A tablet.
    case tablet
  }

  var kind: Kind
  /// What is covered around, by side.
  var outer: Insets2D
  /// What is covered at the lower edge while there is no keyboard.
  var restingBottom = 0.0
  /// Where the line begins that the upper bar shares with a bar of tabs; nil for a line of its own.
  var sharedLine: Double?
  /// Whether bars are strips from side to side, as before there was glass.
  var isClassic: Bool
  /// How far the window's controls reach in from an upper corner.
  var controls: Insets2D

  /// Decides by the size classes, and by the extent where nothing is said.
  init(
    _ size: Size2D, in environment: EnvironmentValues, outer: Insets2D,
    controls: Insets2D = .zero
  ) {
    self.outer = outer
    self.controls = controls
    let isLow =
      environment.verticalSizeClass.map { $0 == .compact }
      ?? (size.height < 450 && size.width > 1.4 * size.height)
    let isWide = environment.horizontalSizeClass.map { $0 == .regular } ?? (size.width >= 700)
    kind = isLow ? .lowPhone : isWide ? .tablet : .phone
    sharedLine = kind == .tablet ? environment.tabBarLine : nil
    isClassic = environment.isClassicDesign
  }

  /// Where the upper bar begins.
  var top: Double {
    if let sharedLine { return sharedLine }
    return isClassic ? outer.top : max(outer.top, kind == .lowPhone ? 24 : 10)
  }
  /// The room of the upper bar, from where it begins.
  var height: Double {
    guard isClassic else { return BarMetrics.height }
    switch kind {
    case .phone: return ClassicBarMetrics.height.phone
    case .lowPhone: return ClassicBarMetrics.height.lowPhone
    // Beside a bar of tabs it has the height of that.
    case .tablet:
      return sharedLine == nil ? ClassicBarMetrics.height.tablet : BarMetrics.height
    }
  }
  /// The height of the line that items of the upper bar stand on.
  var line: Double { isClassic && sharedLine == nil ? height : BarMetrics.platter }
  /// The distance between platters.
  var gap: Double { isClassic ? 0 : BarMetrics.platterGap }
  /// The distance of platters to the sides.
  var margin: Double {
    isClassic ? ClassicBarMetrics.margin : kind == .lowPhone ? 38 : 16
  }
  /// The distance of large titles to the leading side.
  var titleMargin: Double { kind == .tablet ? 20 : 16 }
  /// The height of platters in the lower bar.
  var lowerPlatter: Double {
    isClassic ? ClassicBarMetrics.lower : kind == .tablet ? 44 : BarMetrics.lowerPlatter
  }
  /// The distance of those platters to the sides.
  var lowerMargin: Double { isClassic ? ClassicBarMetrics.margin : BarMetrics.lowerMargin }
  /// The distance of those platters to the bottom; that to the sides where nothing else is said.
  var lowerBottom: Double {
    if isClassic { return outer.bottom }
    if isOverKeyboard { return outer.bottom + SearchMetrics.keyboardGap }
    return outer.bottom > 0 ? max(outer.bottom, 21) : 28
  }
  /// The same of a bar that stays where it is when a keyboard comes: beneath it.
  var lowerBottomUnderKeyboard: Double {
    isOverKeyboard ? changing(self) { $0.outer.bottom = restingBottom }.lowerBottom : lowerBottom
  }
  /// Whether a keyboard covers the lower edge: no device covers as much by itself.
  var isOverKeyboard: Bool { outer.bottom > 150 }
  /// The room of the lower bar, what the device covers with it.
  var lowerHeight: Double {
    (isClassic ? 0 : BarMetrics.lowerTop) + lowerPlatter + lowerBottom
  }

  /// Where the upper bar's items begin, from the leading side: beside the window's controls.
  func start(_ direction: LayoutDirection) -> Double {
    let reach = direction == .rightToLeft ? controls.right : controls.left
    return max(margin + leading(direction), beside(reach))
  }

  /// Where they end, from the trailing side.
  func end(_ direction: LayoutDirection) -> Double {
    let reach = direction == .rightToLeft ? controls.left : controls.right
    return max(margin + trailing(direction), beside(reach))
  }

  /// How much further the window's controls push the start of the upper bar in than its end.
  func push(_ direction: LayoutDirection) -> Double {
    (start(direction) - (margin + leading(direction)))
      - (end(direction) - (margin + trailing(direction)))
  }

  /// How far in the upper bar is kept by controls that reach so far across: not at all where it begins
  /// below them.
  private func beside(_ reach: Double) -> Double { controls.top > top ? reach : 0 }

  /// What the device covers at the leading side.
  func leading(_ direction: LayoutDirection) -> Double {
    direction == .rightToLeft ? outer.right : outer.left
  }

  /// What the device covers at the trailing side.
  func trailing(_ direction: LayoutDirection) -> Double {
    direction == .rightToLeft ? outer.left : outer.right
  }
}

extension ElementNode {
  /// The frame with what is covered around it, for elements that have bars of their own; notes what
  /// that is.
  final func reach(from given: Rect2D, covered outer: inout Insets2D) -> Rect2D {
    let insets = surroundingSafeArea.insets(
      of: given, ignoring: .all, pixelLength: 1 / graph.scale)
    if insets != outer {
      outer = insets
      forgetPlace()
    }
    return given.outset(by: insets)
  }
}
