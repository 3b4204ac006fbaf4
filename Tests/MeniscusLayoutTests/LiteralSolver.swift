import MeniscusGeometry
import MeniscusLayout

/// The rules of the reference, sections 1.2 and 1.4, sentence by sentence and as slowly as they read.
///
/// It shares nothing with the layouts but the types of proposals and sizes: rows and columns are
/// turned by transposing, the order is found by picking, priorities by scanning, and right to
/// left by running down from the right edge.
enum LiteralSolver {
  static func leafSize(_ leaf: RandomTree, _ proposal: LayoutProposal) -> Size2D {
    switch leaf {
    case .fixed(let width, let height):
      return Size2D(width: width, height: height)
    case .limited(let minimum, let maximum):
      return Size2D(
        width: min(max(proposal.width ?? 10, minimum.width), maximum.width),
        height: min(max(proposal.height ?? 10, minimum.height), maximum.height))
    case .flowing(let area):
      let offered = proposal.width ?? .infinity
      let width = offered.isFinite ? offered : area / 10
      return Size2D(width: width, height: max(area / max(width, 1), 10))
    default:
      return Size2D(width: proposal.width ?? 10, height: proposal.height ?? 10)
    }
  }

  /// A child's frame and where it stands in the tree.
  typealias Frames = [String: Rect2D]

  static func size(
    _ tree: RandomTree, width: Double?, height: Double?, inRow: Bool?
  ) -> Size2D {
    switch tree {
    case .spacer(let minimum):
      return Size2D(
        width: inRow == false ? 0 : max(width ?? minimum, minimum),
        height: inRow == true ? 0 : max(height ?? minimum, minimum))
    case .priority(_, let child):
      return size(child, width: width, height: height, inRow: inRow)
    case .modified(let modifier, let child):
      let offer = offer(modifier, width: width, height: height)
      let own = size(child, width: offer.width, height: offer.height, inRow: inRow)
      return size(modifier, around: own, width: width, height: height)
    case .stack(let isRow, let alignment, let spacing, let children):
      guard !children.isEmpty else { return .zero }
      let sizes = solve(isRow, spacing, children, isRow ? width : height, isRow ? height : width)
      let length = sizes.reduce(0) { $0 + $1.size.major(isRow) }
      let across = range(sizes.map { $0.size.minor(isRow) }, alignment)
      let total = length + gaps(isRow, children, spacing).reduce(0, +)
      return .turned(isRow, max(total, 0), across.upperBound - across.lowerBound)
    default:
      return leafSize(tree, LayoutProposal(width: width, height: height))
    }
  }

  static func place(
    _ tree: RandomTree, in frame: Rect2D, width: Double?, height: Double?, name: String,
    inRow: Bool? = nil, rightToLeft: Bool, frames: inout Frames
  ) {
    switch tree {
    case .priority(_, let child):
      place(
        child, in: frame, width: width, height: height, name: name, inRow: inRow,
        rightToLeft: rightToLeft, frames: &frames)
    case .modified(let modifier, let child):
      let offer = placedOffer(modifier, size: frame.size, width: width, height: height)
      let own = size(child, width: offer.width, height: offer.height, inRow: inRow)
      let offset = offset(modifier, of: own, in: frame.size)
      let x = rightToLeft ? frame.maxX - offset.x - own.width : frame.minX + offset.x
      place(
        child, in: Rect2D(origin: Point2D(x: x, y: frame.minY + offset.y), size: own),
        width: offer.width, height: offer.height, name: name, inRow: inRow,
        rightToLeft: rightToLeft, frames: &frames)
    case .stack(let isRow, let alignment, let spacing, let children):
      guard !children.isEmpty else { return }
      // The proposal again along the axis, the proposal or else the size across it.
      let minor = (isRow ? height : width) ?? frame.size.minor(isRow)
      let answers = solve(isRow, spacing, children, isRow ? width : height, minor)
      let across = range(answers.map { $0.size.minor(isRow) }, alignment)
      var position = isRow && rightToLeft ? frame.maxX : (isRow ? frame.minX : frame.minY)
      for (index, child) in children.enumerated() {
        let size = answers[index].size
        let offset = alignment.start(of: size.minor(isRow)) - across.lowerBound
        var origin: Point2D
        if isRow {
          if rightToLeft { position -= size.width }
          origin = Point2D(x: position, y: frame.minY + offset)
        } else {
          let x = rightToLeft ? frame.maxX - offset - size.width : frame.minX + offset
          origin = Point2D(x: x, y: position)
        }
        let major = answers[index].offer
        place(
          child, in: Rect2D(origin: origin, size: size), width: isRow ? major : minor,
          height: isRow ? minor : major, name: "\(name).\(index)", inRow: isRow,
          rightToLeft: rightToLeft, frames: &frames)
        let gap = index + 1 < children.count ? gaps(isRow, children, spacing)[index] : 0
        if isRow && rightToLeft {
          position -= gap
        } else {
          position += size.major(isRow) + gap
        }
      }
    default:
      frames[name] = frame
    }
  }

  private static func priority(_ tree: RandomTree) -> Double {
    switch tree {
    case .spacer: -.infinity
    case .priority(let value, _): value
    // Of the layouts of a single child only this one passes the priority on.
    case .modified(.fixedSize, let child): priority(child)
    default: 0
    }
  }

  private enum Edge {
    case leading, trailing, top, bottom
  }

  /// The distances between children: 0 at a spacer along its axis, else 8.
  private static func gaps(
    _ isRow: Bool, _ children: [RandomTree], _ spacing: Double?
  ) -> [Double] {
    children.indices.dropLast().map { index in
      if let spacing { return spacing }
      let isClose =
        isClose(children[index], at: isRow ? .trailing : .bottom, inRow: isRow)
        || isClose(children[index + 1], at: isRow ? .leading : .top, inRow: isRow)
      return isClose ? 0 : 8
    }
  }

  /// Whether a spacer shows at the edge: a stack has its outer children's preferences along its
  /// axis and all of its children's across it.
  private static func isClose(_ tree: RandomTree, at edge: Edge, inRow: Bool) -> Bool {
    let isHorizontal = edge == .leading || edge == .trailing
    switch tree {
    case .spacer:
      return inRow == isHorizontal
    case .priority(_, let child), .modified(_, let child):
      return isClose(child, at: edge, inRow: inRow)
    case .stack(let isRow, _, _, let children):
      if isRow != isHorizontal {
        return children.contains { isClose($0, at: edge, inRow: isRow) }
      }
      let outer = edge == .leading || edge == .top ? children.first : children.last
      return outer.map { isClose($0, at: edge, inRow: isRow) } ?? false
    default:
      return false
    }
  }

  private static func range(
    _ extents: [Double], _ alignment: RandomTree.StackAlignment
  ) -> ClosedRange<Double> {
    let ends = extents.map { alignment.start(of: $0) == -$0 ? 0 : $0 + alignment.start(of: $0) }
    return (extents.map(alignment.start).min() ?? 0)...(ends.max() ?? 0)
  }

  private static func solve(
    _ isRow: Bool, _ spacing: Double?, _ children: [RandomTree], _ major: Double?, _ minor: Double?
  ) -> [(offer: Double?, size: Size2D)] {
    func ask(_ child: RandomTree, _ length: Double?) -> Size2D {
      size(
        child, width: isRow ? length : minor, height: isRow ? minor : length, inRow: isRow)
    }
    guard let major else { return children.map { (nil, ask($0, nil)) } }
    func minimum(_ index: Int) -> Double { ask(children[index], 0).major(isRow) }
    func maximum(_ index: Int) -> Double { ask(children[index], .infinity).major(isRow) }

    var answers = children.map { _ in (offer: Double?.none, size: Size2D.zero) }
    var available = major - gaps(isRow, children, spacing).reduce(0, +)
    let levels = Set(children.map(priority)).sorted(by: >)
    for level in levels {
      var waiting = children.indices.filter { priority(children[$0]) == level }
      let later = children.indices.filter { priority(children[$0]) < level }
      let reserved = later.map(minimum).reduce(0, +)
      var free = available - reserved
      while !waiting.isEmpty {
        var picked = waiting[0]
        for candidate in waiting.dropFirst() {
          let old = maximum(picked) - minimum(picked)
          let new = maximum(candidate) - minimum(candidate)
          let isStiffer = new < old
          let isLarger =
            new == .infinity && old == .infinity && minimum(candidate) > minimum(picked)
          if isStiffer || isLarger { picked = candidate }
        }
        let share = max(free / Double(waiting.count), 0)
        let size = ask(children[picked], share)
        answers[picked] = (share, size)
        let taken = size.major(isRow)
        if !(free - taken).isNaN { free -= taken }
        if !(available - taken).isNaN { available -= taken }
        waiting.removeAll { $0 == picked }
      }
    }
    return answers
  }
}

extension Size2D {
  fileprivate func major(_ isRow: Bool) -> Double { isRow ? width : height }
  fileprivate func minor(_ isRow: Bool) -> Double { isRow ? height : width }

  fileprivate static func turned(_ isRow: Bool, _ major: Double, _ minor: Double) -> Size2D {
    isRow ? Size2D(width: major, height: minor) : Size2D(width: minor, height: major)
  }
}
