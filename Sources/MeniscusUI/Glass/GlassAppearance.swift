import MeniscusDisplay
import MeniscusGeometry

/// How a glass effect looks, on its way to how it is to look.
struct GlassAppearance {
  /// The numbers of the material, in their order; the presence is 0 where there is no glass.
  private var amounts: [AnimatedValue<Double>]
  /// Red, green, blue and opacity of the tint; nil where there never was one.
  private var tint: AnimatedValue<NumberVector>?

  /// Makes a look at rest.
  init(_ material: GlassMaterial) {
    amounts = GlassMaterial.Amount.allCases.map { AnimatedValue(material[$0]) }
    tint = material.tint.map { AnimatedValue($0.numbers) }
  }

  /// One of the numbers on its way.
  private(set) subscript(amount: GlassMaterial.Amount) -> AnimatedValue<Double> {
    get { amounts[amount.rawValue] }
    set { amounts[amount.rawValue] = newValue }
  }

  /// Moves on to a look; returns whether it differs.
  mutating func move(
    to material: GlassMaterial, animation: Animation?, at time: Double
  ) -> Bool {
    let newTint = material.tint?.numbers
    let isSame =
      GlassMaterial.Amount.allCases.allSatisfy { self[$0].target == material[$0] }
      && tint?.target == newTint
    guard !isSame else { return false }
    for amount in GlassMaterial.Amount.allCases {
      self[amount].set(material[amount], animation: animation, at: time)
    }
    move(tintTo: newTint, animation: animation, at: time)
    return true
  }

  /// Stands at once where another look is now, in what glass takes from what lies behind it.
  mutating func adapt(as other: GlassAppearance, at time: Double) {
    for amount in GlassMaterial.Amount.adapting {
      self[amount] = AnimatedValue(other[amount].value(at: time))
    }
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
    amounts.contains(where: \.isInMotion) || tint?.isInMotion == true
  }

  @MainActor
  mutating func settle(at time: Double) -> Bool {
    var moves = tint?.settle(at: time) ?? false
    // A tint that is gone is none.
    if !moves, tint?.target.numbers[3] == 0 { tint = nil }
    for index in amounts.indices where amounts[index].settle(at: time) { moves = true }
    return moves
  }

  /// What is shown at `time` seconds; the kind is the effect's to say.
  func material(at time: Double) -> GlassMaterial {
    let color = tint.map { RGBA($0.value(at: time)) }
    var material = GlassMaterial(tint: color.flatMap { $0.opacity > 0 ? $0 : nil })
    for amount in GlassMaterial.Amount.allCases {
      material[amount] = min(max(self[amount].value(at: time), 0), 1)
    }
    return material
  }

  /// Adds what is in motion to the hash of state.
  func encode(into encoder: inout StateEncoder, at time: Double) {
    let others = GlassMaterial.Amount.allCases.filter { $0 != .presence }
    for amount in [.presence] + others where self[amount].isInMotion {
      let name = amount == .presence ? "glass" : amount.name
      encoder.encode(number: self[amount].value(at: time), named: "presented \(name)")
    }
    tint?.encode(into: &encoder, at: time, named: "presented tint")
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
  package func outline(in resources: DisplayResources) -> Path2D? {
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
    if let brightness { encoder.encode(number: brightness, named: "brightness") }
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
