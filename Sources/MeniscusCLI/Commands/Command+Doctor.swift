import MeniscusFormats
import MeniscusMessages

extension Command {
  /// `doctor`: whether this machine gives the same bits.
  static let doctor = Command(
    name: "doctor", summary: "check whether this machine produces the same bits as others",
    options: [.json],
    examples: [
      Example(
        "doctor", "known answers, from arithmetic up to glass; exit code 2 if one differs"),
      Example("doctor --json", "every answer, and where it comes from"),
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
