import MeniscusGeometry
import MeniscusUI

/// Sections with headers, of which the first one has a footer.
struct MetricSections: View {
  var isPlain = false
  var hasFooter = true
  var background = Color.pureRed

  var body: some View {
    if isPlain { list.listStyle(.plain) } else { list }
  }

  private var list: some View {
    List {
      Section {
        Text("One").accessibilityIdentifier("one").listRowBackground(background)
        Text("Two").accessibilityIdentifier("two").listRowBackground(background)
      } header: {
        Text("Header").accessibilityIdentifier("header 1")
      } footer: {
        if hasFooter { Text("Footer").accessibilityIdentifier("footer") }
      }
      Section {
        Text("Three").accessibilityIdentifier("three").listRowBackground(background)
      } header: {
        Text("Header").accessibilityIdentifier("header 2")
      }
      Section {
        Text("Four").accessibilityIdentifier("four").listRowBackground(background)
      } header: {
        Text("Header").accessibilityIdentifier("header 3")
      }
    }
  }
}

extension Stage {
  /// The cards of the rows, which have a colour of their own.
  func cards() throws -> [Rect2D] {
    let cards = frame.fills(.pureRed).map(\.bounds)
    guard cards.count >= 3 else { throw MetricMissing("There are not the cards: \(cards)") }
    return cards
  }

  /// The lines between rows.
  var lines: [Rect2D] { frame.fills.map(\.bounds).filter { $0.height < 1 && $0.width > 100 } }
}

extension MetricRule {
  private static func sections(_ probe: MetricProbe, isPlain: Bool = false) -> Stage {
    probe.stage { MetricSections(isPlain: isPlain) }
  }

  static let list: [MetricRule] = [
    MetricRule("list", "inset grouped · card inset from the sides") { probe in
      let card = try sections(probe).cards()[0]
      let sides = [card.minX, probe.width - card.maxX]
      return sides.asOne
    },
    MetricRule("list", "card, inset grouped · inset") { [try sections($0).cards()[0].minX] },
    // Of the rows of a section only the first and the last have round corners.
    MetricRule("list", "inset grouped · corner radius") { probe in
      let stage = probe.stage {
        List { Text("One") }
      }
      let radii = stage.frame.fills(.white).compactMap(\.radii)
      return [try radii.first.found("a card").topLeft]
    },
    MetricRule("list", "· row · height") { [try sections($0).cards()[0].height] },
    // The mean above and below the text, without the line. They differ by a pixel for the line, in whose
    // row the text is in the middle, and by one for rounding.
    MetricRule("list", "· row · layout margins") { probe in
      let stage = probe.stage {
        List {
          ForEach(0..<3, id: \.self) { row in
            Text("\(row)").accessibilityIdentifier("row \(row)")
              .listRowBackground(Color.pureRed)
          }
        }
        .listStyle(.plain)
      }
      let text = try stage.box("row 0")
      let (card, pixel) = (try stage.cards()[0], 1 / probe.setting.scale)
      let above = text.minY - card.minY
      let below = card.maxY - pixel - text.maxY
      return abs(above - below) <= 2 * pixel + 1e-9 ? [(above + below) / 2, text.minX] : [.nan]
    },
    MetricRule("list", "row, plain · height; text x, y") { probe in
      let stage = sections(probe, isPlain: true)
      let (one, two) = (try stage.box("one"), try stage.box("two"))
      return [two.minY - one.minY, one.minX, try one.minY - stage.cards()[0].minY]
    },
    MetricRule("list", "separator · inset in inset grouped") { probe in
      let stage = sections(probe)
      let (lines, cards) = (stage.lines, try stage.cards())
      // Only the first section has two rows.
      guard lines.count == 1 else { throw MetricMissing("There is not one line: \(lines)") }
      let sides = [lines[0].minX - cards[0].minX, cards[0].maxX - lines[0].maxX]
      return sides.asOne
    },
    // Stated in a card 359 wide: from its end on it is the same in ours.
    MetricRule("list", "value text, inset grouped · x of a text") { probe in
      let width = probe.property.number(after: "x of a text ") ?? 0
      let wide = probe.property.number(after: "(card ") ?? 0
      let stage = probe.stage {
        NavigationStack {
          List {
            NavigationLink {
              Text("There")
            } label: {
              LabeledContent("Name") {
                Color.pureGreen.frame(width: CGFloat(width), height: 20)
              }
            }
            .listRowBackground(Color.pureRed)
          }
        }
      }
      let card = try stage.frame.fills(.pureRed).first.found("the card").bounds
      let value = try stage.frame.fills(.pureGreen).first.found("the value").bounds
      return [wide - (card.maxX - value.minX)]
    },
    MetricRule("list", "row insertion and removal · spring stiffness", tolerance: 0.5) { probe in
      let stage = probe.stage(rate: 120) { Removed() }
      let start = try stage.box("last").minY
      let y = try stage.box("first").midY
      stage.press(300, y)
      for step in 1...12 { stage.move(300 - 12 * Double(step), y) }
      stage.release(156, y)
      stage.settle()
      stage.tapLabel("Delete")
      var edges: [Double] = []
      for _ in 0..<20 {
        stage.step()
        edges.append(try stage.box("last").minY)
      }
      stage.settle()
      let rest = try stage.box("last").minY
      let shares = edges.map { ($0 - rest) / (start - rest) }
      let frequency = CriticalSpring.frequency(of: shares[4], and: shares[18], apart: 14.0 / 120)
      return [frequency * frequency, 2 * frequency, 1]
    },
  ]
}

/// Rows that people take away.
private struct Removed: View {
  @State private var rows = [1, 2, 3]

  var body: some View {
    List {
      ForEach(rows, id: \.self) { row in
        Text("Row \(row)").accessibilityIdentifier(row == 1 ? "first" : "row \(row)")
      }
      .onDelete { rows.remove(atOffsets: $0) }
      Text("Last").accessibilityIdentifier("last")
    }
  }
}
