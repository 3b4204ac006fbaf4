import MeniscusUI

/// A knob that has to be held before it can be moved, as people write it.
struct HeldKnob: View {
  enum Motion {
    case none
    case held
    case moved(CGSize)

    var translation: CGSize {
      if case .moved(let size) = self { return size }
      return .zero
    }

    var isHeld: Bool {
      if case .none = self { return false }
      return true
    }
  }

  @GestureState private var motion = Motion.none
  @State private var place = CGSize.zero

  var body: some View {
    let holdAndMove = LongPressGesture(minimumDuration: 0.3)
      .sequenced(before: DragGesture(coordinateSpace: .global))
      .updating($motion) { value, state, transaction in
        switch value {
        case .first(true):
          state = .none
        case .second(true, let drag):
          state = drag.map { .moved($0.translation) } ?? .held
        default:
          state = .none
        }
      }
      .onEnded { value in
        guard case .second(true, let drag?) = value else { return }
        place.width += drag.translation.width
        place.height += drag.translation.height
      }
    return Circle()
      .fill(motion.isHeld ? Color.pureBlue : Color.pureRed)
      .frame(width: 60, height: 60)
      .offset(
        x: place.width + motion.translation.width, y: place.height + motion.translation.height
      )
      .gesture(holdAndMove)
  }
}

/// A picture that is spread and turned at once, and put back by two taps, as people write it.
struct TurnedPicture: View {
  @State private var scale = 1.0
  @State private var angle = Angle.zero
  @GestureState(reset: { _, transaction in transaction.animation = .linear(duration: 0.2) })
  private var pinch = 1.0

  var magnification: some Gesture {
    MagnifyGesture()
      .updating($pinch) { value, pinch, _ in pinch = value.magnification }
      .onEnded { value in scale *= value.magnification }
  }

  var rotation: some Gesture {
    RotateGesture().onChanged { value in angle = value.rotation }
  }

  var body: some View {
    Color.pureGreen
      .frame(width: 100, height: 100)
      .scaleEffect(scale * pinch)
      .rotationEffect(angle)
      .gesture(magnification.simultaneously(with: rotation))
      .onTapGesture(count: 2) {
        withAnimation {
          scale = 1
          angle = .zero
        }
      }
  }
}

/// A list with a search field and a button to its end, as people write it.
struct NumberList: View {
  @State private var query = ""
  @State private var position: Int?
  @FocusState private var isSearching: Bool

  var body: some View {
    VStack(spacing: 0) {
      TextField("Search", text: $query)
        .textFieldStyle(.roundedBorder)
        .focused($isSearching)
        .submitLabel(.search)
        .onSubmit { isSearching = false }
        .padding()
        .accessibilityIdentifier("search")
      ScrollViewReader { proxy in
        ScrollView {
          VStack {
            ForEach(numbers, id: \.self) { number in
              Text("\(number)").frame(maxWidth: .infinity, minHeight: 30).id(number)
            }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $position, anchor: .top)
        .scrollTargetBehavior(.viewAligned)
        .scrollIndicators(.hidden)
        .contentMargins(.vertical, 8, for: .scrollContent)
        .defaultScrollAnchor(.top)
        Button("End") { withAnimation { proxy.scrollTo(numbers.last ?? 0, anchor: .bottom) } }
          .accessibilityIdentifier("end")
      }
    }
    .accessibilityIdentifier("list")
  }

  private var numbers: [Int] { (0..<100).filter { query.isEmpty || "\($0)".contains(query) } }
}
