import Foundation
import MeniscusFormats

/// What lets the page draw frames again: the core as a WebAssembly module, and the frames of cases.
package struct Redrawing: Sendable {
  /// The module, as gzip compresses it; nil for a page that shows pictures alone.
  package var core: [UInt8]?
  /// The folder that the paths of frames lie in.
  package var folder: String

  /// Names what there is.
  package init(core: [UInt8]?, folder: String) {
    self.core = core
    self.folder = folder
  }

  /// A page that shows pictures alone.
  package static let none = Redrawing(core: nil, folder: "")

  /// The most bytes of frames that a page carries, as it writes them.
  static let frameLimit = 24_000_000

  /// What runs the module beside the page.
  static let worker = PageAsset(PackageResources.worker_js)

  /// Whether a page of a report draws frames again.
  func redraws(_ report: RunReport) -> Bool {
    core != nil && report.traces.contains { $0.drawnFrames != nil }
  }

  /// Writes the module, what runs it, and the frames of cases, those first that somebody has to look
  /// at, as blocks of data that a page does not run by itself.
  func write<Failure: Error>(
    _ report: RunReport, _ ids: [String], to put: (String) throws(Failure) -> Void
  ) throws(Failure) {
    guard let core, redraws(report) else { return }
    try put(Self.block([.id("core")], Data(core).base64EncodedString()))
    let script = Markup.element("script", [Attribute("type", "text/plain"), .id("worker")], [])
    let end = "</script>"
    try put(String(script.written(as: .html).dropLast(end.count)) + Self.worker.text + end)
    var left = Self.frameLimit
    var drawn: [Int] = []
    let cases = report.traces.indices
    for index in cases.filter({ !report.traces[$0].verdict.isAccepted })
      + cases.filter({ report.traces[$0].verdict.isAccepted })
    {
      let trace = report.traces[index]
      guard let frames = trace.drawnFrames, let shown = text(of: frames, &left) else { continue }
      drawn.append(index)
      if let states = frames.states, let text = text(at: states, &left) {
        try put(Self.block([Attribute("data-states", ids[index])], text))
      }
      let first =
        trace.divergence?.frame ?? trace.judgedFrames?.first?.frame
        ?? trace.checkpoints.first?.frame ?? 0
      try put(
        Self.block(
          [Attribute("data-frames", ids[index]), Attribute("data-first", String(first))], shown))
    }
    // What is accepted comes last, so that it takes no room from the frames of another case.
    for index in drawn {
      guard let accepted = report.traces[index].acceptedFrames,
        let acceptedText = text(of: accepted, &left)
      else { continue }
      let numbers = accepted.numbers.map { numbers in
        Attribute("data-numbers", numbers.map(String.init).joined(separator: " "))
      }
      try put(
        Self.block(
          [Attribute("data-accepted", ids[index])] + [numbers].compactMap(\.self),
          acceptedText))
    }
  }

  /// What a file holds, as the page writes it, where there is room for it.
  private func text(of frames: DrawnFrames, _ left: inout Int) -> String? {
    frames.bytes * 4 / 3 + 4 <= left ? text(at: frames.path, &left) : nil
  }

  private func text(at path: String, _ left: inout Int) -> String? {
    guard let bytes = try? FileSystem.read(folder.appendingPath(path)) else { return nil }
    let text = Data(bytes).base64EncodedString()
    guard text.utf8.count <= left else { return nil }
    left -= text.utf8.count
    return text
  }

  private static func block(_ attributes: [Attribute], _ text: String) -> String {
    Markup.element(
      "script", [Attribute("type", "application/octet-stream")] + attributes, [.text(text)]
    ).written(as: .html)
  }
}
