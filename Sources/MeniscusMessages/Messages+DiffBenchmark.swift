import MeniscusFormats

extension Messages {
  /// The lines of what comparing pictures costs.
  package static func lines(_ result: DiffBenchmarkResult) -> [String] {
    func milliseconds(_ value: Double) -> String { "\(decimal(value, digits: 2)) ms" }
    let share = Double(result.differingPixels) * 100 / Double(result.width * result.height)
    var lines = [
      "pictures of \(result.width)×\(result.height), \(decimal(share, digits: 1)) % of the pixels "
        + "changed locally",
      "  comparing memory: \(milliseconds(result.memoryMilliseconds))",
    ]
    for time in result.times {
      let memory = time.milliseconds / max(result.memoryMilliseconds, 1e-9)
      let target = time.target.map { ", target \(decimal($0, digits: 0)) ms" } ?? ""
      lines.append(
        "  \(text(time)): \(milliseconds(time.milliseconds)), "
          + "\(decimal(memory, digits: 1)) times comparing memory\(target)")
    }
    lines.append(
      "other tools on the same pictures; timed as a process where noted, otherwise as a call")
    for peer in result.peers {
      guard let time = peer.milliseconds else {
        lines.append("  \(text(peer.name)): not installed")
        continue
      }
      let own = result.times.first { $0.work == peer.against }.map { " (\(text($0)))" } ?? ""
      let ratio = peer.ratio.map { ", \(decimal($0, digits: 1)) times ours\(own)" } ?? ""
      lines.append("  \(text(peer.name)): \(milliseconds(time))\(ratio)")
    }
    return lines
  }

  private static func text(_ time: DiffBenchmarkResult.Time) -> String {
    (time.comparator ?? "") + text(time.work)
  }

  /// What is done, after the name of the comparator where there is one.
  private static func text(_ work: DiffBenchmarkResult.Work) -> String {
    switch work {
    case .identical: ", identical"
    case .localChanges: ", local changes"
    case .localChangesOneThread: ", local changes, one thread"
    case .localChangesTwoThreads: ", local changes, two threads"
    case .everyPixelOneThread: ", every pixel changed, one thread"
    case .everyPixelTwoThreads: ", every pixel changed, two threads"
    case .countLocalChangesOneThread: " count, local changes, one thread"
    case .countLocalChangesTwoThreads: " count, local changes, two threads"
    case .countEveryPixel: " count, every pixel changed"
    case .differencePicture: " with the difference picture"
    case .equalFiles: "two equal files to a verdict, not decoded"
    case .filesToCount: "two files to a count, both decoded"
    case .filesToMap: "two files to a map of flip, both decoded"
    case .encode: "encode a PNG"
    case .decode: "decode a PNG"
    }
  }

  private static func text(_ name: DiffBenchmarkResult.Peer.Name) -> String {
    switch name {
    case .blazediff: "blazediff, two files to a count"
    case .flipEvaluator: "flip-evaluator, two files to a map"
    case .flipEvaluatorInMemory: "flip-evaluator, two pictures in memory to a map"
    case .imageMagick: "ImageMagick AE, whole process"
    case .imageMagickStart: "ImageMagick's start alone"
    }
  }
}
