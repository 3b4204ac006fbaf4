/// A way to the same bits: what a replay does otherwise without changing what it shows.
package struct ReplayRoute: Equatable, Sendable {
  /// What it is called, as `tiles-16`.
  package var name: String
  /// What it does, in a few words.
  package var summary: String
  /// The options of `replay` that make it.
  package var options: [String] = []
  /// Another tool than this one, as a debug build; nil for this one.
  package var tool: String?
  /// Whether it works as another machine would: see ``WorkerProcess/isElsewhere``.
  package var isElsewhere = false
  /// Whether the trace is decoded, encoded and read again.
  package var isReencoded = false

  /// What every other route is set against: a thread, tiles of 64 pixels, only what changed.
  package static let plain = ReplayRoute(
    name: "plain", summary: "one thread, what changed alone", options: ["--threads", "1"])

  /// The routes that need nothing but this tool.
  package static let all = [
    ReplayRoute(name: "threads-2", summary: "two threads", options: ["--threads", "2"]),
    ReplayRoute(name: "threads-5", summary: "five threads", options: ["--threads", "5"]),
    ReplayRoute(name: "tiles-16", summary: "tiles of 16 pixels", options: ["--tile", "16"]),
    ReplayRoute(name: "tiles-200", summary: "tiles of 200 pixels", options: ["--tile", "200"]),
    ReplayRoute(
      name: "full-repaint", summary: "every tile of every frame", options: ["--full-repaint"]),
    ReplayRoute(
      name: "fresh", summary: "a renderer that remembers nothing at every seventh frame",
      options: ["--fresh-every", "7"]),
    ReplayRoute(
      name: "translated", summary: "every frame again, moved by whole pixels",
      options: ["--translated"]),
    ReplayRoute(
      name: "reencoded", summary: "the trace decoded, encoded and read again", isReencoded: true),
    ReplayRoute(
      name: "elsewhere", summary: "another seed for hashes, without FMA and AVX",
      isElsewhere: true),
  ]

  /// A replay by another build of the tool.
  package static func against(_ tool: String) -> ReplayRoute {
    ReplayRoute(name: "against", summary: "by \(tool)", tool: tool)
  }
}
