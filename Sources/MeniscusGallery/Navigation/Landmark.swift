import MeniscusUI

/// A place that people go to see.
struct Landmark: Identifiable, Hashable {
  let id: Int
  let name: String
  let region: String
  let symbol: String
  /// How far the landscape is moved up for its picture, in points.
  let top: CGFloat

  static let all: [Landmark] = [
    Landmark(id: 0, name: "Silver Salmon Creek", region: "Alaska", symbol: "drop.fill", top: 420),
    Landmark(id: 1, name: "Turtle Rock", region: "California", symbol: "mountain.2.fill", top: 240),
    Landmark(id: 2, name: "Hidden Lake", region: "Montana", symbol: "drop.fill", top: 380),
    Landmark(id: 3, name: "Chilkoot Trail", region: "Alaska", symbol: "figure.walk", top: 300),
    Landmark(id: 4, name: "Twin Lake", region: "Alaska", symbol: "drop.fill", top: 350),
    Landmark(id: 5, name: "Charley Rivers", region: "Alaska", symbol: "leaf.fill", top: 200),
    Landmark(id: 6, name: "Rainbow Lake", region: "Utah", symbol: "sun.max.fill", top: 260),
    Landmark(id: 7, name: "Icy Bay", region: "Alaska", symbol: "snowflake", top: 440),
    Landmark(id: 8, name: "Lake McDonald", region: "Montana", symbol: "drop.fill", top: 320),
    Landmark(id: 9, name: "St. Mary Lake", region: "Montana", symbol: "cloud.fill", top: 120),
    Landmark(id: 10, name: "Lake Umbagog", region: "Maine", symbol: "drop.fill", top: 280),
    Landmark(id: 11, name: "Heron Marsh", region: "Florida", symbol: "leaf.fill", top: 360),
    Landmark(id: 12, name: "Cedar Ridge", region: "Oregon", symbol: "mountain.2.fill", top: 210),
    Landmark(id: 13, name: "Quiet Cove", region: "Washington", symbol: "drop.fill", top: 400),
  ]
}

/// A landmark in a list.
struct LandmarkRow: View {
  let landmark: Landmark
  var isFavorite = false

  var body: some View {
    HStack(spacing: 14) {
      LandmarkPicture(landmark: landmark).frame(width: 56, height: 56)
        .clipShape(RoundedRectangle(cornerRadius: 14))
      VStack(alignment: .leading, spacing: 2) {
        Text(landmark.name).font(.headline)
        Text(landmark.region).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      if isFavorite { Image(systemName: "star.fill").foregroundStyle(.yellow) }
      Image(systemName: "chevron.forward").font(.footnote.weight(.semibold))
        .foregroundStyle(.tertiary)
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 10)
    .contentShape(Rectangle())
  }
}
