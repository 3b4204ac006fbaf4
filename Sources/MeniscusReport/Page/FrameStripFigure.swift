import MeniscusFormats
import MeniscusMessages

/// The frames around the first one that differs: as accepted, as drawn now, and the difference.
struct FrameStripFigure {
  /// The case.
  let trace: TraceReport

  /// The frames side by side, a column each; nothing where none were kept.
  var markup: Markup {
    guard let strip = trace.strip, !strip.frames.isEmpty else { return .nothing }
    return .element("figure", .class("frames")) {
      Markup.element("figcaption") { "Around the first frame that differs" }
      Markup.element(
        "div", Attribute("role", "group"),
        .label("Frames around the first one that differs")
      ) {
        Markup.element("ol") {
          for frame in strip.frames { Markup.element("li") { column(frame) } }
        }
      }
      if !strip.omitted.isEmpty {
        Markup.element("p", .class("quiet")) { Messages.omitted(strip) }
      }
    }
  }

  @MarkupBuilder private func column(_ frame: FrameStrip.Frame) -> Markup {
    let differs = frame.stages.contains(StageSet(.pixels))
    Markup.element("header", .class(frame.frame == trace.divergence?.frame ? "first" : "")) {
      Markup.element("b") { "Frame \(Messages.grouped(frame.frame))" }
      Markup.element("small") {
        Messages.milliseconds(FrameClock(rate: trace.rate).microseconds(of: frame.frame))
      }
    }
    Markup.element("p", .class(frame.stages.isEmpty ? "equal" : "differs")) {
      (frame.stages.isEmpty ? Icon.check : Icon.differs).markup
      Messages.stages(of: frame)
    }
    if differs {
      picture("Expected", frame.expected, frame.frame)
      picture("Actual", frame.actual, frame.frame)
      if frame.difference != nil { picture("Difference", frame.difference, frame.frame) }
    } else {
      picture("Expected and actual", frame.actual, frame.frame)
    }
  }

  private func picture(
    _ title: String, _ picture: CheckpointReport.Picture?, _ frame: Int
  ) -> Markup {
    .element("div", .class("still")) {
      Markup.element("small") { title }
      if let picture {
        Markup.element("a", .file("href", picture.path)) {
          ReportPicture(
            picture: picture, description: "\(title), frame \(Messages.grouped(frame))"
          ).markup
        }
      } else {
        Markup.element("div", .class("absent")) { "Not kept" }
      }
    }
  }
}
