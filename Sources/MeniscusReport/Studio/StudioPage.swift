import MeniscusFormats
import MeniscusMessages

/// The page on which a person uses a scene to record a trace: its document, stylesheet and script.
///
/// The script makes what is seen; what it shows comes by a WebSocket. The three are files of their own, so
/// that a content security policy can forbid everything else.
package enum StudioPage {
  /// The document of a scene's page.
  package static func document(of scene: String) -> String {
    let data: JSONValue = [
      "scene": .string(scene),
      "words": .object(Messages.studioWords.map { JSONMember($0.key, .string($0.value)) }),
    ]
    let page = Markup.element(
      "html", [Attribute("lang", "en")],
      [
        .element(
          "head", [],
          [
            .element("meta", Attribute("charset", "utf-8")),
            .element(
              "meta", Attribute("name", "viewport"),
              Attribute("content", "width=device-width, initial-scale=1")),
            .element("title", [], [.text(scene)]),
            .element("link", Attribute("rel", "icon"), Attribute("href", "data:,")),
            .element(
              "link", Attribute("rel", "stylesheet"), Attribute("href", stylesheetName)),
          ]),
        .element(
          "body", [],
          [
            .element("noscript", [], [.text(Messages.studioNeedsScript)]),
            .element(
              "script", [Attribute("type", "application/json"), .id("data")],
              [.data(data)]),
            .element(
              "script", [Attribute("src", scriptName), Attribute("defer")], []),
          ]),
      ])
    return "<!doctype html>\n" + page.written(as: .html)
  }

  /// What the document calls the stylesheet.
  package static let stylesheetName = "studio.css"
  /// What the document calls the script.
  package static let scriptName = "studio.js"

  /// The stylesheet.
  package static let stylesheet = PageAsset(
    PackageResources.palette_css,
    PackageResources.base_css,
    PackageResources.studio_css,
    PackageResources.studio_controls_css,
    PackageResources.studio_trace_css,
    PackageResources.studio_inspect_css,
    PackageResources.studio_media_css
  ).text

  /// The script: what the files declare is seen by all of them, and by nothing else.
  package static let script = PageAsset(
    Array("(() => {\n\"use strict\";\n".utf8),
    PackageResources.page_js,
    PackageResources.studio_data_js,
    PackageResources.studio_icons_js,
    PackageResources.studio_controls_js,
    PackageResources.studio_link_js,
    PackageResources.studio_picture_js,
    PackageResources.studio_pointer_js,
    PackageResources.studio_typing_js,
    PackageResources.studio_handles_js,
    PackageResources.studio_inspect_js,
    PackageResources.studio_inspector_js,
    PackageResources.studio_stage_js,
    PackageResources.studio_environment_js,
    PackageResources.studio_trace_row_js,
    PackageResources.studio_trace_acts_js,
    PackageResources.studio_trace_js,
    PackageResources.studio_trace_keys_js,
    PackageResources.studio_bar_js,
    PackageResources.studio_clock_js,
    PackageResources.studio_save_js,
    PackageResources.studio_page_js,
    PackageResources.theme_js,
    PackageResources.studio_shortcuts_js,
    Array("})();\n".utf8)
  ).text
}
