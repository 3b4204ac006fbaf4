/// A monochrome picture of 16 by 16 units, drawn with strokes in the colour of the text.
enum Icon: String, CaseIterable {
  case check, about, flag, differs, plus, warning, stop, clock, document, broken, pause, unknown
  case shuffle, copy, chevron, search, theme, play, accept

  /// The icon, for those who see it; words beside it say the same.
  var markup: Markup {
    .element(
      "svg",
      [.class("icon"), .decoration, Attribute("viewBox", "0 0 16 16")],
      [.element("use", [.link(to: "icon-" + rawValue)], [])])
  }

  /// The drawings of all icons, once for a document.
  static var sprite: Markup {
    .element(
      "svg", [.class("sprite"), .decoration],
      allCases.map { icon in
        .element(
          "symbol", [.id("icon-" + icon.rawValue), Attribute("viewBox", "0 0 16 16")],
          [.path(icon.path)])
      })
  }

  /// The class of an element whose mask is the icon.
  ///
  /// A browser clones a drawing for every `use` of it, which is most of the time that a page of
  /// thousands needs to open; a mask is part of the stylesheet.
  var mark: String { "mark-" + rawValue }

  /// The rules of all masks.
  static var marks: String {
    allCases.map { icon in
      let drawing =
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='black' "
        + "stroke-width='2' stroke-linecap='round' stroke-linejoin='round'>"
        + "<path d='\(icon.path)'/></svg>"
      return ".\(icon.mark) { --mark: url(\"data:image/svg+xml,\(drawing)\"); }\n"
    }.joined()
  }

  /// The strokes, in the path language of SVG.
  private var path: String {
    switch self {
    case .check: "M3.5 8.5l3 3 6-7"
    case .about: "M3 6.6c1.7-2 3.3-1.6 5 0s3.3 2 5 0M3 11c1.7-2 3.3-1.6 5 0s3.3 2 5 0"
    case .flag: "M4.5 14V2.8h7.5l-2 2.7 2 2.7H4.5"
    case .differs: "M4 6h8M4 10h8M10.5 3l-5 10"
    case .plus: "M8 3.5v9M3.5 8h9"
    case .warning: "M8 2.5l6 11H2zM8 6.5v3.2M8 11.6v.1"
    case .stop: "M5.5 2.5h5l3 3v5l-3 3h-5l-3-3v-5zM8 5v3.6M8 10.8v.1"
    case .clock: "M8 2.2a5.8 5.8 0 1 0 .01 0zM8 5v3.2l2.2 1.4"
    case .document: "M4 2.5h5l3 3v8H4zM9 2.5v3h3M6.2 8.5h3.6M6.2 11h3.6"
    case .broken: "M4 2.5h5l3 3v8H4zM9 2.5v3h3M6.4 8.2l3.2 3.2M9.6 8.2l-3.2 3.2"
    case .pause: "M5.8 4v8M10.2 4v8"
    case .unknown: "M4.5 8h7"
    case .shuffle:
      "M2.5 5h2.4l5.4 6h3M2.5 11h2.4l1.7-1.9M8.8 6.7L10.3 5h3"
        + "M11.5 3.2l1.8 1.8-1.8 1.8M11.5 9.2l1.8 1.8-1.8 1.8"
    case .copy: "M6 6h7v7H6zM10 6V3H3v7h3"
    case .chevron: "M6 3.5l4.5 4.5L6 12.5"
    case .search: "M7 2.8a4.2 4.2 0 1 0 .01 0zM10.2 10.2l3 3"
    case .theme: "M8 2.2a5.8 5.8 0 1 0 .01 0zM8 2.2v11.6M8 4.5l4.6 0M8 7l5.6 0M8 9.5l5.6 0M8 12l4 0"
    case .play: "M5 3.2l7.5 4.8L5 12.8z"
    case .accept: "M8 2.2a5.8 5.8 0 1 0 .01 0zM5.3 8.2l2 2 3.4-4"
    }
  }
}
