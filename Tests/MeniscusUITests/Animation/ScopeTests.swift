import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Two places that change by themselves.
private struct Places: Equatable, Sendable {
  var red = 0.0
  var blue = 0.0
}

/// Which changes an animation holds for.
@MainActor
struct ScopeTests {
  private let linear = Animation.linear(duration: 1)

  private func places(_ lab: Lab<some Equatable & Sendable>) -> [Double] {
    [RGBA.pureRed, .pureBlue].map { color in
      ((lab.frame.fills(color).first?.bounds.minX ?? 0) - 155).rounded()
    }
  }

  @Test func aValueAnimatesItsOwnSubtree() {
    let lab = Lab(Places(), rate: 10) { places in
      Color.pureRed.frame(width: 10, height: 10).offset(x: places.red)
        .animation(.linear(duration: 1), value: places.red)
      Color.pureBlue.frame(width: 10, height: 10).offset(x: places.blue)
    }
    lab.change(to: Places(red: 100, blue: 100))
    lab.stage.run(5)
    expectEqual(places(lab), [50, 100])
    lab.stage.settle()
    // Another value of the same subtree changes without it.
    lab.change(to: Places(red: 100, blue: 0))
    expectEqual(places(lab), [100, 0])
    #expect(lab.frame.isSettled)
  }

  @Test func aValueThatDidNotChangeLeavesTheTransaction() {
    let lab = Lab(Places(), rate: 10) { places in
      Color.pureRed.frame(width: 10, height: 10).offset(x: places.red)
        .animation(.linear(duration: 0.1), value: places.blue)
    }
    lab.change(to: Places(red: 100, blue: 0), linear)
    lab.stage.run(5)
    expectEqual(places(lab)[0], 50)
  }

  @Test func aValueOverridesTheTransaction() {
    let lab = Lab(Places(), rate: 10) { places in
      Color.pureRed.frame(width: 10, height: 10).offset(x: places.red)
        .animation(.linear(duration: 2), value: places.red)
      Color.pureBlue.frame(width: 10, height: 10).offset(x: places.blue)
        .animation(nil, value: places.blue)
    }
    lab.change(to: Places(red: 100, blue: 100), linear)
    expectEqual(places(lab), [0, 100])
    lab.stage.run(5)
    expectEqual(places(lab), [25, 100])
  }

  @Test func theInnermostValueWins() {
    let lab = Lab(0.0, rate: 10) { x in
      Color.pureRed.frame(width: 10, height: 10).offset(x: x)
        .animation(.linear(duration: 1), value: x)
        .animation(.linear(duration: 4), value: x)
    }
    lab.change(to: 100)
    lab.stage.run(5)
    expectEqual(places(lab)[0], 50)
  }

  @Test func aTransactionIsChangedOnItsWayDown() {
    let lab = Lab(Places(), rate: 10) { places in
      Color.pureRed.frame(width: 10, height: 10).offset(x: places.red)
        .transaction { $0.animation = nil }
      Color.pureBlue.frame(width: 10, height: 10).offset(x: places.blue)
        .transaction { $0.animation = $0.animation?.speed(0.5) }
    }
    lab.change(to: Places(red: 100, blue: 100), linear)
    lab.stage.run(5)
    expectEqual(places(lab), [100, 25])
  }

  @Test func switchedOffAnimationsStayOff() {
    let lab = Lab(0.0, rate: 10) { x in
      Color.pureRed.frame(width: 10, height: 10).offset(x: x)
        .animation(.linear(duration: 1), value: x)
        .transaction { $0.disablesAnimations = true }
    }
    lab.change(to: 100, linear)
    expectEqual(places(lab)[0], 100)
  }

  @Test func changesAfterAnAnimatedOneAreNotAnimated() {
    let lab = Lab(Places(), rate: 10) { places in
      Color.pureRed.frame(width: 10, height: 10).offset(x: places.red)
      Color.pureBlue.frame(width: 10, height: 10).offset(x: places.blue)
    }
    lab.perform { places in
      withAnimation(.linear(duration: 1)) { places.wrappedValue.red = 100 }
      places.wrappedValue.blue = 100
    }
    expectEqual(places(lab), [0, 100])
    lab.stage.run(5)
    expectEqual(places(lab), [50, 100])
  }

  @Test func nestedAnimationsHoldForTheirOwnChanges() {
    let lab = Lab(Places(), rate: 10) { places in
      Color.pureRed.frame(width: 10, height: 10).offset(x: places.red)
      Color.pureBlue.frame(width: 10, height: 10).offset(x: places.blue)
    }
    lab.perform { places in
      withAnimation(.linear(duration: 1)) {
        places.wrappedValue.red = 100
        withAnimation(.linear(duration: 2)) { places.wrappedValue.blue = 100 }
      }
    }
    lab.stage.run(5)
    expectEqual(places(lab), [50, 25])
  }

  @Test func aBindingAnimatesItsChanges() {
    let lab = Lab(0.0, rate: 10) { x in
      Color.pureRed.frame(width: 10, height: 10).offset(x: x)
    }
    lab.perform { $0.animation(.linear(duration: 1)).wrappedValue = 100 }
    lab.stage.run(5)
    expectEqual(places(lab)[0], 50)
  }

  @Test func theResultOfAnAnimationIsHandedOn() {
    let lab = Lab(1.0) { Color.red.frame(width: $0, height: 1) }
    lab.perform { value in
      let result = withAnimation {
        value.wrappedValue = 3
        return value.wrappedValue
      }
      expectEqual(result, 3)
    }
  }

  @Test func anAnimationMayHoldForModifiersAlone() {
    let lab = Lab(Places(), rate: 10) { places in
      Color.pureRed.frame(width: 10, height: 10).offset(x: places.red)
        .animation(.linear(duration: 1)) { content in
          content.offset(x: places.blue)
        }
    }
    // The offset inside jumps, the one of the closure moves.
    lab.change(to: Places(red: 40, blue: 100))
    lab.stage.run(5)
    expectEqual(places(lab)[0], 90)
    lab.stage.settle()
    lab.change(to: Places(red: 0, blue: 0), .linear(duration: 2))
    lab.stage.run(5)
    expectEqual(places(lab)[0], 30 + 50)
  }

  @Test func aTransactionMayChangeWithAValue() {
    let lab = Lab(Places(), rate: 10) { places in
      Color.pureRed.frame(width: 10, height: 10).offset(x: places.red)
        .transaction(value: places.blue) { $0.animation = nil }
    }
    lab.change(to: Places(red: 100, blue: 0), linear)
    lab.stage.run(5)
    expectEqual(places(lab)[0], 50)
    lab.change(to: Places(red: 20, blue: 1), linear)
    expectEqual(places(lab)[0], 20)
  }

  @Test func transactionsCarryValuesOfPeople() {
    let log = Log()
    let lab = Lab(0.0, rate: 10) { x in
      Color.pureRed.frame(width: 10, height: 10).offset(x: x)
        .transaction { transaction in
          if transaction.isQuick { log.note("quick") }
          transaction.animation = .linear(duration: transaction.isQuick ? 0.5 : 1)
        }
    }
    lab.perform { value in
      withTransaction(\.isQuick, true) { value.wrappedValue = 100 }
    }
    lab.stage.run(4)
    expectEqual(places(lab)[0], 80)
    #expect(!log.take().isEmpty)
    lab.stage.settle()
    lab.change(to: 0)
    lab.stage.run(5)
    expectEqual(places(lab)[0], 50)
    #expect(log.take().isEmpty)
  }

  @Test func aBindingChangesByATransaction() {
    let lab = Lab(0.0, rate: 10) { x in
      Color.pureRed.frame(width: 10, height: 10).offset(x: x)
    }
    lab.perform {
      $0.transaction(Transaction(animation: .linear(duration: 1))).wrappedValue = 100
    }
    lab.stage.run(5)
    expectEqual(places(lab)[0], 50)
  }
}

private struct QuickKey: TransactionKey {
  static let defaultValue = false
}

extension Transaction {
  fileprivate var isQuick: Bool {
    get { self[QuickKey.self] }
    set { self[QuickKey.self] = newValue }
  }
}
