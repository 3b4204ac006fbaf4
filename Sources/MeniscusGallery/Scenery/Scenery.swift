import MeniscusUI

/// A part of the landscape, as rich as glass wants what it lies over.
struct LandscapeWindow: View {
  /// How far the landscape is moved up, in points.
  var top: CGFloat = 250

  var body: some View {
    Color.clear
      .overlay(alignment: .top) {
        Landscape().frame(width: 430, height: 844).offset(y: -top)
      }
      .clipped()
  }
}

/// A page of running text, for glass to lie over.
struct TextPage: View {
  private static let paragraphs = [
    "Light that meets the rim of a lens is bent towards its middle. What lies behind is seen from "
      + "the side, folded over, a thin bright line along the edge.",
    "A drop that nears another does not wait to be touched: the surface between them rises, a neck "
      + "forms, and the two are one.",
    "Pull them apart and the neck thins until it breaks; each half falls back into its own round "
      + "shape, and nothing tells that they were ever joined.",
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("On drops").font(.title2).bold()
      ForEach(Self.paragraphs, id: \.self) { paragraph in
        Text(paragraph)
      }
    }
    .font(.footnote)
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background { Backdrop(light: 0.99, dark: 0.07) }
  }
}
