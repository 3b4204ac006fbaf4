import MeniscusFormats
import MeniscusImage

/// What was said to a command.
package struct Arguments: Equatable, Sendable {
  /// The command's name, for messages.
  package let command: String
  /// The values of options, by name; a flag has an empty value.
  package private(set) var options: [String: String] = [:]
  /// What was said without an option, in order.
  package private(set) var positionals: [String] = []

  /// Reads what follows a command's name.
  ///
  /// An option is written `--name VALUE` or `--name=VALUE`; after `--` nothing is an option.
  package init(
    _ words: some Sequence<String>, command: String, options known: [Option],
    positionals expected: [Positional]
  ) throws(CommandLineError) {
    self.command = command
    var words = Array(words)[...]
    var optionsEnded = false
    while let word = words.popFirst() {
      if !optionsEnded, word == "--" {
        optionsEnded = true
      } else if !optionsEnded, word.hasPrefix("-"), word != "-" {
        try read(word, rest: &words, known: known)
      } else {
        positionals.append(word)
      }
    }
    try check(against: expected)
  }

  private mutating func read(
    _ word: String, rest: inout ArraySlice<String>, known: [Option]
  ) throws(CommandLineError) {
    let halves = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let written = String(halves[0])
    guard let option = known.first(where: { "--\($0.name)" == written }) else {
      let names = known.map { "--\($0.name)" }
      throw .unknownOption(
        written, command: command, nearest: NearestName.suggestion(for: written, among: names))
    }
    guard options[option.name] == nil else {
      throw .repeatedOption(written, command: command)
    }
    switch (option.value, halves.count == 2 ? String(halves[1]) : nil) {
    case (nil, nil): options[option.name] = ""
    case (nil, _?): throw .unexpectedValue(option: written, command: command)
    case (_?, let value?): options[option.name] = value
    case (let value?, nil):
      guard let next = rest.popFirst(), !next.hasPrefix("--") else {
        throw .missingValue(option: written, value: value, command: command)
      }
      options[option.name] = next
    }
  }

  private func check(against expected: [Positional]) throws(CommandLineError) {
    for (word, positional) in zip(positionals, expected)
    where !positional.choices.isEmpty && !positional.choices.contains(word) {
      throw .unknownAction(
        word, command: command, allowed: positional.choices,
        nearest: NearestName.suggestion(for: word, among: positional.choices))
    }
    let required = expected.count { $0.isRequired }
    if positionals.count < required {
      throw .missingArgument(expected[positionals.count].name, command: command)
    }
    let isUnbounded = expected.contains { $0.isRepeated }
    if !isUnbounded, positionals.count > expected.count {
      throw .unexpectedArgument(positionals[expected.count], command: command)
    }
  }
}

extension Arguments {
  /// Whether a flag, or an option with a value, was given.
  package func has(_ name: String) -> Bool { options[name] != nil }

  /// The value of an option, or nil where it was not given.
  package subscript(name: String) -> String? { options[name] }

  /// The value of an option that is a whole number, or nil where it was not given.
  package func integer(
    _ name: String, in range: ClosedRange<Int>
  ) throws(CommandLineError) -> Int? {
    guard let text = options[name] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .notInRange(
        option: "--\(name)", text: text, lowest: range.lowerBound, highest: range.upperBound,
        command: command)
    }
    return number
  }

  /// The value of an option that is a number, or nil where it was not given.
  package func number(
    _ name: String, in range: ClosedRange<Double>
  ) throws(CommandLineError) -> Double? {
    guard let text = options[name] else { return nil }
    guard let number = Double(text), range.contains(number) else {
      throw .numberNotInRange(
        option: "--\(name)", text: text, lowest: range.lowerBound, highest: range.upperBound,
        command: command)
    }
    return number
  }

  /// The value of an option that names one of some; nil where the option is not there.
  package func choice<Value>(
    _ name: String, among known: [Value], _ word: (Value) -> String
  ) throws(CommandLineError) -> Value? {
    guard let text = options[name] else { return nil }
    if let value = known.first(where: { word($0) == text }) { return value }
    throw .unknown(text, of: "--\(name)", among: known.map(word))
  }

  /// Refuses an option that has no meaning without another.
  package func require(_ other: String, with name: String) throws(CommandLineError) {
    if has(name), !has(other) {
      throw .needs(option: "--\(name)", other: "--\(other)", command: command)
    }
  }

  /// Refuses to write a file over one that the command reads.
  package func refuseOverwriting(
    _ inputs: [String], with path: String?, of name: String
  ) throws(CommandLineError) {
    guard let path else { return }
    let file = FileSystem.resolved(path)
    if inputs.contains(where: { FileSystem.resolved($0) == file }) {
      throw .overwritesInput(option: "--\(name)", path: path)
    }
  }

  /// Refuses to write a picture over a file that the command reads, or that is no picture.
  package func refuseOverwriting(
    _ inputs: [String], withPictureOf name: String
  ) throws(CommandLineError) {
    guard let path = self[name] else { return }
    try refuseOverwriting(inputs, with: path, of: name)
    guard case .file = FileSystem.kind(of: path), let bytes = try? FileSystem.read(path),
      !bytes.isEmpty, !bytes.starts(with: PNG.signature)
    else { return }
    throw .notAPicture(option: "--\(name)", path: path)
  }

  /// Refuses two options that exclude each other.
  package func refuse(_ name: String, with other: String) throws(CommandLineError) {
    if has(name), has(other) {
      throw .conflict("--\(name)", "--\(other)", command: command)
    }
  }
}
