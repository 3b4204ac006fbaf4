/// How much work a frame took: exact numbers, the same on every machine.
public struct WorkCounters: Equatable, Sendable {
  /// A kind of work, by the name that reports have for it.
  public enum Kind: String, CaseIterable, Sendable {
    /// View bodies that were evaluated.
    case bodies
    /// Views whose value was compared or replaced.
    case nodesUpdated
    /// Calls that measured a view at a proposal it had no cached size for.
    case measurements
    /// Containers that placed their children.
    case placements
    /// Drawing operations in the display list.
    case operations
    /// Tiles whose pixels were drawn again.
    case tilesPainted
    /// Pixels that operations were blended into.
    case pixelsShaded
    /// Line segments that were rasterised.
    case segments
    /// Captures of what lies behind glass.
    case glassPasses
    /// Events that were delivered.
    case events
    /// View bodies that events had evaluated; ``bodies`` has them too.
    case eventBodies
    /// Views that events updated; ``nodesUpdated`` has them too.
    case eventUpdates
    /// Nodes of the view graph that events had made.
    case eventNodes
    /// Values in views that events had compared.
    case eventFields
    /// Characters whose glyphs events had found.
    case eventCharacters
    /// Elements of the outlines of glyphs that events had drawn.
    case eventGlyphElements
    /// Those that the typeface drew; ``eventGlyphElements`` has them too.
    case eventLetterElements
    /// Views whose values in motion went on as a frame began.
    case eventMotions
    /// Glass whose values in motion went on.
    case glassMotions
    /// Nodes of the view graph that were made, but for events and by layout.
    case nodesMade
    /// Values in views that were compared, but for events.
    case fieldsCompared
    /// Views whose values in motion were looked at again after events.
    case motions
    /// Characters whose glyphs were found, but for events.
    case charactersShaped
    /// Elements of the outlines of glyphs that were drawn, but for events.
    case glyphElements
    /// Those that the typeface drew; ``glyphElements`` has them too.
    case letterElements
    /// Sizes that were asked for, kept ones included.
    case proposals
    /// Characters that were broken into lines.
    case charactersBroken
    /// View bodies that layout had evaluated; ``bodies`` has them too.
    case lazyBodies
    /// Nodes of the view graph that layout had made.
    case lazyNodes
    /// Display lists that were built: 1 where something changed.
    case displayLists
    /// Views that were asked to draw.
    case nodesDrawn
    /// Glyphs in the display list.
    case glyphsDrawn
    /// Elements of the outlines in the display list that are no glyphs.
    case outlineElements
    /// Glass elements in the display list.
    case glassElements
    /// Glass elements of which fused shapes were made.
    case glassFused
    /// Bounds of the distance to a glass element over a square of cells.
    case cellBounds
    /// Distances from edges of glass outlines to cells.
    case edgeDistances
    /// Distances to a glass element at a point.
    case fieldSamples
    /// Edges of glass outlines that were considered for such distances.
    case edgeSamples
    /// Points at which shadow and inner shade of glass were worked out.
    case latticeNodes
    /// Pixels that were captured behind glass.
    case capturedPixels
    /// Cells that were summed to blur what lies behind glass.
    case blurTaps
    /// Pixels in the shadow of glass; ``pixelsShaded`` has them too.
    case shadowPixels
    /// Pixels of glass; ``pixelsShaded`` has them too.
    case glassPixels
    /// Pixels of glass that is not all of one frosted look; ``glassPixels`` has them too.
    case lensPixels
    /// Pixels of linear gradients; ``pixelsShaded`` has them too.
    case gradientPixels
    /// Pixels of round gradients; ``pixelsShaded`` has them too.
    case radialPixels
    /// Pixels of pictures; ``pixelsShaded`` has them too.
    case picturePixels
    /// Pixels that layers were cleared, changed and laid at.
    case layerPixels
    /// Pixels that a layer was blended into by a mode.
    case blendPixels
    /// Cells that were summed to blur layers.
    case layerTaps
    /// Pixels of regions whose coverage was summed from edges.
    case sweptPixels
    /// Pixels of masks of glyphs.
    case maskPixels
    /// Views whose stages were hashed.
    case viewsHashed
    /// Views whose hashes were compared with those of the frame before.
    case viewsCompared
    /// Values that were encoded to be hashed.
    case valuesEncoded
    /// Fused shapes of glass that were there already: kept from the frame before, or made in this one
    /// for glass of the same form.
    case shapesKept
    /// Fused shapes of glass that were made.
    case shapesMade
    /// Fields of glass that were kept, pixel by pixel.
    case fieldsKept
    /// Fields of glass that were worked out to be kept.
    case fieldsMade
    /// Captures of what lies behind glass that were kept; ``glassPasses`` has those that were made.
    case capturesKept
    /// Masks of glyphs that were kept.
    case masksKept
    /// Masks of glyphs that were made.
    case masksMade
    /// Views that kept their place in the table of stages; ``viewsHashed`` has them too.
    case stagesKept
  }

  private var values: [Int]
  /// A bit for each kind that was not counted.
  private var uncounted: UInt64 = 0

  /// Makes counters at zero.
  public init() {
    values = [Int](repeating: 0, count: Kind.allCases.count)
  }

  /// The amount of one kind of work; 0 where it was not counted.
  public subscript(kind: Kind) -> Int {
    get { values[kind.index] }
    set { values[kind.index] = newValue }
  }

  /// The counters without the kinds that only models of cost need: what histories keep.
  public var headlines: WorkCounters {
    var result = self
    for kind in Kind.allCases where !kind.isHeadline { result.leaveOut(kind) }
    return result
  }

  /// Whether a kind of work was counted; what an older version of the tool wrote lacks newer kinds.
  public func counts(_ kind: Kind) -> Bool { uncounted & (1 << UInt64(kind.index)) == 0 }

  /// Notes that a kind of work was not counted.
  public mutating func leaveOut(_ kind: Kind) {
    values[kind.index] = 0
    uncounted |= 1 << UInt64(kind.index)
  }

  /// Adds the work of `other`; what either did not count, the sum does not.
  public static func += (left: inout WorkCounters, right: WorkCounters) {
    for index in left.values.indices {
      left.values[index] += right.values[index]
    }
    left.uncounted |= right.uncounted
  }
}
