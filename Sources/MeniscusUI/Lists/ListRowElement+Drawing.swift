import MeniscusDisplay
import MeniscusGeometry
import MeniscusLayout

/// The card, the lines and the views of a row.
extension ListRowElement {
  func drawRow(on canvas: DisplayCanvas) {
    let frame = presentedFrame
    let lift = lift.value(at: graph.time)
    canvas.transformed(by: .translation(x: 0, y: lift)) {
      let shift = swipe.offset.value(at: graph.time)
      guard shift != 0 else { return drawInside(frame, on: canvas) }
      // What a swipe moves goes no further than the sides of the list.
      let size = frame.size
      canvas.clip(.rectangle(Rect2D(origin: .zero, size: size)), at: frame.origin, by: self) {
        canvas.transformed(by: .translation(x: shift, y: 0)) { drawInside(frame, on: canvas) }
      }
    }
  }

  private func drawInside(_ frame: Rect2D, on canvas: DisplayCanvas) {
    if role.isRow {
      drawCard(frame, on: canvas)
    } else {
      drawBand(frame, on: canvas)
    }
    for layer in [leadingLayer, trailingLayer] { layer?.render(on: canvas) }
    if let swipeLayer {
      canvas.transformed(by: .translation(x: swipePin, y: 0)) { swipeLayer.render(on: canvas) }
    }
    inner.render(on: canvas)
    if role.isRow { drawLine(frame, on: canvas) }
  }

  /// The corners of the row's card.
  private func corners(_ look: ListLook) -> CornerRadii2D {
    let radius = list?.metrics(width: 0).cardRadius ?? ListMetrics.cornerRadius
    guard look.isCarded else { return CornerRadii2D(all: 0) }
    guard !isAlone else { return CornerRadii2D(all: radius) }
    let top = radius * min(max(rounding.above.value(at: graph.time), 0), 1)
    let bottom = radius * min(max(rounding.below.value(at: graph.time), 0), 1)
    return CornerRadii2D(topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom)
  }

  /// Whether the row has corners of its own: it stands apart, or is moved or swiped.
  private var isAlone: Bool {
    (list?.settings.rowSpacing ?? 0) > 0 || swipe.isOut || list?.reordering?.row === self
      || isOnGlass
  }

  /// Whether the row stands on the glass of a sidebar: without a card and lines.
  private var isOnGlass: Bool { environment.screensAreClear }

  private func drawCard(_ frame: Rect2D, on canvas: DisplayCanvas) {
    guard let list else { return }
    let look = list.settings.look
    let body = PixelGrid(scale: graph.scale).rounded(self.body(in: frame))
    let box = Rect2D(origin: .zero, size: body.size)
    let silhouette = Silhouette.roundedRectangle(box, corners(look), .continuous)
    func fill(_ color: Color, _ opacity: Double = 1) {
      guard case .color(let ink) = color.paint(in: environment, bounds: box) else { return }
      canvas.fill(
        silhouette, .color(ink.multiplyingOpacity(by: opacity)), at: body.origin, by: self)
    }
    if let backgroundLayer {
      canvas.clip(silhouette, at: body.origin, by: self) { backgroundLayer.render(on: canvas) }
    } else if look.isGrouped {
      if !isOnGlass { drawCardGround(body, look, on: canvas) }
    } else if swipe.isOut || list.reordering?.row === self {
      fill(ListPalette.background)
    }
    let isSelected = showsSelection
    let highlight = isOnGlass ? ListPalette.highlightOnGlass : ListPalette.highlight
    if isSelected { fill(list.isEditing ? ListPalette.editedRow : highlight) }
    let pressed = press.value(at: graph.time)
    if pressed > 0, !isSelected { fill(highlight, min(pressed, 1)) }
  }

  /// The row's part of its card.
  ///
  /// A part goes on for a pixel under the next one, without which there would be a seam where the list is
  /// drawn at a scale, as in a sheet that floats.
  private func drawCardGround(_ body: Rect2D, _ look: ListLook, on canvas: DisplayCanvas) {
    var box = Rect2D(origin: .zero, size: body.size)
    let corners = corners(look)
    if !role.isLast, !isAlone || !look.isCarded { box.size.height += 1 / graph.scale }
    guard case .color(let ink) = ListPalette.groupedRow.paint(in: environment, bounds: box) else {
      return
    }
    canvas.fill(
      .roundedRectangle(box, corners, .continuous), .color(ink), at: body.origin, by: self)
  }

  /// Behind a header that stays in sight lies the list's ground, unless content fades there.
  private func drawBand(_ frame: Rect2D, on canvas: DisplayCanvas) {
    guard layer != .edge, let list, list.pinnedElements.contains(where: { $0 === self }) else {
      return
    }
    let box = Rect2D(origin: .zero, size: frame.size)
    canvas.fill(
      .rectangle(box),
      ListPalette.background(of: list.settings.look)
        .paint(in: environment, bounds: box), at: frame.origin, by: self)
  }

  /// The line below the row: between rows, and in plain lists below the last one; none beside what is
  /// chosen, whose colour parts it from the others.
  private func drawLine(_ frame: Rect2D, on canvas: DisplayCanvas) {
    guard let list, !isOnGlass, !swipe.isOut, list.reordering?.row !== self,
      list.settings.rowSpacing == 0
    else { return }
    if !list.isEditing, showsSelection || next?.showsSelection == true { return }
    let metrics = list.metrics(width: frame.width)
    let mine = traits.separators
    let others = next?.traits.separators ?? SeparatorTraits()
    let section = traits.sectionSeparators
    if role.isLast {
      guard !metrics.look.isCarded, mine.bottom != .hidden, section.bottom != .hidden else {
        return
      }
    } else if mine.bottom == .hidden || others.top == .hidden {
      return
    }
    let tint =
      role.isLast ? section.bottomTint ?? mine.bottomTint : mine.bottomTint ?? others.topTint
    let grid = PixelGrid(scale: graph.scale)
    let ends = lineEnds(frame, metrics)
    let line = grid.rounded(
      Rect2D(
        x: ends.lowerBound, y: frame.maxY - metrics.pixel,
        width: max(ends.upperBound - ends.lowerBound, 0), height: metrics.pixel))
    let box = Rect2D(origin: .zero, size: line.size)
    let paint =
      tint?.paint(in: environment, bounds: box)
      ?? SeparatorShapeStyle().paint(in: environment, bounds: box)
    canvas.fill(.rectangle(box), paint, at: line.origin, by: self)
  }

  /// Where the line begins and ends: with the row's first text, or where its views say.
  private func lineEnds(_ frame: Rect2D, _ metrics: ListMetrics) -> Range<Double> {
    let content = inner.frame ?? frame
    let proposal = LayoutProposal(content.size)
    func stated(_ guide: HorizontalAlignment) -> Double? {
      inner.explicitGuide(guide.guide, size: content.size, proposal: proposal)
    }
    let isMirrored = environment.layoutDirection == .rightToLeft
    let text = inner.firstText?.frame ?? content
    let leading =
      stated(.listRowSeparatorLeading)
      ?? (isMirrored ? content.maxX - text.maxX : text.minX - content.minX)
    let own = stated(.listRowSeparatorTrailing)
    if isMirrored {
      let end = content.maxX - leading
      let start = own.map { content.maxX - $0 } ?? frame.minX + metrics.separatorInset
      return min(start, end)..<max(start, end)
    }
    let start = content.minX + leading
    let end = own.map { content.minX + $0 } ?? frame.maxX - metrics.separatorInset
    return min(start, end)..<max(start, end)
  }
}

extension ElementNode {
  /// The first text inside, but for what lies over or behind other views, scrolls, or stands in a
  /// layout of somebody's own.
  fileprivate var firstText: TextElement? {
    if let text = self as? TextElement { return text }
    if self is any SpaceRoot || self is any CustomLaidElement { return nil }
    for element in elements {
      if let text = element.firstText { return text }
    }
    return nil
  }
}
