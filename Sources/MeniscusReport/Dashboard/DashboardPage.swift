import MeniscusFormats
import MeniscusMessages

/// The page of the dashboard: an empty shell that its script fills with what it loads.
enum DashboardPage {
  /// The page.
  static let text = "<!doctype html>\n" + document.written(as: .html) + "\n"

  private static var document: Markup {
    .element("html", Attribute("lang", "en")) {
      Markup.element("head") {
        Markup.element("meta", Attribute("charset", "utf-8"))
        Markup.element(
          "meta", Attribute("http-equiv", "Content-Security-Policy"), Attribute("content", policy))
        Markup.element(
          "meta", Attribute("name", "viewport"),
          Attribute("content", "width=device-width, initial-scale=1"))
        Markup.element(
          "meta", Attribute("name", "color-scheme"), Attribute("content", "light dark"))
        Markup.element("title") { "Dashboard – Meniscus" }
        Markup.element("style") { Markup.asset(.dashboardStylesheet) }
      }
      Markup.element("body") {
        Markup.element("a", .class("skip"), .link(to: "main")) { "Skip to content" }
        header
        Markup.element("main", .id("main"), Attribute("tabindex", "-1")) {
          Markup.element("noscript") { Messages.dashboardNeedsScript }
        }
        Markup.element(
          "p", .class("unseen"), .id("live"), Attribute("role", "status"))
        Markup.element("script") { Markup.asset(.dashboardScript) }
      }
    }
  }

  private static var header: Markup {
    .element("header", .class("top")) {
      Markup.element("a", .class("brand"), .link(to: "/"), .label("Meniscus")) {
        Sidebar.mark
        Markup.element("span") { "Meniscus" }
      }
      Markup.element("nav", .label("Views")) {
        Markup.element("a", .link(to: "/"), Attribute("data-view", "overview")) { "Cases" }
        Markup.element("a", .link(to: "/compare"), Attribute("data-view", "compare")) { "Compare" }
      }
      button("theme", "Theme", theme)
      button("keys", "Keys", Markup.element("kbd") { "?" })
    }
  }

  private static func button(_ action: String, _ label: String, _ content: Markup) -> Markup {
    .element(
      "button", .class("plain"), Attribute("type", "button"),
      Attribute("data-action", action), .label(label), Attribute("title", label)
    ) { content }
  }

  private static var theme: Markup {
    .element(
      "svg", [.class("icon"), .decoration, Attribute("viewBox", "0 0 16 16")],
      [
        .path(
          "M8 2.2a5.8 5.8 0 1 0 .01 0zM8 2.2v11.6M8 4.5l4.6 0M8 7l5.6 0M8 9.5l5.6 0M8 12l4 0")
      ])
  }

  /// What the page may load and run: its one stylesheet and script, the scripts of data and pictures beside it.
  private static let policy = [
    "default-src 'none'", "img-src 'self' file: data:",
    "style-src-elem \(PageAsset.dashboardStylesheet.source)", "style-src-attr 'unsafe-inline'",
    "script-src \(PageAsset.dashboardScript.source) 'self' file:", "base-uri 'none'",
    "form-action 'none'",
  ].joined(separator: "; ")
}

extension PageAsset {
  /// The stylesheet of the dashboard, with the palette of the report.
  static let dashboardStylesheet = PageAsset(
    PackageResources.palette_css, PackageResources.base_css, PackageResources.dashboard_page_css,
    PackageResources.dashboard_table_css, PackageResources.dashboard_chart_css,
    PackageResources.dashboard_media_css)

  /// The script of the dashboard.
  static let dashboardScript = PageAsset(
    Array("(() => {\n\"use strict\";\n".utf8),
    PackageResources.dashboard_page_js, PackageResources.dashboard_data_js,
    PackageResources.dashboard_format_js, PackageResources.dashboard_table_js,
    PackageResources.dashboard_chart_js, PackageResources.dashboard_plot_js,
    PackageResources.dashboard_series_js, PackageResources.dashboard_overview_js,
    PackageResources.dashboard_case_js,
    PackageResources.dashboard_run_js, PackageResources.dashboard_compare_js,
    PackageResources.dashboard_route_js, Array("})();\n".utf8))
}
