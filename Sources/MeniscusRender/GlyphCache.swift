import MeniscusDisplay
import MeniscusGeometry

/// The coverage of glyphs that were drawn before.
///
/// Coverage is a function of its key, so what is kept never changes a pixel.
struct GlyphCache: Sendable {
  private var masks: [UInt64: GlyphMask] = [:]
  /// The bytes of all masks.
  private(set) var byteCount = 0

  /// The size beyond which what the last frame did not use is dropped, in bytes.
  private static let capacity = 8 << 20

  /// The mask of a key that ``prepare(_:of:_:)`` was asked for.
  subscript(key: UInt64) -> GlyphMask? { masks[key] }

  /// Makes the masks of operations that are new.
  ///
  /// - Returns: the edges that were rasterised, and the masks that were kept and made.
  mutating func prepare(
    _ operations: [Int], of list: DisplayList, _ commands: CommandList
  ) -> WorkCounters {
    var used: Set<UInt64> = []
    var work = WorkCounters()
    for index in operations {
      guard case .glyphs(let run, _) = list.operations[index].action else { continue }
      let space = commands.spaces[commands.commands[index].space]
        .transform(of: list.operations[index], list)
      for glyph in run.glyphs where list.resources.outlines.indices.contains(glyph.outline) {
        let transform = run.transform(of: glyph).then(space)
        guard GlyphPlacement.usesMasks(transform), let placement = GlyphPlacement(transform)
        else { continue }
        let resource = list.resources.outlines[glyph.outline]
        let key = placement.key(outline: resource.hash)
        let isFirst = used.insert(key).inserted
        guard masks[key] == nil else {
          if isFirst { work[.masksKept] += 1 }
          continue
        }
        let mask = GlyphMask(resource, placement.transform)
        masks[key] = mask
        byteCount += mask.coverage.count
        work[.masksMade] += 1
        work[.segments] += mask.segmentCount
      }
    }
    if byteCount > Self.capacity {
      masks = masks.filter { used.contains($0.key) }
      byteCount = masks.values.reduce(0) { $0 + $1.coverage.count }
    }
    return work
  }
}
