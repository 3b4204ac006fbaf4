import MeniscusGeometry
import MeniscusUI

/// Tabs whose icons and titles are found again; the first one has a badge.
private struct Tabs: View {
  let count: Int

  var body: some View {
    TabView {
      tab(0)
      tab(1)
      if count > 2 { tab(2) }
      if count > 3 { tab(3) }
      if count > 4 { tab(4) }
    }
  }

  private func tab(_ index: Int) -> some TabContent<Never> {
    Tab {
      Color.white.accessibilityIdentifier("content\(index)")
    } label: {
      Label {
        Text("Tab\(index)").accessibilityIdentifier("title\(index)")
      } icon: {
        Color.pureGreen
      }
    }
    .badge(index == 0 ? 3 : 0)
  }
}

/// A bar of tabs as it is shown.
@MainActor
private struct ShownTabs {
  let stage: Stage
  let platter: Rect2D
  /// What the tabs are pressed on.
  let items: [Rect2D]
  /// The lower edge of the content, and its upper one.
  let content: Rect2D

  init(_ probe: MetricProbe) throws {
    let text = probe.property + " " + probe.record.context
    let count = Int(text.number(before: " items") ?? 3)
    stage = probe.stage { Tabs(count: count) }
    platter = try stage.frame.glassBoxes.first.found("the platter")
    let stage = stage
    items = try (0..<count).map { try stage.told("Tab\($0)") }
    content = try stage.box("content0")
  }

  /// The bar at the bottom, down to the edge of the screen.
  func bar(of probe: MetricProbe) -> Rect2D {
    Rect2D(x: 0, y: content.maxY, width: probe.width, height: probe.height - content.maxY)
  }

  /// The icon of the first tab.
  func icon() throws -> Rect2D {
    try stage.frame.fills(.pureGreen).first.found("the icon").bounds
  }

  /// The face of the badge of the first tab.
  func badge() throws -> Rect2D {
    // It is the one that is as high as wide, and neither an icon nor a screen.
    let fills = stage.frame.fills.filter { $0.color != .pureGreen && $0.bounds.height <= 24 }
    return try fills.first { abs($0.bounds.width - $0.bounds.height) < 0.01 }
      .found("the badge").bounds
  }
}

extension MetricRule {
  static let tabBar: [MetricRule] = [
    MetricRule("tab bar", "· bar · height and safe area at the bottom") { probe in
      [try ShownTabs(probe).bar(of: probe).height]
    },
    MetricRule("tab bar", "· bar · frame, at the top") { probe in
      let tabs = try ShownTabs(probe)
      let bottom = tabs.content.minY
      return [
        tabs.content.minX, tabs.platter.minY, tabs.content.width, bottom - tabs.platter.minY,
      ]
    },
    MetricRule("tab bar", "· platter · height") { [try ShownTabs($0).platter.height] },
    MetricRule("tab bar", "· platter · frame in the bar") { probe in
      let tabs = try ShownTabs(probe)
      return tabs.platter.metrics(in: tabs.bar(of: probe))
    },
    MetricRule("tab bar", "· platter · distance to the bottom") { probe in
      [try probe.height - ShownTabs(probe).platter.maxY]
    },
    MetricRule("tab bar", "· item · width") { [try ShownTabs($0).items[0].width] },
    MetricRule("tab bar", "· item · pitch") { probe in
      let items = try ShownTabs(probe).items
      return [items[1].minX - items[0].minX]
    },
    MetricRule("tab bar", "· item · x of the first in the platter") { probe in
      let tabs = try ShownTabs(probe)
      return [tabs.items[0].minX - tabs.platter.minX]
    },
    MetricRule("tab bar", "· selection · size") { probe in
      let tabs = try ShownTabs(probe)
      let choice = try tabs.stage.frame.fills.last {
        tabs.platter.contains($0.bounds.center) && $0.bounds.height > 40
          && $0.bounds.width < tabs.platter.width
      }.found("the selection").bounds
      return [choice.width, choice.height]
    },
    MetricRule("tab bar", "· item · icon box and y") { probe in
      let tabs = try ShownTabs(probe)
      let icon = try tabs.icon()
      return [icon.width, icon.height, icon.minY - tabs.items[0].minY]
    },
    MetricRule("tab bar", "· item · title y, height, size") { probe in
      let tabs = try ShownTabs(probe)
      let title = try tabs.stage.box("title1")
      return [title.minY - tabs.items[1].minY, title.height] + tabs.stage.fontSizes(in: title)
    },
    MetricRule("tab bar", "· badge · size, origin") { probe in
      let tabs = try ShownTabs(probe)
      let (badge, item) = (try tabs.badge(), tabs.items[0])
      return [badge.height, badge.minX - item.minX, badge.minY - item.minY]
        + tabs.stage.fontSizes(in: badge)
    },
  ]

  /// Tabs in a line: on a phone on its side, and on a tablet.
  static let tabLines: [MetricRule] = [
    MetricRule("tab bar", "· badge · size, digit size") { probe in
      let tabs = try ShownTabs(probe)
      let badge = try tabs.badge()
      return [badge.height] + tabs.stage.fontSizes(in: badge)
    },
    MetricRule("tab bar", "· item · height and y") { probe in
      let tabs = try ShownTabs(probe)
      return [tabs.items[1].height, tabs.items[1].minY - tabs.platter.minY]
    },
    MetricRule("tab bar", "· item · paddings") { probe in
      let tabs = try ShownTabs(probe)
      let (icon, title) = (try tabs.icon(), try tabs.stage.box("title0"))
      return [
        icon.minX - tabs.items[0].minX, title.minX - icon.maxX, tabs.items[0].maxX - title.maxX,
      ]
    },
    MetricRule("tab bar", "· item · text inset") { probe in
      let tabs = try ShownTabs(probe)
      let title = try tabs.stage.box("title1")
      let sides = [title.minX - tabs.items[1].minX, tabs.items[1].maxX - title.maxX]
      return sides.asOne
    },
  ]
}
