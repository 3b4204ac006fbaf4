import Foundation
import MeniscusFormats

/// Other tools that compare pictures, measured on the same files where they are installed.
struct DiffBenchmarkPeers: Repeating {
  /// The two files.
  let expected: String
  let actual: String
  /// How often each is timed; the median counts.
  let repetitions: Int

  /// Times all peers, each beside our own time for the same, which is among `times`.
  func run(_ times: [DiffBenchmarkResult.Time]) -> [DiffBenchmarkResult.Peer] {
    [
      python(
        .blazediff, against: .filesToCount, module: "blazediff",
        call: "blazediff.compare(a, b, None, threshold=0.1, antialiasing=True)"),
      python(
        .flipEvaluator, against: .filesToMap, module: "flip_evaluator",
        call: "flip_evaluator.evaluate(a, b, 'LDR', applyMagma=False, computeMeanError=False)"),
      python(
        .flipEvaluatorInMemory, against: .localChangesTwoThreads,
        module: "flip_evaluator",
        preparation: "a, b = flip_evaluator.load(a), flip_evaluator.load(b)",
        call: "flip_evaluator.evaluate(a, b, 'LDR', applyMagma=False, computeMeanError=False)"),
      imageMagick(
        .imageMagick, against: .filesToCount,
        ["-metric", "AE", expected, actual, "null:"]),
      imageMagick(.imageMagickStart, against: nil, ["-version"]),
    ].map { peer in
      var peer = peer
      peer.setRatio(among: times)
      return peer
    }
  }

  /// A package of Python's: its own work alone is timed, in a process that has done it once before.
  private func python(
    _ name: DiffBenchmarkResult.Peer.Name, against own: DiffBenchmarkResult.Work, module: String,
    preparation: String = "pass", call: String
  ) -> DiffBenchmarkResult.Peer {
    // blazediff is quickest with its own decoder; slow calls are not repeated for minutes.
    let script = """
      import os
      import sys
      import time
      os.environ['BLAZEDIFF_PNG_ENABLED'] = '1'
      import \(module)
      a, b = sys.argv[1:3]
      count = int(sys.argv[3])
      \(preparation)
      \(call)
      times = []
      while len(times) < count and sum(times) < 5:
          start = time.perf_counter()
          \(call)
          times.append(time.perf_counter() - start)
      print(sorted(times)[len(times) // 2] * 1000)
      """
    let output = Self.output(["python3", "-c", script, expected, actual, "\(repetitions)"])
    let last = output?.split(whereSeparator: \.isNewline).last
    return DiffBenchmarkResult.Peer(
      name: name, against: own, milliseconds: last.flatMap { Double($0) })
  }

  /// A process, started anew each time as its users do.
  private func imageMagick(
    _ name: DiffBenchmarkResult.Peer.Name, against own: DiffBenchmarkResult.Work?,
    _ arguments: [String]
  ) -> DiffBenchmarkResult.Peer {
    let installed = [["magick", "compare"], ["compare"]].first {
      Self.output($0 + ["-version"], anyStatus: true)?.contains("ImageMagick") ?? false
    }
    return DiffBenchmarkResult.Peer(
      name: name, against: own,
      milliseconds: installed.map { command in
        milliseconds { _ = Self.output(command + arguments, anyStatus: true) }
      })
  }

  /// What a command prints; nil where it is not there or fails.
  private static func output(_ words: [String], anyStatus: Bool = false) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard anyStatus || process.terminationStatus == 0 else { return nil }
    return String(decoding: data, as: UTF8.self)
  }
}

extension Duration {
  /// The duration in milliseconds.
  var milliseconds: Double {
    Double(components.seconds) * 1e3 + Double(components.attoseconds) * 1e-15
  }
}
