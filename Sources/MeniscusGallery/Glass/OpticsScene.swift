import MeniscusUI

/// A large clear lens over squared paper, moved by a drag, and small ones that bend by their sizes.
struct OpticsScene: View {
  @State private var place = CGSize.zero
  @State private var start = CGSize.zero

  var body: some View {
    ZStack {
      SquaredPaper()
      VStack(spacing: 28) {
        Color.clear
          .frame(width: 190, height: 190)
          .glassEffect(.clear, in: .circle)
          .offset(place)
          .gesture(
            DragGesture(coordinateSpace: .global)
              .onChanged { drag in
                place = CGSize(
                  width: start.width + drag.translation.width,
                  height: start.height + drag.translation.height)
              }
              .onEnded { _ in start = place }
          )
          .accessibilityIdentifier("lens")
        HStack(spacing: 20) {
          Color.clear.frame(width: 132, height: 64).glassEffect(.clear)
          Color.clear.frame(width: 64, height: 64).glassEffect(.clear, in: .rect(cornerRadius: 18))
          Color.clear.frame(width: 36, height: 36).glassEffect(.clear, in: .circle)
        }
      }
    }
  }
}
