import MeniscusUI

/// Notes beside a margin that is dragged: the lines of all of them break anew in every frame.
struct ReflowScene: View {
  @State private var margin = 40.0

  var body: some View {
    HStack(spacing: 0) {
      Rectangle()
        .fill(.indigo.gradient)
        .frame(width: margin)
        .contentShape(.rect)
        .gesture(
          DragGesture(coordinateSpace: .global)
            .onChanged { margin = min(max($0.location.x, 20), 160) }
        )
        .accessibilityIdentifier("margin")
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          ForEach(0..<80) { ReflowNote(number: $0) }
        }
        .padding(12)
      }
    }
    .background { Backdrop(light: 1, dark: 0.05) }
  }
}

/// A note with its hour, its text and two facts in a row.
private struct ReflowNote: View {
  let number: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      HStack(alignment: .firstTextBaseline) {
        Text(Self.titles[number % Self.titles.count]).font(.headline)
        Spacer(minLength: 8)
        Text("\(number % 12 + 8):\(number * 7 % 50 + 10)").foregroundStyle(.secondary)
          .monospacedDigit()
      }
      Text(Self.texts[number % Self.texts.count])
      Text("\(number * 13 % 90 + 5) comments, \(number * 29 % 300 + 20) readers")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .font(.subheadline)
  }

  private static let titles = ["On drops", "A lens of rain", "Low sun", "Moss", "The neck breaks"]
  private static let texts = [
    """
    Light that meets the rim of a lens is bent towards its middle, so that what lies behind is \
    seen from the side.
    """,
    """
    A drop that nears another does not wait to be touched: the surface between them rises and a \
    neck forms.
    """,
    "On a leaf after the rain there are hundreds of them, and each holds the sky upside down.",
    "A breath of wind, and all of it runs together into one clear lens at the tip of the leaf.",
  ]
}
