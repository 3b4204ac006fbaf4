import MeniscusGeometry

/// The measures of a wheel, in points: UIKit's picker view is 216 high with rows of 32; the rest is
/// ours.
enum WheelPolicy {
  static let height: CGFloat = 216
  static let row: CGFloat = 32
  static let idealWidth: CGFloat = 160
  /// The radius of the drum that rows lie on.
  static let radius: CGFloat = 118
  /// How it turns by a key.
  static let motion = Animation.smooth(duration: 0.25)
}

/// Rows on a drum; the one in the middle is chosen.
struct WheelPicker: View, TransparentView {
  let options: [PickerOption]
  let index: Int?
  let choose: (PickerOption) -> Void
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Wheel(
      count: options.count, index: index ?? 0,
      choose: { row in if options.indices.contains(row) { choose(options[row]) } },
      row: { row in if options.indices.contains(row) { options[row].view } }
    )
    .opacity(isEnabled ? 1 : 0.4)
    .disabled(!isEnabled)
  }
}

/// A drum of rows by their number.
struct Wheel<Row: View>: View, TransparentView {
  let count: Int
  let index: Int
  let choose: (Int) -> Void
  /// Whether it has the bar behind the chosen row for itself, and shares none with wheels beside it.
  var hasBar = true
  @ViewBuilder let row: (Int) -> Row

  var body: some View {
    WheelScroll(count: count, index: index, choose: choose) {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { number in
          row(number)
            .font(.system(size: 21))
            .lineLimit(1)
            .frame(maxWidth: .infinity)
            .frame(height: WheelPolicy.row)
            .visualEffect { content, room in Self.turned(content, room) }
            .accessibilityAddTraits(number == index ? .isSelected : [])
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
    .contentMargins(.vertical, (WheelPolicy.height - WheelPolicy.row) / 2, for: .scrollContent)
    .scrollIndicators(.hidden)
    .scrollPosition(id: position)
    .coordinateSpace(name: "wheel")
    .frame(minWidth: 60, idealWidth: WheelPolicy.idealWidth)
    .frame(height: WheelPolicy.height)
    .background { if hasBar { WheelBar() } }
  }

  private var position: Binding<Int?> {
    Binding(get: { index }, set: { if let row = $0, row != index { choose(row) } })
  }

  /// A row as the drum turns it away, and fainter the further it is from the middle.
  private static func turned(
    _ content: EmptyVisualEffect, _ room: GeometryProxy
  ) -> some VisualEffect {
    let away = room.frame(in: .named("wheel")).midY - WheelPolicy.height / 2
    let angle = min(max(Double(away / WheelPolicy.radius), -1.5), 1.5)
    let (sine, cosine) = Exact.sineAndCosine(angle)
    return
      content
      .scaleEffect(x: 1, y: max(cosine, 0.01))
      .offset(y: WheelPolicy.radius * sine - away)
      .opacity(abs(away) < WheelPolicy.row / 2 ? 1 : max(0.62 * cosine, 0))
  }
}

/// The bar behind the chosen row of a wheel, or of several beside one another.
struct WheelBar: View, TransparentView {
  var body: some View {
    Capsule().fill(Color(light: 0x747480, dark: 0x767680, opacity: 0.08, darkOpacity: 0.18))
      .frame(height: WheelPolicy.row + 2)
  }
}

extension Wheel where Row == Text {
  /// A drum of texts among others, which share a bar.
  ///
  /// - Parameter index: the chosen row, moved to the nearest one if out of range.
  init(_ rows: [String], at index: Int, choose: @escaping (Int) -> Void) {
    self.init(
      count: rows.count, index: min(max(index, 0), rows.count - 1), choose: choose, hasBar: false,
      row: { Text(verbatim: rows[$0]).monospacedDigit() })
  }
}
