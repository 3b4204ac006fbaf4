import MeniscusUI

/// A board on which every kind of fault can be planted.
struct Board: View {
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 10) {
      HStack { First(); Second() }
      HStack {
        Circle()
          .fill(.blue)
          .frame(width: 30, height: 30)
        if !isOn { Spacer() }
      }
      .frame(width: 200, alignment: .leading)
      Capsule().fill(.orange).frame(width: 120, height: 40).padding(12)
      if isOn { Late() }
      Button(action: { withAnimation(.spring(duration: 0.4)) { isOn.toggle() } }) {
        RoundedRectangle(cornerRadius: 8).fill(.green).frame(width: 60, height: 30)
      }
      .accessibilityIdentifier("go")
    }
  }
}

struct First: View {
  var body: some View { Rectangle().fill(.red).frame(width: 40, height: 20) }
}

struct Second: View {
  var body: some View { Ellipse().fill(.purple).frame(width: 40, height: 20) }
}

/// Seen only between checkpoints.
struct Late: View {
  let late = Color.mint

  var body: some View { Rectangle().fill(late).frame(width: 50, height: 12) }
}
