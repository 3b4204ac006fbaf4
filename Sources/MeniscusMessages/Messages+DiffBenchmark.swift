import MeniscusFormats

extension Messages {
  /// The lines of what comparing pictures costs.
  package static func lines(_ result: DiffBenchmarkResult) -> [String] {
    func milliseconds(_ value: Double) -> String { "\(decimal(value, digits: 2)) ms" }
    let share = Double(result.differingPixels) * 100 / Double(result.width * result.height)
    var lines = [
      "pictures of \(result.width)×\(result.height), \(decimal(share, digits: 1)) % of the pixels "
        + "in local changes",
      "  comparing their memory: \(milliseconds(result.memoryMilliseconds))",
    ]
    for time in result.times {
      let memory = time.milliseconds / max(result.memoryMilliseconds, 1e-9)
      let target = time.target.map { ", target \(decimal($0, digits: 0)) ms" } ?? ""
      lines.append(
        "  \(time.name): \(milliseconds(time.milliseconds)), "
          + "\(decimal(memory, digits: 1)) times the memory\(target)")
    }
    lines.append(
      "other tools on the same pictures; a process where it is said, else the call alone")
    for peer in result.peers {
      guard let time = peer.milliseconds else {
        lines.append("  \(peer.name): not installed")
        continue
      }
      let own = peer.against.map { " (\($0))" } ?? ""
      let ratio = peer.ratio.map { ", \(decimal($0, digits: 1)) times ours\(own)" } ?? ""
      lines.append("  \(peer.name): \(milliseconds(time))\(ratio)")
    }
    return lines
  }
}
