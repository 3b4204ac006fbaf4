import MeniscusGeometry

extension Fault {
  /// What it is called on a command line: `rim-missing`.
  package var name: String {
    "\(self)".reduce(into: "") { name, letter in
      if letter.isUppercase { name += "-" }
      name += letter.lowercased()
    }
  }

  /// The fault of a name.
  package init?(name: String) {
    guard let fault = Fault.allCases.first(where: { $0.name == name }) else { return nil }
    self = fault
  }

  /// The stage that differs first where it is planted; nil where there are fewer frames.
  package var stage: Stage? {
    switch place {
    case .events: .input
    case .state: .state
    case .layout: .layout
    case .display: .display
    case .surfaces: .surfaces
    case .pixels: .pixels
    case .frames: nil
    }
  }

  /// Whether a replay of its own is needed to see it: the checkpoints alone do not show it.
  package var needsReplay: Bool {
    switch place {
    case .events, .state, .layout, .frames: true
    case .display: [.frameLate, .strokeWider, .textHeavier].contains(self)
    case .surfaces: false
    case .pixels: self == .staleTile
    }
  }
}
