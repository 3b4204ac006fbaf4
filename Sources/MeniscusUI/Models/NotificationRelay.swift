import struct Synchronization.Mutex

/// Hands the notifications of a name on, in the order in which who hears them has subscribed.
///
/// A centre itself hands them out in an order that goes by addresses.
final class NotificationRelay: Sendable {
  private struct Key: Hashable {
    let center: ObjectIdentifier
    let name: Notification.Name
  }

  /// Who hears, called where it is posted: what a scene posts, on the scene's thread.
  private struct Receiver: @unchecked Sendable {
    let number: Int
    let scene: SceneExecutor?
    let object: AnyObject?
    let receive: (Notification) -> Void
  }

  private static let relays = Mutex<[Key: NotificationRelay]>([:])

  private let receivers = Mutex<(count: Int, list: [Receiver])>((0, []))

  private init() {}

  /// The relay of a name, which stays: its centre is observed once.
  static func relay(
    of name: Notification.Name, from center: NotificationCenter
  ) -> NotificationRelay {
    let key = Key(center: ObjectIdentifier(center), name: name)
    return relays.withLock { relays in
      if let known = relays[key] { return known }
      let relay = NotificationRelay()
      // The observer holds the centre, whose address therefore stays its own.
      _ = center.addObserver(forName: name, object: nil, queue: nil) { [center] notification in
        withExtendedLifetime(center) { relay.send(notification) }
      }
      relays[key] = relay
      return relay
    }
  }

  /// Hands `receive` what is posted from now on in the scene at hand, about an object or whatever it is
  /// about.
  func add(object: AnyObject?, _ receive: @escaping (Notification) -> Void) -> AnyCancellable {
    nonisolated(unsafe) let (object, receive) = (object, receive)
    let scene = SceneExecutor.current
    let number = receivers.withLock { receivers in
      receivers.count += 1
      receivers.list.append(
        Receiver(number: receivers.count, scene: scene, object: object, receive: receive))
      return receivers.count
    }
    return AnyCancellable { [self] in
      receivers.withLock { $0.list.removeAll { $0.number == number } }
    }
  }

  private func send(_ notification: Notification) {
    let (scene, object) = (SceneExecutor.current, notification.object as AnyObject?)
    for receiver in receivers.withLock({ $0.list })
    where receiver.scene === scene && (receiver.object == nil || receiver.object === object) {
      // One who hears may have another leave.
      guard receivers.withLock({ $0.list.contains { $0.number == receiver.number } }) else {
        continue
      }
      receiver.receive(notification)
    }
  }
}
