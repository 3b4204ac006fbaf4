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
    JSONValue.object([
      JSONMember("at", .integer(event.time)),
      JSONMember(event.action.kind.rawValue, value(of: event.action)),
    ]).written()
  }

  /// The line of a header, without its line feed.
  package static func line(of header: TraceHeader) -> String {
    let change = header.environment.changes(from: TraceEnvironment())
    let fonts = header.fonts.map { font -> JSONValue in
      ["name": .string(font.name), "hash": .hash(font.hash)]
    }
    let variants = header.variants.map(\.name)
    let rules = header.rules.map(\.json)
    return JSONValue.object([
      "meniscus": "trace",
      "version": .integer(Trace.version),
      "scene": .string(header.scene),
      "size": pair(header.size),
      "scale": .number(header.scale),
      "rate": .integer(header.rate),
      "seed": .integer(header.seed),
      "environment": change.isEmpty ? nil : value(of: change),
      "fonts": fonts.isEmpty ? nil : .array(fonts),
      "variants": variants.isEmpty ? nil : .strings(variants),
      "tolerance": header.tolerance == .exact ? nil : header.tolerance.json,
      "rules": rules.isEmpty ? nil : .array(rules),
    ]).written()
  }

  private static func value(of action: TraceAction) -> JSONValue {
    switch action {
    case .tap(let target): object(target)
    case .press(let pointer, let target), .move(let pointer, let target):
      object(target, pointer: pointer)
    case .release(let pointer, let target): object(target, pointer: pointer)
    case .hover(let target): target.map { object($0) } ?? .null
    case .scroll(let target, let distance, let duration):
      object(target, by: pair(distance), over: duration)
    case .wheel(let target, let distance): object(target, by: pair(distance))
    case .toggle(let identifier): object(.identifier(identifier))
    case .key(let string), .text(let string), .checkpoint(let string): .string(string)
    case .focus(let id): .string(orNull: id)
    case .magnify(let target, let amount, let duration),
      .rotate(let target, let amount, let duration):
      object(target, by: .number(amount), over: duration)
    case .environment(let change): value(of: change)
    case .resize(let size): pair(size)
    case .end: true
    }
  }

  private static func value(of change: TraceEnvironmentChange) -> JSONValue {
    .object([
      "colorScheme": change.colorScheme.map { .string($0.rawValue) },
      "layoutDirection": change.layoutDirection.map { .string($0.rawValue) },
      "dynamicTypeSize": change.dynamicTypeSize.map { .string($0.rawValue) },
      "reduceMotion": change.reduceMotion.map { .boolean($0) },
      "reduceTransparency": change.reduceTransparency.map { .boolean($0) },
      "increaseContrast": change.increaseContrast.map { .boolean($0) },
      "boldText": change.boldText.map { .boolean($0) },
      "differentiateWithoutColor": change.differentiateWithoutColor.map { .boolean($0) },
      "locale": change.locale.map { .string($0) },
      "horizontalSizeClass": change.horizontalSizeClass.map { .string($0.rawValue) },
      "verticalSizeClass": change.verticalSizeClass.map { .string($0.rawValue) },
    ])
  }

  private static func object(
    _ target: TraceTarget?, pointer: Int? = nil, by amount: JSONValue? = nil,
    over duration: Int? = nil
  ) -> JSONValue {
    var (id, unit, point): (String?, Point2D?, Point2D?)
    switch target {
    case .identifier(let identifier):
      id = identifier.id
      unit = identifier.unit == TraceIdentifier.center ? nil : identifier.unit
    case .point(let place): point = place
    case nil: break
    }
    return .object([
      "pointer": pointer.map { .integer($0) },
      "id": id.map { .string($0) },
      "unit": unit.map { pair($0) },
      "point": point.map { pair($0) },
      "by": amount,
      "over": duration.map { .integer($0) },
    ])
  }

  private static func pair(_ size: Size2D) -> JSONValue { .numbers([size.width, size.height]) }

  private static func pair(_ point: Point2D) -> JSONValue { .numbers([point.x, point.y]) }
}
