import MeniscusUI

/// Glass that is dragged from a plain page onto text, where its shadow deepens.
struct ShadowScene: View {
  @State private var place: CGFloat = 0
  @State private var start: CGFloat = 0

  var body: some View {
    HStack(spacing: 0) {
      Backdrop(light: 0.99, dark: 0.07)
      text
    }
    .overlay(alignment: .leading) {
      Label("Moon", systemImage: "moon.fill")
        .font(.headline)
        .frame(width: 116, height: 44)
        .glassEffect()
        .offset(x: place)
        .gesture(
          DragGesture(coordinateSpace: .global)
            .onChanged { place = start + $0.translation.width }
            .onEnded { _ in start = place }
        )
        .accessibilityIdentifier("moon")
        .padding(.leading, 22)
    }
  }

  private var text: some View {
    Text(
      "Light that meets the rim of a lens is bent towards its middle. What lies behind is seen "
        + "from the side, folded over, a thin bright line along the edge. A drop that nears "
        + "another does not wait to be touched: the surface between them rises."
    )
    .font(.footnote)
    .fontWeight(.semibold)
    .lineLimit(nil)
    .fixedSize(horizontal: false, vertical: true)
    .frame(width: 150)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .clipped()
    .background { Backdrop(light: 0.99, dark: 0.07) }
  }
}
