nonisolated extension View {
  /// Lets the view be touched by a gesture with a name, where it is enabled; the name changes nothing.
  public func gesture<Content: Gesture>(
    _ gesture: Content, name: String, isEnabled: Bool = true
  ) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Lets the view be touched by a gesture that comes before those inside, where it is enabled.
  public func highPriorityGesture<Content: Gesture>(
    _ gesture: Content, isEnabled: Bool
  ) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Lets the view be touched by a gesture with a name that comes before those inside.
  public func highPriorityGesture<Content: Gesture>(
    _ gesture: Content, name: String, isEnabled: Bool = true
  ) -> some View {
    highPriorityGesture(gesture, isEnabled: isEnabled)
  }

  /// Lets the view be touched by a gesture at once with those inside, where it is enabled.
  public func simultaneousGesture<Content: Gesture>(
    _ gesture: Content, isEnabled: Bool
  ) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Lets the view be touched by a gesture with a name at once with those inside.
  public func simultaneousGesture<Content: Gesture>(
    _ gesture: Content, name: String, isEnabled: Bool = true
  ) -> some View {
    simultaneousGesture(gesture, isEnabled: isEnabled)
  }
}
