import MeniscusGeometry

/// A frame of a scene, as rules about whole screens look at it.
///
/// It is made on demand from what was drawn last, and is in no hash and no file.
package struct ScenePortrait: Equatable, Sendable {
  /// The extent, in points.
  package var size: Size2D
  /// The views that are drawn; each stands before what is inside it.
  package var views: [ViewPortrait] = []
  /// The bars of the stacks that are shown.
  package var bars: [BarPortrait] = []
}

extension ScenePortrait {
  /// The rows of what is inside a view.
  package func inside(_ row: Int) -> Range<Int> { row + 1..<views[row].end }

  /// The rows of the views around a view, the nearest first.
  package func around(_ row: Int) -> some Sequence<Int> {
    sequence(first: row) { views[$0].container }.dropFirst()
  }
}

/// What the bars of a stack of screens show.
package struct BarPortrait: Equatable, Sendable {
  /// A place in the bars.
  package enum Place: String, Equatable, Sendable {
    case leading, principal, trailing, bottom
  }

  /// Items that share a glass.
  package struct Group: Equatable, Sendable {
    /// Where it stands.
    package var place: Place
    /// The rows of its items' views; nil for one that is not drawn.
    package var items: [Int?]
    /// Whether it stands out as the action that people do most.
    package var isProminent: Bool
    /// Whether there is a glass behind them.
    package var hasGlass: Bool
  }

  /// The row of the stack.
  package var stack: Int
  /// The title; nil for none.
  package var title: String?
  /// The groups, each place's in order.
  package var groups: [Group]
  /// Whether something is stated to lie behind a bar.
  package var hasOwnBackground: Bool
}

extension SceneHost {
  /// What the last frame shows.
  ///
  /// - Parameter namesActions: whether actions of rows and menus that are not shown are made, to tell what
  ///   they are called. That may change the frames that follow.
  package func portrait(namesActions: Bool) -> ScenePortrait {
    graph.asCurrent {
      PortraitPainter.portrait(
        of: root, size: configuration.size, namesActions: namesActions)
    }
  }
}
