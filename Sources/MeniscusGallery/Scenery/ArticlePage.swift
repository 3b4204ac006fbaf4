import MeniscusUI

/// A page of a magazine on white paper, with photographs between its columns of text.
struct ArticlePage: View {
  @Environment(\.colorScheme) private var scheme

  private static let opening =
    "The hour before the ferry leaves belongs to nobody. Nets dry along the wall, a radio plays to "
    + "an empty kitchen, and the light comes in so low that every stone has a shadow of its own."
  private static let middle =
    "Marta has painted this harbour for thirty years and says that she has not yet seen it twice. "
    + "She waits for the minute when the water is brighter than the sky, then works quickly, "
    + "because it does not last."
  private static let end =
    "In the garden behind the house, under leaves that nobody cuts, she keeps the pictures that "
    + "went wrong. They are, she thinks, the better ones."

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("TRAVEL").font(.caption).fontWeight(.semibold).foregroundStyle(.pink)
      Text("Where the Light\nComes in Low")
        .font(.system(size: 34, weight: .bold, design: .serif))
        .padding(.top, 6)
      Text("Ines Falk · 6 min read")
        .font(.subheadline).foregroundStyle(.secondary)
        .padding(.top, 8)
      PhotographView(photograph: .sunset).frame(height: 226)
        .padding(.horizontal, -20)
        .padding(.top, 18)
      Text("Evening off the north shore.")
        .font(.caption).foregroundStyle(.secondary)
        .padding(.top, 8)
      paragraph(Self.opening).padding(.top, 16)
      paragraph(Self.middle).padding(.top, 12)
      HStack(spacing: 8) {
        PhotographView(photograph: .leaves)
        PhotographView(photograph: .flower)
      }
      .frame(height: 150)
      .padding(.top, 18)
      paragraph(Self.end).padding(.top, 18)
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background { scheme == .dark ? Color(white: 0.07) : .white }
  }

  private func paragraph(_ text: String) -> some View {
    Text(text).font(.system(size: 17, design: .serif)).lineSpacing(4)
  }
}
