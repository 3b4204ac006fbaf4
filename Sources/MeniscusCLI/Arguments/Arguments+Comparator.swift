import MeniscusDiff
import MeniscusFormats
import MeniscusGeometry
import MeniscusMessages

extension Option {
  /// The comparator of `diff`.
  static let comparator = Option(
    "comparator", "NAME",
    Messages.list(
      PictureComparator.all.map { $0 == .exact ? "\($0.name) (default)" : $0.name },
      conjunction: "or"))

  /// The comparator that a suite is held to.
  static let suiteComparator = Option(
    "comparator", "NAME",
    Messages.list(PictureComparator.judges.map(\.name), conjunction: "or")
      + " for all traces (default: what each trace asks for)")

  /// The options that some comparators have, those that write files last.
  static let ofComparators: [Option] = {
    let all = PictureComparator.all.flatMap(\.options)
    var known: [Option] = []
    for option in all.filter({ $0.kind != .output }) + all.filter({ $0.kind == .output })
    where !known.contains(where: { $0.name == option.name }) {
      let summary = PictureComparator.summary(of: option.name)
      known.append(
        option.placeholder.map { Option(option.name, $0, summary) }
          ?? Option(flag: option.name, summary))
    }
    return known
  }()
}

extension PictureComparator {
  /// The comparators that have an option of a name.
  fileprivate static func takers(of name: String) -> [PictureComparator] {
    all.filter { $0.summary(of: name) != nil }
  }

  private func summary(of name: String) -> String? {
    options.first { $0.name == name }?.summary
  }

  /// What an option does for each comparator that has it: `flip, perceptual: this; pixelmatch: that`.
  fileprivate static func summary(of name: String) -> String {
    var parts: [(takers: [PictureComparator], summary: String)] = []
    for taker in takers(of: name) {
      guard let summary = taker.summary(of: name) else { continue }
      if let place = parts.firstIndex(where: { $0.summary == summary }) {
        parts[place].takers.append(taker)
      } else {
        parts.append(([taker], summary))
      }
    }
    return parts.map { "\(called($0.takers)): \($0.summary)" }.joined(separator: "; ")
  }

  /// The names of comparators; that of a family where all of it are among them.
  private static func called(_ comparators: [PictureComparator]) -> String {
    let names = comparators.map { comparator in
      let family = all.filter { $0.family == comparator.family }
      return family.allSatisfy(comparators.contains) ? comparator.family : comparator.name
    }
    return names.withoutRepeats.joined(separator: ", ")
  }
}

extension Arguments {
  /// The comparator of `diff`, with what it is asked for; options of others are refused.
  func pictureComparator() throws(CommandLineError) -> PictureComparator {
    let comparator = try choice("comparator", among: PictureComparator.all, \.name) ?? .exact
    for name in Option.ofComparators.map(\.name) where has(name) {
      let takers = PictureComparator.takers(of: name).map(\.name)
      guard takers.contains(comparator.name) else {
        throw .needs(
          option: "--\(name)",
          other: takers.map { "--comparator \($0)" }.joined(separator: "` or `"), command: command)
      }
    }
    let texts = comparator.options.map(\.name).reduce(into: [:]) { $0[$1] = self[$1] }
    do throws(DiffError) {
      return try comparator.with(texts)
    } catch .invalidSetting(let option, let text) {
      throw invalid(option, text)
    } catch {
      preconditionFailure("A comparator has the options that it says it has.")
    }
  }

  /// The comparator that a suite is held to; nil where none is named.
  func suiteComparator() throws(CommandLineError) -> PictureComparator? {
    try choice("comparator", among: PictureComparator.judges, \.name)
  }

  private func invalid(_ option: ComparatorOption, _ text: String) -> CommandLineError {
    let name = "--\(option.name)"
    switch option.kind {
    case .number(let range):
      return .numberNotInRange(
        option: name, text: text, lowest: range.lowerBound, highest: range.upperBound,
        command: command)
    case .integer(let range):
      return .notInRange(
        option: name, text: text, lowest: range.lowerBound, highest: range.upperBound,
        command: command)
    case .either(let yes, let no): return .unknown(text, of: name, among: [yes, no])
    case .flag, .output: return .unexpectedValue(option: name, command: command)
    }
  }
}
