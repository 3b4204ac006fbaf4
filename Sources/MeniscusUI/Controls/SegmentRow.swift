/// Divides its width evenly, at whole points; its views take the segments from the first on.
nonisolated struct SegmentRow: Layout {
  let count: Int
  let first: Int
  /// How far the views stand from their segments, in segments.
  var slide = 0.0

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let ideal = widest * CGFloat(count)
    return CGSize(width: proposal.width ?? ideal, height: proposal.height ?? 32)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (offset, subview) in subviews.enumerated() {
      let place = Double(first + offset) + slide
      let start = edge(place, bounds.width)
      let width = edge(place + 1, bounds.width) - start
      subview.place(
        at: CGPoint(x: bounds.minX + start, y: bounds.minY), anchor: .topLeading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }

  /// Where a segment begins; between two, as far as the place is.
  private func edge(_ place: Double, _ width: CGFloat) -> CGFloat {
    let whole = Int(place.rounded(.down))
    let start = edge(whole, width)
    return start + (edge(whole + 1, width) - start) * CGFloat(place - Double(whole))
  }

  private func edge(_ index: Int, _ width: CGFloat) -> CGFloat {
    index >= count ? width : (width * CGFloat(index) / CGFloat(max(count, 1))).rounded(.down)
  }
}

extension SegmentRow: CustomReflectable {
  /// What is hashed and compared of it: views that stand on their segments slide nowhere.
  var customMirror: Mirror {
    var fields: [(label: String?, value: Any)] = [("count", count), ("first", first)]
    if slide != 0 { fields.append(("slide", slide)) }
    return Mirror(self, children: fields, displayStyle: .struct)
  }
}
