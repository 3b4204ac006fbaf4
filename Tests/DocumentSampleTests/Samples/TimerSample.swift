// swift-format-ignore-file
// The samples keep the layout of their document.
import MeniscusUI

/// The three knobs of the one-line interface.
struct OneLineSample: View {
  var body: some View {
    VStack(spacing: 20) {
Text("Hello, World!")
    .font(.title)
    .padding()
    .glassEffect()                              // default: .regular variant, Capsule shape

Text("Hello, World!")
    .glassEffect(in: .rect(cornerRadius: 16))   // custom shape

Text("Hello, World!")
    .glassEffect(.regular.tint(.orange).interactive())  // tint + touch reactivity
    }
  }
}

/// A timer of glass and its reflection.
struct MirrorSample: View {
  let displayTime: String
  let fontSize: CGFloat = 60
  let accessibleDescription = "ten minutes"
  var showReflection = true
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
VStack(spacing: 0) {
    GlassTimerText(text: displayTime, fontSize: fontSize)
        .accessibilityLabel("Time remaining: \(accessibleDescription)")

    if showReflection {
        GlassTimerText(text: displayTime, fontSize: fontSize)
            .scaleEffect(x: 1, y: -1)
            .mask(
                LinearGradient(
                    stops: [
                        .init(color: .white.opacity(0.2), location: 0),
                        .init(color: .clear, location: 0.6)
                    ],
                    startPoint: .top,
                    endPoint: .bottom
                )
            )
            .offset(y: -8)
            .accessibilityHidden(true)
    }
}
.animation(reduceMotion ? nil : .easeInOut(duration: 0.15), value: displayTime)
  }
}

/// Digits in cells of one width. The sample's `GlassTextShape` gets its glyphs from Core Text; here
/// they are those of `TextShape`.
private struct GlassTimerText: View {
  let text: String
  let fontSize: CGFloat

  private var ctFont: Font { .system(size: fontSize) }
  private var digitCellWidth: CGFloat { fontSize * 0.6 }
  private var colonCellWidth: CGFloat { fontSize * 0.3 }
  private var cellHeight: CGFloat { fontSize * 1.2 }

  var body: some View {
HStack(spacing: 0) {
    ForEach(Array(text.enumerated()), id: \.offset) { _, char in
        let isColon = char == ":"
        let cellWidth = isColon ? colonCellWidth : digitCellWidth
        GlassDigitCell(character: String(char), font: ctFont,
                       cellWidth: cellWidth, cellHeight: cellHeight)
    }
}
    .flipsForRightToLeftLayoutDirection(false)
    .environment(\.layoutDirection, .leftToRight)
  }
}

private struct GlassDigitCell: View {
  let character: String
  let font: Font
  let cellWidth: CGFloat
  let cellHeight: CGFloat

  private var textShape: some Shape { TextShape(character, font: font) }

  var body: some View {
Rectangle()
    .fill(.clear)
    .glassEffect(.clear, in: textShape)
    .frame(width: cellWidth, height: cellHeight)
  }
}

/// A control that comes and goes.
struct OverlaySample: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      if isShown {
durationPicker
    .frame(height: 50)
    .frame(maxWidth: 320)
    .glassEffect()
    .padding(.horizontal, 20)
    .transition(.opacity.combined(with: .scale(scale: 0.95)))
      }
      Button("Show") { withAnimation { isShown.toggle() } }
    }
  }

  private var durationPicker: some View { Text("10 min") }
}
