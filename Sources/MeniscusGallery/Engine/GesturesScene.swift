import MeniscusUI

/// A card that is dragged, spread, turned and held; it says what is done to it.
struct GesturesScene: View {
  @State private var place = CGSize.zero
  @State private var scale: CGFloat = 1
  @State private var angle = Angle.zero
  @State private var isMarked = false
  @GestureState(resetTransaction: Transaction(animation: .snappy)) private var pull = CGSize.zero
  @GestureState private var spread: CGFloat = 1
  @GestureState private var turn = Angle.zero
  @GestureState private var isHeld = false

  var body: some View {
    VStack(spacing: 0) {
      board
      legend
    }
    .background { Backdrop(light: 0.95, dark: 0) }
  }

  private var board: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 26).strokeBorder(.quaternary, lineWidth: 1)
        .padding(16)
      Card(isMarked: isMarked, isHeld: isHeld)
        .scaleEffect(scale * spread)
        .rotationEffect(angle + turn)
        .offset(x: place.width + pull.width, y: place.height + pull.height)
        .gesture(drag)
        .simultaneousGesture(spreadAndTurn)
        .simultaneousGesture(hold)
        .onTapGesture(count: 2, perform: putBack)
        .accessibilityIdentifier("card")
    }
    .frame(height: 300)
  }

  private var legend: some View {
    HStack(spacing: 10) {
      Sign(symbol: "hand.draw", isOn: pull != .zero)
      Sign(symbol: "plus.magnifyingglass", isOn: scale * spread != 1)
      Sign(symbol: "arrow.clockwise", isOn: angle + turn != .zero)
      Sign(symbol: "star", isOn: isMarked)
    }
    .padding(.bottom, 20)
  }

  private var drag: some Gesture {
    DragGesture(coordinateSpace: .global)
      .updating($pull) { value, state, _ in state = value.translation }
      .onEnded { value in
        withAnimation(.snappy) {
          place.width += value.predictedEndTranslation.width
          place.height += value.predictedEndTranslation.height
          keepInside()
        }
      }
  }

  private var spreadAndTurn: some Gesture {
    MagnifyGesture()
      .updating($spread) { value, state, _ in state = value.magnification }
      .onEnded { scale = min(max(scale * $0.magnification, 0.6), 1.5) }
      .simultaneously(
        with: RotateGesture()
          .updating($turn) { value, state, _ in state = value.rotation }
          .onEnded { angle = angle + $0.rotation })
  }

  private var hold: some Gesture {
    LongPressGesture()
      .updating($isHeld) { value, state, _ in state = value }
      .onEnded { _ in withAnimation(.bouncy) { isMarked.toggle() } }
  }

  private func keepInside() {
    place.width = min(max(place.width, -70), 70)
    place.height = min(max(place.height, -70), 70)
  }

  private func putBack() {
    withAnimation(.bouncy) {
      place = .zero
      scale = 1
      angle = .zero
      isMarked = false
    }
  }
}

/// The card.
private struct Card: View {
  let isMarked: Bool
  let isHeld: Bool

  var body: some View {
    RoundedRectangle(cornerRadius: 22)
      .fill(
        LinearGradient(
          colors: [Color(hue: 0.6, saturation: 0.65, brightness: 1), .indigo],
          startPoint: .topLeading, endPoint: .bottomTrailing)
      )
      .frame(width: 132, height: 132)
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading, spacing: 6) {
          Capsule().fill(.white).frame(width: 64, height: 8)
          Capsule().fill(Color(white: 1, opacity: 0.6)).frame(width: 44, height: 8)
        }
        .padding(18)
      }
      .overlay(alignment: .topTrailing) {
        Image(systemName: isMarked ? "star.fill" : "star")
          .font(.title3)
          .foregroundStyle(isMarked ? Color.yellow : Color(white: 1, opacity: 0.7))
          .padding(16)
      }
      .scaleEffect(isHeld ? 0.94 : 1)
      .animation(.snappy, value: isHeld)
  }
}

/// A symbol that lights up while something is done.
private struct Sign: View {
  let symbol: String
  let isOn: Bool

  var body: some View {
    Image(systemName: symbol)
      .font(.callout)
      .foregroundStyle(isOn ? Color.white : .secondary)
      .frame(width: 56, height: 36)
      .background(isOn ? Color.accentColor : Color(white: 0.5, opacity: 0.12), in: .capsule)
      .animation(.easeOut(duration: 0.2), value: isOn)
  }
}
