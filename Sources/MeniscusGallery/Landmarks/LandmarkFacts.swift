/// What is told of a landmark beside its name.
struct LandmarkFacts {
  let about: String
  /// Above the sea, in metres.
  let elevation: Int
  /// In an hour's walk or less.
  let isNear: Bool
  let badge: LandmarkBadge

  /// What is told of each landmark, by its number.
  static let all: [LandmarkFacts] = [
    LandmarkFacts(
      about: "Brown bears fish where the creek runs out over the flats, a few steps from the sea.",
      elevation: 3, isNear: true, badge: .water),
    LandmarkFacts(
      about: "A dome of granite above the pines. The way up is short; the light stays on the top "
        + "for an hour after it has left the valley.",
      elevation: 1520, isNear: true, badge: .summit),
    LandmarkFacts(
      about: "The lake lies behind a meadow, so that nobody sees it before the last bend.",
      elevation: 1980, isNear: false, badge: .water),
    LandmarkFacts(
      about: "Thirty-three miles that people once walked with a year's food on their backs.",
      elevation: 1067, isNear: false, badge: .trail),
    LandmarkFacts(
      about: "Two basins with one shore. Caribou cross between them in the first snow.",
      elevation: 620, isNear: true, badge: .water),
    LandmarkFacts(
      about: "Bluffs that fall straight into the water, with a falcon on each of them.",
      elevation: 210, isNear: false, badge: .leaf),
    LandmarkFacts(
      about: "Named for the band of red rock around it, and not for what stands over it in spring.",
      elevation: 2310, isNear: false, badge: .water),
    LandmarkFacts(
      about: "A glacier ends here. The bay is full of what it has let go.",
      elevation: 0, isNear: false, badge: .snow),
    LandmarkFacts(
      about: "Pebbles of every colour lie along the shore, worn round by ice.",
      elevation: 961, isNear: true, badge: .water),
    LandmarkFacts(
      about: "The wind comes down the valley in the afternoon; go in the morning.",
      elevation: 1367, isNear: false, badge: .water),
    LandmarkFacts(
      about: "Loons call across it at night, from one state into the other.",
      elevation: 380, isNear: false, badge: .leaf),
    LandmarkFacts(
      about: "A boardwalk goes out to where the herons stand, and ends.",
      elevation: 1, isNear: true, badge: .leaf),
    LandmarkFacts(
      about: "A ridge of old cedars, with the sea on both sides of the way.",
      elevation: 540, isNear: true, badge: .summit),
    LandmarkFacts(
      about: "A beach for one boat. Bring what you need, and take it with you again.",
      elevation: 0, isNear: false, badge: .water),
  ]
}

/// What a landmark is known for.
enum LandmarkBadge: String, CaseIterable, Identifiable {
  case summit, water, trail, leaf, snow

  var id: Self { self }

  var symbol: String {
    switch self {
    case .summit: "mountain.2.fill"
    case .water: "drop.fill"
    case .trail: "figure.walk"
    case .leaf: "leaf.fill"
    case .snow: "snowflake"
    }
  }

  var title: String {
    switch self {
    case .summit: "Summits"
    case .water: "Waters"
    case .trail: "Trails"
    case .leaf: "Woods"
    case .snow: "Ice"
    }
  }
}

extension Landmark {
  var facts: LandmarkFacts { LandmarkFacts.all[id] }

  /// The place with its name and its number.
  static func named(_ id: Landmark.ID) -> Landmark { all[id] }
}
