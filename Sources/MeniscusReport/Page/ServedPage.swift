import MeniscusFormats
import MeniscusMessages

/// A report's page as a server hands it out: with buttons where the page in the folder has commands.
///
/// What is added stands in the page, and its policy names every script and stylesheet by the hash of what
/// this tool has built in: whatever else a page in a folder holds, nothing of it runs.
package struct ServedPage: Equatable, Sendable {
  /// The document.
  package let bytes: [UInt8]
  /// What it may load and run, for the response's own header.
  package let policy: String

  /// The most bytes in which a page has to say what it may do.
  private static let headLimit = 2048
  /// The most bytes that come after the body of a page.
  private static let endLimit = 64

  /// Adds the buttons to a page; nil for a page that is not one of this version of the tool.
  ///
  /// - Parameters:
  ///   - page: the page as it lies in the folder.
  ///   - mark: what the script shall name the page by.
  package init?(_ page: [UInt8], mark: String) {
    let head = page.prefix(Self.headLimit)
    for redraws in [false, true] {
      let policy = Self.policy(redraws: redraws)
      let own = Array(ReportPage.policyElement(ReportPage.policy(redraws: redraws)).utf8)
      guard let place = head.firstRange(of: own) else { continue }
      guard let headEnd = page[place.upperBound...].firstRange(of: Array("</head>".utf8)),
        let bodyEnd = page.suffix(Self.endLimit).firstRange(of: Array("</body>".utf8)),
        headEnd.upperBound <= bodyEnd.lowerBound
      else { return nil }
      var text = Array(page[..<place.lowerBound])
      text += Array(ReportPage.policyElement(policy).utf8)
      text += page[place.upperBound..<headEnd.lowerBound]
      text += Array(Self.style.utf8)
      text += page[headEnd.lowerBound..<bodyEnd.lowerBound]
      text += Array(Self.script(mark).utf8)
      text += page[bodyEnd.lowerBound...]
      bytes = text
      self.policy = policy + "; frame-ancestors 'none'"
      return
    }
    return nil
  }

  private static let style = Markup.group([
    .element("link", [Attribute("rel", "icon"), Attribute("href", "data:,")], []),
    .element("style", [], [.asset(.showStylesheet)]),
  ]).written(as: .html)

  private static func script(_ mark: String) -> String {
    let data: JSONValue = [
      "page": .string(mark),
      "words": .object(Messages.showWords.map { JSONMember($0.key, .string($0.value)) }),
    ]
    return Markup.group([
      .element("script", [Attribute("type", "application/json"), .id("show-data")], [.data(data)]),
      .element("script", [], [.asset(.showScript)]),
    ]).written(as: .html)
  }

  /// What the page may load and run: what it may anyway, and a line to its server.
  static func policy(redraws: Bool) -> String {
    [
      "default-src 'none'", "img-src 'self' data:", "connect-src 'self'",
      "style-src-elem \(PageAsset.stylesheet.source) \(PageAsset.showStylesheet.source)",
      "style-src-attr 'unsafe-inline'",
      "script-src \(PageAsset.script.source) \(PageAsset.showScript.source)"
        + (redraws ? " 'wasm-unsafe-eval'" : ""),
      "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ") + (redraws ? "; worker-src blob:" : "")
  }
}

extension ReportPage {
  /// The element that says what a page may load and run, as the page has it.
  static func policyElement(_ policy: String) -> String {
    Markup.element(
      "meta",
      [
        Attribute("http-equiv", "Content-Security-Policy"), Attribute("content", policy),
      ], []
    ).written(as: .html)
  }
}

extension PageAsset {
  /// What a served page looks like beside its own stylesheet.
  static let showStylesheet = PageAsset(PackageResources.show_css)

  /// What a served page does beside its own script.
  static let showScript = PageAsset(
    Array("(() => {\n\"use strict\";\n".utf8),
    PackageResources.page_js, PackageResources.time_js, PackageResources.show_link_js,
    PackageResources.show_controls_js,
    PackageResources.show_decide_js, PackageResources.show_summary_js,
    PackageResources.show_frame_js, PackageResources.show_js,
    Array("})();\n".utf8))
}
