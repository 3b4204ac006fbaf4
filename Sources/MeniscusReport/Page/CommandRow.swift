/// A command that can be typed next: what it is for, its text, and a button that copies it.
struct CommandRow {
  /// What stands before it.
  let icon: Icon
  /// What it is for, in a few words.
  let purpose: String
  /// The words of the command line, as they are before a shell reads them.
  let words: [String]

  /// Whether a page with buttons needs no such command.
  private var decides: Bool { ["accept", "reject"].contains(words.first) }

  /// The row.
  ///
  /// - Parameter command: how the tool is called from a shell.
  func markup(_ command: String) -> Markup {
    .element("div", .class(decides ? "command decides" : "command")) {
      icon.markup
      Markup.element("span", .class("purpose")) { purpose }
      Markup.element("code") {
        command
        for word in words {
          " "
          // A line may end before an option, but not after its dashes.
          if word.hasPrefix("--") {
            Markup.element("span", .class("option")) { word }
          } else {
            ShellWord.quoted(word)
          }
        }
      }
      Markup.element(
        "button", .class("plain scripted"), Attribute("type", "button"),
        Attribute("data-action", "copy"), .label("Copy: \(purpose)")
      ) { Icon.copy.markup }
    }
  }
}
