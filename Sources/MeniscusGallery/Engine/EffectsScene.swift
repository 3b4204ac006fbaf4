import MeniscusUI

/// One small picture under every filter and every blend mode; a toggle brings filters in and out.
struct EffectsScene: View {
  @State private var isOn = true

  private static let modes: [(name: String, mode: BlendMode)] = [
    ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay),
    ("darken", .darken), ("lighten", .lighten), ("dodge", .colorDodge), ("burn", .colorBurn),
    ("soft", .softLight), ("hard", .hardLight), ("difference", .difference),
    ("exclusion", .exclusion), ("hue", .hue), ("saturation", .saturation), ("color", .color),
    ("luminosity", .luminosity), ("atop", .sourceAtop), ("over", .destinationOver),
    ("out", .destinationOut), ("darker", .plusDarker), ("lighter", .plusLighter),
  ]

  var body: some View {
    VStack(spacing: 14) {
      VStack(spacing: 10) {
        HStack(spacing: 8) {
          tile("blur") { Sample().blur(radius: isOn ? 3 : 0) }
          tile("brightness") { Sample().brightness(isOn ? 0.25 : 0) }
          tile("contrast") { Sample().contrast(isOn ? 1.8 : 1) }
          tile("saturation") { Sample().saturation(isOn ? 2 : 1) }
          tile("hue") { Sample().hueRotation(.degrees(isOn ? 120 : 0)) }
          tile("grayscale") { Sample().grayscale(isOn ? 1 : 0) }
        }
        HStack(spacing: 8) {
          tile("invert") { Sample().colorInvert() }
          tile("multiply") { Sample().colorMultiply(isOn ? .orange : .white) }
          tile("luminance") {
            Sample().luminanceToAlpha().background(.white, in: .rect(cornerRadius: 10))
          }
          tile("shadow") {
            Sample().scaleEffect(0.8).shadow(radius: isOn ? 4 : 0, y: isOn ? 3 : 0)
          }
          tile("mask") { Sample().mask { Circle().padding(isOn ? 5 : 0) } }
          tile("opacity") { Sample().opacity(isOn ? 0.5 : 1) }
        }
      }
      .animation(.smooth(duration: 0.6), value: isOn)
      Rectangle().fill(.separator).frame(height: 1)
      VStack(spacing: 10) {
        ForEach(0..<3) { row in
          HStack(spacing: 3) {
            ForEach(0..<7) { column in
              let entry = Self.modes[row * 7 + column]
              Tile(name: entry.name) { Blended(mode: entry.mode) }
            }
          }
        }
      }
      Toggle("Filters", isOn: $isOn)
        .accessibilityIdentifier("filters")
    }
    .font(.footnote)
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { Backdrop(light: 0.97, dark: 0.09) }
  }

  private func tile<Content: View>(
    _ name: String, @ViewBuilder content: () -> Content
  ) -> some View {
    Tile(name: name, content: content)
  }
}

/// Something with its name below.
private struct Tile<Content: View>: View {
  let name: String
  let content: Content

  init(name: String, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  var body: some View {
    VStack(spacing: 4) {
      content.frame(width: 46, height: 46)
      Text(name)
        .font(.system(size: 8.5))
        .foregroundStyle(.secondary)
        .lineLimit(1)
        .fixedSize()
        .frame(width: 50)
    }
  }
}

extension EffectsScene {
  /// A small picture of many colours.
  fileprivate struct Sample: View {
    var body: some View {
      ZStack {
        RoundedRectangle(cornerRadius: 10)
          .fill(
            LinearGradient(
              colors: [.cyan, .indigo], startPoint: .top, endPoint: .bottom))
        Circle().fill(.yellow).frame(width: 16, height: 16).offset(x: 8, y: -9)
        Capsule().fill(.pink).frame(width: 28, height: 9).offset(x: -4, y: 8)
      }
      .frame(width: 46, height: 46)
    }
  }
}

/// A gradient with a band of colours blended over it.
private struct Blended: View {
  let mode: BlendMode

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 10)
        .fill(
          LinearGradient(
            colors: [.yellow, .red, .blue], startPoint: .leading, endPoint: .trailing)
        )
        .frame(width: 46, height: 34)
      RoundedRectangle(cornerRadius: 8)
        .fill(LinearGradient(colors: [.mint, .purple], startPoint: .top, endPoint: .bottom))
        .frame(width: 26, height: 46)
        .blendMode(mode)
    }
    .compositingGroup()
  }
}
