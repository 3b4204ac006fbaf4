import MeniscusFormats
import MeniscusMessages

/// What is not as accepted, by cause: changes of one cause are looked at and decided once.
struct Decisions {
  /// The run.
  let report: RunReport
  /// The identities of its cases on the page.
  let ids: [String]

  /// How many causes are shown; `pending` lists them all.
  private static let limit = 24
  /// How many changes of a cause are listed.
  private static let changeLimit = 60
  /// The points that a picture of a change is shown in, whatever its size.
  private static let (exhibitWidth, exhibitHeight) = (88, 68)

  /// The causes, the largest first; nothing where no change waits.
  var markup: Markup {
    let groups = report.groups
    guard !groups.isEmpty else { return .nothing }
    let identities = Dictionary(
      zip(report.traces.map(\.identifier), ids), uniquingKeysWith: { first, _ in first })
    return .element("section", .class("group"), .id("decisions")) {
      Markup.element("h2") {
        groups.count == 1 ? "One decision" : "\(Messages.grouped(groups.count)) decisions"
      }
      Markup.element("ul", .class("decisions card list")) {
        for group in groups.prefix(Self.limit) {
          Markup.element("li") { decision(group, identities) }
        }
      }
      if groups.count > Self.limit {
        Markup.element("p", .class("more")) {
          "\(Messages.grouped(groups.count - Self.limit)) more: "
          Markup.element("code") { "\(report.command) pending" }
          " lists them all."
        }
      }
    }
  }

  private func decision(_ group: ChangeGroup, _ identities: [String: String]) -> Markup {
    .element("div", .class("decision"), Attribute("data-group", group.name)) {
      exhibit(group)
      Markup.element("div") {
        Markup.element("h3", .class("cause")) { Self.heading(group.cause) }
        affected(group, identities)
        if group.isOpen {
          Markup.element("div", .class("choice")) {
            CommandRow(
              icon: .accept, purpose: "Accept it in every case",
              words: ["accept", "--group", group.name]
            ).markup(report.command)
            CommandRow(
              icon: .stop, purpose: "Reject it, and say why",
              words: ["reject", "--group", group.name, "--reason", "…"]
            ).markup(report.command)
          }
        } else {
          Markup.element("p", .class("extent")) {
            report.plantedFault != nil
              ? "Nothing to accept: the fault was planted."
              : group.changes.contains { $0.mayBeAccepted }
                ? "Rejected." : "Nothing to accept: what was replayed proves nothing."
          }
        }
      }
    }
  }

  /// A cause as a heading: with a capital.
  private static func heading(_ cause: ChangeCause) -> String {
    let text = Messages.cause(cause)
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// The first change of which there are pictures: what is accepted, and what is there now.
  private func exhibit(_ group: ChangeGroup) -> Markup {
    let changes = group.changes.map(\.change)
    guard
      let change = changes.first(where: { $0.expected != nil && $0.actual != nil })
        ?? changes.first(where: { $0.actual ?? $0.expected != nil })
    else { return .nothing }
    let pictures = [change.expected, change.actual].compactMap { $0 }.map {
      CheckpointReport.Picture(path: $0, width: Self.exhibitWidth, height: Self.exhibitHeight)
    }
    return .element("span", .class("exhibit")) {
      for (index, picture) in pictures.enumerated() {
        if index > 0 { Icon.chevron.markup }
        Markup.element("span", .class("thumb")) {
          Markup.thumbnail(picture, index == 0 && change.expected != nil ? "Baseline" : "Current")
        }
      }
    }
  }

  private func affected(_ group: ChangeGroup, _ identities: [String: String]) -> Markup {
    .element("details", .class("affected")) {
      Markup.element("summary") {
        Messages.count(group.changes.count, "change") + " in "
          + Messages.count(group.cases.count, "case")
        Icon.chevron.markup
      }
      Markup.element("ul") {
        for pending in group.changes.prefix(Self.changeLimit) {
          Markup.element("li") {
            if let id = identities[pending.name.identifier] {
              Markup.element("a", .link(to: id)) { pending.name.identifier }
            } else {
              pending.name.identifier
            }
            if let checkpoint = pending.change.checkpoint {
              Markup.element("small") { " \(checkpoint)" }
            }
          }
        }
        if group.changes.count > Self.changeLimit {
          Markup.element("li") {
            "and \(Messages.grouped(group.changes.count - Self.changeLimit)) more"
          }
        }
      }
    }
  }
}
