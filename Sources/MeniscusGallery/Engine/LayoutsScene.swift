import MeniscusUI

/// Layouts of one's own and layouts that change: a row that becomes a column, tags that flow,
/// a choice of what fits, a bar that covers the safe area.
struct LayoutsScene: View {
  @State private var isColumn = false
  @State private var isNarrow = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 18) {
        swatches
        Tags(gap: 8) {
          ForEach(Self.tags, id: \.self) { Tag(text: $0) }
        }
        .frame(width: isNarrow ? 190 : nil, alignment: .leading)
        fitting
      }
      .padding(20)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .safeAreaInset(edge: .bottom, spacing: 0) { bar }
    .background { Backdrop(light: 0.97, dark: 0.07).ignoresSafeArea() }
  }

  private static let tags = [
    "Espresso", "Flat White", "Cold Brew", "Cortado", "V60", "AeroPress", "Ristretto",
  ]

  private var swatches: some View {
    let layout =
      isColumn
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 6))
      : AnyLayout(HStackLayout(spacing: 10))
    return layout {
      ForEach(0..<4) { index in
        RoundedRectangle(cornerRadius: 8)
          .fill(Color(hue: 0.05 + Double(index) * 0.035, saturation: 0.75, brightness: 0.95))
          .frame(width: isColumn ? 60 + CGFloat(index) * 50 : 60, height: isColumn ? 18 : 48)
      }
    }
    .frame(height: 90, alignment: .top)
  }

  private var fitting: some View {
    ViewThatFits(in: .horizontal) {
      Label("Twelve coffees this week", systemImage: "cup.and.saucer.fill").frame(width: 240)
      Label("Twelve", systemImage: "cup.and.saucer.fill")
    }
    .font(.callout)
    .foregroundStyle(.secondary)
    .frame(width: isNarrow ? 190 : 260, alignment: .leading)
  }

  private var bar: some View {
    VStack(spacing: 0) {
      Divider()
      HStack {
        Button("Arrange") { withAnimation(.snappy) { isColumn.toggle() } }
          .accessibilityIdentifier("arrange")
        Spacer()
        Button("Narrow") { withAnimation(.smooth) { isNarrow.toggle() } }
          .accessibilityIdentifier("narrow")
      }
      .padding(.horizontal, 20)
      .frame(height: 50)
    }
    .background { Backdrop(light: 1, dark: 0.12) }
  }
}

/// A word in a capsule.
private struct Tag: View {
  let text: String

  var body: some View {
    Text(text)
      .font(.footnote)
      .padding(.horizontal, 10)
      .padding(.vertical, 5)
      .background(Color.orange.opacity(0.18), in: Capsule())
  }
}

/// Views in lines that break where the width ends.
private struct Tags: Layout {
  var gap: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    flow(subviews, in: proposal.width ?? .infinity).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (view, point) in zip(subviews, flow(subviews, in: bounds.width).points) {
      view.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
    }
  }

  private func flow(
    _ views: Subviews, in width: CGFloat
  ) -> (size: CGSize, points: [CGPoint]) {
    var points: [CGPoint] = []
    var (x, y, line, widest) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    for view in views {
      let size = view.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width { (x, y, line) = (0, y + line + gap, 0) }
      points.append(CGPoint(x: x, y: y))
      x += size.width + gap
      line = max(line, size.height)
      widest = max(widest, x - gap)
    }
    return (CGSize(width: widest, height: y + line), points)
  }
}
