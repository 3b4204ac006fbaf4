import MeniscusDisplay
import MeniscusGeometry

/// How interactive glass answers a pointer.
///
/// It swells and lights up under a press, gives way to a drag, and lights up a little under a hover.
/// The constants are ours.
struct GlassTouch {
  /// How far it is pressed; a spring may go beyond 0 and 1.
  private var press = AnimatedValue(0.0)
  /// How far it is hovered over.
  private var hover = AnimatedValue(0.0)
  /// Whether the focus is inside.
  private var isFocused = false
  /// How far the pointer has dragged it, in points along both axes.
  private var drag = AnimatedValue(NumberVector([0, 0]))
  /// Where the pointer went down.
  private var start: Point2D?
  /// Where the pointer was last, in the scene.
  private var place: Point2D?

  /// How much larger glass is under a press, in points.
  static let swelling = 4.0
  /// How much white is mixed in under a press, under a hover, and while the focus is inside, which
  /// nothing else shows.
  static let light = (press: 0.05, hover: 0.06, focus: 0.12)
  /// The same under black ink, whose face is pale already: less white would not be seen.
  static let paleLight = (press: 0.05, hover: 0.2, focus: 0.3)
  /// How much of the ink's own tone is mixed into a solid face.
  static let solidLight = (press: 0.12, hover: 0.07, focus: 0.1)
  /// What the light under a finger adds to the face at the finger.
  static let glow = 0.15
  /// How wide that light is, in points: three quarters of the glass's short side, within bounds.
  static let glowRadius = 24.0...96.0
  /// The share of a short drag that glass goes along.
  static let give = 0.12
  /// How far glass goes along at most, in points.
  static let reach = 16.0
  /// How pressed glass comes, and how it settles.
  static let spring = Animation.bouncy(duration: 0.35)

  var isInMotion: Bool { press.isInMotion || hover.isInMotion || drag.isInMotion }

  /// Takes a pointer that goes down.
  mutating func begin(at point: Point2D, animation: Animation?, time: Double) {
    start = point
    place = point
    press.set(1, animation: animation, at: time)
  }

  /// Takes a pointer that is down and moves: the light is there in the same frame, and so is the
  /// glass where it `follows`.
  mutating func move(to point: Point2D, follows: Bool, time: Double) {
    guard let start else { return }
    place = point
    guard follows else { return }
    let way = point - start
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    // Linear for short ways, and never beyond the reach.
    let share = Self.give / (1 + Self.give * length / Self.reach)
    drag.set(NumberVector([way.x * share, way.y * share]), animation: nil, at: time)
  }

  /// Takes a pointer that goes up.
  mutating func end(animation: Animation?, time: Double) {
    start = nil
    press.set(0, animation: animation, at: time)
    drag.set(NumberVector([0, 0]), animation: animation, at: time)
  }

  /// Takes a pointer that comes over the glass, or leaves it.
  mutating func hover(_ isOver: Bool, animation: Animation?, time: Double) {
    hover.set(isOver ? 1 : 0, animation: animation, at: time)
  }

  /// Takes the focus, or loses it.
  mutating func focus(_ isInside: Bool) { isFocused = isInside }

  @MainActor
  mutating func settle(at time: Double) -> Bool {
    let (presses, hovers, drags) = (
      press.settle(at: time), hover.settle(at: time), drag.settle(at: time)
    )
    if !presses, press.target == 0 { place = nil }
    return presses || hovers || drags
  }

  /// How strong the answer to a press, a hover and the focus is, the strongest of them.
  func answer(_ light: (press: Double, hover: Double, focus: Double), at time: Double) -> Double {
    let pressed = min(max(press.value(at: time), 0), 1)
    let hovered = min(max(hover.value(at: time), 0), 1)
    return max(pressed * light.press, hovered * light.hover, isFocused ? light.focus : 0)
  }

  /// The light of the finger on glass with a short side, its centre in the scene; nil for none.
  func glow(shortSide: Double, at time: Double) -> GlassGlow? {
    let pressed = min(max(press.value(at: time), 0), 1)
    guard let place, pressed > 0 else { return nil }
    let radius = min(max(0.75 * shortSide, Self.glowRadius.lowerBound), Self.glowRadius.upperBound)
    return GlassGlow(center: place, radius: radius, strength: pressed * Self.glow)
  }

  /// How glass of a frame is drawn: larger, and drawn out towards the pointer.
  func map(of frame: Rect2D, at time: Double) -> Affine2D {
    let amount = press.value(at: time)
    let way = drag.value(at: time).numbers
    guard frame.width > 0, frame.height > 0, amount != 0 || way != [0, 0] else {
      return .identity
    }
    let scale = 1 + amount * Self.swelling / max(frame.height, 44)
    // What it is longer along one axis it is slimmer along the other.
    let (x, y) = (abs(way[0]) / frame.width, abs(way[1]) / frame.height)
    return Affine2D.scale(
      x: scale * (1 + x) / (1 + y), y: scale * (1 + y) / (1 + x), about: frame.center
    ).then(.translation(x: way[0], y: way[1]))
  }

  /// Adds what differs from rest to the hash of state.
  func encode(into encoder: inout StateEncoder, at time: Double) {
    if press.isInMotion || press.target != 0 {
      encoder.encode(number: press.value(at: time), named: "press")
      if let place {
        encoder.encode(number: place.x, named: "press x")
        encoder.encode(number: place.y, named: "press y")
      }
    }
    if hover.isInMotion || hover.target != 0 {
      encoder.encode(number: hover.value(at: time), named: "hover")
    }
    if isFocused { encoder.encode(true, named: "focus inside") }
    let way = drag.value(at: time).numbers
    if drag.isInMotion || way != [0, 0] {
      encoder.encode(number: way[0], named: "drag x")
      encoder.encode(number: way[1], named: "drag y")
    }
  }
}
