/// What stands beside the page: the filter and, made by the script, the list of cases.
struct Sidebar {
  /// The sidebar.
  static var markup: Markup {
    .element("nav", .class("sidebar"), .label("Cases")) {
      Markup.element("div", .class("brand")) {
        mark
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
      Markup.element("output", .class("shown scripted"))
      Markup.element("div", .class("cases"))
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

  private static func key(_ name: String) -> Markup { .element("kbd") { name } }
}

extension PageLabel {
  /// The icon alone, with the word for those who do not see it.
  var badge: Markup {
    .element("span", .class("badge \(tone.rawValue)"), Attribute("title", word)) {
      icon.markup
      Markup.element("span", .class("unseen")) { word }
    }
  }

  /// The icon with its word, in one element: a page may have thousands of them.
  var pill: Markup {
    .element("span", .class("pill \(tone.rawValue) \(icon.mark)")) { word }
  }
}
