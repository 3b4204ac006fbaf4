/// The glass that the choice turns to while a finger drags it along the bar of a phone.
///
/// It lies over the bar, in no container with it: glass of one container would flow together.
struct TabLens: View, SystemSurface {
  /// How far it reaches beyond the ground of the choice, above and below and on either side: ours,
  /// so that it stands out of the bar.
  static let reach = (across: 8.0, along: 6.0)

  let model: TabBarModel
  let finger: Double?

  var body: some View {
    let line = model.line
    let x = start + line.place(of: model.chosenBeside ?? 0, finger: finger) - Self.reach.along
    KnobLens(
      isHeld: finger != nil, width: line.itemWidth + 2 * Self.reach.along,
      height: TabBarMetrics.itemHeight + 2 * Self.reach.across
    )
    .frame(
      width: line.itemWidth + 2 * Self.reach.along,
      height: TabBarMetrics.itemHeight + 2 * Self.reach.across
    )
    .offset(x: x)
    .padding(.bottom, model.room.bottom + TabBarMetrics.inset - Self.reach.across)
  }

  /// Where the first tab begins: at the side where one stands apart, else the bar is centred.
  private var start: Double {
    if model.apart != nil { return TabBarMetrics.side + TabBarMetrics.inset }
    return (model.room.width - model.line.length) / 2
  }
}
