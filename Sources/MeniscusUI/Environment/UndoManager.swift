#if !canImport(ObjectiveC)
  /// Undoes steps, and does them again; Foundation has none here.
  ///
  /// Every registration is a step.
  public final class UndoManager {
    private struct Step {
      let perform: () -> Void
      var name = ""
    }

    private enum Course {
      case forward
      case undoing
      case redoing
    }

    private var done: [Step] = []
    private var undone: [Step] = []
    private var course = Course.forward

    /// Makes one without steps.
    public init() {}

    /// Whether there is a step to undo.
    public var canUndo: Bool { !done.isEmpty }
    /// Whether there is a step to do again.
    public var canRedo: Bool { !undone.isEmpty }
    /// Whether a step is being undone.
    public var isUndoing: Bool { course == .undoing }
    /// Whether a step is being done again.
    public var isRedoing: Bool { course == .redoing }
    /// The name of the step to undo.
    public var undoActionName: String { done.last?.name ?? "" }
    /// The name of the step to do again.
    public var redoActionName: String { undone.last?.name ?? "" }

    /// Notes how the step at hand is undone; while one is undone, how it is done again.
    public func registerUndo<Target: AnyObject>(
      withTarget target: Target, handler: @escaping (Target) -> Void
    ) {
      let step = Step { [weak target] in
        if let target { handler(target) }
      }
      if course == .undoing {
        undone.append(step)
      } else {
        if course == .forward { undone.removeAll() }
        done.append(step)
      }
    }

    /// Names the step that was noted last.
    public func setActionName(_ actionName: String) {
      if course == .undoing {
        if !undone.isEmpty { undone[undone.count - 1].name = actionName }
      } else if !done.isEmpty {
        done[done.count - 1].name = actionName
      }
    }

    /// Undoes the last step.
    public func undo() {
      guard let step = done.popLast() else { return }
      perform(step, .undoing)
    }

    /// Does the step again that was undone last.
    public func redo() {
      guard let step = undone.popLast() else { return }
      perform(step, .redoing)
    }

    /// Forgets all steps.
    public func removeAllActions() {
      done.removeAll()
      undone.removeAll()
    }

    /// What undoes a step, or does it again, is called as the step is unless it names itself.
    private func perform(_ step: Step, _ new: Course) {
      let (old, known) = (course, (done.count, undone.count))
      course = new
      step.perform()
      course = old
      for index in done.indices.dropFirst(known.0) where done[index].name.isEmpty {
        done[index].name = step.name
      }
      for index in undone.indices.dropFirst(known.1) where undone[index].name.isEmpty {
        undone[index].name = step.name
      }
    }
  }
#endif
