import MeniscusDisplay
import MeniscusUI
import TestSupport
import Testing

/// Notes each evaluation of its body.
private struct Noted: View {
  let name: String
  var value = 0
  let log: Log

  var body: some View {
    log.note(name)
    return Color.red.frame(width: 10, height: 10)
  }
}

/// Reads a binding.
private struct Reading: View {
  @Binding var value: Int
  let log: Log

  var body: some View {
    log.note("reads \(value)")
    return Button(action: { value += 1 }) { Color.red.frame(width: 20, height: 20) }
      .accessibilityIdentifier("add")
  }
}

private enum LevelKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

private struct LevelReader: View {
  @Environment(\.level) var level
  let log: Log

  var body: some View {
    log.note("level \(level)")
    return Color.red
  }
}

private struct SchemeReader: View {
  @Environment(\.colorScheme) var scheme
  let log: Log

  var body: some View {
    log.note("scheme \(scheme)")
    return Color.red
  }
}

@MainActor
struct EvaluationTests {
  private let log = Log()

  @Test func viewsWithEqualValuesAreNotEvaluated() {
    let log = log
    let lab = Lab(1) { number in
      Noted(name: "same", log: log)
      Noted(name: "other", value: number, log: log)
    }
    expectEqual(log.take(), ["same", "other"])
    let frame = lab.change(to: 2)
    expectEqual(log.take(), ["other"])
    // The view around and the one whose value changed.
    expectEqual(frame.counters[.bodies], 2)
  }

  @Test func valuesAreComparedFieldByField() {
    struct Form: View {
      var name: String?
      var pair: (Int, Bool)
      var choice: Choice
      let log: Log
      enum Choice { case one, two(Int) }
      var body: some View {
        log.note("body")
        return Color.red
      }
    }
    let log = log
    let lab = Lab(0) { step in
      Form(
        name: step == 1 ? "a" : nil, pair: (1, step == 2), choice: step == 3 ? .two(1) : .one,
        log: log)
    }
    for step in 1...4 {
      _ = log.take()
      lab.change(to: step)
      expectEqual(log.take(), ["body"])
    }
    lab.change(to: 5)
    #expect(log.take().isEmpty)
  }

  @Test func anEqualStateChangesNothing() {
    let log = log
    let lab = Lab(1) { Noted(name: "view", value: $0, log: log) }
    _ = log.take()
    let frame = lab.change(to: 1)
    #expect(log.take().isEmpty)
    expectEqual(frame.counters[.bodies], 0)
    expectEqual(frame.counters[.operations], 0)
  }

  @Test func stateThatNobodyReadEvaluatesNobody() {
    struct Silent: View {
      @State private var unread = 0
      let log: Log
      var body: some View {
        log.note("body")
        return Color.red.onTapGesture { unread += 1 }
      }
    }
    let log = log
    let stage = Stage { Silent(log: log) }
    let before = stage.frame.stateHash
    _ = log.take()
    let frame = stage.tap(10, 10)
    #expect(log.take().isEmpty)
    expectEqual(frame.counters[.bodies], 0)
    #expect(frame.stateHash != before)
  }

  @Test func onlyWhoReadsThroughABindingIsEvaluated() {
    struct Owner: View {
      @State private var value = 0
      let log: Log
      var body: some View {
        log.note("owner")
        return VStack {
          Reading(value: $value, log: log)
          Noted(name: "sibling", log: log)
        }
      }
    }
    let log = log
    let stage = Stage { Owner(log: log) }
    expectEqual(log.take(), ["owner", "reads 0", "sibling"])
    let frame = stage.tap("add")
    expectEqual(log.take(), ["reads 1"])
    // The button's own state goes on and off, and its label is handed on each time.
    #expect(frame.counters[.bodies] >= 2)
  }

  @Test func aBindingToTheSameStateIsTheSameValue() {
    struct Owner: View {
      @State private var value = 0
      @State private var other = 0
      let log: Log
      var body: some View {
        VStack {
          Reading(value: $value, log: log)
          Color.pureGreen.frame(width: CGFloat(20 + other), height: 20)
            .onTapGesture { other += 1 }
            .accessibilityIdentifier("other")
        }
      }
    }
    let log = log
    let stage = Stage { Owner(log: log) }
    _ = log.take()
    stage.tap("other")
    #expect(log.take().isEmpty)
    stage.tap("add")
    expectEqual(log.take(), ["reads 1"])
  }

  @Test func bindingsToPartsReadAndWriteThem() {
    struct Pair: Equatable, Sendable {
      var first = 1
      var second = 2
    }
    let log = log
    let lab = Lab(Pair()) { pair in
      Noted(name: "pair \(pair.first) \(pair.second)", log: log)
    }
    _ = log.take()
    lab.perform { $0.second.wrappedValue = 5 }
    expectEqual(log.take(), ["pair 1 5"])
    lab.perform { expectEqual($0.second.wrappedValue, 5) }
    let constant = Binding.constant(3)
    constant.wrappedValue = 4
    expectEqual(constant.wrappedValue, 3)
  }

  @Test func onlyReadersOfTheEnvironmentAreEvaluated() {
    let log = log
    let lab = Lab(1) { level in
      Group {
        LevelReader(log: log)
        SchemeReader(log: log)
        Noted(name: "none", log: log)
      }
      .environment(\.level, level)
    }
    expectEqual(log.take(), ["level 1", "scheme light", "none"])
    lab.change(to: 2)
    expectEqual(log.take(), ["level 2"])
    var dark = lab.stage.host.configuration
    dark.colorScheme = .dark
    lab.stage.step(.environment(dark))
    expectEqual(log.take(), ["scheme dark"])
  }

  @Test func anInnerEnvironmentHidesTheOuter() {
    let log = log
    let lab = Lab(1) { level in
      LevelReader(log: log).environment(\.level, 7).environment(\.level, level)
      LevelReader(log: log).transformEnvironment(\.level) { $0 += 100 }
        .environment(\.level, level)
    }
    expectEqual(log.take(), ["level 7", "level 101"])
    lab.change(to: 2)
    expectEqual(log.take(), ["level 102"])
  }

  @Test func idleFramesDoNothing() {
    let log = log
    let lab = Lab(1) { Noted(name: "view", value: $0, log: log) }
    let changed = lab.change(to: 2)
    #expect(changed.isSettled)
    _ = log.take()
    for _ in 0..<3 {
      let frame = lab.stage.step()
      expectEqual(frame.counters, WorkCounters())
      expectEqual(frame.stateHash, changed.stateHash)
      expectEqual(frame.layoutHash, changed.layoutHash)
      expectEqual(frame.displayDigest, changed.displayDigest)
      #expect(frame.isSettled)
    }
    #expect(log.take().isEmpty)
  }

  @Test func aChangeWithoutAnimationIsSettledAtOnce() {
    let lab = Lab(1.0) { number in
      Circle().fill(number > 1 ? Color.red : .blue).frame(width: 20, height: 20)
        .opacity(number / 4).offset(x: number).clipShape(RoundedRectangle(cornerRadius: number))
    }
    #expect(lab.change(to: 2).isSettled)
    expectEqual(lab.stage.step().counters, WorkCounters())
  }
}
