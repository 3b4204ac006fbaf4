import MeniscusLayout

/// A column or a row of a lazy grid.
public struct GridItem: Equatable, Sendable {
  /// How long a track is across the grid.
  public enum Size: Equatable, Sendable {
    /// A length in points.
    case fixed(CGFloat)
    /// A share of what is left, within bounds in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as find room, each within bounds in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How long the track is.
  public var size: Size
  /// The distance to the next track, in points; nil is the platform's.
  public var spacing: CGFloat?
  /// The alignment of views in the track; nil is the grid's.
  public var alignment: Alignment?

  /// Makes a track.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Views in rows that grow downwards, of which those are made that are seen.
nonisolated public struct LazyVGrid<Content: View>: View {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes a grid of columns; nil spacing between rows is the platform's.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.pinnedViews = pinnedViews
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVGrid: LazyView {
  typealias Made = LazyGridElement<Self>

  static var label: String { "LazyVGrid" }
  static var axis: LayoutAxis { .vertical }

  var arrangement: LazyGridArrangement {
    LazyGridArrangement(items: columns, guide: alignment.guide, spacing: spacing)
  }
}

/// Views in columns that grow sideways, of which those are made that are seen.
nonisolated public struct LazyHGrid<Content: View>: View {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes a grid of rows; nil spacing between columns is the platform's.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.pinnedViews = pinnedViews
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyHGrid: LazyView {
  typealias Made = LazyGridElement<Self>

  static var label: String { "LazyHGrid" }
  static var axis: LayoutAxis { .horizontal }

  var arrangement: LazyGridArrangement {
    LazyGridArrangement(items: rows, guide: alignment.guide, spacing: spacing)
  }
}

/// The tracks of a lazy grid and how its lines follow each other.
struct LazyGridArrangement: Equatable {
  var items: [GridItem]
  var guide: AlignmentGuide
  var spacing: CGFloat?

  /// The tracks for an offer across, from its start: fixed lengths first, the rest in shares.
  ///
  /// Flexible tracks are served in order, each offered an equal share of what its predecessors
  /// left, within its bounds; an adaptive one is filled with as many tracks as its share has room
  /// for.
  func tracks(across: ProposedExtent, axis: LayoutAxis) -> [LazyTrack] {
    let gaps = items.dropLast().reduce(0.0) { $0 + Self.gap($1) }
    var room = max((across ?? 0) - gaps, 0)
    var shares = 0
    for item in items {
      if case .fixed(let length) = item.size { room -= max(Double(length), 0) } else { shares += 1 }
    }
    room = max(room, 0)
    var tracks: [LazyTrack] = []
    var start = 0.0
    for item in items {
      let gap = Self.gap(item)
      switch item.size {
      case .fixed(let length):
        tracks.append(track(item, at: start, max(Double(length), 0)))
        start += max(Double(length), 0)
      case .flexible(let minimum, let maximum):
        let length = min(max(room / Double(shares), Double(minimum), 0), Double(maximum))
        tracks.append(track(item, at: start, length))
        (start, room, shares) = (start + length, max(room - length, 0), shares - 1)
      case .adaptive(let minimum, let maximum):
        let share = room / Double(shares)
        let least = max(Double(minimum), 1)
        let count = min(max(((share + gap) / (least + gap)).rounded(.down), 1), 1_000)
        let length = min(max((share - gap * (count - 1)) / count, least), Double(maximum))
        for index in 0..<Int(count) {
          tracks.append(track(item, at: start, length))
          start += length + (index + 1 < Int(count) ? gap : 0)
        }
        (room, shares) = (max(room - share, 0), shares - 1)
      }
      start += gap
    }
    return centered(tracks, across: across, axis: axis)
  }

  private func track(_ item: GridItem, at start: Double, _ length: Double) -> LazyTrack {
    LazyTrack(start: start, length: length, alignment: item.alignment)
  }

  private static func gap(_ item: GridItem) -> Double {
    item.spacing.map(Double.init) ?? LayoutPolicy.defaultSpacing
  }

  /// Puts the tracks as the grid's alignment says where they leave room.
  private func centered(
    _ tracks: [LazyTrack], across: ProposedExtent, axis: LayoutAxis
  ) -> [LazyTrack] {
    guard let across, let last = tracks.last else { return tracks }
    let left = across - (last.start + (last.length ?? 0))
    guard left > 0, left.isFinite else { return tracks }
    let offset = left * guide.fraction
    return tracks.map { track in changing(track) { $0.start += offset } }
  }
}

/// Lays out a lazy grid.
final class LazyGridElement<Source: LazyView>: LazyViewElement<Source>
where Source.Arrangement == LazyGridArrangement {
  override func arrangementChanged() { tracksChanged() }

  override func encodeArguments(into encoder: inout StateEncoder) {
    encoder.encode(arrangement, named: "arrangement")
  }

  override func tracks(across: ProposedExtent) -> [LazyTrack] {
    let tracks = arrangement.tracks(across: across, axis: axis)
    return tracks.isEmpty ? [LazyTrack(start: 0, length: across, alignment: nil)] : tracks
  }

  override var lineSpacing: Double? { arrangement.spacing.map(Double.init) }

  override func guide(of track: LazyTrack) -> AlignmentGuide {
    let alignment = track.alignment ?? .center
    return axis == .vertical ? alignment.horizontal.guide : alignment.vertical.guide
  }
}
