/// The glass that the choice turns to while a finger drags it along a bar.
///
/// It lies over the bar, in no container with it: glass of one container would flow together.
struct TabLens: View, SystemSurface {
  /// How far it reaches beyond the ground of the choice, above and below and on either side: ours,
  /// so that it stands out of the bar.
  static let reach = (across: 8.0, along: 6.0)

  let room: TabRoom
  /// Where the choice stands, in points from the leading end of the scene.
  let choice: TabSpan
  let isHeld: Bool

  var body: some View {
    KnobLens(isHeld: isHeld, width: width, height: height)
      .frame(width: width, height: height)
      .offset(x: choice.start - Self.reach.along)
      .padding(room.kind == .tablet ? .top : .bottom, margin)
  }

  private var width: Double { choice.width + 2 * Self.reach.along }

  private var height: Double {
    let item = room.kind == .phone ? TabBarMetrics.itemHeight : TabBarMetrics.lineHeight
    return item + 2 * Self.reach.across
  }

  /// The distance to the edge that the bar stands at.
  private var margin: Double {
    (room.kind == .tablet ? room.top : room.bottom) + TabBarMetrics.inset - Self.reach.across
  }
}
