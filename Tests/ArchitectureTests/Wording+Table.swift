extension Wording {
  /// Findings, verdicts and errors become sentences for people in one module.
  static let sentences = Wording(
    complaint: "a sentence for people",
    homes: [
      "Sources/MeniscusMessages/",
      // Texts of interfaces, and labels of the page.
      "Sources/MeniscusGallery/", "Sources/MeniscusReport/Page/",
    ],
    calls: [
      // Mistakes of the programmer, and the help of commands.
      "precondition", "preconditionFailure", "assert", "assertionFailure", "BrokenInvariant",
      "Command", "Option", "Positional", "Example", "ComparatorOption",
    ],
    remaining: [
      // What commands print.
      "HelpText.swift", "TestProgress.swift",
      // What is said of what is offered: faults, routes, answers, benchmarks.
      "KnownAnswer+Image.swift", "KnownAnswer+Numbers.swift", "KnownAnswer+Stages.swift",
      "DiffBenchmark.swift", "DiffBenchmark+Own.swift", "DiffBenchmarkPeers.swift",
      "RenderBenchmark.swift", "RenderBenchmarkLists.swift", "ReproducingTest.swift",
      // Verdicts and findings.
      "MarkdownSummary.swift", "DrawnOperation+Change.swift", "Values+Codable.swift",
      "WorkerProcess.swift",
      // What the text of a display list was expected to hold.
      "DisplayRecord+Reading.swift", "DisplayTextCursor.swift",
      // Issues of scenes, and names of what is in motion.
      "AccessibilityTraits.swift", "LongPressGesture.swift", "GlassEffect.swift",
      "ElementNode.swift", "AlignmentGuideModifier.swift", "ContainerRelativeFrame.swift",
      "CustomLayoutElement.swift", "FilterModifiers.swift", "UnaryLayoutModifier.swift",
      "StateEncoder.swift",
    ],
    holds: isProse)

  /// The text form of a display list is read and written in one module.
  static let displayText = Wording(
    complaint: "a word of a display list's text", homes: ["Sources/MeniscusDisplay/"],
    holds: isDisplayText)
}
