import MeniscusFormats
import MeniscusMessages

extension Command {
  /// `doctor`: whether this machine gives the same bits.
  static let doctor = Command(
    name: "doctor", summary: "say whether this machine gives the bits that others give",
    options: [.json],
    examples: [
      Example(
        "doctor", "known answers, from arithmetic up to glass; exit code 2 where one differs"),
      Example("doctor --json", "every answer, and whose it is"),
    ],
    run: { arguments, tool in
      let examination = await Examination()
      if arguments.has("json") {
        tool.console.print(try JSONOutput.text(of: examination))
      } else {
        Messages.lines(on: examination).forEach { tool.console.print($0) }
      }
      return examination.exitCode
    })
}
