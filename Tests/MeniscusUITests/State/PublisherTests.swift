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

  private struct Listening: View {
    @State private var count = 0
    let name: Notification.Name
    let log: Log

    var body: some View {
      VStack {
        Color.pureRed.frame(width: 40, height: 40).accessibilityIdentifier("post")
          .onTapGesture { NotificationCenter.default.post(name: name, object: nil) }
        Text("\(count)")
      }
      .onReceive(NotificationCenter.default.publisher(for: name)) { notification in
        count += 1
        log.note("\(notification.name.rawValue) \(count)")
      }
    }
  }

  /// A centre is everybody's, but a scene hears only of itself, so that it is the same in every run.
  @Test func notificationsStayInTheScene() {
    let (log, other) = (Log(), Log())
    let name = Notification.Name("notificationsStayInTheScene")
    let stage = Stage { Listening(name: name, log: log) }
    let second = Stage { Listening(name: name, log: other) }
    stage.tap("post")
    stage.tap("post")
    expectEqual(log.take(), ["\(name.rawValue) 1", "\(name.rawValue) 2"])
    NotificationCenter.default.post(name: name, object: nil)
    expectEqual(log.take() + other.take(), [])
    second.tap("post")
    expectEqual(other.take(), ["\(name.rawValue) 1"])
  }

  /// The publisher that a body makes anew is the one of before.
  @Test func publishersOfNotificationsAreEqualByWhatTheySend() {
    let center = NotificationCenter()
    let object = NSString("o")
    let publisher = center.publisher(for: .init("a"), object: object)
    #expect(publisher == center.publisher(for: .init("a"), object: object))
    for other in [
      center.publisher(for: .init("b"), object: object), center.publisher(for: .init("a")),
      NotificationCenter().publisher(for: .init("a"), object: object),
    ] {
      #expect(publisher != other)
    }
    let log = log
    var following: AnyCancellable? = publisher.sink { log.note($0.name.rawValue) }
    center.post(name: .init("a"), object: object)
    center.post(name: .init("a"), object: NSString("p"))
    expectEqual(log.take(), ["a"])
    following?.cancel()
    following = nil
    center.post(name: .init("a"), object: object)
    expectEqual(log.take(), [])
  }
}
