import MeniscusCLI
import MeniscusFormats
import TestSupport
import Testing

@Suite("Reading a command line")
struct ArgumentsTests {
  private let options = [
    Option("threads", "N", "threads"), Option("report", "DIR", "folder"),
    Option(flag: "json", "data"),
  ]

  private func read(
    _ words: [String],
    _ positionals: [Positional] = [
      Positional("PATTERN", "cases", isRequired: false, isRepeated: true)
    ]
  ) throws(CommandLineError) -> Arguments {
    try Arguments(words, command: "test", options: options, positionals: positionals)
  }

  @Test("Values are given with a space or an equals sign, anywhere")
  func values() throws {
    let arguments = try read(["a", "--threads", "2", "b", "--report=x=y", "--json"])
    expectEqual(arguments.positionals, ["a", "b"])
    expectEqual(arguments["threads"], "2")
    expectEqual(arguments["report"], "x=y")
    #expect(arguments.has("json"))
    #expect(!(try read([])).has("json"))
  }

  @Test("After two hyphens nothing is an option; one hyphen is none")
  func end() throws {
    try expectEqual(read(["--", "--json", "-"]).positionals, ["--json", "-"])
    try expectEqual(read(["-"]).positionals, ["-"])
    try expectEqual(read(["--report", "-"])["report"], "-")
    try expectEqual(read(["--report="])["report"], "")
  }

  @Test("Negative numbers are values")
  func negative() throws {
    let arguments = try read(["--threads", "-1"])
    #expect(
      throws: CommandLineError.notInRange(
        option: "--threads", text: "-1", lowest: 1, highest: 8, command: "test")
    ) { try arguments.integer("threads", in: 1...8) }
  }

  @Test(
    "What is wrong is told",
    arguments: [
      (
        ["--thread", "2"],
        CommandLineError.unknownOption("--thread", command: "test", nearest: "--threads")
      ),
      (["-t"], .unknownOption("-t", command: "test", nearest: nil)),
      (["--unheard-of=3"], .unknownOption("--unheard-of", command: "test", nearest: nil)),
      (["--threads"], .missingValue(option: "--threads", value: "N", command: "test")),
      (["--threads", "--json"], .missingValue(option: "--threads", value: "N", command: "test")),
      (["--json=yes"], .unexpectedValue(option: "--json", command: "test")),
      (["--json", "--json"], .repeatedOption("--json", command: "test")),
      (["--threads=1", "--threads=1"], .repeatedOption("--threads", command: "test")),
    ])
  func wrong(words: [String], error: CommandLineError) {
    #expect(throws: error) { try read(words) }
  }

  @Test("Too few and too many arguments are told")
  func positionals() throws {
    let two = [Positional("A", "first"), Positional("B", "second")]
    #expect(throws: CommandLineError.missingArgument("A", command: "test")) { try read([], two) }
    #expect(throws: CommandLineError.missingArgument("B", command: "test")) {
      try read(["x"], two)
    }
    try expectEqual(read(["x", "y"], two).positionals, ["x", "y"])
    #expect(throws: CommandLineError.unexpectedArgument("z", command: "test")) {
      try read(["x", "y", "z"], two)
    }
    #expect(throws: CommandLineError.unexpectedArgument("x", command: "test")) {
      try read(["x"], [])
    }
  }

  @Test(
    "Whole numbers are read and held to their range",
    arguments: ["", "x", "0", "9", "1.5", "99999999999999999999"])
  func integers(text: String) throws {
    let arguments = try read(["--threads=" + text])
    #expect(throws: CommandLineError.self) { try arguments.integer("threads", in: 1...8) }
    try expectEqual(read(["--threads=8"]).integer("threads", in: 1...8), 8)
    try expectEqual(read([]).integer("threads", in: 1...8), nil)
  }

  @Test("Options that need or exclude each other")
  func relations() throws {
    let arguments = try read(["--json"])
    #expect(
      throws: CommandLineError.needs(option: "--json", other: "--report", command: "test")
    ) { try arguments.require("report", with: "json") }
    try arguments.require("json", with: "report")
    let both = try read(["--json", "--report=x"])
    #expect(throws: CommandLineError.conflict("--json", "--report", command: "test")) {
      try both.refuse("json", with: "report")
    }
    try arguments.refuse("json", with: "report")
  }
}
