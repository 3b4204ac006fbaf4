import MeniscusFormats
import MeniscusLab
import MeniscusMessages
import TestSupport
import Testing

/// What `bench diff` measures, at a size that takes no time.
@Suite("Benchmark of comparing") struct DiffBenchmarkTests {
  @Test("Every comparator is timed, and what is not installed is named")
  func times() throws {
    let result = try DiffBenchmark(width: 150, height: 300, repetitions: 1, withPeers: false).run()
    #expect(result.width == 150 && result.height == 300)
    // Local changes: a few pixels in a hundred.
    let share = Double(result.differingPixels) / (150 * 300)
    #expect(share > 0.03 && share < 0.14)
    expectEqual(result.times.count, 22)
    #expect(result.times.allSatisfy { $0.milliseconds > 0 })
    expectEqual(Set(result.times.map { [$0.comparator, $0.work.rawValue] }).count, 22)
    expectEqual(Set(result.times.map(\.work)).count, DiffBenchmarkResult.Work.allCases.count)
    let targets: [Double] = result.times.compactMap { $0.target }.sorted()
    expectEqual(targets, [1, 1, 3, 12, 40, 45, 60, 60])
    #expect(result.peers.isEmpty)
    let lines = Messages.lines(result)
    expectEqual(lines.count, result.times.count + 3)
    expectPrefix(lines[0], "pictures of 150×300, ")
  }

  @Test("Another tool is told beside our own time for the same")
  func peers() {
    let times = [DiffBenchmarkResult.Time(.filesToCount, milliseconds: 10)]
    var result = DiffBenchmarkResult(
      width: 10, height: 10, differingPixels: 9, memoryMilliseconds: 1, times: times, peers: [])
    var peer = DiffBenchmarkResult.Peer(
      name: .blazediff, against: .filesToCount, milliseconds: 25)
    peer.setRatio(among: times)
    let missing = DiffBenchmarkResult.Peer(
      name: .imageMagick, against: .filesToCount, milliseconds: nil)
    result.peers = [peer, missing]
    let lines = Messages.lines(result)
    expectEqual(
      lines[lines.count - 2],
      "  blazediff, two files to a count: 25.00 ms, 2.5 times ours "
        + "(two files to a count, both decoded)")
    expectEqual(lines[lines.count - 1], "  ImageMagick AE, whole process: not installed")
  }
}
