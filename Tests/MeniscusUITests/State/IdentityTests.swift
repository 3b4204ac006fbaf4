import MeniscusUI
import TestSupport
import Testing

/// Counts its taps; its width tells: 10 points and 10 more for each.
private struct Tally: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button(action: { count += 1 }) {
      Color.red.frame(width: CGFloat(10 + 10 * count), height: 20)
    }
    .accessibilityIdentifier(name)
  }
}

@MainActor
struct IdentityTests {
  private func count(_ name: String, in lab: Lab<some Equatable & Sendable>) -> Int? {
    lab.stage.model(name).map { Int($0.width - 10) / 10 }
  }

  @Test func branchesHaveStateOfTheirOwn() {
    let lab = Lab(true, isInteractive: true) { isFirst in
      if isFirst { Tally(name: "tally") } else { Tally(name: "tally") }
    }
    lab.stage.tap("tally")
    lab.stage.tap("tally")
    expectEqual(count("tally", in: lab), 2)
    lab.change(to: false)
    expectEqual(count("tally", in: lab), 0)
    lab.change(to: true)
    expectEqual(count("tally", in: lab), 0)
  }

  @Test func aValueOfTheSameViewKeepsState() {
    let lab = Lab(true, isInteractive: true) { isFirst in
      Tally(name: isFirst ? "one" : "two")
    }
    lab.stage.tap("one")
    lab.change(to: false)
    expectEqual(count("two", in: lab), 1)
  }

  @Test func movedElementsKeepState() {
    let lab = Lab(["a", "b", "c"], isInteractive: true) { names in
      VStack {
        ForEach(names, id: \.self) { Tally(name: $0) }
      }
    }
    lab.stage.tap("b")
    lab.stage.tap("c")
    lab.stage.tap("c")
    lab.change(to: ["c", "d", "a", "b"])
    expectEqual(["a", "b", "c", "d"].map { count($0, in: lab) }, [0, 1, 2, 0])
    let order = ["c", "d", "a", "b"].compactMap { lab.stage.model($0)?.minY }
    expectEqual(order, order.sorted())
    lab.change(to: ["a", "b"])
    lab.change(to: ["a", "b", "c"])
    expectEqual(["a", "b", "c"].map { count($0, in: lab) }, [0, 1, 0])
  }

  @Test func elementsAreFoundByTheirOwnIdentity() {
    struct Item: Identifiable, Equatable, Sendable {
      let id: Int
      var name: String
    }
    let lab = Lab([Item(id: 1, name: "a"), Item(id: 2, name: "b")], isInteractive: true) { items in
      HStack { ForEach(items) { Tally(name: $0.name) } }
    }
    lab.stage.tap("b")
    lab.change(to: [Item(id: 2, name: "renamed"), Item(id: 1, name: "a")])
    expectEqual(count("renamed", in: lab), 1)
    expectEqual(count("a", in: lab), 0)
  }

  @Test func anotherIdentifierIsAnotherView() {
    let lab = Lab(1, isInteractive: true) { id in
      Tally(name: "tally").id(id / 10)
    }
    lab.stage.tap("tally")
    lab.change(to: 2)
    expectEqual(count("tally", in: lab), 1)
    lab.change(to: 10)
    expectEqual(count("tally", in: lab), 0)
  }

  @Test func anotherTypeInsideAnyViewIsAnotherView() {
    let lab = Lab(0, isInteractive: true) { number in
      number < 2 ? AnyView(Tally(name: "tally")) : AnyView(Tally(name: "tally").opacity(0.5))
    }
    lab.stage.tap("tally")
    lab.change(to: 1)
    expectEqual(count("tally", in: lab), 1)
    lab.change(to: 2)
    expectEqual(count("tally", in: lab), 0)
  }

  @Test func aMaskThatBecomesAnOverlayIsMadeAnew() {
    let lab = Lab(true) { isMasked in
      isMasked
        ? AnyView(Color.red.mask { Color.blue.padding(9) })
        : AnyView(Color.red.overlay { Color.blue.padding(9) })
    }
    func paths(_ part: String) -> [String] {
      lab.frame.views.map(\.path).filter { $0.contains(part) }
    }
    let masks = paths(".mask")
    #expect(!masks.isEmpty)
    lab.change(to: false)
    expectEqual(paths(".mask"), [])
    expectEqual(paths(".overlay"), masks.map { $0.replacing(".mask", with: ".overlay") })
  }

  @Test func siblingsOfTheSameTypeAreTwoViews() {
    let lab = Lab(false, isInteractive: true) { isThere in
      VStack {
        if isThere { Tally(name: "first") }
        Tally(name: "second")
      }
    }
    lab.stage.tap("second")
    lab.change(to: true)
    expectEqual(count("first", in: lab), 0)
    expectEqual(count("second", in: lab), 1)
    lab.change(to: false)
    expectEqual(lab.stage.model("first"), nil)
    expectEqual(count("second", in: lab), 1)
  }

  @Test func aSwitchHasABranchForEachCase() {
    let lab = Lab(0, isInteractive: true) { number in
      switch number {
      case 0: Tally(name: "tally")
      case 1: Tally(name: "tally")
      default: Tally(name: "tally")
      }
    }
    for number in [1, 2, 0] {
      lab.stage.tap("tally")
      expectEqual(count("tally", in: lab), 1)
      lab.change(to: number)
      expectEqual(count("tally", in: lab), 0)
    }
  }
}
