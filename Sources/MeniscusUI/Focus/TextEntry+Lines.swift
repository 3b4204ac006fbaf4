import MeniscusGeometry
import MeniscusLayout

/// Texts of several lines.
extension TextEntryElement {
  /// The text that is read.
  private var text: TextElement? { elements.first?.textElement }

  private var lineHeight: Double {
    elements.count == 3 ? elements[2].size(for: .unspecified).height : 0
  }

  /// All of the width, and as many lines as the text has, within the limits around; an editor takes
  /// all of the height.
  func measureLines(_ proposal: LayoutProposal, _ display: ElementNode) -> Size2D {
    let width = proposal.width.map { max($0 - CaretPolicy.width, 0) }
    let size = display.size(for: LayoutProposal(width: width, height: nil))
    let line = lineHeight
    var height = max(size.height, line)
    // A break at the end begins a line that has nothing on it.
    if view.shown.last?.isNewline == true { height += line }
    if view.lines == .filling {
      height = proposal.height ?? height
    } else {
      height = max(height, line * Double(environment.reservedLines))
      if let most = environment.lineLimit { height = min(height, line * Double(max(most, 1))) }
    }
    return Size2D(
      width: max(proposal.width ?? size.width + CaretPolicy.width, CaretPolicy.width),
      height: height)
  }

  func placeLines(_ display: ElementNode, in frame: Rect2D) {
    let proposal = LayoutProposal(width: max(frame.width - CaretPolicy.width, 0), height: nil)
    let size = display.size(for: proposal)
    func put(_ rise: Double) {
      // The text is as wide as its room, so that its alignment shows.
      display.place(
        at: Rect2D(
          x: frame.minX, y: frame.minY - rise, width: max(frame.width - CaretPolicy.width, 0),
          height: size.height), proposal: proposal)
    }
    put(rise)
    for element in elements.dropFirst() {
      element.place(
        at: Rect2D(origin: frame.origin, size: element.size(for: .unspecified)),
        proposal: .unspecified)
    }
    let caret = caretBox(at: self.caret)
    let most = max(max(size.height, caret.maxY) - frame.height, 0)
    // As little as keeps the caret in sight.
    let wanted = min(max(rise, caret.maxY - frame.height), max(caret.minY, 0))
    let new = isFocused ? min(max(wanted, 0), most) : 0
    guard new != rise else { return }
    rise = new
    put(new)
  }

  /// The place of a caret before a character, from the top left corner of the text.
  func caretBox(at character: Int) -> Rect2D {
    let line = lineHeight
    guard !view.shown.isEmpty, let text else {
      return Rect2D(x: 0, y: 0, width: CaretPolicy.width, height: line)
    }
    return text.caretBox(at: character, lineHeight: line)
  }

  func drawLineCaret(on canvas: DisplayCanvas) {
    let box = caretBox(at: caret)
    let origin = presentedFrame.origin
    drawCaret(
      at: Point2D(x: origin.x + box.minX, y: origin.y + box.minY - rise), height: box.height,
      on: canvas)
  }

  /// The character before which a caret is nearest to a point of the entry.
  func character(nearest point: Point2D) -> Int {
    var best = (place: 0, distance: Double.infinity)
    for place in 0...view.shown.count {
      let box = caretBox(at: place)
      let beside = abs(box.midX - point.x)
      let above = max(box.minY - rise - point.y, point.y - box.maxY + rise, 0)
      let distance = above * 10_000 + beside
      if distance < best.distance { best = (place, distance) }
    }
    return best.place
  }

  /// Moves the caret to the line above or below.
  func moveLine(by step: Double) {
    let box = caretBox(at: caret)
    let target = Point2D(x: box.midX, y: box.midY - rise + step * box.height)
    if target.y + rise < 0 { return move(to: 0) }
    let place = character(nearest: target)
    move(to: step > 0 && place <= caret ? view.shown.count : place)
  }
}

extension ElementNode {
  /// The text inside wrappers.
  fileprivate var textElement: TextElement? {
    self as? TextElement ?? elements.first?.textElement
  }
}

extension TextElement {
  /// The place of a caret before a character, from the top left corner of the text.
  func caretBox(at character: Int, lineHeight: Double) -> Rect2D {
    guard let paragraph else {
      return Rect2D(x: 0, y: 0, width: CaretPolicy.width, height: lineHeight)
    }
    let grid = PixelGrid(scale: graph.scale)
    let lines = paragraph.lines
    let index = lines.lastIndex { $0.content.range.lowerBound <= character } ?? 0
    let line = lines[index]
    let first = lines[0].metrics.ascent
    let top = grid.rounded(grid.rounded(first) + line.drop - line.metrics.ascent)
    let range = line.content.range
    let isAfterBreak =
      character > 0 && character == shaped.characters.count
      && shaped.characters[character - 1].isNewline && range.upperBound <= character
      && range.lowerBound < character
    if isAfterBreak {
      return Rect2D(
        x: start(of: 0), y: top + lineHeight, width: CaretPolicy.width, height: lineHeight)
    }
    let place = min(max(character, range.lowerBound), range.upperBound)
    let along =
      place > range.lowerBound ? shaped.width(of: range.lowerBound..<place) * paragraph.scale : 0
    return Rect2D(
      x: start(of: line.content.width) + along, y: top, width: CaretPolicy.width,
      height: lineHeight)
  }

  /// Where a line of a width begins.
  private func start(of width: Double) -> Double {
    let free = (frame?.width ?? 0) - width
    switch environment.multilineTextAlignment {
    case .leading: return 0
    case .center: return free / 2
    case .trailing: return free
    }
  }
}
