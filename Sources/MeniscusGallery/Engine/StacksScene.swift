import MeniscusUI

/// Stacks in stacks: alignment, spacing, priority, flexible and fixed frames, conditions, moves.
struct StacksScene: View {
  @State private var isWide = false
  @State private var order = [0, 1, 2, 3]

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      aligned
      priorities
      tiles
      Spacer(minLength: 0)
      controls
    }
    .padding(20)
    .background { Backdrop(light: 0.98, dark: 0) }
  }

  private var aligned: some View {
    HStack(alignment: isWide ? .bottom : .top, spacing: 8) {
      ForEach(0..<5) { index in
        RoundedRectangle(cornerRadius: 6)
          .fill(Color(hue: 0.55 + Double(index) * 0.07, saturation: 0.7, brightness: 0.9))
          .frame(width: 44, height: 22 + CGFloat(index * 13 % 40))
      }
    }
    .frame(height: 80)
  }

  private var priorities: some View {
    HStack(spacing: 6) {
      Capsule().fill(.orange).frame(minWidth: 40)
      Capsule().fill(.pink).frame(maxWidth: isWide ? .infinity : 70).layoutPriority(1)
      if isWide {
        Capsule().fill(.purple).frame(width: 30)
      } else {
        Spacer()
        Circle().fill(.indigo)
      }
    }
    .frame(height: 36)
  }

  private var tiles: some View {
    HStack(spacing: 10) {
      ForEach(order, id: \.self) { number in
        Tile(number: number)
      }
    }
    .frame(height: 64)
  }

  private var controls: some View {
    HStack {
      Button(action: { withAnimation(.snappy) { order = Array(order.reversed()) } }) {
        Capsule().fill(.blue).frame(width: 96, height: 44)
      }
      .accessibilityIdentifier("reverse")
      Spacer()
      Button(action: { withAnimation(.easeInOut) { isWide.toggle() } }) {
        Capsule().fill(isWide ? Color.green : .gray).frame(width: 96, height: 44)
      }
      .accessibilityIdentifier("widen")
    }
  }
}

/// A tile with as many dots as its number says, and one more.
private struct Tile: View {
  let number: Int

  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      RoundedRectangle(cornerRadius: 14)
        .fill(Color(hue: Double(number) * 0.22, saturation: 0.45, brightness: 0.95))
      HStack(spacing: 3) {
        ForEach(0..<(number + 1)) { _ in
          Circle().fill(Color(white: 0, opacity: 0.45)).frame(width: 8, height: 8)
        }
      }
      .padding(8)
    }
  }
}
