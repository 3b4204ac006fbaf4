import Foundation

/// What has to be installed for another tool to be measured.
enum PeerPackage: String, Sendable {
  case blazediff
  case flipEvaluator = "flip_evaluator"
  case imageMagick = "ImageMagick"
  case chromium
}

extension PeerPackage {
  /// Whether it is there.
  var isInstalled: Bool {
    switch self {
    case .imageMagick: Self.compareCommand != nil
    case .chromium: Self.browserCommand != nil
    case .blazediff, .flipEvaluator: Self.output(["python3", "-c", "import \(rawValue)"]) != nil
    }
  }

  /// The words that start ImageMagick's comparison; nil where it is not there.
  static var compareCommand: [String]? {
    [["magick", "compare"], ["compare"]].first {
      output($0 + ["-version"], anyStatus: true)?.contains("ImageMagick") ?? false
    }
  }

  /// What starts Chromium, or a browser made of it; nil where there is none.
  static var browserCommand: String? {
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"].first {
      output([$0, "--version"])?.contains("Chrom") ?? false
    }
  }

  /// What a command prints; nil where it is not there or fails.
  static func output(_ words: [String], anyStatus: Bool = false) -> String? {
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
