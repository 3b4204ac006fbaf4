extension ViewGraph {
  /// Lets the virtual clock go on to the time at hand.
  func advanceClock() {
    note(woken: executor.advance(to: time))
    timers.fire(upTo: time)
    flush()
  }

  /// Reports the tasks that wait for something that is not the scene's.
  func reportStrandedTasks() {
    for view in executor.stranded { report(.strandedTask(view: view)) }
  }
}
