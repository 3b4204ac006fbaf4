extension TabBarModel {
  /// The tabs of one width that stand beside one another on a phone.
  var line: TabLine {
    let count = beside.count
    let pitch = room.pitch(of: count, hasApart: apart != nil)
    return TabLine(count: count, pitch: pitch, width: pitch + room.overlap)
  }

  /// Which of the tabs beside one another is chosen; nil for the one that stands apart.
  var chosenBeside: Int? { beside.firstIndex { $0.place == chosen } }

  /// Chooses the tab nearest to where a finger has left the line, if it is one that can be chosen.
  @MainActor func chooseDragged(to place: Double, along line: TabLine) {
    let index = line.index(at: place)
    guard beside.indices.contains(index), beside[index].entry.isEnabled else { return }
    withAnimation(TabBarView.motion) { choose(beside[index].entry) }
  }
}
