import MeniscusUI

/// One paragraph of several styles; buttons change its alignment, how it is cut and its tracking.
struct TextScene: View {
  @State private var alignment = 0
  @State private var cut = 0
  @State private var isLoose = false

  private static let alignments: [(name: String, value: TextAlignment)] = [
    ("Leading", .leading), ("Centre", .center), ("Trailing", .trailing),
  ]

  private static let cuts: [(name: String, lines: Int?, mode: Text.TruncationMode)] = [
    ("Whole", nil, .tail), ("Tail", 2, .tail), ("Middle", 2, .middle), ("Head", 2, .head),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Panel { paragraph }
      Panel { styles }
      HStack(spacing: 8) {
        Choice(name: Self.alignments[alignment].name, identifier: "alignment") {
          alignment = (alignment + 1) % Self.alignments.count
        }
        Choice(name: Self.cuts[cut].name, identifier: "cut") {
          cut = (cut + 1) % Self.cuts.count
        }
        Choice(name: isLoose ? "Loose" : "Natural", identifier: "tracking") {
          isLoose.toggle()
        }
      }
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background { Backdrop(light: 0.95, dark: 0) }
  }

  private var paragraph: some View {
    let story =
      Text("Surface tension ").font(.title3).bold()
      + Text("pulls a liquid up the wall of a ")
      + Text("narrow").italic()
      + Text(" glass. The curve at its edge is the ")
      + Text("meniscus").bold().foregroundStyle(.blue).underline()
      + Text(", read at its ")
      + Text("highest").strikethrough(color: .red).foregroundStyle(.secondary)
      + Text(" lowest point: 24.5 cm")
      + Text("3").font(.caption2).baselineOffset(6)
      + Text(".")
    return
      story
      .tracking(isLoose ? 1.2 : 0)
      .lineLimit(Self.cuts[cut].lines)
      .truncationMode(Self.cuts[cut].mode)
      .multilineTextAlignment(Self.alignments[alignment].value)
      .frame(maxWidth: .infinity, minHeight: 130, alignment: frameAlignment)
  }

  private var frameAlignment: Alignment {
    switch Self.alignments[alignment].value {
    case .leading: .topLeading
    case .center: .top
    case .trailing: .topTrailing
    }
  }

  private var styles: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Light italic, 17 points").fontWeight(.light).italic()
      Text("Heavy italic, 17 points").fontWeight(.heavy).italic()
      Text("0x3F + 0xA0 = 223 mm").monospaced()
      Text("capitals, spread").font(.footnote).textCase(.uppercase).kerning(2)
        .foregroundStyle(.secondary)
      Text("A headline that is made smaller until it fits")
        .font(.title2).bold().lineLimit(1).minimumScaleFactor(0.5)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A card.
private struct Panel<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    content
      .padding(14)
      .background { Backdrop(light: 1, dark: 0.11) }
      .clipShape(RoundedRectangle(cornerRadius: 18))
  }
}

/// A button that shows what is chosen and chooses the next.
private struct Choice: View {
  let name: String
  let identifier: String
  let action: @MainActor () -> Void

  var body: some View {
    Text(name)
      .font(.subheadline.weight(.medium))
      .frame(maxWidth: .infinity)
      .frame(height: 36)
      .background { Backdrop(light: 1, dark: 0.16) }
      .clipShape(Capsule())
      .onTapGesture { action() }
      .accessibilityIdentifier(identifier)
  }
}
