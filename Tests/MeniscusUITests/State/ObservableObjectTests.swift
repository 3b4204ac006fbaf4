import Foundation
import MeniscusUI
import TestSupport
import Testing

private final class Counter: ObservableObject {
  @Published var count = 0
  @Published var name = "a"
  var unseen = 0
}

private struct Reader: View {
  @ObservedObject var model: Counter
  let log: Log
  var body: some View {
    log.note("read \(model.count)")
    return Color.red.frame(width: CGFloat(10 + model.count), height: 10)
  }
}

private struct Stranger: View {
  let log: Log
  var body: some View {
    log.note("stranger")
    return Color.blue.frame(width: 10, height: 10)
  }
}

private struct Inheritor: View {
  @EnvironmentObject var model: Counter
  let log: Log
  var body: some View {
    log.note("inherited \(model.name)")
    return Toggle("x", isOn: .constant(true))
  }
}

private struct Owner: View {
  @StateObject private var model = Counter()
  let log: Log
  let action: @MainActor (Counter) -> Void

  var body: some View {
    log.note("owner")
    return VStack {
      Reader(model: model, log: log)
      Stranger(log: log)
      Inheritor(log: log)
      Color.green.frame(width: 20, height: 20)
        .onTapGesture { action(model) }
        .accessibilityIdentifier("act")
    }
    .environmentObject(model)
  }
}

@MainActor
struct ObservableObjectTests {
  private let log = Log()

  private func stage(_ action: @escaping @MainActor @Sendable (Counter) -> Void) -> Stage {
    let log = log
    let stage = Stage { Owner(log: log, action: action) }
    _ = log.take()
    return stage
  }

  @Test func aChangeEvaluatesWhoHasTheModelOnce() {
    let stage = stage {
      $0.count += 1
      $0.count += 1
    }
    let state = stage.frame.stateHash
    let frame = stage.tap("act")
    // SwiftUI evaluates all that have the model, whatever they read, and no others.
    expectEqual(log.take(), ["owner", "read 2", "inherited a"])
    expectEqual(frame.fills.first { $0.bounds.width == 12 }?.bounds.height, 10)
    #expect(frame.stateHash != state)
  }

  @Test func aSilentChangeEvaluatesNobody() {
    let stage = stage { $0.unseen += 1 }
    stage.tap("act")
    #expect(log.take().isEmpty)
    let announced = self.stage {
      $0.objectWillChange.send()
      $0.unseen += 1
    }
    announced.tap("act")
    expectEqual(log.take(), ["owner", "read 0", "inherited a"])
  }

  @Test func theStateHashHasTheFieldsOfModels() {
    func hash(_ count: Int) -> UInt64 {
      let stage = stage { $0.count = count }
      return stage.tap("act").stateHash
    }
    expectEqual(hash(3), hash(3))
    #expect(hash(3) != hash(4))
  }

  @Test func bindingsWriteToModels() {
    struct Form: View {
      @StateObject private var model = Counter()
      let log: Log
      var body: some View {
        log.note(model.name)
        return TextField("x", text: $model.name).accessibilityIdentifier("field")
      }
    }
    let log = log
    let stage = Stage { Form(log: log) }
    stage.step(.focus("field"))
    stage.step(.text("bc"))
    expectEqual(log.take().last, "abc")
  }

  @Test func publishersSendWhatTheyAreFed() {
    let model = Counter()
    var seen: [String] = []
    var kept: Set<AnyCancellable> = []
    model.$count.dropFirst().filter { $0 != 2 }.map { "\($0)" }.sink { seen.append($0) }
      .store(in: &kept)
    let subject = PassthroughSubject<Int, Never>()
    subject.removeDuplicates().sink { seen.append("s\($0)") }.store(in: &kept)
    for count in 1...3 { model.count = count }
    for number in [1, 1, 2] { subject.send(number) }
    expectEqual(seen, ["1", "3", "s1", "s2"])
    kept = []
    model.count = 9
    subject.send(7)
    expectEqual(seen.count, 4)
    let current = CurrentValueSubject<Int, Never>(4)
    current.sink { seen.append("c\($0)") }.store(in: &kept)
    current.value = 5
    expectEqual(seen.suffix(2), ["c4", "c5"])
  }

  @Test func aTimerSendsOnTheVirtualClock() {
    struct Ticking: View {
      private let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
      @State private var ticks = 0
      let log: Log
      var body: some View {
        log.note("\(ticks)")
        return Color.red.frame(width: CGFloat(10 + ticks), height: 10)
          .onReceive(timer) { date in
            log.note("at \(date.timeIntervalSinceReferenceDate)")
            ticks += 1
          }
      }
    }
    let log = log
    let stage = Stage(rate: 10) { Ticking(log: log) }
    expectEqual(log.take(), ["0"])
    stage.run(4)
    #expect(log.take().isEmpty)
    stage.step()
    expectEqual(log.take(), ["at 0.5", "1"])
    stage.run(10)
    expectEqual(log.take(), ["at 1.0", "2", "at 1.5", "3"])
    #expect(stage.frame.isSettled)
  }
}
