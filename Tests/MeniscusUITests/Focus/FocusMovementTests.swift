import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Arrow keys move the focus to the nearest view in their direction.
@Suite("Moves of the focus by direction")
@MainActor
struct FocusMovementTests {
  /// A map, who has the focus at first, arrow keys, and who has it after each.
  struct Walk: Sendable, CustomTestStringConvertible {
    let map: String
    let start: String
    let keys: String
    let names: String
    var (disabled, hidden) = ("", "")

    init(
      _ map: String, from start: String, _ keys: String, _ names: String, disabled: String = "",
      hidden: String = ""
    ) {
      self.map = map
      self.start = start
      self.keys = keys
      self.names = names
      self.disabled = disabled
      self.hidden = hidden
    }

    var testDescription: String { "\(map) from \(start) by \(keys) \(disabled)\(hidden)" }
  }

  @Test(
    "Maps and moves",
    arguments: [
      Walk("abc/def/ghi", from: "e", "RLUD", "febe"),
      Walk("abc/def/ghi", from: "a", "RRDDLLUU", "bcfihgda"),
      // Nobody is there.
      Walk("abc/def/ghi", from: "a", "LU", "aa"),
      Walk("abc/def/ghi", from: "i", "RD", "ii"),
      // Over gaps, near and far.
      Walk("a.b...c", from: "a", "RRLL", "bcba"),
      Walk("a/./b", from: "a", "DU", "ba"),
      // What lies beside the beam is not gone to.
      Walk("ab/.c/d.", from: "a", "DR", "dd"),
      Walk("ab/c.", from: "b", "DL", "ba"),
      Walk("ab/.c", from: "a", "D", "a"),
      // Ragged rows: what stands before the middle, else what begins nearest to it.
      Walk("aabb/cccd", from: "a", "D", "c"),
      Walk("aabb/cccd", from: "d", "U", "b"),
      Walk("aaaa/bccd", from: "a", "D", "c"),
      Walk("abcd/eeee", from: "e", "U", "b"),
      // As far as one another: the first of the tree.
      Walk("aabb/cccd", from: "b", "D", "c"),
      // The nearer row first, though it is met at the rim alone.
      Walk("aa./.b./c..", from: "a", "D", "b"),
      // Wide and high ones.
      Walk("aab/aac", from: "a", "RDL", "bca"),
      Walk("abb/cbb", from: "b", "L", "a"),
      // Who is switched off, or not seen.
      Walk("abc", from: "a", "RL", "ca", disabled: "b"),
      Walk("abc", from: "a", "RL", "ca", hidden: "b"),
      Walk("abc", from: "b", "R", "b", disabled: "c"),
    ])
  func moves(walk: Walk) {
    let stage = Stage(focus: .byDirection) {
      FocusMap(walk.map, disabled: walk.disabled, hidden: walk.hidden)
    }
    stage.step(.focus(walk.start))
    expectEqual(stage.walk(walk.keys), walk.names)
  }

  @Test("In a full grid the opposite key undoes every move")
  func grid() {
    let map = FocusMap("abcd/efgh/ijkl")
    let stage = Stage(focus: .byDirection) { FocusMap("abcd/efgh/ijkl") }
    var moves = 0
    for name in map.names.map(String.init) {
      for keys in ["LR", "RL", "UD", "DU"] {
        stage.step(.focus(name))
        let path = stage.walk(keys)
        // At the rim the first key does nothing.
        if path.hasPrefix(name) { continue }
        moves += 1
        #expect(path.hasSuffix(name), "\(name) by \(keys): \(path)")
      }
    }
    // Twice the 9 pairs beside one another and the 8 above one another.
    expectEqual(moves, 34)
  }

  @Test("Left and right are those of the screen, whatever way lines run", arguments: [true, false])
  func direction(isMirrored: Bool) {
    let stage = Stage(
      focus: .byDirection,
      configure: { $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight }
    ) {
      HStack(spacing: 0) {
        ForEach(["a", "b", "c"], id: \.self) { FocusSpot(name: $0) }
      }
    }
    stage.step(.focus("b"))
    expectEqual(stage.walk("L"), isMirrored ? "c" : "a")
    expectEqual(stage.walk("RR"), isMirrored ? "ba" : "bc")
  }

  @Test("Where a scene does not ask, arrow keys move nothing and buttons take no focus")
  func others() {
    let stage = Stage { FocusMap("ab") }
    expectEqual(stage.host.focusedIdentifier, nil)
    stage.step(.focus("a"))
    stage.step(.key("Tab"))
    expectEqual(stage.walk("RD"), "--")
  }

  @Test("Somebody has the focus from the first frame on, and never loses it to nobody")
  func always() {
    let stage = Stage(focus: .byDirection) { FocusMap("ab/cd", disabled: "a") }
    expectEqual(stage.host.focusedIdentifier, "b")
    stage.walk("D")
    stage.step(.focus(nil))
    expectEqual(stage.host.focusedIdentifier, "d")
    stage.step(.key("Escape"))
    expectEqual(stage.host.focusedIdentifier, "d")
    #expect(stage.settle() != nil)
  }

  private struct Shrinking: View {
    let map: String
    @State private var gone = ""

    var body: some View {
      FocusMap(String(map.map { gone.contains($0) ? "." : $0 })) { gone.append($0) }
    }
  }

  @Test(
    "Where the view with the focus goes, the nearest that is left has it",
    arguments: [
      ("a..bc", "b", "c"), ("a.b..c", "b", "a"), ("a/./b/c", "b", "c"), ("ab/..", "b", "a"),
    ])
  func removal(map: String, gone: String, next: String) {
    let stage = Stage(focus: .byDirection) { Shrinking(map: map) }
    stage.step(.focus(gone))
    stage.step(.key("Return"))
    stage.run(8)
    expectEqual(stage.host.focusedIdentifier, next)
    #expect(!stage.host.snapshot().contains("#\(gone)"))
  }

  @Test("A list scrolls along, so that all of the view is seen", arguments: [true, false])
  func scrolling(isLazy: Bool) {
    let stage = Stage(focus: .byDirection) {
      ScrollView {
        if isLazy { LazyVStack(spacing: 8) { rows } } else { VStack(spacing: 8) { rows } }
      }
    }
    for keys in [Array(repeating: "D", count: 11), Array(repeating: "U", count: 11)] {
      for key in keys {
        let name = stage.walk(key)
        stage.settle()
        guard let frame = stage.shown(name) else { continue }
        // Beside the ends there is room for a margin.
        let margin: Double = ["0", "11"].contains(name) ? 0 : 32
        #expect(
          frame.minY >= margin - 0.5 && frame.maxY <= 240.5 - margin, "\(name): \(frame)")
      }
      expectEqual(stage.host.focusedIdentifier, keys.first == "D" ? "11" : "0")
    }
  }

  private var rows: some View {
    ForEach(0..<12) { FocusSpot(name: String($0), width: 200, height: 60) }
  }

  @Test("Shelves are left and entered where they are scrolled to")
  func shelves() {
    let stage = Stage(focus: .byDirection) {
      VStack(spacing: 20) {
        ForEach(["a", "b"], id: \.self) { shelf in
          ScrollView(.horizontal) {
            HStack(spacing: 20) {
              ForEach(0..<8) { FocusSpot(name: "\(shelf)\($0)", width: 80, height: 60) }
            }
          }
        }
      }
    }
    expectEqual(stage.walk("RRRRR"), "a1a2a3a4a5")
    stage.settle()
    // The first shelf has scrolled by 292 points, to leave 32 beside the view; the second has not.
    expectEqual(stage.center("a5").x, 248)
    expectEqual(stage.walk("DU"), "b2a5")
    expectEqual(stage.center("b2").x, 240)
  }
}

/// A button of an extent, by a name.
struct FocusSpot: View {
  let name: String
  var width: CGFloat = 40
  var height: CGFloat = 40
  var press: @MainActor () -> Void = {}

  var body: some View {
    Button(action: press) { Color.pureRed.frame(width: width, height: height) }
      .buttonStyle(.plain)
      .accessibilityIdentifier(name)
  }
}
