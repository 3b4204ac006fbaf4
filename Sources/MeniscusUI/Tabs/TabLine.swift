/// Tabs of one width that stand beside one another on a phone, and a finger that drags the choice.
///
/// All in points, from where the first one begins.
struct TabLine: Equatable {
  var count: Int
  /// The distance from one tab to the next.
  var pitch: Double
  var itemWidth: Double

  /// The length of all of them.
  var length: Double { last + itemWidth }

  /// Where the last one begins.
  private var last: Double { Double(max(count - 1, 0)) * pitch }

  /// The tab whose middle is nearest to a place.
  func index(at place: Double) -> Int {
    guard pitch > 0 else { return 0 }
    let index = ((place - itemWidth / 2) / pitch).rounded()
    return Int(min(max(index, 0), Double(max(count - 1, 0))))
  }

  /// Where the choice begins: around the finger while there is one, never beyond the ends.
  func place(of index: Int, finger: Double?) -> Double {
    guard let finger else { return Double(index) * pitch }
    return min(max(finger - itemWidth / 2, 0), last)
  }
}

extension TabBarModel {
  /// The tabs that stand beside one another on a phone.
  var line: TabLine {
    let count = beside.count
    let pitch = room.pitch(of: count, hasApart: apart != nil)
    return TabLine(count: count, pitch: pitch, itemWidth: pitch + room.overlap)
  }

  /// Which of the tabs beside one another is chosen; nil for the one that stands apart.
  var chosenBeside: Int? { beside.firstIndex { $0.place == chosen } }
}
