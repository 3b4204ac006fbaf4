import MeniscusGeometry

/// A fault that is planted in a scene, and the views that it touched.
///
/// Without a fault it only notes which faults the scene could have had.
@MainActor
package final class FaultLog: Interposer {
  /// What is done wrong; nil for nothing.
  package let fault: Fault?
  /// The paths of the views that the fault touched, each once, in the order in which it did.
  package private(set) var views: [String] = []
  /// The faults that could have been planted up to now.
  package private(set) var possible: Set<Fault> = []
  /// Whether a frame was shown: what happens before it only sets the scene up.
  var hasShown = false

  /// Makes a log of a fault, or of what could be planted.
  package init(_ fault: Fault? = nil) {
    self.fault = fault
    super.init()
  }

  override func made(_ node: Node) { plant(in: node) }

  override func update(_ node: Node, by work: () -> Void) { plant(in: node, updatedBy: work) }

  override func changeEnvironment(of node: Node, by work: () -> Void) {
    guard let text = node as? TextElement else { return work() }
    plant(in: text, updatedBy: work)
  }

  override func frame(_ frame: Rect2D, of element: ElementNode) -> Rect2D {
    shifted(frame, of: element)
  }

  override func transaction(_ transaction: Transaction, of node: Node) -> Transaction {
    planted(transaction, in: node)
  }

  override func began(_ node: any AnimatedNode) { noteMotion(of: node) }

  override func time(_ time: Double, of node: any AnimatedNode) -> Double {
    plantedTime(time, for: node)
  }

  override func advancesClock(moving: [any AnimatedNode]) -> Bool { !stopsClock(of: moving) }

  override func admitsWrite(at time: Double, readBy readers: [any StateReader]) -> Bool {
    !losesWrite(at: time, readBy: readers)
  }

  override func draw(_ element: ElementNode, by work: () -> Void) {
    guard let element = element as? any DrawnFault else { return work() }
    element.draw(with: self, by: work)
  }

  override func drew(on canvas: DisplayCanvas) {
    if let fault { note(canvas.plant(fault)) }
  }

  override func shown() { hasShown = true }

  /// Notes that a fault can be planted in a view; whether it is to be.
  ///
  /// - Parameter isWide: whether it is planted in every such view; else in the first alone.
  func plants(_ fault: Fault, in view: @autoclosure () -> String, isWide: Bool = false) -> Bool {
    possible.insert(fault)
    guard self.fault == fault else { return false }
    let path = view()
    if views.isEmpty || isWide { note(path) }
    return isWide || views.first == path
  }

  /// Notes that a fault can be planted; whether it is to be, this once.
  func plantsOnce(_ fault: Fault, in paths: @autoclosure () -> [String]) -> Bool {
    possible.insert(fault)
    guard self.fault == fault, !isSpent else { return false }
    isSpent = true
    for path in paths() { note(path) }
    return true
  }

  /// Notes that a fault can be planted at a time; whether it is to be, at the first such time.
  func plants(_ fault: Fault, at time: Double, in paths: @autoclosure () -> [String]) -> Bool {
    possible.insert(fault)
    guard self.fault == fault, time == plantedTime ?? time else { return false }
    plantedTime = time
    for path in paths() { note(path) }
    return true
  }

  /// Notes that a fault can be planted.
  func notePossible(_ fault: Fault) { possible.insert(fault) }

  /// Notes views that the fault touched.
  package func note(_ paths: [String]) {
    for path in paths { note(path) }
  }

  private var isSpent = false
  private var plantedTime: Double?

  private func note(_ path: String) {
    if !views.contains(path) { views.append(path) }
  }
}
