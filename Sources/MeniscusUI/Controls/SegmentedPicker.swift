/// Segments on a capsule, 32 points high; the one that is chosen on a capsule inset by 2.
///
/// In the classic design both are rectangles with corners of 9 and 7 points.
///
/// Source of the measures: UIKit's view trees on iOS 26, by third parties.
struct SegmentedPicker: View, TransparentView {
  let options: [PickerOption]
  let index: Int?
  let choose: (PickerOption) -> Void
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isClassicDesign) private var isClassic
  @Environment(\.segmentsAreOnGlass) private var isOnGlass

  var body: some View {
    ZStack {
      ControlFace(radius: isClassic ? 9 : nil).fill(isOnGlass ? .clear : .tertiaryFill)
      separators
      if let index {
        SegmentRow(count: options.count, first: index) {
          ControlFace(radius: isClassic ? 7 : nil)
            .fill(isOnGlass ? .tertiaryFill : .segmentFace)
            .shadow(color: .black.opacity(isOnGlass ? 0 : 0.08), radius: 3, y: 1)
            .padding(isOnGlass ? 0 : 2)
        }
        .animation(.snappy(duration: 0.3), value: index)
        .allowsHitTesting(false)
      }
      SegmentRow(count: options.count, first: 0) {
        ForEach(options) { option in segment(option) }
      }
    }
    .frame(height: 32)
    .opacity(isEnabled ? 1 : 0.4)
  }

  private func segment(_ option: PickerOption) -> some View {
    let isSelected = option.id == index
    return Button {
      choose(option)
    } label: {
      option.view
        .font(.system(size: 13, weight: isSelected ? .medium : .regular))
        .lineLimit(1)
        .padding(.horizontal, 10)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
    }
    .buttonStyle(SegmentButtonStyle())
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }

  /// Hairlines between segments, but beside the one that is chosen.
  private var separators: some View {
    SegmentRow(count: options.count, first: 0) {
      ForEach(options) { option in
        let isHidden = option.id == 0 || option.id == index || option.id - 1 == index
        HStack(spacing: 0) {
          Rectangle().fill(Color(white: 0.5, opacity: 0.3)).frame(width: 1, height: 14)
            .opacity(isHidden ? 0 : 1)
          Spacer(minLength: 0)
        }
        .frame(maxHeight: .infinity)
      }
    }
    .animation(.easeOut(duration: 0.2), value: index)
    .accessibilityHidden(true)
    .allowsHitTesting(false)
  }
}

/// A segment's label; it dims while it is pressed.
private struct SegmentButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
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

/// Divides its width evenly, at whole points; its views take the segments from the first on.
nonisolated private struct SegmentRow: Layout {
  let count: Int
  let first: Int

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let ideal = widest * CGFloat(count)
    return CGSize(width: proposal.width ?? ideal, height: proposal.height ?? 32)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (offset, subview) in subviews.enumerated() {
      let start = edge(first + offset, bounds.width)
      let width = edge(first + offset + 1, bounds.width) - start
      subview.place(
        at: CGPoint(x: bounds.minX + start, y: bounds.minY), anchor: .topLeading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }

  private func edge(_ index: Int, _ width: CGFloat) -> CGFloat {
    index >= count ? width : (width * CGFloat(index) / CGFloat(max(count, 1))).rounded(.down)
  }
}
