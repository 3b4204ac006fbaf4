import MeniscusUI
import TestSupport
import Testing

/// Groups that arrow keys enter as a whole, and who has the focus in them.
@Suite("Sections of the focus")
@MainActor
struct FocusSectionTests {
  /// Who has the focus when a section is entered.
  enum Preference: CaseIterable {
    case nobody
    case byDefault
    case forMoves
    case inScope
  }

  /// Apple's example for `focusSection()`: three views at the upper left, three at the lower right.
  private struct Corners: View {
    let isSection: Bool
    var preference = Preference.nobody
    @FocusState private var focus: String?
    @Namespace private var scope

    var body: some View {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          spots(["1", "2", "3"])
          Spacer(minLength: 0)
        }
        Spacer(minLength: 0)
        switch preference {
        case .nobody: lower
        case .byDefault: lower.defaultFocus($focus, "B")
        case .forMoves: lower.defaultFocus($focus, "B", priority: .userInitiated)
        case .inScope: lower.focusScope(scope)
        }
      }
    }

    @ViewBuilder private var lower: some View {
      let stack = VStack(spacing: 0) {
        Spacer(minLength: 0)
        spots(["A", "B", "C"])
      }
      if isSection { stack.focusSection() } else { stack }
    }

    private func spots(_ names: [String]) -> some View {
      ForEach(names, id: \.self) { name in
        FocusSpot(name: name)
          .focused($focus, equals: name)
          .prefersDefaultFocus(preference == .inScope && name == "B", in: scope)
      }
    }
  }

  @Test("What lies beside the beam is reached by its section alone", arguments: [true, false])
  func corners(isSection: Bool) {
    let stage = Stage(focus: .byDirection) { Corners(isSection: isSection) }
    stage.step(.focus("1"))
    expectEqual(stage.walk("R"), isSection ? "A" : "1")
  }

  @Test("Its members come by direction; it is left by its frame, and remembers who had the focus")
  func leaving() {
    let stage = Stage(focus: .byDirection) { Corners(isSection: true) }
    stage.step(.focus("2"))
    expectEqual(stage.walk("RDDDU"), "ABCCB")
    // The frame of the section is as high as the scene: of what is to its left 3 is nearest.
    expectEqual(stage.walk("LR"), "3B")
  }

  @Test(
    "Who has the focus by default has it at first; who has it for moves, when it is entered",
    arguments: Preference.allCases)
  func preferences(preference: Preference) {
    let stage = Stage(focus: .byDirection) {
      Corners(isSection: true, preference: preference)
    }
    expectEqual(stage.host.focusedIdentifier, preference == .nobody ? "1" : "B")
    stage.step(.focus("C"))
    stage.step(.focus("1"))
    // C is remembered.
    let isPreferred = preference == .forMoves || preference == .inScope
    expectEqual(stage.walk("R"), isPreferred ? "B" : "C")
  }

  private struct Rows: View {
    @Namespace private var scope
    @Environment(\.resetFocus) private var resetFocus

    var body: some View {
      VStack(spacing: 20) {
        HStack(spacing: 0) {
          FocusSpot(name: "a")
          Spacer(minLength: 0)
        }
        .focusSection()
        HStack(spacing: 0) {
          Spacer(minLength: 0)
          FocusSpot(name: "b").prefersDefaultFocus(in: scope)
          FocusSpot(name: "c") { resetFocus(in: scope) }
        }
        .focusSection()
        HStack(spacing: 0) {
          FocusSpot(name: "d")
          FocusSpot(name: "e")
          Spacer(minLength: 0)
        }
        .focusSection()
      }
      .focusScope(scope)
    }
  }

  @Test("From section to section, as wide as they are")
  func rows() {
    let stage = Stage(focus: .byDirection) { Rows() }
    stage.step(.focus("a"))
    // b is the nearer one; below it e is.
    expectEqual(stage.walk("DDU"), "beb")
    expectEqual(stage.walk("R"), "c")
    // Nothing is to the right of the section, though d and e are to the left of it.
    expectEqual(stage.walk("R"), "c")
    // The rows around are members in the beam of the section.
    expectEqual(stage.walk("UR"), "aa")
  }

  @Test("The focus is reset to who prefers it")
  func reset() {
    let stage = Stage(focus: .byDirection) { Rows() }
    expectEqual(stage.host.focusedIdentifier, "b")
    stage.step(.focus("c"))
    stage.step(.key("Return"))
    stage.run(8)
    expectEqual(stage.host.focusedIdentifier, "b")
  }
}
