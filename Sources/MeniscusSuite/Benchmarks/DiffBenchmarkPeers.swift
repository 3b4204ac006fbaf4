import Foundation

/// Other tools that compare pictures, measured on the same files where they are installed.
struct DiffBenchmarkPeers {
  /// The two files.
  let expected: String
  let actual: String
  /// How often each is timed; the median counts.
  let repetitions: Int

  /// Times all peers.
  func run() -> [DiffBenchmark.Peer] {
    [
      python(
        "blazediff, two files to a count", module: "blazediff",
        call: "blazediff.compare(a, b, None, threshold=0.1, antialiasing=True)"),
      python(
        "flip-evaluator, two files to a map", module: "flip_evaluator",
        call: "flip_evaluator.evaluate(a, b, 'LDR', applyMagma=False)"),
      imageMagick(),
    ]
  }

  /// A package of Python's: only its own work is timed, not the start of the interpreter.
  private func python(_ name: String, module: String, call: String) -> DiffBenchmark.Peer {
    let script = """
      import sys, time, \(module)
      a, b, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
      times = []
      for _ in range(count):
          start = time.perf_counter()
          \(call)
          times.append(time.perf_counter() - start)
      print(sorted(times)[len(times) // 2] * 1000)
      """
    let output = Self.output(["python3", "-c", script, expected, actual, "\(repetitions)"])
    return DiffBenchmark.Peer(
      name: name,
      milliseconds: output.flatMap { Double($0.trimmingCharacters(in: .whitespacesAndNewlines)) })
  }

  /// A process, started anew each time as its users do.
  private func imageMagick() -> DiffBenchmark.Peer {
    let words = ["compare", "-metric", "AE", expected, actual, "null:"]
    let commands = [["magick"] + words, words]
    let installed = commands.first {
      Self.output([$0[0], "-version"])?.contains("Magick") ?? false
    }
    return DiffBenchmark.Peer(
      name: "ImageMagick AE, whole process",
      milliseconds: installed.map { command in
        let clock = ContinuousClock()
        let times = (0..<repetitions).map { _ in
          clock.measure { _ = Self.output(command, anyStatus: true) }.milliseconds
        }
        return times.sorted()[times.count / 2]
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
