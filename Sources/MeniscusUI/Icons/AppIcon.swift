/// An app's icon, made of layers that the system turns to glass in one of six appearances.
///
/// SwiftUI has no such view: the system draws icons from what Icon Composer writes. Source of what
/// it does: Apple, Adopting Liquid Glass, App icons; how strong each effect is is ours.
nonisolated public struct AppIcon: View {
  private let name: String
  private let background: Color?
  private let groups: [AppIconGroup]
  private let mask: AppIconMask
  private let side: Double
  private let appearance: AppIconAppearance
  private let tint: Color
  @Environment(\.self) private var environment

  /// Makes an icon.
  ///
  /// - Parameters:
  ///   - name: what is told of it.
  ///   - background: nil for an icon of an irregular shape, behind which the system lays a ground.
  ///   - groups: from the back to the front; those beyond ``AppIconGroup/limit`` are left out.
  ///   - side: the width and height in points.
  ///   - tint: the colour of the tinted appearances.
  public init(
    _ name: String, background: Color? = nil, groups: [AppIconGroup],
    mask: AppIconMask = .roundedRectangle, side: CGFloat = 60,
    appearance: AppIconAppearance = .standard, tint: Color = .blue
  ) {
    self.name = name
    self.background = background
    self.groups = Array(groups.prefix(AppIconGroup.limit))
    self.mask = mask
    self.side = side.isFinite ? max(Double(side), 0) : 0
    self.appearance = appearance
    self.tint = tint
  }

  /// The icon.
  @MainActor public var body: some View {
    let shape = mask.shape(side: side)
    return ZStack {
      ForEach(Array(groups.enumerated()), id: \.offset) { face(of: $0.element) }
    }
    .frame(width: CGFloat(side), height: CGFloat(side))
    .clipShape(shape)
    .background {
      AppIconGround(background: background, appearance: appearance, tint: tint, shape: shape)
    }
    .overlay { rim(of: shape) }
    .environment(\.colorScheme, appearance.scheme)
    // Icons are pictures: they are not mirrored.
    .environment(\.layoutDirection, .leftToRight)
    .modified(by: AppIconModifier(groups: groups, mask: mask, side: side))
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(name)
    .accessibilityAddTraits(.isImage)
  }

  @MainActor @ViewBuilder private func face(of group: AppIconGroup) -> some View {
    let ink = AppIconInk(groups, appearance: appearance, tint: tint, environment: environment)
    if group.isGlass {
      // One piece of glass, whatever lies around the icon or beneath it.
      GlassEffectContainer(spacing: 0) {
        layers(of: group) { layer in
          let tint = ink.color(of: layer).opacity(group.tintOpacity(of: layer))
          Color.clear.glassEffect(.clear.tint(tint), in: layer.shape)
        }
      }
      .modified(by: GlassPlaneModifier())
    } else {
      layers(of: group) { $0.shape.fill(ink.color(of: $0).opacity($0.opacity)) }
    }
  }

  @MainActor private func layers<Face: View>(
    of group: AppIconGroup, @ViewBuilder face: @escaping (AppIconLayer) -> Face
  ) -> some View {
    ZStack {
      ForEach(Array(group.layers.enumerated()), id: \.offset) { face($0.element) }
    }
  }

  /// The light that the edge catches from above, and a little of it from below.
  private func rim(of shape: AnyShape) -> some View {
    let light = LinearGradient(
      colors: [.white.opacity(0.55), .white.opacity(0.05), .white.opacity(0.3)],
      startPoint: .topLeading, endPoint: .bottomTrailing)
    return shape.stroke(light, lineWidth: CGFloat(max(side / 48, 1)))
      .clipShape(shape)
      .allowsHitTesting(false)
  }
}
