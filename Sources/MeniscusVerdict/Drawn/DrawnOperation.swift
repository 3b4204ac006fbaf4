import MeniscusDisplay
import MeniscusGeometry

/// An operation of a display list, with where it draws.
package struct DrawnOperation: Sendable {
  /// What of a list it is.
  package enum Kind: String, Sendable {
    /// The frame itself.
    case frame
    /// A region that is filled.
    case fill
    /// Glyphs.
    case glyphs
    /// What is laid over the rest at an opacity.
    case group
    /// What an effect changes.
    case layer
    /// What is only seen inside a region.
    case clip
    /// A glass element.
    case glass
  }

  /// What it is known by in another list.
  package struct Key: Hashable, Sendable {
    /// What it is.
    package var kind: Kind
    /// The path of the view that drew it, with indices; empty where nobody did.
    package var path: String
    /// How many earlier operations of the list have the same kind and path.
    package var number = 0
  }

  /// What it draws.
  package enum Content: Equatable, Sendable {
    /// The frame before anything is drawn.
    case frame(Size2D, scale: Double, RGBA)
    /// What is drawn in a space that a transform maps to the frame's.
    case operation(OperationRecord.Action, Affine2D)
    /// A glass element.
    case glass(GlassRecord)
  }

  /// What it is known by in another list.
  package var key: Key
  /// What it draws.
  package let content: Content
  /// The row in the list's operations; nil for the frame itself.
  package let row: Int?
  /// The region itself in points, whatever clips it.
  let region: Rect2D
  /// What of the frame it can touch, in points: clips applied, with the reach of effects around it.
  package var bounds: Rect2D

  init(of view: String?, as content: Content, row: Int?, region: Rect2D) {
    key = Key(kind: content.kind, path: view ?? "")
    self.content = content
    self.row = row
    self.region = region
    bounds = region
  }

  /// What it is.
  package var kind: Kind { key.kind }

  /// The path of the view that drew it, with indices; empty where nobody did.
  package var path: String { key.path }

  /// The path of the view; nil where there is none.
  var view: String? { path.isEmpty ? nil : path }

  /// Whether it encloses operations and draws nothing itself.
  var isEnclosure: Bool { [.group, .layer, .clip].contains(kind) }

  /// The glass element; nil where it is none.
  var glass: GlassRecord? { if case .glass(let element) = content { element } else { nil } }

  /// The region of a fill, clip or glass, in its own space.
  var silhouette: SilhouetteRecord? {
    switch content {
    case .frame: nil
    case .operation(let action, _): action.silhouette
    case .glass(let element): element.silhouette
    }
  }

  /// From its own space to the frame's.
  var transform: Affine2D {
    switch content {
    case .frame: .identity
    case .operation(_, let transform): transform
    case .glass(let element): element.transform
    }
  }

  /// What a display list's text says of it, without the view; of glass, what it says of its element,
  /// of the frame nothing.
  package var text: String {
    switch content {
    case .frame: ""
    case .operation(let action, let transform):
      OperationRecord(action: action, transform: transform).text
    case .glass(let element): "element \(element.row) \(element.text)"
    }
  }

  /// How far around its bounds it visibly changes pixels, in points.
  var reach: Double { glass?.reach ?? 0 }

  /// Whether two operations draw the same; rows and numbers of tables do not count.
  package func draws(as other: DrawnOperation) -> Bool {
    guard case .glass(var own) = content, case .glass(let element) = other.content else {
      return content == other.content
    }
    (own.row, own.container, own.view) = (element.row, element.container, element.view)
    return own == element
  }
}

extension DrawnOperation.Content {
  fileprivate var kind: DrawnOperation.Kind {
    switch self {
    case .frame: .frame
    // An end is kept with what it ends.
    case .glass, .operation(.glass, _), .operation(.end, _): .glass
    case .operation(.fill, _): .fill
    case .operation(.glyphs, _): .glyphs
    case .operation(.beginGroup, _): .group
    case .operation(.beginLayer, _): .layer
    case .operation(.beginClip, _): .clip
    }
  }
}
