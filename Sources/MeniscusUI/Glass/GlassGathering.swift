import MeniscusDisplay
import MeniscusGeometry

/// An element that wants to know what lies behind its glass.
@MainActor
protocol GlassOwner: ElementNode {
  /// Takes what was measured in the frame that was shown last.
  func receive(_ measurement: GlassMeasurements.Element)
}

/// A glass effect as an element draws it.
struct GlassItem {
  let owner: any GlassOwner
  /// The frame in the space that is being drawn in.
  let frame: Rect2D
  /// The shape in an extent, its corner at zero.
  let silhouette: @MainActor (Size2D) -> Silhouette
  /// The kind of shape.
  let region: ObjectIdentifier
  let glass: Glass
  var material: GlassMaterial
  let identity: GlassIdentity?
  let union: GlassIdentity?
  let transition: GlassEffectTransition
  /// Whether the shape may flow out of another.
  let canMorph: Bool
}

/// The glass of one container while it is being drawn.
@MainActor
struct GlassGathering {
  /// An item at its place.
  struct Entry {
    var owners: [any GlassOwner]
    let item: GlassItem
    /// From the item's space to the scene's.
    var map: Affine2D
    var frame: Rect2D
    /// 0 where the element is all there, 1 where it is all away.
    let absence: Double
    /// How opaque the groups around it are.
    let opacity: Double
    /// How far the material is there.
    var presence = 1.0
    /// The operations that draw what is on the glass.
    var content = 0..<0
    /// By how much what is on the glass is moved along with it, in the scene's space.
    var shift = Point2D.zero
  }

  let spacing: Double
  /// Where in the list of operations the glass is laid.
  let start: Int
  private(set) var entries: [Entry] = []

  init(spacing: Double, start: Int) {
    self.spacing = spacing
    self.start = start
  }

  mutating func add(_ item: GlassItem, _ map: Affine2D, absence: Double, opacity: Double) {
    entries.append(
      Entry(
        owners: [item.owner], item: item, map: map, frame: item.frame, absence: absence,
        opacity: opacity))
  }

  /// Notes which operations draw what is on the glass that was added as `index`.
  mutating func setContent(_ content: Range<Int>, of index: Int) {
    entries[index].content = content
  }

  /// The entries as they are laid: unions joined, and those that come or go flowing.
  func resolved() -> [Entry] {
    var result = joined()
    let standing = result.filter { $0.absence == 0 }
    for index in result.indices where result[index].absence != 0 {
      flow(&result[index], among: standing)
    }
    return result
  }

  /// One entry for every union: its frame is the joint frame.
  private func joined() -> [Entry] {
    var result: [Entry] = []
    for entry in entries {
      let partner = result.firstIndex { other in
        entry.item.union != nil && other.item.union == entry.item.union
          && other.item.glass == entry.item.glass && other.item.region == entry.item.region
          && other.absence == 0 && entry.absence == 0
      }
      guard let partner else {
        result.append(entry)
        continue
      }
      let joint = result[partner].sceneBox.union(entry.sceneBox)
      result[partner].owners += entry.owners
      result[partner].map = .identity
      result[partner].frame = joint
    }
    return result
  }

  /// Lets an entry that comes or goes flow out of the nearest that stands, or materialize.
  private func flow(_ entry: inout Entry, among standing: [Entry]) {
    let amount = 1 - entry.absence
    switch entry.item.transition.kind {
    case .identity:
      return
    case .matchedGeometry:
      guard entry.item.canMorph, let source = nearest(to: entry, among: standing) else { break }
      let (from, to) = (source.sceneBox, entry.sceneBox)
      entry.map = .identity
      entry.shift = (from.center - to.center) * entry.absence
      entry.frame = Rect2D(
        x: from.minX + (to.minX - from.minX) * amount,
        y: from.minY + (to.minY - from.minY) * amount,
        width: max(from.width + (to.width - from.width) * amount, 0),
        height: max(from.height + (to.height - from.height) * amount, 0))
      return
    case .materialize:
      break
    }
    entry.presence = min(max(amount, 0), 1)
  }

  /// The named entry of the same namespace whose nearest edge is within the spacing.
  private func nearest(to entry: Entry, among standing: [Entry]) -> Entry? {
    guard let identity = entry.item.identity else { return nil }
    let box = entry.sceneBox
    var best: (entry: Entry, distance: Double)?
    for other in standing where other.item.identity?.namespace == identity.namespace {
      let distance = box.distance(to: other.sceneBox)
      if distance <= spacing, distance < best?.distance ?? .infinity { best = (other, distance) }
    }
    return best?.entry
  }
}

extension GlassGathering.Entry {
  /// The frame in the scene's space.
  var sceneBox: Rect2D { map == .identity ? frame : map.boundingBox(of: frame) }
}

extension DisplayCanvas {
  /// Draws what `work` draws over the glass that it gathers.
  func glassContainer(spacing: Double, _ work: () -> Void) {
    gatherings.append(GlassGathering(spacing: spacing, start: list.operations.count))
    let outer = groupOpacity
    groupOpacity = 1
    work()
    groupOpacity = outer
    if let gathering = gatherings.popLast() { lay(gathering) }
  }

  /// Lays glass, or hands it to the container around, and draws what `content` draws over it.
  func glass(_ item: GlassItem, _ content: () -> Void) {
    guard let depth = gatherings.indices.last else {
      var alone = GlassGathering(spacing: 0, start: list.operations.count)
      // A group around fades glass by itself.
      alone.add(item, sceneMap, absence: groupOpacity < 1 ? 0 : absence, opacity: 1)
      lay(alone)
      return content()
    }
    gatherings[depth].add(
      item, sceneMap, absence: absence, opacity: absence == 0 ? groupOpacity : 1)
    let index = gatherings[depth].entries.count - 1
    let start = list.operations.count
    content()
    gatherings[depth].setContent(start..<list.operations.count, of: index)
  }
}
