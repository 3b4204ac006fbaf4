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
    run: { run in
      let examination = await Examination()
      try run.show(examination, or: Messages.lines(on: examination))
      return examination.exitCode
    })
}
