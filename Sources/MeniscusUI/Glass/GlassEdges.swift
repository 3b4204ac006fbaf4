import MeniscusDisplay
import MeniscusGeometry

/// The glass at the upper and lower edge of a screen: bars that agree on whether they are light or dark.
enum GlassEdges {
  /// How far from the edge a bar begins at most, in points: a status bar and a margin; ours.
  static let reach = 80.0
  /// The height from which on a scene is a screen, with bars of its own, in points; ours.
  static let leastScreen = 600.0
  /// The number of those at the edges; containers count from 0.
  static let number = -1

  /// The group that each row of glass decides with.
  ///
  /// - Parameter agrees: whether the glass of a row decides with that of other containers at all.
  static func groups(of list: DisplayList, agrees: (Int) -> Bool) -> [Int] {
    var groups = list.glass.map(\.container)
    guard list.size.height >= leastScreen else { return groups }
    var atEdges: [Int] = []
    for (row, element) in list.glass.enumerated() where agrees(row) {
      guard let bounds = list.resources.bounds(of: element.silhouette) else { continue }
      let box = element.transform.boundingBox(of: bounds)
      // What is higher than half the screen is no bar.
      guard box.height < list.size.height / 2 else { continue }
      if box.minY < reach || box.maxY > list.size.height - reach {
        atEdges.append(element.container)
      }
    }
    for row in groups.indices where atEdges.contains(groups[row]) && agrees(row) {
      groups[row] = number
    }
    return groups
  }
}
