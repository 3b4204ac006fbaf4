/// A part of a run that several machines share: the second of three.
package struct Shard: Hashable, Codable, Sendable {
  /// The most parts that a run may have.
  package static let limit = 10_000

  /// Which part it is, from 1.
  package let number: Int
  /// How many there are.
  package let count: Int

  /// Names a part; nil where there is none of the number.
  package init?(_ number: Int, of count: Int) {
    guard (1...Self.limit).contains(count), (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Reads `2/3`; nil where that is not what the text says.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Self.integer(parts[0]), let count = Self.integer(parts[1])
    else { return nil }
    self.init(number, of: count)
  }

  /// Digits alone: `Int` would take a sign, too.
  fileprivate static func integer(_ text: some StringProtocol) -> Int? {
    text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(text) : nil
  }
}

extension Shard {
  /// A platform that runs a job several times and tells each run which it is, by two variables.
  package enum Platform: CaseIterable, Sendable {
    case bazel, gitlab, buildkite, circle

    /// The variables with the part and with how many there are.
    package var variables: (number: String, count: String) {
      switch self {
      case .bazel: ("TEST_SHARD_INDEX", "TEST_TOTAL_SHARDS")
      case .gitlab: ("CI_NODE_INDEX", "CI_NODE_TOTAL")
      case .buildkite: ("BUILDKITE_PARALLEL_JOB", "BUILDKITE_PARALLEL_JOB_COUNT")
      case .circle: ("CIRCLE_NODE_INDEX", "CIRCLE_NODE_TOTAL")
      }
    }

    /// The number of the first part.
    package var first: Int { self == .gitlab ? 1 : 0 }
  }

  /// What the environment says of the parts of a run.
  package struct Assignment: Equatable, Sendable {
    /// The part.
    package var shard: Shard
    /// The variables that say so.
    package var platform: Platform
  }

  /// Finds what a platform says; nil where none does, or there is one part.
  ///
  /// Bazel's word comes first: it runs tests within the jobs of others.
  ///
  /// - Throws: ``CommandLineError/badShardVariable(name:text:count:value:)`` and
  ///   ``CommandLineError/shardVariables(_:_:)``.
  package static func assigned(
    by environment: [String: String]
  ) throws(CommandLineError) -> Assignment? {
    var found: [Assignment] = []
    for platform in Platform.allCases {
      if let shard = try shard(of: platform, environment) {
        found.append(Assignment(shard: shard, platform: platform))
      }
    }
    guard let first = found.first else { return nil }
    if first.platform != .bazel, let other = found.first(where: { $0.shard != first.shard }) {
      throw .shardVariables(first.platform.variables.number, other.platform.variables.number)
    }
    return first
  }

  private static func shard(
    of platform: Platform, _ environment: [String: String]
  ) throws(CommandLineError) -> Shard? {
    let names = platform.variables
    guard let countText = environment[names.count], !countText.isEmpty else { return nil }
    guard let count = integer(countText), (0...limit).contains(count) else {
      throw .badShardVariable(name: names.count, text: countText, lowest: 1, highest: limit)
    }
    // One part is all of it; some platforms say so of every job, and name no part then.
    guard count > 1 else { return nil }
    let text = environment[names.number] ?? ""
    guard let number = integer(text), let shard = Shard(number - platform.first + 1, of: count)
    else {
      throw .badShardVariable(
        name: names.number, text: text, lowest: platform.first, highest: count - 1 + platform.first)
    }
    return shard
  }
}
