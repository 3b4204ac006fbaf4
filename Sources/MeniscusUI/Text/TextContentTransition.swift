import MeniscusDisplay
import MeniscusGeometry

/// A text on its way from one content to another.
///
/// It works on the glyphs that the text draws: those that both contents have in their places slide,
/// the others come and go. A change on the way goes on from what is shown.
@MainActor
struct TextContentTransition {
  /// A glyph as it was drawn last.
  private struct Sprite {
    let outline: DisplayResources.OutlineResource
    /// Where its origin lies, counted from the text's frame.
    var place: Point2D
    var size: Double
    let paint: Paint
    var opacity: Double
    /// Whether it is on its way out.
    var isLeaving: Bool
  }

  private enum Style {
    /// Both contents as wholes.
    case fades
    /// Glyphs slide or fade.
    case slides
    /// Glyphs slide or roll by a sign: down, or up where it is negative.
    case rolls(Double)
  }

  /// What was drawn in the last frame.
  private var shown: [Sprite] = []
  /// What was drawn when the content changed.
  private var former: [Sprite] = []
  private var progress = AnimatedValue(1.0)
  private var style = Style.fades
  private var lastValue: Double?

  /// How far digits roll, in ems; ours.
  private static let travel = 0.7
  /// The scale of digits that are away; ours.
  private static let smallest = 0.5

  nonisolated init() {}

  /// Whether the content is on its way.
  var isInMotion: Bool { progress.isInMotion }

  /// Takes a change of the content of `element`, by the transaction at hand.
  mutating func begin(in element: ElementNode) {
    guard let style = style(in: element.environment),
      let animation = element.transaction.animation, !shown.isEmpty
    else {
      end()
      return
    }
    self.style = style
    former = shown
    progress = AnimatedValue(0)
    progress.set(1, animation: animation, at: element.graph.time)
    element.graph.setInMotion(element)
  }

  private mutating func end() {
    former = []
    progress = AnimatedValue(1)
  }

  private mutating func style(in environment: EnvironmentValues) -> Style? {
    let kind = environment.contentTransition.kind
    let style: Style?
    switch kind {
    case .identity, .symbol: style = nil
    case .opacity: style = .fades
    case .interpolate: style = .slides
    case .numericText(let countsDown): style = .rolls(countsDown ? 1 : -1)
    case .numericValue(let value):
      style = .rolls(value < lastValue ?? value ? 1 : -1)
      lastValue = value
    }
    return style.map { environment.accessibilityReduceMotion ? .fades : $0 }
  }

  /// Drops what has come to rest by `time`; whether the content is still on its way.
  @MainActor
  mutating func settle(at time: Double) -> Bool {
    guard progress.isInMotion else { return false }
    if progress.settle(at: time) { return true }
    end()
    return false
  }

  /// Adds what is shown to the hash of state.
  func encode(into encoder: inout StateEncoder, at time: Double) {
    if isInMotion { encoder.encode(number: progress.value(at: time), named: "content transition") }
  }

  /// Draws the text that `work` draws, as far as it has come.
  mutating func draw(_ element: ElementNode, on canvas: DisplayCanvas, _ work: () -> Void) {
    let kind = element.environment.contentTransition.kind
    guard kind != .identity || isInMotion else { return work() }
    if case .numericValue(let value) = kind, lastValue == nil { lastValue = value }
    let start = canvas.list.operations.count
    work()
    let current = sprites(since: start, on: canvas)
    guard isInMotion else {
      shown = current
      return
    }
    canvas.removeGlyphs(since: start)
    shown = mixed(current, at: progress.value(at: element.graph.time))
    draw(shown, of: element, on: canvas)
  }

  private func sprites(since start: Int, on canvas: DisplayCanvas) -> [Sprite] {
    canvas.list.operations[start...].flatMap { operation -> [Sprite] in
      guard case .glyphs(let run, let paint) = operation.action else { return [] }
      return run.glyphs.map { glyph in
        Sprite(
          outline: canvas.list.resources.outlines[glyph.outline], place: glyph.origin,
          size: run.size, paint: paint, opacity: 1, isLeaving: false)
      }
    }
  }

  /// What is shown on the way to `current`, 0 to 1; what leaves is behind what comes.
  private func mixed(_ current: [Sprite], at amount: Double) -> [Sprite] {
    let part = min(max(amount, 0), 1)
    let partners = partners(of: current)
    var mixed: [Sprite] = []
    for (index, sprite) in former.enumerated() where !partners.contains(index) {
      var leaving = sprite
      leaving.isLeaving = true
      leaving.opacity *= presence(1 - part)
      mixed.append(rolled(leaving, by: amount))
    }
    for (sprite, partner) in zip(current, partners) {
      var coming = sprite
      if let partner {
        let from = former[partner]
        coming.place.x = from.place.x + (sprite.place.x - from.place.x) * amount
        coming.place.y = from.place.y + (sprite.place.y - from.place.y) * amount
        coming.opacity = from.opacity + (1 - from.opacity) * part
      } else {
        coming.opacity = presence(part)
        coming = rolled(coming, by: amount - 1)
      }
      mixed.append(coming)
    }
    return mixed.filter { $0.opacity > 0 }
  }

  /// How much of a glyph is to be seen that has come a part of its way.
  ///
  /// Where glyphs roll, one is nearly gone before the next one takes its place.
  private func presence(_ part: Double) -> Double {
    guard case .rolls = style else { return part }
    return max(0, (part - 0.3) / 0.7)
  }

  /// A glyph that is away by an amount, −1 before to 1 after: rolled about its middle, and smaller.
  private func rolled(_ sprite: Sprite, by amount: Double) -> Sprite {
    guard case .rolls(let sign) = style else { return sprite }
    var rolled = sprite
    let away = min(amount.magnitude, 1)
    let middle = sprite.outline.bounds.center
    rolled.size *= 1 - (1 - Self.smallest) * away
    rolled.place.x += middle.x * (sprite.size - rolled.size)
    rolled.place.y += middle.y * (sprite.size - rolled.size)
    rolled.place.y += sign * Self.travel * sprite.size * amount
    return rolled
  }

  /// The former glyph that each current one goes on from; nil for those that come.
  ///
  /// Equal beginnings and equal ends belong together; between them glyphs do that are equal at the
  /// same place counted from the end, as places of numbers are.
  private func partners(of current: [Sprite]) -> [Int?] {
    var partners = [Int?](repeating: nil, count: current.count)
    if case .fades = style { return partners }
    let old = former.indices.filter { !former[$0].isLeaving }
    func isSame(_ index: Int, _ other: Int) -> Bool {
      current[index].outline.hash == former[old[other]].outline.hash
        && current[index].size == former[old[other]].size
    }
    let least = min(old.count, current.count)
    var head = 0
    while head < least, isSame(head, head) {
      partners[head] = old[head]
      head += 1
    }
    for back in 1..<(least - head + 1) {
      let (index, other) = (current.count - back, old.count - back)
      if isSame(index, other) { partners[index] = old[other] }
    }
    return partners
  }

  /// Draws glyphs; those that are there in part each as a layer.
  private func draw(_ sprites: [Sprite], of element: ElementNode, on canvas: DisplayCanvas) {
    let origin = element.presentedFrame.origin
    for sprite in sprites {
      let run = GlyphRun(
        size: sprite.size,
        glyphs: [GlyphRun.Placement(outline: canvas.row(of: sprite.outline), origin: sprite.place)])
      canvas.group(opacity: sprite.opacity, by: element) {
        canvas.glyphs(run, sprite.paint, at: origin, by: element)
      }
    }
  }
}

extension DisplayCanvas {
  /// Takes back the glyphs that were drawn since a place in the list.
  fileprivate func removeGlyphs(since start: Int) {
    for index in list.operations.indices.reversed() where index >= start {
      guard case .glyphs = list.operations[index].action else { continue }
      list.operations.remove(at: index)
      localTransforms.remove(at: index)
    }
  }
}
