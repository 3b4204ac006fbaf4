import MeniscusGeometry

/// Children in rows and columns that share their widths and heights.
///
/// A column answers a width with the largest answer of its cells, and the columns divide the
/// proposal as the children of a row do (`StackLayout`); rows then divide the height the same way,
/// each cell offered the width of its columns. A cell over several columns widens them evenly
/// where they are too narrow for it. How SwiftUI divides is not documented beyond "as wide as the
/// widest cell"; these rules are ours.
public struct TrackGridLayout: Equatable, Sendable {
  /// The guides by which cells are aligned where nothing else is said.
  public let alignment: LayoutAlignment
  /// The distance between columns in points; nil takes what neighbours prefer.
  public let horizontalSpacing: Double?
  /// The distance between rows in points; nil takes what neighbours prefer.
  public let verticalSpacing: Double?

  /// Makes a grid; a spacing that is not finite counts as nil.
  public init(
    alignment: LayoutAlignment = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing.flatMap { $0.isFinite ? $0 : nil }
    self.verticalSpacing = verticalSpacing.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The size of a grid and where its cells are.
  public struct Arrangement: Equatable, Sendable {
    /// The size.
    public var size: Size2D
    /// The place of every cell, in the order of the content.
    public var placements: [LayoutPlacement]
  }

  /// Lays out the cells of a grid for a proposal.
  ///
  /// Complexity: a few questions to every cell for each of its axes.
  public func arrange<Subject: LayoutSubject>(
    _ content: GridContent<Subject>, proposal: LayoutProposal
  ) -> Arrangement {
    guard !content.cells.isEmpty else { return Arrangement(size: .zero, placements: []) }
    let columns = columns(of: content, width: proposal.width)
    let rows = rows(of: content, columns: columns, height: proposal.height)
    var placements: [LayoutPlacement] = []
    placements.reserveCapacity(content.cells.count)
    let columnGuides = sharedGuides(of: content, columns: columns, rows: rows)
    for (index, row) in content.rows.enumerated() {
      let spans = content.columns(of: row)
      let line = rows.range(index..<index + 1)
      let guide = row.guide ?? alignment.vertical
      let shared =
        row.cells.map {
          position(
            of: guide, in: content.cells[$0], columns: columns, spans[$0 - row.cells.lowerBound],
            line)
        }.max() ?? 0
      for (offset, cell) in row.cells.enumerated() {
        let columnRange = columns.range(spans[offset])
        placements.append(
          placement(
            of: content.cells[cell], columns: columnRange, row: line,
            across: row.isWhole || spans[offset].count > 1
              ? nil : columnGuides[spans[offset].lowerBound],
            guides: (columnGuide(content, spans[offset], row), guide), shared: shared))
      }
    }
    return Arrangement(
      size: Size2D(width: columns.total, height: rows.total), placements: placements)
  }

  /// What the grid prefers to its neighbours: the largest of its cells' preferences.
  public func spacing<Subject: LayoutSubject>(of content: GridContent<Subject>) -> LayoutSpacing {
    guard !content.cells.isEmpty else { return .standard }
    return content.cells.reduce(LayoutSpacing(all: .none)) { $0.union($1.subject.layoutSpacing) }
  }
}

/// Dividing the room.
extension TrackGridLayout {
  private func columns<Subject: LayoutSubject>(
    of content: GridContent<Subject>, width: ProposedExtent
  ) -> GridTracks {
    var tracks = Array(
      repeating: GridTrack<Subject>(axis: .horizontal), count: content.columnCount)
    for row in content.rows where !row.isWhole {
      for (span, cell) in zip(content.columns(of: row), row.cells) {
        let cell = content.cells[cell]
        guard span.count == 1 else { continue }
        tracks[span.lowerBound].add(cell, across: nil)
      }
    }
    var result = GridTracks(
      dividing: width, among: tracks, stack: .horizontal(spacing: horizontalSpacing))
    for row in content.rows {
      for (span, cell) in zip(content.columns(of: row), row.cells)
      where span.count > 1 || row.isWhole {
        let cell = content.cells[cell]
        guard !cell.unsizedAxes.contains(.horizontal) else { continue }
        let offer = LayoutProposal(width: width, height: nil)
        result.widen(span, to: cell.subject.measured(offer).width)
      }
    }
    return result
  }

  private func rows<Subject: LayoutSubject>(
    of content: GridContent<Subject>, columns: GridTracks, height: ProposedExtent
  ) -> GridTracks {
    let tracks = content.rows.map { row in
      var track = GridTrack<Subject>(axis: .vertical, guide: row.guide ?? alignment.vertical)
      for (span, cell) in zip(content.columns(of: row), row.cells) {
        track.add(content.cells[cell], across: columns.range(span).length)
      }
      return track
    }
    return GridTracks(dividing: height, among: tracks, stack: .vertical(spacing: verticalSpacing))
  }
}

/// Placing the cells.
extension TrackGridLayout {
  private func columnGuide<Subject: LayoutSubject>(
    _ content: GridContent<Subject>, _ span: Range<Int>, _ row: GridContent<Subject>.Row
  ) -> AlignmentGuide {
    row.isWhole
      ? alignment.horizontal : content.columnGuides[span.lowerBound] ?? alignment.horizontal
  }

  /// The coordinate of each column's guide, from the column's start: the largest of its cells'.
  private func sharedGuides<Subject: LayoutSubject>(
    of content: GridContent<Subject>, columns: GridTracks, rows: GridTracks
  ) -> [Double] {
    var shared = Array(repeating: 0.0, count: content.columnCount)
    for (index, row) in content.rows.enumerated() where !row.isWhole {
      let height = rows.range(index..<index + 1).length
      for (span, cell) in zip(content.columns(of: row), row.cells) where span.count == 1 {
        let offer = LayoutProposal(width: columns.range(span).length, height: height)
        let subject = content.cells[cell].subject
        let size = subject.measured(offer)
        let guide = columnGuide(content, span, row)
        shared[span.lowerBound] = max(
          shared[span.lowerBound], subject.position(of: guide, size: size, proposal: offer))
      }
    }
    return shared
  }

  private func position<Subject: LayoutSubject>(
    of guide: AlignmentGuide, in cell: GridCell<Subject>, columns: GridTracks,
    _ span: Range<Int>, _ line: GridTracks.Span
  ) -> Double {
    let offer = LayoutProposal(width: columns.range(span).length, height: line.length)
    let size = cell.subject.measured(offer)
    return cell.subject.position(of: guide, size: size, proposal: offer)
  }

  private func placement<Subject: LayoutSubject>(
    of cell: GridCell<Subject>, columns: GridTracks.Span, row: GridTracks.Span, across: Double?,
    guides: (horizontal: AlignmentGuide, vertical: AlignmentGuide), shared: Double
  ) -> LayoutPlacement {
    let room = Size2D(width: columns.length, height: row.length)
    let offer = LayoutProposal(room)
    let size = cell.subject.measured(offer)
    let x: Double
    let y: Double
    if let anchor = cell.anchor {
      x = distance(from: size.width, to: room.width) * anchor.x
      y = distance(from: size.height, to: room.height) * anchor.y
    } else {
      let own = cell.subject.position(of: guides.horizontal, size: size, proposal: offer)
      x = (across ?? guides.horizontal.defaultValue(in: room)) - own
      y = shared - cell.subject.position(of: guides.vertical, size: size, proposal: offer)
    }
    return LayoutPlacement(
      origin: Point2D(x: columns.start + x, y: row.start + y), size: size, proposal: offer)
  }
}
