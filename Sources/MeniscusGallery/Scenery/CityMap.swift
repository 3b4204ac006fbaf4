import MeniscusUI

/// A map of a town on a river: blocks, parks, streets and their names.
struct CityMap: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let palette = scheme == .dark ? MapPalette.night : .day
    Canvas { context, size in
      let plan = TownPlan(size: size)
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(palette.land))
      context.fill(plan.houses, with: .color(palette.houses))
      context.fill(plan.parks, with: .color(palette.park))
      context.stroke(plan.lanes, with: .color(palette.lane), lineWidth: 3.5)
      context.stroke(plan.paths, with: .color(palette.path), style: plan.dashes)
      context.fill(plan.river, with: .color(palette.water))
      context.stroke(
        plan.streets, with: .color(palette.casing),
        style: StrokeStyle(lineWidth: 10, lineCap: .round, lineJoin: .round))
      context.stroke(
        plan.streets, with: .color(palette.street),
        style: StrokeStyle(lineWidth: 8, lineCap: .round, lineJoin: .round))
      context.stroke(
        plan.highway, with: .color(palette.highwayCasing),
        style: StrokeStyle(lineWidth: 13, lineCap: .round))
      context.stroke(
        plan.highway, with: .color(palette.highway),
        style: StrokeStyle(lineWidth: 10.5, lineCap: .round))
    }
    .overlay { MapLabels(palette: palette) }
    .clipped()
    .accessibilityHidden(true)
  }
}

/// The colours of a map.
struct MapPalette {
  var land, houses, park, water: Color
  var lane, street, casing, path: Color
  var highway, highwayCasing: Color
  var name, parkName, waterName: Color

  static let day = MapPalette(
    land: Color(hex: 0xF4F1E9), houses: Color(hex: 0xE9E4DA), park: Color(hex: 0xC7E3B4),
    water: Color(hex: 0x9CD2EE), lane: .white, street: .white, casing: Color(hex: 0xDAD4C8),
    path: Color(hex: 0x8FBE7C), highway: Color(hex: 0xFBD971),
    highwayCasing: Color(hex: 0xE3B64C), name: Color(hex: 0x5E5A54),
    parkName: Color(hex: 0x3C7A36), waterName: Color(hex: 0x3E7FA6))

  static let night = MapPalette(
    land: Color(hex: 0x22252B), houses: Color(hex: 0x2A2E35), park: Color(hex: 0x21382C),
    water: Color(hex: 0x14304A), lane: Color(hex: 0x3A3F48), street: Color(hex: 0x4A505B),
    casing: Color(hex: 0x1B1D22), path: Color(hex: 0x3E6B4C), highway: Color(hex: 0x8A7038),
    highwayCasing: Color(hex: 0x2B2416), name: Color(hex: 0xB9BEC7),
    parkName: Color(hex: 0x7FB98A), waterName: Color(hex: 0x6FA6CC))
}

/// The names on a map, and the places that it marks.
private struct MapLabels: View {
  let palette: MapPalette

  private static let places:
    [(symbol: String, name: String, color: Color, x: CGFloat, y: CGFloat)] =
      [
        ("cup.and.saucer.fill", "Morrow", .orange, 96, 238),
        ("book.fill", "Library", .brown, 262, 212),
        ("tag.fill", "Market Hall", .yellow, 150, 470),
        ("trophy.fill", "Arena", .indigo, 318, 610),
        ("graduationcap.fill", "Old School", .brown, 54, 596),
        ("bag.fill", "Arcades", .orange, 236, 640),
      ]

  var body: some View {
    ZStack {
      street("Harbour Street", x: 214, y: 296, turn: -14)
      street("Wick Lane", x: 82, y: 402, turn: 76)
      street("Linden Avenue", x: 212, y: 556, turn: -14)
      Text("Nordpark").font(.system(size: 13, weight: .semibold)).foregroundStyle(palette.parkName)
        .position(x: 124, y: 162)
      Text("Orchard\nGardens").font(.system(size: 12, weight: .semibold))
        .multilineTextAlignment(.center)
        .foregroundStyle(palette.parkName)
        .position(x: 318, y: 478)
      Text("R i v e r  A l d e").font(.system(size: 13, weight: .medium)).italic()
        .foregroundStyle(palette.waterName)
        .rotationEffect(.degrees(-33))
        .position(x: 226, y: 398)
      ForEach(Self.places.indices, id: \.self) { index in
        let place = Self.places[index]
        VStack(spacing: 2) {
          Image(systemName: place.symbol).font(.system(size: 10, weight: .semibold))
            .foregroundStyle(.white)
            .frame(width: 21, height: 21)
            .background { Circle().fill(place.color) }
          Text(place.name).font(.system(size: 11, weight: .semibold))
            .foregroundStyle(place.color.mix(with: palette.name, by: 0.6))
        }
        .position(x: place.x, y: place.y)
      }
    }
  }

  private func street(_ name: String, x: CGFloat, y: CGFloat, turn: Double) -> some View {
    Text(name).font(.system(size: 10.5, weight: .medium)).foregroundStyle(palette.name)
      .rotationEffect(.degrees(turn))
      .position(x: x, y: y)
  }
}

/// The lines and areas of a town, in a rectangle of some size.
private struct TownPlan {
  var houses = Path()
  var parks = Path()
  var lanes = Path()
  var paths = Path()
  var river = Path()
  var streets = Path()
  var highway = Path()
  let dashes = StrokeStyle(lineWidth: 1.5, lineCap: .round, dash: [3, 4])

  /// The way along the streets, of length 1: 14 degrees up.
  private static let along = CGPoint(x: 0.970_3, y: -0.241_9)

  init(size: CGSize) {
    addBlocks()
    addParks()
    addRiver()
    addStreets()
  }

  /// A place by its distances along the streets and across them.
  private func place(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
    CGPoint(
      x: along * Self.along.x - across * Self.along.y - 90,
      y: along * Self.along.y + across * Self.along.x + 60)
  }

  private mutating func addBlocks() {
    for row in -1..<15 {
      for column in 0..<11 {
        let mixed = (row * 37 + column * 53 + row * column * 11) & 31
        let left = CGFloat(column) * 58 + CGFloat(row % 3) * 9
        let top = CGFloat(row) * 62
        lanes.move(to: place(left, top))
        lanes.addLine(to: place(left, top + 62))
        // Two or three houses in a block, each with its yard.
        let parts = 2 + mixed % 2
        let wide = (58 - 12) / CGFloat(parts)
        for part in 0..<parts {
          let x = left + 6 + CGFloat(part) * wide
          let deep = 20 + CGFloat((mixed * 7 + part * 13) % 22)
          quad(&houses, x + 1.5, top + 6, wide - 3, deep)
          if deep < 34 { quad(&houses, x + 1.5, top + 10 + deep, wide - 3, 42 - deep) }
        }
      }
      lanes.move(to: place(-40, CGFloat(row) * 62))
      lanes.addLine(to: place(640, CGFloat(row) * 62))
    }
  }

  private func quad(
    _ path: inout Path, _ x: CGFloat, _ y: CGFloat, _ wide: CGFloat, _ tall: CGFloat
  ) {
    path.move(to: place(x, y))
    path.addLine(to: place(x + wide, y))
    path.addLine(to: place(x + wide, y + tall))
    path.addLine(to: place(x, y + tall))
    path.closeSubpath()
  }

  private mutating func addParks() {
    parks.move(to: CGPoint(x: -20, y: 92))
    parks.addCurve(
      to: CGPoint(x: 168, y: 96), control1: CGPoint(x: 60, y: 52),
      control2: CGPoint(x: 138, y: 58))
    parks.addCurve(
      to: CGPoint(x: 120, y: 206), control1: CGPoint(x: 190, y: 132),
      control2: CGPoint(x: 168, y: 188))
    parks.addCurve(
      to: CGPoint(x: -20, y: 200), control1: CGPoint(x: 70, y: 224),
      control2: CGPoint(x: 22, y: 190))
    parks.closeSubpath()
    quad(&parks, 338, 496, 106, 118)
    paths.move(to: CGPoint(x: -10, y: 150))
    paths.addCurve(
      to: CGPoint(x: 160, y: 108), control1: CGPoint(x: 50, y: 176),
      control2: CGPoint(x: 92, y: 84))
    paths.move(to: CGPoint(x: 40, y: 84))
    paths.addQuadCurve(to: CGPoint(x: 114, y: 204), control: CGPoint(x: 46, y: 170))
  }

  private mutating func addRiver() {
    river.move(to: CGPoint(x: -20, y: 520))
    river.addCurve(
      to: CGPoint(x: 196, y: 398), control1: CGPoint(x: 70, y: 520),
      control2: CGPoint(x: 120, y: 440))
    river.addCurve(
      to: CGPoint(x: 420, y: 300), control1: CGPoint(x: 270, y: 358),
      control2: CGPoint(x: 330, y: 330))
    river.addLine(to: CGPoint(x: 420, y: 366))
    river.addCurve(
      to: CGPoint(x: 236, y: 442), control1: CGPoint(x: 350, y: 382),
      control2: CGPoint(x: 300, y: 406))
    river.addCurve(
      to: CGPoint(x: -20, y: 580), control1: CGPoint(x: 160, y: 486),
      control2: CGPoint(x: 90, y: 576))
    river.closeSubpath()
  }

  private mutating func addStreets() {
    for across in [248, 558] as [CGFloat] {
      streets.move(to: place(-160, across))
      streets.addLine(to: place(660, across))
    }
    streets.move(to: place(134, -60))
    streets.addLine(to: place(134, 560))
    streets.move(to: place(308, 248))
    streets.addCurve(
      to: place(360, 930), control1: place(308, 480), control2: place(360, 640))
    highway.move(to: CGPoint(x: 318, y: -20))
    highway.addCurve(
      to: CGPoint(x: 300, y: 880), control1: CGPoint(x: 226, y: 250),
      control2: CGPoint(x: 306, y: 520))
  }
}
