import MeniscusUI

/// The picture of a landmark, as wide as there is room: a part of the landscape, at its own hour.
struct LandmarkPicture: View {
  let landmark: Landmark

  /// The extent that the landscape is drawn for, in points.
  private static let extent = CGSize(width: 430, height: 844)

  var body: some View {
    GeometryReader { proxy in
      let scale = max(proxy.size.width / Self.extent.width, proxy.size.height / 420)
      Landscape(isDusk: landmark.id.isMultiple(of: 3))
        .frame(width: Self.extent.width, height: Self.extent.height)
        .scaleEffect(scale, anchor: .topLeading)
        .offset(
          x: (proxy.size.width - Self.extent.width * scale) / 2, y: -landmark.top * scale)
    }
    .clipped()
    .accessibilityElement()
    .accessibilityLabel("Picture of \(landmark.name)")
  }
}

/// A landmark on a card, for shelves.
struct LandmarkCard: View {
  let landmark: Landmark

  var body: some View {
    LandmarkPicture(landmark: landmark)
      .frame(width: 150, height: 110)
      .overlay(alignment: .bottomLeading) { landmark.caption }
      .clipShape(.rect(cornerRadius: 18))
  }
}

extension Landmark {
  /// The name along the lower edge of a picture.
  @MainActor var caption: some View {
    Text(name).font(.footnote.weight(.semibold)).foregroundStyle(.white)
      .lineLimit(1)
      .padding(10)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background {
        LinearGradient(
          colors: [.black.opacity(0), .black.opacity(0.55)], startPoint: .top, endPoint: .bottom)
      }
  }
}
