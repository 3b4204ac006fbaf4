/// A view that follows keyframes.
///
/// Without a trigger they are gone through for ever, or once; with one, once whenever it changes,
/// from the value that is shown then.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  let initialValue: Value
  let trigger: AnyTrigger?
  let isRepeating: Bool
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// Makes a view that follows keyframes from when it appears.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    trigger = nil
    isRepeating = repeating
    self.content = content
    self.keyframes = keyframes
  }

  /// Makes a view that follows keyframes once whenever `trigger` changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = AnyTrigger(value: trigger)
    isRepeating = false
    self.content = content
    self.keyframes = keyframes
  }
}

extension KeyframeAnimator: NodeView {
  typealias Made = KeyframeNode<Value, KeyframePath, Content>
}

/// Plays keyframes.
final class KeyframeNode<Value, KeyframePath: Keyframes, Content: View>: UnaryNode, StateReader,
  AnimatedNode, ViewNode
where KeyframePath.Value == Value {
  private var view: KeyframeAnimator<Value, KeyframePath, Content>
  /// What is played, and since when; nil where nothing is.
  private var play: (timeline: KeyframeTimeline<Value>, start: Double)?
  private var value: Value
  private var report: MotionReport?
  var isInMotion = false

  init(view: KeyframeAnimator<Value, KeyframePath, Content>, context: NodeContext) {
    self.view = view
    value = view.initialValue
    super.init(context: context)
    child = evaluate { Node.make(for: $0, in: self.context) }
    if view.trigger == nil { begin() }
  }

  override func update<New: View>(to new: New) {
    guard let new = new as? KeyframeAnimator<Value, KeyframePath, Content> else { return }
    let isTriggered = new.trigger != view.trigger
    view = new
    if isTriggered { begin() }
    refresh()
  }

  private func begin() {
    let timeline = KeyframeTimeline(value, view.keyframes(value).tracks)
    play = (timeline, graph.time)
    show(at: graph.time)
    graph.setInMotion(self)
  }

  func advance(to time: Double) -> Bool {
    guard play != nil, !isGone else { return false }
    show(at: time)
    graph.markStale(self)
    guard play != nil else { return false }
    MotionTally.note(isEndless: view.isRepeating)
    return true
  }

  /// Takes the value of a time, and ends what is over.
  private func show(at time: Double) {
    guard let (timeline, start) = play else { return }
    let (elapsed, duration) = (time - start, timeline.duration)
    if view.isRepeating, duration > 0 {
      timeline.update(
        value: &value, time: elapsed - (elapsed / duration).rounded(.down) * duration)
      return
    }
    timeline.update(value: &value, time: elapsed)
    if elapsed >= duration - AnimationClock.tolerance {
      timeline.update(value: &value, time: duration)
      play = nil
    }
  }

  func refresh() {
    graph.clearStale(self)
    guard !isGone, let child else { return }
    evaluate { child.receive($0) }
  }

  private func evaluate<Result>(_ use: (Content) -> Result) -> Result {
    graph.counters[.bodies] += 1
    let content = graph.reading(by: self) { view.content(value) }
    return graph.building(below: self) { use(content) }
  }

  override func appendReported(to nodes: inout [Node]) {
    if play != nil {
      let report =
        self.report
        ?? MotionReport("KeyframeAnimator", context: context) { [unowned self] in
          $0.encode(value, named: "value")
        }
      self.report = report
      nodes.append(report)
    }
    super.appendReported(to: &nodes)
  }
}

nonisolated extension View {
  /// Changes the view by a value that follows keyframes from when it appears.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    nonisolated(unsafe) let placeholder = PlaceholderContentView<Self>(content: AnyView(self))
    return KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) },
      keyframes: keyframes)
  }

  /// Changes the view by a value that follows keyframes once whenever `trigger` changes.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    nonisolated(unsafe) let placeholder = PlaceholderContentView<Self>(content: AnyView(self))
    return KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) },
      keyframes: keyframes)
  }
}
