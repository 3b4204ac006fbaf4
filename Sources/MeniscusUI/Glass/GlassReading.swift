import MeniscusDisplay

/// What was measured behind a glass shape, and behind all glass of its container.
///
/// Glass of a container is one material: whether it is dark is decided once for all of it. The bars of
/// a screen decide together, as if they were in one.
struct GlassReading: Equatable {
  /// The mean luminance behind the group's glass, 0 to 1.
  let luminance: Double
  /// The standard deviation of the luminance behind the group's glass.
  let deviation: Double
  /// How busy it is behind the shape itself.
  let busyness: Double

  /// The reading of each measured shape.
  ///
  /// Complexity: quadratic in the shapes.
  ///
  /// - Parameter groups: those that decide together, by number: the container of each shape.
  static func all(
    from measurements: GlassMeasurements, groups: [Int]
  ) -> [GlassReading?] {
    let rows = zip(measurements.elements, groups).map { ($0, $1) }
    return rows.map { element, group in
      guard let element else { return nil }
      let members = rows.compactMap { other, place in
        place == group ? other.flatMap { $0.isFinite ? $0 : nil } : nil
      }
      let count = Double(max(members.count, 1))
      let mean = members.reduce(0) { $0 + $1.luminance } / count
      let variance =
        members.reduce(0) { sum, member in
          let offset = member.luminance - mean
          return sum + member.busyness * member.busyness + offset * offset
        } / count
      return GlassReading(
        luminance: element.isFinite ? mean : .nan, deviation: variance.squareRoot(),
        busyness: element.busyness)
    }
  }
}

extension GlassMeasurements.Element {
  fileprivate var isFinite: Bool { luminance.isFinite && busyness.isFinite }
}
