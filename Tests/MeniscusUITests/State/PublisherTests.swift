import Foundation
import MeniscusUI
import TestSupport
import Testing

/// How publishers end, as Combine documents it.
@MainActor
struct PublisherTests {
  private let log = Log()

  private func follow<Stream: Publisher>(_ stream: Stream) -> AnyCancellable {
    let log = log
    return stream.subscribe({ log.note("\($0)") }, finish: { log.note("end") })
  }

  @Test func twoTogetherEndWhenBothHave() {
    let subject = PassthroughSubject<Int, Never>()
    let merged = follow(subject.merge(with: Just(1)))
    let combined = follow(subject.combineLatest(Just(2)))
    expectEqual(log.take(), ["1"])
    subject.send(5)
    expectEqual(Set(log.take()), ["5", "(5, 2)"])
    subject.send(completion: .finished)
    expectEqual(log.take(), ["end", "end"])
    merged.cancel()
    combined.cancel()
  }

  @Test func theFirstValuesEndWithTheLastOfThem() {
    let subject = PassthroughSubject<Int, Never>()
    let first = follow(subject.prefix(2))
    for value in 1...3 { subject.send(value) }
    expectEqual(log.take(), ["1", "2", "end"])
    subject.send(completion: .finished)
    expectEqual(log.take(), [])
    first.cancel()
  }

  private struct Waiting: View {
    @State private var subject = PassthroughSubject<Int, Never>()
    @State private var waiting: AnyCancellable?
    let cancels: Bool
    let log: Log

    var body: some View {
      Color.pureRed.frame(width: 40, height: 40).accessibilityIdentifier("send")
        .onTapGesture {
          waiting = subject.delay(for: 0.1, scheduler: RunLoop.main)
            .subscribe({ log.note("\($0)") }, finish: { log.note("end") })
          subject.send(1)
          subject.send(completion: .finished)
          if cancels { waiting = nil }
        }
    }
  }

  @Test(arguments: [false, true])
  func delayedValuesGoWithTheirSubscription(cancels: Bool) {
    let log = log
    let stage = Stage { Waiting(cancels: cancels, log: log) }
    let frame = stage.shown("send") ?? .zero
    stage.tap(frame.midX, frame.midY)
    expectEqual(log.take(), [])
    stage.run(12)
    expectEqual(log.take(), cancels ? [] : ["1", "end"])
  }
}
