extension NotificationCenter {
  /// Sends the notifications of a centre, to who has subscribed in the scene in which they are posted.
  ///
  /// A centre is shared by everything in the process. What another scene, a thread or the system
  /// posts is a matter of real time, and is not sent. Who subscribes outside of any scene hears what is
  /// posted outside of any, on the thread on which it is.
  public struct Publisher: MeniscusUI.Publisher, Equatable {
    /// A notification.
    public typealias Output = Notification
    /// It does not fail.
    public typealias Failure = Never

    /// What posts.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// What they are about; nil for whatever it is.
    public let object: AnyObject?

    /// Makes a publisher.
    public init(
      center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil
    ) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Sends `receive` each notification from now on.
    public func subscribe(
      _ receive: @escaping (Notification) -> Void, finish: @escaping () -> Void
    ) -> AnyCancellable {
      NotificationRelay.relay(of: name, from: center).add(object: object, receive)
    }

    /// Whether both send the same notifications.
    public static func == (left: Publisher, right: Publisher) -> Bool {
      left.center === right.center && left.name == right.name && left.object === right.object
    }
  }

  /// Makes a publisher of the notifications of a name, about an object or whatever they are about.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
