import MeniscusFormats
import MeniscusGeometry
import MeniscusReplay

extension LiveInput {
  private enum Kind: String, CaseIterable {
    case press, move, release, hover, wheel, magnify, key, text
  }

  /// Reads what a page says of an input.
  init(json: JSONValue) throws(JSONError) {
    let members = try json.members("event")
    switch try members.required("kind").choice("kind", of: Kind.self) {
    case .press: self = .press(pointer: try members.pointer(), at: try members.point())
    case .move: self = .move(pointer: try members.pointer(), to: try members.point())
    case .release: self = .release(pointer: try members.pointer(), at: try members.point())
    case .hover: self = .hover(at: members["x"] == nil ? nil : try members.point())
    case .wheel:
      self = .wheel(
        at: try members.point(),
        by: Size2D(width: try members.distance("dx"), height: try members.distance("dy")))
    case .magnify:
      let scale = try members.required("scale").number("scale", in: TraceLimit.magnification)
      self = .magnify(at: try members.point(), by: scale)
    case .key: self = .key(try members.required("key").filledString("key"))
    case .text: self = .text(try members.required("text").string("text"))
    }
  }
}

extension JSONMembers {
  /// A point of the scene, in points.
  func point() throws(JSONError) -> Point2D {
    Point2D(x: try distance("x"), y: try distance("y"))
  }

  fileprivate func distance(_ key: String) throws(JSONError) -> Double {
    try required(key).number(key, in: TraceLimit.distance)
  }

  fileprivate func pointer() throws(JSONError) -> Int {
    try required("pointer").integer("pointer", in: TraceLimit.pointer)
  }
}
