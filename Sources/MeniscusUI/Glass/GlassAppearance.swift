import MeniscusDisplay
import MeniscusGeometry

/// How a glass effect looks, on its way to how it is to look.
struct GlassAppearance {
  /// 0 where there is no glass, 1 where there is.
  var existence: AnimatedValue<Double>
  /// From 0, the face of light surroundings, to 1, that of dark ones.
  var darkness: AnimatedValue<Double>
  /// The opacity of the shadow.
  var shadow: AnimatedValue<Double>
  /// How much denser the face is than usual, 0 to 1.
  var density: AnimatedValue<Double>
  /// Red, green, blue and opacity of the tint; nil where there never was one.
  private var tint: AnimatedValue<NumberVector>?

  /// Makes a look at rest.
  init(existence: Double, darkness: Double, shadow: Double, density: Double, tint: RGBA?) {
    self.existence = AnimatedValue(existence)
    self.darkness = AnimatedValue(darkness)
    self.shadow = AnimatedValue(shadow)
    self.density = AnimatedValue(density)
    self.tint = tint.map { AnimatedValue($0.numbers) }
  }

  /// Goes on to another look; whether it is another.
  mutating func move(
    to other: GlassAppearance, animation: Animation?, at time: Double
  ) -> Bool {
    let isSame =
      existence.target == other.existence.target && darkness.target == other.darkness.target
      && shadow.target == other.shadow.target && density.target == other.density.target
      && tint?.target == other.tint?.target
    guard !isSame else { return false }
    existence.set(other.existence.target, animation: animation, at: time)
    darkness.set(other.darkness.target, animation: animation, at: time)
    shadow.set(other.shadow.target, animation: animation, at: time)
    density.set(other.density.target, animation: animation, at: time)
    move(tintTo: other.tint?.target, animation: animation, at: time)
    return true
  }

  private mutating func move(tintTo new: NumberVector?, animation: Animation?, at time: Double) {
    guard let animation else {
      tint = new.map { AnimatedValue($0) }
      return
    }
    // A tint comes from, and goes to, a clear one of its own colour.
    if tint == nil, let new { tint = AnimatedValue(new.withoutOpacity) }
    let target = new ?? tint?.target.withoutOpacity
    if let target { tint?.set(target, animation: animation, at: time) }
  }

  var isInMotion: Bool {
    existence.isInMotion || darkness.isInMotion || shadow.isInMotion || density.isInMotion
      || tint?.isInMotion == true
  }

  mutating func settle(at time: Double) -> Bool {
    let existenceMoves = existence.settle(at: time)
    let darknessMoves = darkness.settle(at: time)
    let shadowMoves = shadow.settle(at: time)
    let densityMoves = density.settle(at: time)
    let tintMoves = tint?.settle(at: time) ?? false
    // A tint that is gone is none.
    if !tintMoves, tint?.target.numbers[3] == 0 { tint = nil }
    return existenceMoves || darknessMoves || shadowMoves || densityMoves || tintMoves
  }

  /// What is shown at `time` seconds; the kind is the effect's to say.
  func material(at time: Double) -> GlassMaterial {
    let color = tint.map { RGBA($0.value(at: time)) }
    return GlassMaterial(
      tint: color.flatMap { $0.opacity > 0 ? $0 : nil },
      darkness: min(max(darkness.value(at: time), 0), 1),
      presence: min(max(existence.value(at: time), 0), 1),
      shadow: min(max(shadow.value(at: time), 0), 1),
      density: min(max(density.value(at: time), 0), 1))
  }

  /// Adds what is in motion to the hash of state.
  func encode(into encoder: inout StateEncoder, at time: Double) {
    let values = [
      (existence, "glass"), (darkness, "darkness"), (shadow, "shadow"), (density, "density"),
    ]
    for (value, name) in values where value.isInMotion {
      encoder.encode(number: value.value(at: time), named: "presented \(name)")
    }
    guard let tint, tint.isInMotion else { return }
    for (index, number) in tint.value(at: time).numbers.enumerated() {
      encoder.encode(number: number, named: "presented tint[\(index)]")
    }
  }
}

/// A face in place of glass.
struct GlassSubstitute: Equatable {
  /// The colour of the face.
  let face: RGBA
  /// The colour of a line along its edge, nil for none.
  let border: RGBA?

  /// The regions that are filled in place of a piece of glass, in its own space.
  @MainActor
  func fills(of piece: GlassPiece, on canvas: DisplayCanvas) -> [(Silhouette, RGBA)] {
    let presence = piece.material.presence
    var fills = [(piece.silhouette, face.multiplyingOpacity(by: presence))]
    if let border, let outline = piece.silhouette.outline(in: canvas.list.resources) {
      let line = outline.stroked(width: 2, join: .round)
      fills.append(
        (
          .outline(canvas.row(of: line), .nonZero),
          border.multiplyingOpacity(by: presence)
        ))
    }
    return fills
  }
}

extension Silhouette {
  /// The outline of the region; nil where a resource is missing.
  func outline(in resources: DisplayResources) -> Outline? {
    switch self {
    case .rectangle(let rect): .rectangle(rect)
    case .roundedRectangle(let rect, let radii, let curve):
      .roundedRectangle(rect, radii: radii, curve: curve)
    case .ellipse(let rect): .ellipse(in: rect)
    case .outline(let row, _):
      resources.outlines.indices.contains(row) ? resources.outlines[row].outline : nil
    }
  }
}

extension RGBA {
  fileprivate var numbers: NumberVector { NumberVector([red, green, blue, opacity]) }

  fileprivate init(_ vector: NumberVector) {
    let n = vector.numbers.map { min(max($0, 0), 1) }
    self.init(red: n[0], green: n[1], blue: n[2], opacity: n[3])
  }

  /// The colour laid over an opaque one.
  func over(_ behind: RGBA) -> RGBA {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * opacity }
    return RGBA(
      red: mix(behind.red, red), green: mix(behind.green, green), blue: mix(behind.blue, blue))
  }
}

extension NumberVector {
  fileprivate var withoutOpacity: NumberVector {
    NumberVector(Array(numbers.prefix(3)) + [0])
  }
}

extension GlassAdaptation {
  /// Adds what was measured to the hash of state.
  func encode(into encoder: inout StateEncoder) {
    if let isDarkBehind { encoder.encode(isDarkBehind, named: "dark behind") }
    if let busyness { encoder.encode(number: busyness, named: "busyness") }
  }
}

extension GlassMembership {
  /// Adds the unions that the effect is between to the hash of state.
  func encode(into encoder: inout StateEncoder, at time: Double) {
    guard isInMotion else { return }
    for (index, part) in parts.enumerated() {
      encoder.encode(number: part.share.value(at: time), named: "union share[\(index)]")
    }
  }
}
