import MeniscusSuite

/// What can be typed next, ready to copy.
struct Commands {
  /// The case.
  let trace: TraceReport
  /// How the tool is called from a shell.
  let command: String

  /// The commands that fit the verdict.
  var markup: Markup {
    let lines = self.lines
    return .element("section", .class("commands")) {
      Markup.element("h3") { lines.count == 1 ? "Next" : "Next steps" }
      for line in lines {
        Markup.element("div", .class("command")) {
          line.icon.markup
          Markup.element("span", .class("purpose")) { line.purpose }
          Markup.element("code") { line.text }
          Markup.element(
            "button", .class("plain scripted"), Attribute("type", "button"),
            Attribute("data-action", "copy"), .label("Copy: \(line.purpose)")
          ) { Icon.copy.markup }
        }
      }
    }
  }

  private struct Line {
    let icon: Icon
    let purpose: String
    let text: String
  }

  private var lines: [Line] {
    var lines: [Line] = []
    if let frame = trace.divergence?.frame {
      lines.append(
        Line(
          icon: .play, purpose: "See the first different frame",
          text: call(
            "replay", trace.identifier, "--frame", String(frame), "--out", "frame.png")))
    }
    if lines.isEmpty || trace.couldNotRun {
      lines.append(
        Line(icon: .play, purpose: "Replay this case alone", text: call("test", trace.identifier)))
    }
    if [.different, .missingBaseline, .orphanedBaseline].contains(trace.verdict) {
      lines.append(
        Line(
          icon: .accept, purpose: "Accept it as it is now",
          text: call("accept", trace.identifier)))
    }
    return lines
  }

  private func call(_ words: String...) -> String {
    ([command] + words.map(ShellWord.quoted)).joined(separator: " ")
  }
}

/// Words of a command line for a POSIX shell.
package enum ShellWord {
  /// The word, in quotes where the shell would read it otherwise.
  package static func quoted(_ word: String) -> String {
    let plain =
      !word.isEmpty
      && word.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
          UInt8(ascii: "_"), UInt8(ascii: "/"), UInt8(ascii: "@"), UInt8(ascii: "="):
          true
        default: false
        }
      }
    return plain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
