import MeniscusDiff
import MeniscusFormats
import MeniscusMessages

/// A checkpoint that is not as accepted: expected, actual and difference.
struct Comparison {
  /// The checkpoint.
  let checkpoint: CheckpointReport
  /// What there is to say about it.
  let sentence: String
  /// The identity of the part on the page.
  let id: String
  /// Whether it says of every region what became of it.
  var listsRegions = true

  private var isComparable: Bool {
    checkpoint.expected != nil && checkpoint.actual != nil
  }

  /// The pictures side by side; a script adds the other ways to compare them.
  var markup: Markup {
    .element("section", .class("comparison"), .id(id), .checkpoint(checkpoint)) {
      Markup.element("header") {
        Markup.element("h4") {
          checkpoint.name
          Markup.element("span", .class("tag")) { place }
        }
        checkpoint.verdict.label.pill
        if isComparable { modes }
      }
      Markup.element("p", .class("finding")) { SentenceText(text: finding).markup }
      Markup.element("div", .class("stage")) {
        Markup.element("div", .class("pictures")) {
          picture("Expected", checkpoint.expected, "expected", missing: withoutBaseline)
          picture("Actual", checkpoint.actual, "actual", missing: "Not in this trace")
          if checkpoint.difference != nil {
            picture("Difference", checkpoint.difference, "difference", missing: "")
          }
          if let heat = checkpoint.comparison?.picture, let pictureTitle {
            picture(pictureTitle, heat, "heat", missing: "")
          }
        }
      }
      figures
      if listsRegions { regions }
      texts
    }
  }

  /// Why there is no picture of what is accepted.
  private var withoutBaseline: String {
    checkpoint.verdict == .unreadable ? "The baseline cannot be read" : "No baseline yet"
  }

  /// What a comparator found, against what is allowed.
  private var figures: Markup {
    guard let comparison = checkpoint.comparison else { return .nothing }
    let facts =
      comparison.flip.map(Self.flipFacts)
      ?? Messages.facts(comparison.figures).map { fact in
        (fact.name, fact.value + (fact.allowed.map { " (\($0) allowed)" } ?? ""))
      }
    return .element("dl", .class("perception")) {
      for (name, value) in facts {
        Markup.element("div") {
          Markup.element("dt") { name }
          Markup.element("dd") { value }
        }
      }
    }
  }

  private static func flipFacts(_ figures: [ComparatorFigure]) -> [(String, String)] {
    func value(_ name: String) -> String { Messages.fraction(figures.number(name)) }
    return [
      ("ꟻLIP mean", value("mean")), ("Maximum", value("max")),
      ("Worst window", "\(value("windowMean")) (\(value("allowedMean")) allowed)"),
      (
        "Connected above \(value("threshold"))",
        Messages.grouped(figures.integer("area"))
          + " px (\(Messages.grouped(figures.integer("allowedArea"))) allowed)"
      ),
    ]
  }

  /// What the comparator's picture is called.
  private var pictureTitle: String? {
    checkpoint.comparison.map { $0.flip == nil ? $0.comparator : "Heat map" }
  }

  private var place: String {
    checkpoint.frame.map { "frame \(Messages.grouped($0))" } ?? "no frame"
  }

  private var finding: String {
    guard sentence.isEmpty, checkpoint.differingPixels > 0 else {
      return sentence
    }
    let largest = checkpoint.maximumChannelDifference
    return "\(Messages.grouped(checkpoint.differingPixels)) px differ, "
      + "by at most \(largest) of 255"
  }

  /// The ways to compare, for the script; without it the pictures stand side by side.
  private var modes: Markup {
    let names = ["Side by side", "Slider", "Onion", "Blink", "Difference", pictureTitle ?? ""]
    let values = ["side", "slider", "onion", "blink", "difference", "heat"]
    return .element(
      "div", .class("segments scripted"), Attribute("role", "group"), .label("Comparison mode")
    ) {
      for (index, name) in names.enumerated()
      where (values[index] != "difference" || checkpoint.difference != nil)
        && (values[index] != "heat" || pictureTitle != nil)
      {
        Markup.element(
          "button", Attribute("type", "button"), Attribute("data-mode", values[index]),
          Attribute("aria-pressed", index == 0 ? "true" : "false"),
          Attribute("title", "\(name) (\(index + 1))")
        ) { name }
      }
    }
  }

  private func picture(
    _ title: String, _ picture: CheckpointReport.Picture?, _ role: String, missing: String
  ) -> Markup {
    .element("figure", Attribute("data-role", role)) {
      Markup.element("figcaption") {
        title
        if let picture {
          Markup.element("span") { "\(picture.width)×\(picture.height)" }
        }
      }
      if let picture {
        Markup.element("a", .file("href", picture.path)) {
          ReportPicture(picture: picture, description: "\(title), \(checkpoint.name), \(place)")
            .markup
        }
      } else {
        Markup.element("div", .class("absent")) { missing }
      }
    }
  }

  private var regions: Markup {
    guard !checkpoint.regions.isEmpty else { return .nothing }
    let shown = checkpoint.regions.prefix(12)
    return .element("ul", .class("regions")) {
      for region in shown {
        let (pixels, x, y) = (region.pixels, region.pixels.minX, region.pixels.minY)
        Markup.element(
          "li",
          Attribute(
            "data-region", "\(x) \(y) \(pixels.width) \(pixels.height)")
        ) {
          Markup.element("span", .class("extent")) {
            "\(pixels.width)×\(pixels.height) at \(x), \(y)"
          }
          Markup.element("span", .class("pixels")) {
            "\(Messages.grouped(region.differingPixels)) px"
          }
          Markup.element("span", .class("owners")) {
            if let change = region.change { Markup.element("span") { Messages.change(change) } }
            region.owners.prefix(2).map { ViewPathText(path: $0).markup }
          }
        }
      }
      if checkpoint.regions.count > shown.count {
        Markup.element("li", .class("quiet")) {
          "and \(Messages.grouped(checkpoint.regions.count - shown.count)) more in report.json"
        }
      }
    }
  }

  private var texts: Markup {
    let files = [
      ("View snapshot", checkpoint.tree, checkpoint.treeDiffers),
      ("Display list", checkpoint.display, checkpoint.displayDiffers),
    ]
    guard files.contains(where: { $0.1 != nil }) else { return .nothing }
    return .element("p", .class("texts")) {
      for (name, path, differs) in files {
        if let path {
          Markup.element("a", .file("href", path)) {
            Icon.document.markup
            name
            if checkpoint.expected != nil {
              Markup.element("span", .class("quiet")) { differs ? " differs" : " is equal" }
            }
          }
        }
      }
    }
  }
}

extension Attribute {
  /// The checkpoint that an element is about, for a server's script.
  fileprivate static func checkpoint(_ checkpoint: CheckpointReport) -> Attribute {
    Attribute("data-checkpoint", checkpoint.name)
  }
}

/// A picture of the report folder.
struct ReportPicture {
  /// The picture.
  let picture: CheckpointReport.Picture
  /// What it shows, in words.
  let description: String

  /// The picture, loaded once it is scrolled to.
  var markup: Markup {
    .element(
      "img", .file("src", picture.path), Attribute("alt", description),
      Attribute("width", String(picture.width)), Attribute("height", String(picture.height)),
      Attribute("loading", "lazy"), Attribute("decoding", "async"))
  }
}

/// Checkpoints that there is nothing to compare with, or that are as accepted, in a row.
struct Filmstrip {
  /// What stands over the row.
  let title: String
  /// Whether somebody has to look at them.
  let isLarge: Bool
  /// The checkpoints and their identities on the page.
  let checkpoints: [(id: String, checkpoint: CheckpointReport)]

  /// The row.
  var markup: Markup {
    .element("section", .class(isLarge ? "filmstrip large" : "filmstrip")) {
      Markup.element("h4") { title }
      Markup.element("ul") {
        for (id, checkpoint) in checkpoints {
          Markup.element("li", .id(id), .checkpoint(checkpoint)) { item(checkpoint) }
        }
      }
    }
  }

  @MarkupBuilder private func item(_ checkpoint: CheckpointReport) -> Markup {
    let frame = checkpoint.frame.map { "frame \(Messages.grouped($0))" } ?? ""
    if let picture = checkpoint.actual {
      Markup.element("a", .file("href", picture.path)) {
        ReportPicture(picture: picture, description: "\(checkpoint.name), \(frame)").markup
      }
    }
    Markup.element("span", .class("film-name")) {
      checkpoint.verdict.label.badge
      checkpoint.name
    }
    Markup.element("small") { frame }
  }
}
