import MeniscusGeometry

/// An action of a trace of Playwright.
struct PlaywrightAction {
  /// What other lines call it.
  let id: String?
  /// Where it stands.
  let place: OmittedStep.Place
  /// Its line, from 1.
  let line: Int
  /// When it began, in milliseconds.
  let time: Double
  /// The class of the object that did it, as `Frame`.
  let className: String
  /// What was done, as the protocol calls it: `click`, `mouseMove`.
  let method: String
  /// What it was done with.
  let parameters: JSONMembers?
  /// Whether it failed.
  private(set) var hasFailed = false
  /// Where the pointer was, in pixels of CSS from the corner of the page; nil where none was used.
  private(set) var point: Point2D?
  /// The box of the element.
  private(set) var box: Rect2D?

  /// Takes an action from the members of its line, or of its `metadata`.
  ///
  /// Its name is `method`, and `class` or `type` says whose it is; where that is missing, `apiName`
  /// says both, as `page.mouse.move`.
  init(_ members: JSONMembers, line: Int, file: String?) throws(JSONError) {
    self.line = line
    place = .line(line, file: file)
    id = try (members["callId"] ?? members["id"])?.string("callId")
    time = try members.required("startTime").number("startTime", in: -1e15...1e15)
    let api = try members["apiName"]?.optionalString("apiName") ?? ""
    method = try members["method"]?.string("method") ?? Self.method(of: api)
    let owner = members["class"] ?? (members["method"] == nil ? nil : members["type"])
    className = try owner?.string("class") ?? ""
    let params = members["params"]
    parameters = params?.kind == .object ? try params?.members("params") : nil
    try take(members)
  }

  /// Takes what a later line says of the action: its point and box, and whether it failed.
  mutating func take(_ members: JSONMembers) throws(JSONError) {
    if let error = members["error"], error.kind != .null { hasFailed = true }
    if let value = members["point"], value.kind == .object {
      point = try Point2D(playwright: value.members("point"), "point")
    }
    if let value = members["box"], value.kind == .object {
      box = Rect2D(
        origin: try Point2D(playwright: value.members("box"), "box"),
        size: try Size2D(playwright: value, "box"))
    }
  }

  /// The protocol's name of a method of the API: `mouseMove` for `page.mouse.move`.
  private static func method(of api: String) -> String {
    let parts = api.split(separator: ".").map(String.init)
    guard let last = parts.last else { return "" }
    let devices = ["mouse", "keyboard", "touchscreen"]
    guard let device = parts.dropLast().last, devices.contains(device) else { return last }
    return device + last.prefix(1).uppercased() + last.dropFirst()
  }
}

extension Point2D {
  /// `{"x":…, "y":…}`.
  init(playwright members: JSONMembers, _ key: String) throws(JSONError) {
    self.init(
      x: try members.required("x").number("\(key).x", in: TraceLimit.distance),
      y: try members.required("y").number("\(key).y", in: TraceLimit.distance))
  }
}
