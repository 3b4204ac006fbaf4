extension Wording {
  /// Findings, verdicts and errors become sentences for people in two modules.
  static let sentences = Wording(
    complaint: "a sentence for people",
    homes: [
      "Sources/MeniscusMessages/",
      // Texts of interfaces, and labels of the page.
      "Sources/MeniscusGallery/", "Sources/MeniscusReport/Page/",
      // Names in the text of a snapshot.
      "Sources/MeniscusUI/Accessibility/AccessibilityTraits.swift",
      // What the system says of a search without results.
      "Sources/MeniscusUI/Controls/ContentUnavailableView.swift",
      // What the compiler says of what is not here.
      "Sources/MeniscusUI/Absent/",
      "Sources/MeniscusUI/Models/ObservableObject.swift",
      // A script for the shell.
      "Sources/MeniscusSuite/Worker/WorkerProcess+Guardian.swift",
    ],
    calls: [
      // Mistakes of the programmer, and the help of commands.
      "precondition", "preconditionFailure", "preconditionIsolated", "assert", "assertionFailure",
      "BrokenInvariant",
      "Command", "Option", "Positional", "Example", "ComparatorOption",
      // Names under which what is in motion is hashed.
      "encode",
    ],
    holds: isProse)

  /// The text form of a display list is read and written in one module.
  static let displayText = Wording(
    complaint: "a word of a display list's text", homes: ["Sources/MeniscusDisplay/"],
    holds: isDisplayText)
}
