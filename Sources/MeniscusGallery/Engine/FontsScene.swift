import MeniscusUI

/// A departure board in a font that the scene brings; a tap announces the next train.
struct FontsScene: View {
  @State private var next = 0

  private static let trains: [(time: String, platform: String, name: String)] = [
    ("12:45", "4", "MARLOW"), ("13:07", "12", "DOVER"), ("13:30", "6", "FALKE"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      board
      VStack(alignment: .leading, spacing: 6) {
        Text("UPDATED 12:40").font(.custom("Dots", size: 16, relativeTo: .body))
        Text("Dots that follow the size of text, from a font of the scene's own")
          .font(.footnote).foregroundStyle(.secondary)
      }
      .padding(.horizontal, 4)
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background { Backdrop(light: 0.95, dark: 0) }
  }

  private var board: some View {
    let train = Self.trains[next]
    return VStack(alignment: .leading, spacing: 10) {
      HStack(alignment: .firstTextBaseline) {
        Text(train.time).font(.custom("Dots", fixedSize: 44)).layoutPriority(1)
        Spacer()
        (Text("PLATFORM ").font(.caption2).kerning(1).foregroundStyle(.gray)
          + Text(train.platform).font(.custom("Dots", fixedSize: 24)))
          .lineLimit(1)
          .minimumScaleFactor(0.5)
      }
      Text(train.name).font(.custom("Dots", fixedSize: 30))
    }
    .foregroundStyle(.orange)
    .padding(18)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background { Color(white: 0.08) }
    .clipShape(RoundedRectangle(cornerRadius: 18))
    .onTapGesture { next = (next + 1) % Self.trains.count }
    .accessibilityIdentifier("board")
  }
}
