import MeniscusUI

/// A dial drawn by a canvas: rings, ticks, text, a layer with a glow; a slider of its own moves it.
struct CanvasScene: View {
  @State private var isFull = false

  var body: some View {
    VStack(spacing: 20) {
      Dial(share: isFull ? 0.86 : 0.32)
        .frame(width: 220, height: 220)
      Toggle("Full", isOn: $isFull.animation(.smooth(duration: 0.8)))
        .accessibilityIdentifier("full")
        .frame(width: 220)
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { Backdrop(light: 0.97, dark: 0.09) }
  }
}

/// A dial that shows a share.
private struct Dial: View, Animatable {
  var share: Double

  nonisolated var animatableData: Double {
    get { share }
    set { share = newValue }
  }

  var body: some View {
    Canvas { context, size in
      let center = CGPoint(x: size.width / 2, y: size.height / 2)
      let radius = min(size.width, size.height) / 2 - 14
      drawTicks(in: context, around: center, radius)
      let arc = Path { path in
        path.addArc(
          center: center, radius: radius - 26, startAngle: .degrees(135),
          endAngle: .degrees(135 + 270 * share), clockwise: false)
      }
      let track = Path { path in
        path.addArc(
          center: center, radius: radius - 26, startAngle: .degrees(135),
          endAngle: .degrees(405), clockwise: false)
      }
      let line = StrokeStyle(lineWidth: 16, lineCap: .round)
      context.stroke(track, with: .style(.fill), style: line)
      let colors = Gradient(colors: [.pink, .orange, .yellow, .green, .teal, .pink])
      context.drawLayer { layer in
        layer.addFilter(.shadow(color: .pink.opacity(0.45), radius: 7, y: 3))
        layer.stroke(
          arc, with: .conicGradient(colors, center: center, angle: .degrees(100)), style: line)
      }
      context.draw(
        Text("\(Int((share * 100).rounded()))%").font(.system(size: 44, weight: .semibold)),
        at: center)
      context.draw(
        Text("of the day").font(.footnote).foregroundColor(.secondary),
        at: CGPoint(x: center.x, y: center.y + 36))
      context.draw(
        Image(systemName: "sun.max.fill"), at: CGPoint(x: center.x, y: center.y + radius - 30))
    }
  }

  private func drawTicks(
    in context: GraphicsContext, around center: CGPoint, _ radius: CGFloat
  ) {
    for index in 0...27 {
      var copy = context
      copy.translateBy(x: center.x, y: center.y)
      copy.rotate(by: .degrees(135 + Double(index) * 10))
      let isMain = index.isMultiple(of: 9)
      copy.opacity = isMain ? 0.8 : 0.3
      let length: CGFloat = isMain ? 10 : 6
      copy.fill(
        Path(
          roundedRect: CGRect(x: radius - length, y: -1, width: length, height: 2),
          cornerRadius: 1), with: .foreground)
    }
  }
}
