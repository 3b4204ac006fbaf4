import MeniscusUI

/// Where a material reaches, what it is made active by, what a rule of filling leaves out of it, and
/// what it shows over nothing.
///
/// Bars above and below cover the safe area. A tap makes the whole scene's materials inactive, but for
/// the one that says itself what it is.
struct MaterialEdgesScene: View {
  @State private var isActive = true

  var body: some View {
    HStack(spacing: 0) {
      column("All edges", edges: .all)
      column("Bottom", edges: .bottom)
      column("None", edges: [])
    }
    .frame(height: 150)
    .overlay(alignment: .bottom) { line.offset(y: -bar) }
    .overlay(alignment: .top) { line.offset(y: bar) }
    .background { picture(top: 130) }
    .frame(maxHeight: .infinity, alignment: .top)
    .overlay(alignment: .bottom) { states }
    .materialActiveAppearance(isActive ? .automatic : .inactive)
    .onTapGesture { isActive.toggle() }
    .accessibilityIdentifier("board")
  }

  private let bar: CGFloat = 34

  /// Where the safe area ends.
  private var line: some View {
    Rectangle().fill(.primary.opacity(0.35)).frame(height: 0.5)
  }

  /// A part of the landscape by day, whatever the scheme.
  private func picture(top: CGFloat) -> some View {
    LandscapeWindow(top: top).environment(\.colorScheme, .light)
  }

  /// A label on a material, between two bars of the safe area.
  private func column(_ name: String, edges: Edge.Set) -> some View {
    Text(name)
      .font(.footnote).fontWeight(.medium)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.regularMaterial, ignoresSafeAreaEdges: edges)
      .padding(.horizontal, 8)
      .safeAreaPadding(EdgeInsets(top: bar, leading: 0, bottom: bar, trailing: 0))
  }

  /// A strip of the landscape under three sheets that differ by what they say, and one over nothing.
  private var states: some View {
    VStack(spacing: 14) {
      HStack(spacing: 12) {
        sheet("As around", .thinMaterial)
        sheet("Active", Material.thin.materialActiveAppearance(.active))
        sheet("Inactive", Material.thin.materialActiveAppearance(.inactive))
        label("Hollow")
          .background(.thinMaterial, in: Window(), fillStyle: FillStyle(eoFill: true))
      }
      .padding(14)
      .frame(maxWidth: .infinity)
      .background { picture(top: 330) }
      sheet("Over nothing", .thinMaterial).padding(.horizontal, 14)
    }
    .padding(.bottom, 14)
  }

  private func sheet(_ name: String, _ style: some ShapeStyle) -> some View {
    label(name).background(style, in: .rect(cornerRadius: 16))
  }

  private func label(_ name: String) -> some View {
    Text(name)
      .font(.footnote).fontWeight(.medium)
      .frame(maxWidth: .infinity)
      .frame(height: 52)
  }
}

/// A rounded rectangle with another one in it.
nonisolated private struct Window: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addPath(RoundedRectangle(cornerRadius: 16).path(in: rect))
      path.addPath(RoundedRectangle(cornerRadius: 8).path(in: rect.insetBy(dx: 8, dy: 8)))
    }
  }
}
