import MeniscusUI

/// A tile for every kind of transition; one switch brings all and takes all away.
struct TransitionsScene: View {
  @State private var isShown = true

  private static let rows: [[TransitionSample]] = [
    [
      TransitionSample("opacity", .blue, .opacity),
      TransitionSample("scale", .indigo, .scale),
      TransitionSample("offset", .purple, .offset(x: 14, y: 26).combined(with: .opacity)),
    ],
    [
      TransitionSample("move", .pink, .move(edge: .bottom)),
      TransitionSample("slide", .red, .slide),
      TransitionSample("push", .orange, .push(from: .top)),
    ],
    [
      TransitionSample("replace", .green, AnyTransition(.blurReplace)),
      TransitionSample(
        "both ways", .teal,
        .asymmetric(
          insertion: .scale(scale: 0, anchor: .bottomLeading), removal: .move(edge: .trailing))),
      TransitionSample("turn", .cyan, AnyTransition(TurnTransition())),
    ],
  ]

  var body: some View {
    VStack(spacing: 14) {
      ForEach(Self.rows.indices, id: \.self) { row in
        HStack(spacing: 12) {
          ForEach(Self.rows[row]) { sample in
            TransitionTile(sample: sample, isShown: isShown)
          }
        }
      }
      HStack {
        Text("Shown").font(.headline)
        Spacer()
        Toggle(isOn: $isShown.animation(.snappy(duration: 0.6))) { EmptyView() }
          .accessibilityIdentifier("shown")
      }
      .padding(.top, 4)
    }
    .padding(20)
    .background { Backdrop(light: 0.95, dark: 0.11) }
  }
}

/// A transition with its name and colour.
private struct TransitionSample: Identifiable {
  let name: String
  let color: Color
  let transition: AnyTransition

  init(_ name: String, _ color: Color, _ transition: AnyTransition) {
    self.name = name
    self.color = color
    self.transition = transition
  }

  var id: String { name }
}

/// A place for a tile, the tile while it is shown, and the name below.
private struct TransitionTile: View {
  let sample: TransitionSample
  let isShown: Bool

  var body: some View {
    VStack(spacing: 6) {
      ZStack {
        RoundedRectangle(cornerRadius: 14).fill(sample.color.opacity(0.14))
        if isShown {
          RoundedRectangle(cornerRadius: 14)
            .fill(sample.color)
            .overlay(alignment: .bottomTrailing) {
              Circle().fill(.white.opacity(0.75)).frame(width: 12, height: 12).padding(10)
            }
            .transition(sample.transition)
        }
      }
      .frame(height: 56)
      .clipShape(RoundedRectangle(cornerRadius: 14))
      Text(sample.name).font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// Turns in about a corner, and out about it the other way.
private struct TurnTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.rotationEffect(.degrees(-90 * phase.value), anchor: .bottomLeading)
  }
}
