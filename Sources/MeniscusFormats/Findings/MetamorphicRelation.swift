/// A way to the same bits: what a replay does otherwise without changing what it shows.
package struct MetamorphicRelation: Equatable, Sendable {
  /// What it is called, as `tiles-16`.
  package var name: String
  /// The options of `replay` that make it.
  package var options: [String] = []
  /// Another tool than this one, as a debug build; nil for this one.
  package var tool: String?
  /// Whether it works as another machine would: see ``WorkerProcess/isElsewhere``.
  package var isElsewhere = false
  /// Whether the trace is decoded, encoded and read again.
  package var isReencoded = false

  /// What every other route is set against: a thread, tiles of 64 pixels, only what changed.
  package static let plain = MetamorphicRelation(
    name: "plain", options: ["--threads", "1"])

  /// The routes that need nothing but this tool.
  package static let all = [
    MetamorphicRelation(name: "threads-2", options: ["--threads", "2"]),
    MetamorphicRelation(name: "threads-5", options: ["--threads", "5"]),
    MetamorphicRelation(name: "tiles-16", options: ["--tile", "16"]),
    MetamorphicRelation(name: "tiles-200", options: ["--tile", "200"]),
    MetamorphicRelation(
      name: "full-repaint", options: ["--full-repaint"]),
    MetamorphicRelation(
      name: "fresh", options: ["--fresh-every", "7"]),
    MetamorphicRelation(
      name: "translated", options: ["--translated"]),
    MetamorphicRelation(
      name: "reencoded", isReencoded: true),
    MetamorphicRelation(
      name: "elsewhere", isElsewhere: true),
  ]

  /// A replay by another build of the tool.
  package static func against(_ tool: String) -> MetamorphicRelation {
    MetamorphicRelation(name: "against", tool: tool)
  }
}
