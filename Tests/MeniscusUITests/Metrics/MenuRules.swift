import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI

/// What the rows of a menu have.
private enum MenuKind {
  case plain, checked, pictured, sectioned, nested, headed
}

/// A menu with rows of one kind, each beside one that fills its line.
private struct MenuHost: View {
  let kind: MenuKind

  var body: some View {
    Menu {
      switch kind {
      case .plain: EmptyView()
      case .checked: Toggle("On", isOn: .constant(true)).accessibilityIdentifier("other")
      case .pictured: Button("Share", systemImage: "square.and.arrow.up") {}
      case .sectioned: Section { Button("Other") {}.accessibilityIdentifier("other") }
      case .nested: Menu("More") { Button("Inner") {} }.accessibilityIdentifier("other")
      case .headed: Section("Header") { Button("Other") {}.accessibilityIdentifier("other") }
      }
      Button {
      } label: {
        Text("Rename").frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityIdentifier("text")
      }
      .accessibilityIdentifier("row")
    } label: {
      Text("Menu").frame(width: 100, height: 44)
    }
    .position(x: 90, y: 142)
  }
}

/// A bar item of which a card comes.
private struct PopoverHost: View {
  var body: some View {
    NavigationStack {
      Color.white.toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Add", systemImage: "plus") {}
            .popover(isPresented: .constant(true)) {
              Color.pureRed.frame(width: 300, height: 200).accessibilityIdentifier("card")
            }
        }
      }
    }
  }
}

extension MetricRule {
  private static func open(
    _ probe: MetricProbe, _ kind: MenuKind = .plain
  ) throws -> (Stage, platter: Rect2D) {
    let stage = probe.stage { MenuHost(kind: kind) }
    stage.tapLabel("Menu")
    stage.settle()
    return (stage, try stage.frame.glass.last.found("the platter").box)
  }

  /// How far in the text of a row begins.
  private static func inset(_ probe: MetricProbe, _ kind: MenuKind) throws -> Double {
    let (stage, platter) = try open(probe, kind)
    return try stage.box("text").minX - platter.minX
  }

  /// The middle of the symbol in the row that is not text.
  private static func symbol(_ stage: Stage, isLeading: Bool) throws -> Double {
    let row = try stage.box("other")
    let list = stage.frame.displayList
    let boxes = list.operations.compactMap { operation -> Rect2D? in
      guard case .glyphs = operation.action, let box = list.bounds(of: operation) else {
        return nil
      }
      return row.contains(box.center) ? box : nil
    }.sorted { $0.midX < $1.midX }
    return try (isLeading ? boxes.first : boxes.last).found("the symbol").midX
  }

  static let menu: [MetricRule] = [
    MetricRule("menu", "platter · width") { [try open($0).platter.width] },
    MetricRule("menu", "platter · padding above and below") { probe in
      let (stage, platter) = try open(probe)
      let row = try stage.box("row")
      let sides = [row.minY - platter.minY, platter.maxY - row.maxY]
      return sides.asOne
    },
    MetricRule("menu", "row · height, one line") { [try open($0).0.box("row").height] },
    MetricRule("menu", "row · top of the text") { probe in
      let stage = try open(probe).0
      return [try stage.box("text").minY - stage.box("row").minY]
    },
    MetricRule("menu", "row · text inset leading / trailing") { probe in
      let (stage, platter) = try open(probe)
      let text = try stage.box("text")
      return [text.minX - platter.minX, platter.maxX - text.maxX]
    },
    MetricRule("menu", "row · text inset leading where any row has a check") {
      [try inset($0, .checked)]
    },
    MetricRule("menu", "row · text inset leading where rows have images") {
      [try inset($0, .pictured)]
    },
    MetricRule("menu", "row · centre of the check") { probe in
      let (stage, platter) = try open(probe, .checked)
      return [try symbol(stage, isLeading: true) - platter.minX]
    },
    MetricRule("menu", "row · centre of the submenu chevron") { probe in
      let (stage, platter) = try open(probe, .nested)
      return [try platter.maxX - symbol(stage, isLeading: false)]
    },
    MetricRule("menu", "sections · gap") { probe in
      let stage = try open(probe, .sectioned).0
      return [try stage.box("row").minY - stage.box("other").maxY]
    },
    MetricRule("menu", "title header · height; top of the text") { probe in
      let (stage, platter) = try open(probe, .headed)
      // The header begins below the padding.
      let top = platter.minY + 10
      return [try stage.box("other").minY - top, try stage.told("Header").minY - top]
    },
    MetricRule("popover", "trailing inset; y below the safe area") { probe in
      let card = try probe.stage { PopoverHost() }.box("card")
      return [probe.width - card.maxX, card.minY - 32]
    },
  ]
}
