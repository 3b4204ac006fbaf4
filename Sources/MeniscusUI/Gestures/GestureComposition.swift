extension Gesture {
  /// Recognises both gestures at once.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Recognises this gesture, then the other.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Recognises one of two gestures; the other only where this one fails.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What the gestures have to say, each if it has.
  public struct Value {
    /// What the first has to say.
    public var first: First.Value?
    /// What the second has to say.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Makes a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

/// One gesture, then another.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// How far the sequence has come.
  public enum Value {
    /// The first goes on.
    case first(First.Value)
    /// The first is over; the second has something to say once it goes on.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Makes a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

/// One of two gestures.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// Which gesture it is.
  public enum Value {
    /// The first.
    case first(First.Value)
    /// The second, since the first failed.
    case second(Second.Value)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Makes a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

/// A gesture of two, which are recognised side by side.
private protocol PairGesture<First, Second>: PrimitiveGesture {
  associatedtype First: Gesture
  associatedtype Second: Gesture

  var first: First { get }
  var second: Second { get }
}

extension PairGesture {
  func update(_ recognizer: GestureRecognizer<Value>) {
    guard let pair = recognizer as? PairRecognizer<First.Value, Second.Value, Value> else { return }
    first.updateRecognizer(pair.first)
    second.updateRecognizer(pair.second)
  }
}

extension SimultaneousGesture: PairGesture {
  func makeRecognizer() -> GestureRecognizer<Value> {
    SimultaneousRecognizer<First, Second>(first.recognizer(), second.recognizer())
  }
}

extension SequenceGesture: PairGesture {
  func makeRecognizer() -> GestureRecognizer<Value> {
    SequenceRecognizer<First, Second>(first.recognizer(), second.recognizer())
  }
}

extension ExclusiveGesture: PairGesture {
  func makeRecognizer() -> GestureRecognizer<Value> {
    ExclusiveRecognizer<First, Second>(first.recognizer(), second.recognizer())
  }
}
