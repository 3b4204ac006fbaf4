import MeniscusUI

/// One picture by every interpolation, stretched, tiled, in parts and as a template.
struct PictureScene: View {
  @State private var isLarge = false

  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 12) {
        column("none", .none)
        column("low", .low)
        column("medium", .medium)
        column("high", .high)
      }
      HStack(spacing: 12) {
        captioned("own size") { Image("landscape").frame(width: 64, height: 64) }
        captioned("tile") {
          Image("landscape").resizable(resizingMode: .tile).frame(width: 64, height: 64)
        }
        captioned("insets") {
          Image("landscape")
            .resizable(capInsets: EdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6))
            .frame(width: 64, height: 40)
            .frame(height: 64)
        }
        captioned("template") {
          Image("landscape").renderingMode(.template).resizable()
            .foregroundStyle(.tint).frame(width: 48, height: 48)
            .frame(width: 64, height: 64)
        }
      }
      HStack(spacing: 12) {
        captioned("fit") {
          Image("landscape").resizable().aspectRatio(contentMode: .fit)
            .frame(width: 64, height: isLarge ? 64 : 32).frame(height: 64)
        }
        captioned("fill") {
          Image("landscape").resizable().aspectRatio(contentMode: .fill)
            .frame(width: 64, height: 32).clipped().frame(height: 64)
        }
        captioned("small") {
          Image("landscape").resizable().frame(width: 9, height: 9)
            .frame(width: 64, height: 64)
        }
        captioned("paint") {
          Circle().fill(.image(Image("landscape"), scale: 0.75)).frame(width: 64, height: 64)
        }
      }
      Toggle("Large", isOn: $isLarge.animation(.snappy))
        .accessibilityIdentifier("large")
    }
    .font(.footnote)
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { Backdrop(light: 0.97, dark: 0.09) }
  }

  private func column(_ name: String, _ interpolation: Image.Interpolation) -> some View {
    captioned(name) {
      Image("landscape").interpolation(interpolation).resizable()
        .frame(width: isLarge ? 64 : 48, height: isLarge ? 64 : 48)
        .frame(width: 64, height: 64)
    }
  }

  private func captioned<Content: View>(
    _ name: String, @ViewBuilder content: () -> Content
  ) -> some View {
    VStack(spacing: 4) {
      content()
      Text(name).font(.caption2).foregroundStyle(.secondary)
    }
  }
}
