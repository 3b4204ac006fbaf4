import MeniscusUI

/// Every way to say how the corners of a concentric rectangle are rounded, each in a container whose
/// upper leading corner is the roundest; a toggle widens the inset.
struct CornersScene: View {
  @State private var isWide = false

  private var inset: CGFloat { isWide ? 14 : 8 }

  /// The container of all but the last ones.
  private let container = UnevenRoundedRectangle(
    topLeadingRadius: 24, bottomLeadingRadius: 10, bottomTrailingRadius: 18, topTrailingRadius: 14)

  var body: some View {
    VStack(spacing: 12) {
      HStack(spacing: 12) {
        card("init()", ConcentricRectangle())
        card("mixed", mixed)
        card("minimum 12", .rect(corners: .concentric(minimum: 12)))
        card("uniform", .rect(corners: .concentric, isUniform: true))
      }
      HStack(spacing: 12) {
        card(
          "top",
          .rect(uniformTopCorners: .concentric, bottomLeadingCorner: 0, bottomTrailingCorner: 0))
        card(
          "bottom",
          .rect(uniformBottomCorners: .concentric, topLeadingCorner: 0, topTrailingCorner: 0))
        card(
          "leading",
          .rect(uniformLeadingCorners: .concentric, topTrailingCorner: 0, bottomTrailingCorner: 0))
        card(
          "trailing",
          .rect(uniformTrailingCorners: .concentric, topLeadingCorner: 0, bottomLeadingCorner: 0))
      }
      HStack(spacing: 12) {
        card("top, bottom", .rect(uniformTopCorners: .concentric, uniformBottomCorners: .fixed(4)))
        card("sides", .rect(uniformLeadingCorners: .fixed(20), uniformTrailingCorners: .concentric))
        card("fallback", ConcentricRectangle(), in: Ellipse())
        card("relative", .containerRelative, in: Ellipse())
      }
      insets
      Toggle("Wide inset", isOn: $isWide.animation(.smooth(duration: 0.4)))
        .accessibilityIdentifier("wide")
    }
    .font(.footnote)
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { Backdrop(light: 0.96, dark: 0.08) }
  }

  /// Square, 28 points, as the container, and as the container but no less than 12 points.
  private var mixed: ConcentricRectangle {
    ConcentricRectangle(
      topLeadingCorner: 0,
      topTrailingCorner: 28,
      bottomLeadingCorner: .concentric,
      bottomTrailingCorner: .concentric(minimum: 12)
    )
  }

  private func card(_ name: String, _ shape: some Shape) -> some View {
    card(name, shape, in: container)
  }

  private func card(
    _ name: String, _ shape: some Shape, in container: some InsettableShape
  ) -> some View {
    VStack(spacing: 4) {
      ZStack {
        container.fill(.indigo.opacity(0.28))
        shape.fill(.indigo).padding(inset)
      }
      .containerShape(container)
      .frame(height: 58)
      Text(name).font(.system(size: 10)).foregroundStyle(.secondary).lineLimit(1).fixedSize()
        .frame(maxWidth: .infinity)
    }
  }

  /// A title that the container's corners push inwards, as far as they reach into its row.
  private var insets: some View {
    GeometryReader { room in
      let corners = room.containerCornerInsets
      let margins = EdgeInsets().inset(by: corners, edges: .horizontal)
      HStack {
        Text("\(Int(corners.topLeading.width))")
        Spacer(minLength: 0)
        Text("Corner insets").fontWeight(.medium)
        Spacer(minLength: 0)
        Text("\(Int(corners.topTrailing.width))")
      }
      .monospacedDigit()
      .padding(.horizontal, 8)
      .foregroundStyle(.white)
      .frame(maxHeight: .infinity)
      .background { Rectangle().fill(.indigo) }
      .padding(margins)
    }
    .padding(inset)
    .frame(height: 54)
    .background { container.fill(.indigo.opacity(0.28)) }
    .containerShape(container)
  }
}
