import MeniscusUI

/// Every style that a shape can be filled with; a toggle changes the tint and the gradients' ends.
struct ShapeStylesScene: View {
  @State private var isWarm = false

  private static let colors: [Color] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
  ]

  private var pair: [Color] { isWarm ? [.yellow, .pink] : [.mint, .blue] }

  /// A net whose middle lies off the centre.
  private var mesh: MeshGradient {
    let (low, high) = (pair[0], pair[1])
    return MeshGradient(
      width: 3, height: 3,
      points: [
        [0, 0], [0.5, 0], [1, 0], [0, 0.5], isWarm ? [0.7, 0.6] : [0.3, 0.4], [1, 0.5], [0, 1],
        [0.5, 1], [1, 1],
      ],
      colors: [low, .indigo, high, .purple, .white, low, high, .teal, .indigo])
  }

  /// Styles of several types in one list.
  private var kinds: [AnyShapeStyle] {
    [
      AnyShapeStyle(.tint),
      AnyShapeStyle(LinearGradient(colors: pair, startPoint: .top, endPoint: .bottom)),
      AnyShapeStyle(.orange),
    ]
  }

  var body: some View {
    VStack(spacing: 14) {
      HStack(spacing: 6) {
        ForEach(Self.colors.indices, id: \.self) { index in
          Circle().fill(Self.colors[index]).frame(width: 22, height: 22)
        }
      }
      HStack(spacing: 10) {
        swatch(
          "linear",
          LinearGradient(colors: pair, startPoint: .topLeading, endPoint: .bottomTrailing))
        swatch(
          "radial",
          RadialGradient(colors: pair, center: .topLeading, startRadius: 4, endRadius: 66))
        swatch("angular", AngularGradient(colors: pair + [pair[0]], center: .center))
        swatch("elliptical", EllipticalGradient(colors: pair))
        swatch("gradient", Color.indigo.gradient)
      }
      HStack(spacing: 10) {
        swatch("primary", .primary)
        swatch("secondary", .secondary)
        swatch("tertiary", .tertiary)
        swatch("quaternary", .quaternary)
        swatch("quinary", .quinary)
      }
      HStack(spacing: 10) {
        swatch("tint", .tint)
        swatch("2nd of tint", TintShapeStyle().secondary)
        swatch("fill", .fill)
        swatch("3rd of fill", FillShapeStyle().tertiary)
        swatch("image", .image(Image("landscape")))
      }
      HStack(spacing: 10) {
        swatch("separator", .separator)
        swatch("link", .link)
        swatch("placeholder", .placeholder)
        swatch("drop", Color.orange.shadow(.drop(radius: 3, y: 2)))
        swatch("inner", Color.orange.shadow(.inner(radius: 4, y: 3)))
      }
      HStack(spacing: 10) {
        swatch("mesh", mesh)
        swatch("selection", .selection)
        captioned("any") {
          HStack(spacing: 2) {
            ForEach(kinds.indices, id: \.self) { Capsule().fill(kinds[$0]) }
          }
          .frame(width: 56, height: 40)
        }
        swatch("2nd of orange", Color.orange.secondary)
        swatch(
          "image, part",
          .image(
            Image("landscape"), sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 0.6),
            scale: 1.5))
      }
      HStack(spacing: 10) {
        line("dash", StrokeStyle(lineWidth: 4, dash: [8, 5]))
        line("dots", StrokeStyle(lineWidth: 5, lineCap: .round, dash: [0.01, 9]))
        captioned("trim") {
          Circle().trim(from: 0, to: isWarm ? 0.9 : 0.6)
            .stroke(.tint, style: StrokeStyle(lineWidth: 5, lineCap: .round)).padding(3)
            .frame(width: 40, height: 40)
        }
        captioned("turn") {
          Rectangle().rotation(.degrees(isWarm ? 45 : 20)).scale(0.7).fill(.purple)
            .frame(width: 40, height: 40)
        }
        captioned("border") {
          Color.clear.frame(width: 40, height: 40).border(.tint, width: 3)
        }
      }
      Toggle("Warm", isOn: $isWarm.animation(.easeInOut(duration: 0.5)))
        .accessibilityIdentifier("warm")
    }
    .font(.footnote)
    .padding(20)
    .tint(isWarm ? .orange : .blue)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { Backdrop(light: 0.97, dark: 0.09) }
  }

  private func swatch<Style: ShapeStyle>(_ name: String, _ style: Style) -> some View {
    captioned(name) {
      RoundedRectangle(cornerRadius: 10).fill(style).frame(width: 56, height: 40)
    }
  }

  private func line(_ name: String, _ style: StrokeStyle) -> some View {
    captioned(name) {
      RoundedRectangle(cornerRadius: 10).strokeBorder(.tint, style: style)
        .frame(width: 56, height: 40)
    }
  }

  private func captioned<Content: View>(
    _ name: String, @ViewBuilder content: () -> Content
  ) -> some View {
    VStack(spacing: 4) {
      content()
      Text(name).font(.system(size: 9)).foregroundStyle(.secondary).lineLimit(1)
        .fixedSize().frame(width: 56)
    }
  }
}
