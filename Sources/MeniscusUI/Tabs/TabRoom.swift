import MeniscusGeometry

/// The measures of bars of tabs, in points.
///
/// Source: view trees of iOS 26.1 that third parties read; what is marked as ours is by eye.
enum TabBarMetrics {
  static let platter = 62.0
  static let bottom = 21.0
  static let itemWidth = 94.0
  static let pitch = 86.0
  /// How many tabs the system shows on a phone; further ones would stand in a list of their own.
  static let count = 5
  static let inset = 4.0
  static let itemHeight = 54.0
  static let side = 21.0
  static let icon = 24.0
  static let iconTop = 8.0
  static let titleTop = 35.0
  static let covered = 83.0
  static let lowPlatter = 44.0
  static let lowCovered = 64.0
  static let wideTop = 32.0
  /// The height of a tab as wide as its title.
  static let lineHeight = 36.0
  static let badge = 20.0
  /// The same on a phone on its side.
  static let lowBadge = 16.0
  /// The gap to the search tab, to the view above and to the small bar: ours.
  static let gap = 8.0
  /// The height of a small bar and of the view above: ours.
  static let small = 48.0
  /// How far content is scrolled until the bar becomes small, or whole again: ours.
  static let minimizingDistance = 24.0
  /// The box of an icon in such a bar, and how far below the bar's edge it is: ours.
  static let classicIcon = (height: 28.0, top: 4.0)
}

/// The room that a bar of tabs stands in.
struct TabRoom: Equatable {
  var room: BarRoom
  var width: Double

  init(_ room: BarRoom, width: Double) {
    self.room = room
    self.width = width
  }

  var kind: BarRoom.Kind { room.kind }

  /// Whether the bar is a strip from side to side at the bottom, as before there was glass; on a
  /// tablet it floated at the top by then.
  var isStrip: Bool { room.isClassic && kind != .tablet }

  /// The height of such a strip, without what the device covers.
  var strip: Double {
    kind == .lowPhone ? ClassicBarMetrics.tabs.lowPhone : ClassicBarMetrics.tabs.phone
  }

  /// What of the strip is below its tabs: it stays where it is when a keyboard comes.
  var stripBottom: Double { room.isOverKeyboard ? 0 : room.outer.bottom }

  /// The height of the glass.
  var platter: Double {
    kind == .phone ? TabBarMetrics.platter : TabBarMetrics.lowPlatter
  }

  /// Where the bar of a tablet begins: below what the device covers, in the line of a window's controls.
  var top: Double {
    room.controls == .zero ? max(room.outer.top, TabBarMetrics.wideTop) : room.outer.top
  }

  /// How much of both sides the bar of a tablet leaves free: it stays in the middle of a window, whose
  /// controls stand at one of them.
  var side: Double {
    room.controls.top > top ? max(room.controls.left, room.controls.right) : 0
  }

  /// The distance of the glass to the bottom.
  var bottom: Double {
    if kind == .lowPhone { return TabBarMetrics.lowCovered - TabBarMetrics.lowPlatter }
    return TabBarMetrics.bottom
  }

  /// The distance of a search in the bar to the bottom: it goes up with the keyboard.
  var searchBottom: Double {
    room.isOverKeyboard ? room.outer.bottom + SearchMetrics.keyboardGap : bottom
  }

  /// What a search in the bar and the keyboard cover at the bottom.
  var searchCovered: Double { searchBottom + TabBarMetrics.small + TabBarMetrics.gap }

  /// What the bar and the device cover, by side.
  func insets(hasAccessory: Bool) -> Insets2D {
    var insets = room.outer
    let accessory = hasAccessory ? TabBarMetrics.small + TabBarMetrics.gap : 0
    if isStrip {
      insets.bottom = max(strip + stripBottom + accessory, room.outer.bottom)
      return insets
    }
    switch kind {
    // A keyboard may cover more.
    case .phone: insets.bottom = max(TabBarMetrics.covered + accessory, room.outer.bottom)
    case .lowPhone: insets.bottom = max(TabBarMetrics.lowCovered + accessory, room.outer.bottom)
    case .tablet:
      insets.top = top + platter
      insets.bottom = room.outer.bottom + accessory
    }
    return insets
  }

  /// The distance from one tab to the next where so many stand beside one another, and one apart.
  func pitch(of count: Int, hasApart: Bool) -> Double {
    guard count > 1 else { return TabBarMetrics.pitch }
    let apart = hasApart ? TabBarMetrics.platter + TabBarMetrics.gap : 0
    let free = width - 2 * TabBarMetrics.side - apart - 2 * TabBarMetrics.inset - overlap
    return min(TabBarMetrics.pitch, max(free / Double(count), 30))
  }

  /// How far a tab reaches under the next one.
  var overlap: Double { TabBarMetrics.itemWidth - TabBarMetrics.pitch }
}
