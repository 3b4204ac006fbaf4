import MeniscusMessages

/// The list of all cases beside the page, those that need eyes first.
struct Sidebar {
  /// The cases, in the order of the page.
  let cases: [CaseSection]

  /// The sidebar.
  var markup: Markup {
    .element("nav", .class("sidebar"), .label("Cases")) {
      Markup.element("div", .class("brand")) {
        Self.mark
        Markup.element("span") { "Meniscus" }
        Markup.element(
          "button", .class("plain scripted"), Attribute("type", "button"),
          Attribute("data-action", "theme"), .label("Switch between light and dark"),
          Attribute("title", "Light, dark or system")
        ) { Icon.theme.markup }
      }
      Markup.element("label", .class("search scripted")) {
        Icon.search.markup
        Markup.element(
          "input", Attribute("type", "search"), Attribute("placeholder", "Filter"),
          Attribute("data-action", "filter"), .label("Filter cases"))
      }
      Markup.element("div", .class("cases")) {
        list("Needs attention", cases.filter(\.isOpen))
        for verdict in CaseSection.foldedVerdicts {
          list(verdict.heading, cases.filter { $0.trace.verdict == verdict })
        }
      }
      Markup.element("p", .class("keys scripted")) {
        key("n")
        key("p")
        " next, previous"
        Markup.element("span", .class("gap"))
        key("/")
        " filter"
      }
    }
  }

  /// A surface that climbs at its edge: what a meniscus is.
  static var mark: Markup {
    .element(
      "svg", [.class("mark"), .decoration, Attribute("viewBox", "0 0 24 24")],
      [
        .path("M4 8.5c0 5 16 5 16 0V16a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5z", .class("mark-fill")),
        .path("M4 3v13a5 5 0 0 0 5 5h6a5 5 0 0 0 5-5V3M4 8c0 5.5 16 5.5 16 0"),
      ])
  }

  private func list(_ title: String, _ cases: [CaseSection]) -> Markup {
    guard !cases.isEmpty else { return .nothing }
    return .group {
      Markup.element("h2") {
        title
        Markup.element("span", .class("count")) { Messages.grouped(cases.count) }
      }
      Markup.element("ul") {
        for section in cases {
          Markup.element("li", Attribute("data-name", section.trace.identifier.lowercased())) {
            Markup.element("a", .link(to: section.id)) {
              section.trace.verdict.label.badge
              Markup.element("span", .class("case-name")) {
                Markup.element("span") { section.trace.name }
                Markup.element("small") {
                  section.trace.scene
                  if let variant = section.trace.variant { " · \(variant)" }
                }
              }
            }
          }
        }
      }
    }
  }

  private func key(_ name: String) -> Markup { .element("kbd") { name } }
}

extension PageLabel {
  /// The icon alone, with the word for those who do not see it.
  var badge: Markup {
    .element("span", .class("badge \(tone.rawValue)"), Attribute("title", word)) {
      icon.markup
      Markup.element("span", .class("unseen")) { word }
    }
  }

  /// The icon with its word.
  var pill: Markup {
    .element("span", .class("pill \(tone.rawValue)")) {
      icon.markup
      word
    }
  }
}
