/// What assistive technology is told at once; there is none here that hears it.
public enum AccessibilityNotification {
  /// Something to be read out.
  public struct Announcement: Sendable {
    /// Makes an announcement of a text.
    public init(_ announcement: String) {}
    /// Makes an announcement of a text with attributes.
    public init(_ announcement: AttributedString) {}
    /// Tells it; accepted, not told.
    public func post() { AccessibilityNotification.note("Announcement") }
  }

  /// Some of what is shown has changed.
  public struct LayoutChanged {
    /// Makes a notification, with what to go to.
    public init(_ element: Any? = nil) {}
    /// Tells it; accepted, not told.
    public func post() { AccessibilityNotification.note("LayoutChanged") }
  }

  /// Most of what is shown has changed.
  public struct ScreenChanged {
    /// Makes a notification, with what to go to.
    public init(_ element: Any? = nil) {}
    /// Tells it; accepted, not told.
    public func post() { AccessibilityNotification.note("ScreenChanged") }
  }

  /// What is shown has been scrolled.
  public struct PageScrolled: Sendable {
    /// Makes a notification with what is to be read out.
    public init(_ announcement: String) {}
    /// Makes a notification with what is to be read out.
    public init(_ announcement: AttributedString) {}
    /// Tells it; accepted, not told.
    public func post() { AccessibilityNotification.note("PageScrolled") }
  }

  /// Notes that something was to be told, where a scene is at work.
  fileprivate static func note(_ name: String) {
    guard ViewGraph.worksHere else { return }
    onMainActor {
      guard let graph = ViewGraph.current, let root = graph.presentations.root else { return }
      graph.note(.told, "AccessibilityNotification.\(name)", askedBy: root)
    }
  }
}
