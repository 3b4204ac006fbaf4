import MeniscusUI

/// One icon in the six appearances, as a circle, and of an irregular shape.
struct IconsScene: View {
  @State private var isWarm = false

  var body: some View {
    ZStack {
      LandscapeWindow(top: 190)
      VStack(spacing: 18) {
        Grid(horizontalSpacing: 24, verticalSpacing: 16) {
          GridRow {
            look("Default", .standard)
            look("Clear light", .clearLight)
            look("Tinted light", .tintedLight)
          }
          GridRow {
            look("Dark", .dark)
            look("Clear dark", .clearDark)
            look("Tinted dark", .tintedDark)
          }
          GridRow {
            named("Watch") { drops(.standard, background: .teal, mask: .circle) }
            named("Irregular") { drops(.standard, background: nil) }
            named("Flat") {
              AppIcon(
                "Flat", background: .indigo, groups: [AppIconGroup(Drop.layers, isGlass: false)],
                side: 72)
            }
          }
        }
        Toggle("Warm tint", isOn: $isWarm)
          .padding(.horizontal, 16).padding(.vertical, 8)
          .glassEffect()
          .padding(.horizontal, 24)
          .accessibilityIdentifier("warm")
      }
    }
  }

  private func look(_ name: String, _ appearance: AppIconAppearance) -> some View {
    named(name) { drops(appearance, background: .teal) }
  }

  private func drops(
    _ appearance: AppIconAppearance, background: Color?, mask: AppIconMask = .roundedRectangle
  ) -> some View {
    AppIcon(
      appearance.rawValue, background: background, groups: Drop.groups, mask: mask, side: 72,
      appearance: appearance, tint: isWarm ? .orange : .blue)
  }

  private func named<Icon: View>(_ name: String, @ViewBuilder icon: () -> Icon) -> some View {
    VStack(spacing: 5) {
      icon()
      Text(name).font(.caption2.weight(.medium)).foregroundStyle(.white)
        .shadow(color: .black.opacity(0.7), radius: 3)
        .accessibilityHidden(true)
    }
    .frame(width: 88)
  }
}

/// A disc in a square, at a place and of a size given as shares of the square.
private nonisolated struct Drop: Shape {
  let x: Double
  let y: Double
  let size: Double

  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height) * size
    return Circle().path(
      in: CGRect(
        x: rect.minX + rect.width * x - side / 2, y: rect.minY + rect.height * y - side / 2,
        width: side, height: side))
  }

  static let groups = [
    AppIconGroup([AppIconLayer(Drop(x: 0.62, y: 0.6, size: 0.56), fill: .indigo)]),
    AppIconGroup(
      [
        AppIconLayer(Drop(x: 0.38, y: 0.46, size: 0.46), fill: .white),
        AppIconLayer(Drop(x: 0.46, y: 0.78, size: 0.2), fill: .yellow),
      ], translucency: 0.3),
  ]

  static let layers = [
    AppIconLayer(Drop(x: 0.62, y: 0.6, size: 0.56), fill: .cyan, opacity: 0.7),
    AppIconLayer(Drop(x: 0.38, y: 0.46, size: 0.46), fill: .white, opacity: 0.8),
  ]
}
