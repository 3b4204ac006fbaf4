import MeniscusGeometry

/// A layer of the list, with a pixel grid of its own: the frame's, with a margin for what effects
/// bring into sight.
///
/// The margin follows from the effects around alone, never from what is drawn or painted again, so
/// that a layer's pixels do not depend on it.
struct LayerSpace: Sendable {
  /// The operation that begins the layer; -1 for the frame itself.
  let begin: Int
  /// The row of the space around, 0 for the frame.
  let parent: Int
  /// How far the space's origin lies above and left of the frame's, in pixels.
  let margin: Int
  /// How much of that the layer itself adds.
  let shift: Int
  /// All pixels of the space.
  let frame: PixelRect
  let effect: PreparedEffect
  /// What is seen at most of the layer, in the space around.
  let clip: PixelRect
  /// What is drawn in the layer.
  var content = PixelRect.empty
  /// What the layer may change, in the space around.
  var output = PixelRect.empty

  /// The margin beyond which nothing is drawn, in pixels.
  private static let largestMargin = 2048

  /// The space of a frame.
  init(frame: PixelRect) {
    begin = -1
    parent = 0
    margin = 0
    shift = 0
    self.frame = frame
    effect = .lay(opacity: 255)
    clip = frame
  }

  /// The space of a layer inside another.
  init(
    begin: Int, effect: PreparedEffect, clip: PixelRect, parent: Int, in around: LayerSpace
  ) {
    self.begin = begin
    self.parent = parent
    self.effect = effect
    self.clip = clip
    margin = min(around.margin + effect.reach, Self.largestMargin)
    shift = margin - around.margin
    frame = PixelRect(
      minX: 0, minY: 0, maxX: around.frame.maxX + 2 * shift, maxY: around.frame.maxY + 2 * shift)
  }

  /// A part of the space around as this space has it, larger by the effect's reach.
  func reached(from rect: PixelRect) -> PixelRect {
    guard !rect.isEmpty else { return .empty }
    return rect.grown(by: effect.reach).moved(x: shift, y: shift).intersection(frame)
  }

  /// What a part of this space may change in the space around.
  func reaching(_ rect: PixelRect) -> PixelRect {
    guard !rect.isEmpty else { return .empty }
    return rect.grown(by: effect.reach).moved(x: -shift, y: -shift).intersection(clip)
  }
}

extension PixelRect {
  /// The rectangle, larger by `reach` on every side.
  func grown(by reach: Int) -> PixelRect {
    PixelRect(minX: minX - reach, minY: minY - reach, maxX: maxX + reach, maxY: maxY + reach)
  }
}

extension [LayerSpace] {
  /// The pixels of the frame that a part of a space may change.
  func ink(of rect: PixelRect, in space: Int) -> PixelRect {
    var (rect, space) = (rect, space)
    while space != 0, !rect.isEmpty {
      rect = self[space].reaching(rect)
      space = self[space].parent
    }
    return rect
  }
}
