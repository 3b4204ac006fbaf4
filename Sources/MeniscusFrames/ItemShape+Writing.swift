import MeniscusDisplay
import MeniscusGeometry

extension ItemShape {
  /// The shape as it is written.
  var bytes: [UInt8] {
    var sink = ByteSink()
    sink.put(UInt8(kind))
    switch self {
    case .frame:
      break
    case .glass(let silhouette, let glass, let view):
      sink.put(signed: view)
      sink.put(silhouette)
      sink.put(signed: glass.container)
      sink.put(UInt8(glass.kind.index << 2 | (glass.isTinted ? 2 : 0) | (glass.glows ? 1 : 0)))
    case .fill(let silhouette, let paint, let view):
      sink.put(signed: view)
      sink.put(silhouette)
      sink.put(paint)
    case .glyphs(let outlines, let paint, let view):
      sink.put(signed: view)
      sink.put(count: outlines.count)
      for row in outlines { sink.put(signed: row) }
      sink.put(paint)
    case .group(let view), .end(let view), .laid(let view):
      sink.put(signed: view)
    case .layer(let effect, let view):
      sink.put(signed: view)
      sink.put(effect)
    case .clip(let silhouette, let view):
      sink.put(signed: view)
      sink.put(silhouette)
    }
    return sink.bytes
  }
}

extension ByteSink {
  fileprivate mutating func put(_ silhouette: SilhouetteShape) {
    switch silhouette {
    case .rectangle: put(0)
    case .ellipse: put(1)
    case .rounded(let curve): put(curve)
    case .outline(let row, let rule):
      put(4 + rule.rawValue)
      put(signed: row)
    }
  }

  /// The kinds of rounded rectangles, after the two that have no kinds.
  private mutating func put(_ curve: CornerCurve) { put(2 + curve.rawValue) }

  fileprivate mutating func put(_ paint: PaintShape) {
    switch paint {
    case .color: put(0)
    case .gradient(let kind, let stops):
      put(UInt8(1 + kind))
      put(count: stops)
    case .picture(let row, let isTiled, let interpolation):
      put(UInt8(5 + interpolation.index << 1 + (isTiled ? 1 : 0)))
      put(count: row)
    }
  }

  fileprivate mutating func put(_ effect: EffectShape) {
    switch effect {
    case .blur(let isOpaque): put(isOpaque ? 1 : 0)
    case .colors: put(2)
    case .shadow: put(3)
    case .blend(let mode): put(UInt8(4 + mode.index))
    case .edgeBlur: put(.max)
    }
  }
}
