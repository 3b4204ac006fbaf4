/// Where the bars of a screen show its search.
enum SearchPlace: Equatable {
  /// Below the title.
  case drawer
  /// At the bottom of a phone, where a thumb reaches it.
  case lower
  /// At the trailing end of a tablet's upper bar.
  case upper
  /// In a bar of tabs around.
  case tabs
}
