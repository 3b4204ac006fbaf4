import MeniscusGeometry
import MeniscusLayout

/// A line that stays in sight while its section is.
struct PinnedPlace: Equatable {
  var line: Int
  /// Where it starts along the axis, from the start of the container, in points.
  var start: Double
}

/// Headers and footers that stay in sight.
extension LazyElement {
  /// The headers and footers of the sections in sight, where they stay in sight, in order.
  ///
  /// A header stays at the beginning of what is seen until the end of its section pushes it out; a
  /// footer stays at the end after the beginning of its section has let it in.
  final func pins(in frame: Rect2D, _ arrangement: LazyArrangement) -> [PinnedPlace] {
    guard !pinnedViews.isEmpty else { return [] }
    var visible = visibleRange(in: frame)
    if let insets = enclosingScroll?.insetsNow {
      let before = axis == .vertical ? insets.top : insets.leading
      let after = axis == .vertical ? insets.bottom : insets.trailing
      let start = visible.lowerBound + before
      visible = start..<max(visible.upperBound - after, start)
    }
    return arrangement.items.sections.flatMap { section in
      pins(of: section, arrangement, visible)
    }
  }

  private func pins(
    of section: LazySection, _ arrangement: LazyArrangement, _ visible: Range<Double>
  ) -> [PinnedPlace] {
    guard !section.all.isEmpty else { return [] }
    let lines = arrangement.lines
    let first = lines.line(of: section.all.lowerBound)
    let end = lines.line(of: section.all.upperBound - 1) + 1
    // The distance to the next line is none of the section's.
    let start = extents.start(of: first)
    let stop = extents.start(of: end) - extents.spacing
    guard start < visible.upperBound, stop > visible.lowerBound else { return [] }
    var pins: [PinnedPlace] = []
    if pinnedViews.contains(.sectionHeaders), !section.header.isEmpty {
      measure(first, arrangement)
      let length = extents.length(of: first) ?? 0
      pins.append(
        PinnedPlace(line: first, start: max(start, min(visible.lowerBound, stop - length))))
    }
    if pinnedViews.contains(.sectionFooters), !section.footer.isEmpty {
      measure(end - 1, arrangement)
      let length = extents.length(of: end - 1) ?? 0
      let natural = extents.start(of: end - 1)
      pins.append(
        PinnedPlace(
          line: end - 1, start: min(natural, max(visible.upperBound - length, start))))
    }
    return pins
  }

  /// Whether what stays in sight stands elsewhere now.
  final func pinsMove(in frame: Rect2D) -> Bool {
    guard !pinnedViews.isEmpty else { return false }
    return pins(in: frame, prepare(across: frame.size[axis.cross])) != pinnedPlaces
  }
}
