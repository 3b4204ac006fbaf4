import MeniscusDisplay
import MeniscusGeometry
import MeniscusMorph

/// The fields of fused shapes at the pixels of frames, kept while the shapes stand still.
///
/// A field is a function of its key, so what is kept never changes a pixel. It is worked out as a
/// whole when a shape is met for the second time: what moves is never worth it.
struct GlassFields: Sendable {
  /// By the fused shape's hash; empty for shapes that were met once.
  private var known: [UInt64: Kept] = [:]
  private var scale = 0.0

  /// What is kept of a shape.
  private struct Kept: Sendable {
    var rows: FusedShapeRows?
  }

  /// The memory of all fields at most, in bytes; what does not fit is worked out row by row.
  private static let capacity = 32 << 20

  /// The bytes of all fields.
  var byteCount: Int { known.values.reduce(0) { $0 + ($1.rows?.bytes ?? 0) } }

  /// Hands their fields to the shapes of passes.
  ///
  /// - Parameters:
  ///   - keepsNothing: whether nothing that was kept before counts: fields are worked out where that
  ///     is less work within one frame.
  ///   - isPainted: whether most of the pixels of an operation are painted.
  /// - Returns: the work that it took, and the fields that were kept and made.
  mutating func hand(
    to passes: inout [GlassPass], scale: Double, keepsNothing: Bool, _ parallel: ParallelFor,
    isPainted: (_ operation: Int) -> Bool
  ) -> WorkCounters {
    if keepsNothing || scale != self.scale { known = [:] }
    self.scale = scale
    var work = WorkCounters()
    var kept: [UInt64: Kept] = [:]
    var room = Self.capacity
    for pass in passes.indices {
      for place in passes[pass].fusedShapes.indices {
        let shape = passes[pass].fusedShapes[place]
        guard shape.fusedShape.isCostly, let hash = shape.fusedShape.fieldHash else { continue }
        let isMetAgain = known[hash] != nil
        var rows = (kept[hash] ?? known[hash])?.rows
        if rows != nil { work[.fieldsKept] += 1 }
        if rows == nil, isPainted(shape.operation), isMetAgain || shape.isSampledTwice {
          rows = shape.rows(scale: scale, room: room, parallel)
          if let rows {
            work[.fieldsMade] += 1
            work.add(rows.work)
          }
        }
        if kept[hash]?.rows == nil, let rows { room -= rows.bytes }
        kept[hash] = Kept(rows: rows)
        passes[pass].fusedShapes[place].fusedShape.rows = rows
      }
    }
    known = kept
    return work
  }
}

extension GlassShapePaint {
  /// The field at all pixels; nil where it takes more than some bytes, or most of it is not seen.
  fileprivate func rows(scale: Double, room: Int, _ parallel: ParallelFor) -> FusedShapeRows? {
    guard let pixels = FusedShapeRows.pixels(of: fusedShape, scale: scale),
      pixels * FusedShapeRows.bytesOfPixel <= room, pixels <= 2 * bounds.width * bounds.height
    else { return nil }
    return FusedShapeRows(fusedShape, scale: scale, parallel)
  }
}
