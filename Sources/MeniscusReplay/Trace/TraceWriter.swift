import MeniscusGeometry

/// Writes traces: equal traces give equal bytes, and reading them gives the trace again.
package enum TraceWriter {
  /// The text of a trace: the header, then an event a line, each with a line feed.
  ///
  /// Keys stand in the order of the format and what has its usual value is left out.
  package static func text(of trace: Trace) -> String {
    var text = line(of: trace.header) + "\n"
    for event in trace.events { text += line(of: event) + "\n" }
    return text
  }

  /// The line of an event, without its line feed.
  package static func line(of event: TraceEvent) -> String {
    "{\"at\":\(event.time),\"\(event.action.kind.rawValue)\":\(value(of: event.action))}"
  }

  /// The line of a header, without its line feed.
  package static func line(of header: TraceHeader) -> String {
    var parts = [
      "\"meniscus\":\"trace\"",
      "\"version\":\(Trace.version)",
      "\"scene\":\(JSONText.string(header.scene))",
      "\"size\":\(pair(header.size))",
      "\"scale\":\(JSONText.number(header.scale))",
      "\"rate\":\(header.rate)",
      "\"seed\":\(header.seed)",
    ]
    let change = header.environment.changes(from: TraceEnvironment())
    if !change.isEmpty { parts.append("\"environment\":\(value(of: change))") }
    if !header.fonts.isEmpty {
      let fonts = header.fonts.map { font in
        let hash = JSONText.hexadecimal(font.hash, digits: 16)
        return object(["\"name\":\(JSONText.string(font.name))", "\"hash\":\"\(hash)\""])
      }
      parts.append("\"fonts\":[\(fonts.joined(separator: ","))]")
    }
    if !header.variants.isEmpty {
      let names = header.variants.map { JSONText.string($0.name) }
      parts.append("\"variants\":[\(names.joined(separator: ","))]")
    }
    if let tolerance = header.tolerance.text { parts.append("\"tolerance\":\(tolerance)") }
    if !header.rules.isEmpty {
      parts.append("\"rules\":[\(header.rules.map(\.text).joined(separator: ","))]")
    }
    return object(parts)
  }

  private static func value(of action: TraceAction) -> String {
    switch action {
    case .tap(let target): object(members(of: target))
    case .press(let pointer, let target), .move(let pointer, let target):
      object(["\"pointer\":\(pointer)"] + members(of: target))
    case .release(let pointer, let target):
      object(["\"pointer\":\(pointer)"] + (target.map(members(of:)) ?? []))
    case .hover(let target): target.map { object(members(of: $0)) } ?? "null"
    case .scroll(let target, let distance, let duration):
      object(members(of: target) + ["\"by\":\(pair(distance))", "\"over\":\(duration)"])
    case .wheel(let target, let distance):
      object(members(of: target) + ["\"by\":\(pair(distance))"])
    case .toggle(let identifier): object(members(of: .identifier(identifier)))
    case .key(let string), .text(let string), .checkpoint(let string): JSONText.string(string)
    case .focus(let id): id.map(JSONText.string) ?? "null"
    case .magnify(let target, let amount, let duration),
      .rotate(let target, let amount, let duration):
      object(
        members(of: target) + ["\"by\":\(JSONText.number(amount))", "\"over\":\(duration)"])
    case .environment(let change): value(of: change)
    case .resize(let size): pair(size)
    case .end: "true"
    }
  }

  private static func value(of change: TraceEnvironmentChange) -> String {
    let values = [
      change.colorScheme.map { JSONText.string($0.rawValue) },
      change.layoutDirection.map { JSONText.string($0.rawValue) },
      change.dynamicTypeSize.map { JSONText.string($0.rawValue) },
      change.reduceMotion.map { "\($0)" },
      change.reduceTransparency.map { "\($0)" },
      change.increaseContrast.map { "\($0)" },
      change.boldText.map { "\($0)" },
      change.differentiateWithoutColor.map { "\($0)" },
      change.locale.map(JSONText.string),
      change.horizontalSizeClass.map { JSONText.string($0.rawValue) },
      change.verticalSizeClass.map { JSONText.string($0.rawValue) },
    ]
    return object(
      zip(TraceEnvironmentChange.keys, values).compactMap { key, value in
        value.map { "\"\(key)\":\($0)" }
      })
  }

  private static func members(of target: TraceTarget) -> [String] {
    switch target {
    case .identifier(let identifier):
      let id = "\"id\":\(JSONText.string(identifier.id))"
      if identifier.unit == TraceIdentifier.center { return [id] }
      return [id, "\"unit\":\(pair(identifier.unit))"]
    case .point(let point): return ["\"point\":\(pair(point))"]
    }
  }

  private static func object(_ members: [String]) -> String {
    "{" + members.joined(separator: ",") + "}"
  }

  private static func pair(_ size: Size2D) -> String {
    "[\(JSONText.number(size.width)),\(JSONText.number(size.height))]"
  }

  private static func pair(_ point: Point2D) -> String {
    "[\(JSONText.number(point.x)),\(JSONText.number(point.y))]"
  }
}
