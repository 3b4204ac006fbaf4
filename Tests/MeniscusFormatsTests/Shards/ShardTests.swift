import MeniscusFormats
import TestSupport
import Testing

@Suite("Parts of a run")
struct ShardTests {
  @Test(
    "A part is written as its number of so many",
    arguments: [
      ("1/1", 1, 1), ("2/3", 2, 3), ("10000/10000", 10_000, 10_000), ("02/3", 2, 3),
      ("0/3", nil, nil), ("4/3", nil, nil), ("1/0", nil, nil), ("1/10001", nil, nil),
      ("+1/3", nil, nil), ("-1/3", nil, nil), ("1", nil, nil), ("1/2/3", nil, nil), ("/", nil, nil),
      ("", nil, nil), ("a/b", nil, nil), (" 1/3", nil, nil), ("١/٣", nil, nil),
      ("99999999999999999999/3", nil, nil),
    ])
  func text(text: String, number: Int?, count: Int?) {
    let shard = Shard(text)
    expectEqual(shard?.number, number)
    expectEqual(shard?.count, count)
  }

  // Bazel: https://bazel.build/reference/test-encyclopedia; GitLab: predefined variables; Buildkite
  // and CircleCI: their pages on parallelism. GitLab alone counts from 1.
  @Test(
    "Platforms say which part a job is",
    arguments: [
      (["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "0"], "1/3", .bazel),
      (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "3"], "1/3", .gitlab),
      (["BUILDKITE_PARALLEL_JOB": "2", "BUILDKITE_PARALLEL_JOB_COUNT": "3"], "3/3", .buildkite),
      (["CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "3"], "2/3", .circle),
      (
        [
          "TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "0", "CI_NODE_INDEX": "2",
          "CI_NODE_TOTAL": "2",
        ], "1/3", .bazel
      ),
      (
        [
          "CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3", "CIRCLE_NODE_INDEX": "1",
          "CIRCLE_NODE_TOTAL": "3",
        ], "2/3", .gitlab
      ),
    ] as [([String: String], String, Shard.Platform)])
  func platforms(
    environment: [String: String], shard: String, platform: Shard.Platform
  ) throws {
    let assignment = try Shard.assigned(by: environment)
    expectEqual(assignment?.shard, Shard(shard))
    expectEqual(assignment?.platform, platform)
  }

  @Test(
    "One part is all of it",
    arguments: [
      [:], ["CI_NODE_TOTAL": "1"], ["CI_NODE_INDEX": "", "CI_NODE_TOTAL": "1"],
      ["TEST_TOTAL_SHARDS": "0"], ["TEST_TOTAL_SHARDS": "1", "TEST_SHARD_INDEX": "0"],
      ["CIRCLE_NODE_TOTAL": ""], ["CI_NODE_INDEX": "2"],
    ] as [[String: String]])
  func whole(environment: [String: String]) throws {
    #expect(try Shard.assigned(by: environment) == nil)
  }

  @Test(
    "What names no part, or two, is refused",
    arguments: [
      (
        ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "3"],
        .badShardVariable(name: "CI_NODE_INDEX", text: "0", lowest: 1, highest: 3)
      ),
      (
        ["CI_NODE_TOTAL": "3"],
        .badShardVariable(name: "CI_NODE_INDEX", text: "", lowest: 1, highest: 3)
      ),
      (
        ["TEST_SHARD_INDEX": "3", "TEST_TOTAL_SHARDS": "3"],
        .badShardVariable(name: "TEST_SHARD_INDEX", text: "3", lowest: 0, highest: 2)
      ),
      (
        ["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "three"],
        .badShardVariable(
          name: "CIRCLE_NODE_TOTAL", text: "three", lowest: 1, highest: Shard.limit)
      ),
      (
        [
          "CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3", "CIRCLE_NODE_INDEX": "2",
          "CIRCLE_NODE_TOTAL": "3",
        ], .shardVariables("CI_NODE_INDEX", "CIRCLE_NODE_INDEX")
      ),
    ] as [([String: String], CommandLineError)])
  func refused(environment: [String: String], error: CommandLineError) {
    #expect(throws: error) { try Shard.assigned(by: environment) }
  }
}

@Suite("Balanced parts")
struct ShardPlanTests {
  private func names(_ count: Int) -> [CaseName] {
    (0..<count).map { CaseName(scene: "s", trace: "t\($0)") }
  }

  @Test("The longest first, each where there is least to do: Graham's example of 3 parts, 7 cases")
  func longestFirst() {
    // R. L. Graham, Bounds on multiprocessing timing anomalies, 1969: 5 5 4 4 3 3 3 gives 11, 8, 8.
    let cases = names(7)
    let times = Dictionary(uniqueKeysWithValues: zip(cases, [5, 5, 4, 4, 3, 3, 3]))
    let plan = ShardPlan(cases.reversed(), into: 3, times: times)
    let loads = (1...3).map { part in
      cases.filter { plan.numbers[$0] == part }.reduce(0) { $0 + (times[$1] ?? 0) }
    }
    expectEqual(loads, [11, 8, 8])
  }

  @Test(
    "Every case is in one part, whatever the times are",
    arguments: [(0, 3), (1, 3), (2, 5), (100, 7), (40, 1)])
  func complete(count: Int, parts: Int) {
    let cases = names(count)
    var random = SplitMix(state: UInt64(count * 31 + parts))
    let times = Dictionary(
      uniqueKeysWithValues: cases.dropLast(count / 3).map { ($0, Int(random.next() % 900)) })
    let plan = ShardPlan(cases.shuffled(using: &random), into: parts, times: times)
    expectEqual(Set(plan.numbers.keys), Set(cases))
    #expect(plan.numbers.values.allSatisfy { (1...parts).contains($0) })
    expectEqual(plan, ShardPlan(cases, into: parts, times: times))
  }

  @Test("A case whose time nobody knows counts as the median of the others")
  func unknown() {
    let cases = names(4)
    // Known are 9, 4 and 1: the fourth counts as 4, and so as the second does.
    let times = [cases[0]: 9, cases[1]: 4, cases[2]: 1]
    let plan = ShardPlan(cases, into: 2, times: times)
    expectEqual(cases.map { plan.numbers[$0] }, [1, 2, 2, 2])
  }

  @Test("Times as great as may be do not overflow")
  func great() {
    let cases = names(5)
    let times = Dictionary(uniqueKeysWithValues: cases.map { ($0, Int.max) })
    expectEqual(ShardPlan(cases, into: 2, times: times).numbers.count, 5)
  }
}
