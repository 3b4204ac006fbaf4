/// Lays out what stands at the ends of an upper bar, and what stands in the middle of it.
///
/// The middle is that of the bar, unless that comes too near to what stands at an end.
struct UpperBarLayout: Layout {
  /// Whether what is else in the middle stands at the leading end, after what stands there.
  var isLeading = false
  /// How much further in the bar begins than it ends, in points: its middle is that much before the one
  /// of the room.
  var push = 0.0
  /// The least distance of the middle to what stands at the ends, in points.
  var clearance = BarMetrics.titleClearance
  /// Is told how much room the middle has; always the same object for a bar.
  var middle: BarMiddle?

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    CGSize(width: proposal.width ?? 320, height: CGFloat(BarMetrics.platter))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 3 else { return }
    let height = ProposedViewSize(width: nil, height: bounds.height)
    let leading = subviews[0].sizeThatFits(height)
    let trailing = subviews[2].sizeThatFits(height)
    subviews[0].place(
      at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: height)
    subviews[2].place(
      at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: height)
    let clearance = CGFloat(clearance)
    let start = bounds.minX + (leading.width > 0 ? leading.width + clearance : 0)
    let end = bounds.maxX - (trailing.width > 0 ? trailing.width + clearance : 0)
    onMainActor { self.middle?.width = Double(end - start) }
    let offer = ProposedViewSize(width: max(end - start, 0), height: bounds.height)
    let title = subviews[1].sizeThatFits(offer)
    let middle = bounds.midX - CGFloat(push / 2)
    let centred = isLeading ? start : middle - title.width / 2
    let x = min(max(centred, start), max(end - title.width, start))
    subviews[1].place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: offer)
  }
}

extension UpperBarLayout: CustomReflectable {
  /// The fields, by which the layout is hashed; one that is as usual has no share, so that older
  /// recordings keep their hashes.
  var customMirror: Mirror {
    var fields: [Mirror.Child] = [(label: "isLeading", value: isLeading)]
    if push != 0 { fields.append((label: "push", value: push)) }
    if clearance != BarMetrics.titleClearance {
      fields.append((label: "clearance", value: clearance))
    }
    return Mirror(self, children: fields, displayStyle: .struct)
  }
}
