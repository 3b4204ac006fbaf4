import MeniscusUI

/// Cards that turn in space, and rows that fade in and out of a viewport.
struct SpaceScene: View {
  @State private var isTurned = false

  var body: some View {
    VStack(spacing: 20) {
      HStack(spacing: 24) {
        card("Front", .blue)
          .rotation3DEffect(.degrees(isTurned ? 60 : 30), axis: (x: 0, y: 1, z: 0))
        card("Flat", .teal)
          .rotation3DEffect(
            .degrees(isTurned ? 60 : 30), axis: (x: 1, y: 0, z: 0), perspective: 0)
        card("Tilt", .orange)
          .rotation3DEffect(
            .degrees(isTurned ? 50 : 25), axis: (x: 1, y: 1, z: 0), perspective: 0.5)
      }
      .onTapGesture { withAnimation(.smooth) { isTurned.toggle() } }
      .accessibilityIdentifier("cards")
      ScrollView(.horizontal) {
        HStack(spacing: 12) {
          ForEach(0..<8, id: \.self) { index in
            card("\(index)", .purple)
              .scrollTransition { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0.2)
                  .scaleEffect(phase.isIdentity ? 1 : 0.7)
                  .rotation3DEffect(.degrees(phase.value * -40), axis: (x: 0, y: 1, z: 0))
              }
          }
        }
      }
      .scrollIndicators(.hidden)
      .accessibilityIdentifier("row")
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.background)
  }

  private func card(_ title: String, _ color: Color) -> some View {
    Text(title).font(.headline).foregroundStyle(.white)
      .frame(width: 76, height: 100)
      .background(color.gradient, in: .rect(cornerRadius: 16))
  }
}
