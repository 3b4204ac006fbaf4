/// Segments on a capsule, 32 points high; the one that is chosen on a capsule inset by 2.
///
/// In the classic design both are rectangles with corners of 9 and 7 points. A finger that goes down
/// on the segment that is chosen takes the choice along: as a lens of glass that stays under it, in
/// the classic design from segment to segment.
///
/// Source of the measures: UIKit's view trees on iOS 26, by third parties.
struct SegmentedPicker: View, TransparentView {
  let options: [PickerOption]
  let index: Int?
  let choose: (PickerOption) -> Void
  /// Where the finger is that drags the choice, in segments from the leading end.
  @TouchState private var finger: Double?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isClassicDesign) private var isClassic
  @Environment(\.segmentsAreOnGlass) private var isOnGlass

  private static let motion = Animation.snappy(duration: 0.3)
  /// How far the lens reaches beyond a segment; ours.
  private static let lensReach: CGFloat = 4

  /// The segments, each of the length 1.
  private var line: TabLine { TabLine(count: options.count, pitch: 1, width: 1) }

  /// The segment that a release would choose.
  private var lit: Int? { finger.map { line.index(at: $0) } ?? index }

  /// Whether the choice is a lens.
  private var isLens: Bool { finger != nil && !isClassic }

  var body: some View {
    ZStack {
      ControlFace(radius: isClassic ? 9 : nil).fill(isOnGlass ? .clear : .tertiaryFill)
      separators
      if let index {
        let shown = isClassic ? lit ?? index : index
        choiceRow(shown) {
          ControlFace(radius: isClassic ? 7 : nil)
            .fill(isLens ? .clear : isOnGlass ? .tertiaryFill : .segmentFace)
            .shadow(color: .black.opacity(isOnGlass || isLens ? 0 : 0.08), radius: 3, y: 1)
            .padding(isOnGlass ? 0 : 2)
        }
        .animation(Self.motion, value: shown)
        .allowsHitTesting(false)
      }
      SegmentRow(count: options.count, first: 0) {
        ForEach(options) { option in segment(option) }
      }
      if let index, isLens {
        choiceRow(index) { Color.clear.heldLens().padding(-Self.lensReach) }
          .allowsHitTesting(false)
          .accessibilityHidden(true)
      }
    }
    .frame(height: 32)
    .opacity(isEnabled ? 1 : 0.4)
  }

  /// A view where the choice stands: on a segment, or around the finger.
  private func choiceRow<Content: View>(
    _ index: Int, @ViewBuilder content: () -> Content
  ) -> some View {
    let start = isLens ? line.choice(of: index, finger: finger).start : Double(index)
    return SegmentRow(count: options.count, first: index, slide: start - Double(index)) {
      content()
    }
  }

  private func segment(_ option: PickerOption) -> some View {
    Button {
      choose(option)
    } label: {
      option.view
        .font(.system(size: 13, weight: option.id == lit ? .medium : .regular))
        .lineLimit(1)
        .padding(.horizontal, 10)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
    }
    .buttonStyle(SegmentButtonStyle(isSliding: finger != nil, sliding: sliding(from: option)))
    .accessibilityAddTraits(option.id == index ? .isSelected : [])
  }

  /// Drags the choice along, and chooses the segment under the finger when it goes.
  private func sliding(from option: PickerOption) -> PressSliding {
    PressSliding(isReady: option.id == index) { slide in
      guard slide.isFar else { return }
      let place = Double(option.id) + slide.share
      if finger == nil {
        withAnimation(Self.motion) { finger = place }
      } else {
        finger = place
      }
    } ended: { slide in
      if let slide {
        let chosen = line.index(at: Double(option.id) + slide.share)
        if options.indices.contains(chosen) { choose(options[chosen]) }
      }
      withAnimation(Self.motion) { finger = nil }
    }
  }

  /// Hairlines between segments, but beside the one that is chosen.
  private var separators: some View {
    SegmentRow(count: options.count, first: 0) {
      ForEach(options) { option in
        let isHidden = option.id == 0 || option.id == lit || option.id - 1 == lit
        HStack(spacing: 0) {
          Rectangle().fill(Color(white: 0.5, opacity: 0.3)).frame(width: 1, height: 14)
            .opacity(isHidden ? 0 : 1)
          Spacer(minLength: 0)
        }
        .frame(maxHeight: .infinity)
      }
    }
    .animation(.easeOut(duration: 0.2), value: lit)
    .accessibilityHidden(true)
    .allowsHitTesting(false)
  }
}

/// A segment's label; it dims while it is pressed, but not once the choice is dragged away.
private struct SegmentButtonStyle: PrimitiveButtonStyle {
  let isSliding: Bool
  let sliding: PressSliding

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .opacity(configuration.isPressed.wrappedValue && !isSliding ? 0.5 : 1)
      .onPress(
        isPressed: configuration.isPressed, sliding: sliding, perform: configuration.action)
  }
}

private let segmentsAreOnGlassEntry = EnvironmentEntry<Bool>(false)

extension EnvironmentValues {
  /// Whether segments stand on glass, which is all the ground that they need.
  var segmentsAreOnGlass: Bool {
    get { self[segmentsAreOnGlassEntry] }
    set { self[segmentsAreOnGlassEntry] = newValue }
  }
}

extension ShapeStyle where Self == Color {
  /// The system's third fill.
  static var tertiaryFill: Color {
    Color(light: 0x767680, dark: 0x767680, opacity: 0.12, darkOpacity: 0.24)
  }

  /// The face of the segment that is chosen.
  fileprivate static var segmentFace: Color { Color(light: 0xFFFFFF, dark: 0x6C6C71) }
}
