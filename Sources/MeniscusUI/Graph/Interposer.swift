import MeniscusGeometry

/// Stands at the seams of a view graph: sees what passes there, and may change it.
///
/// Views and elements know nothing of it. This one changes nothing.
@MainActor
package class Interposer {
  /// Makes one that changes nothing.
  package init() {}

  /// A node was made, or an element was put around another.
  func made(_ node: Node) {}

  /// Lets a node take another value of its view by `work`.
  func update(_ node: Node, by work: () -> Void) { work() }

  /// Lets a node answer a change of its environment by `work`.
  func changeEnvironment(of node: Node, by work: () -> Void) { work() }

  /// The model frame that an element is placed at.
  func frame(_ frame: Rect2D, of element: ElementNode) -> Rect2D { frame }

  /// The transaction that changes at a node belong to.
  func transaction(_ transaction: Transaction, of node: Node) -> Transaction { transaction }

  /// A node is set in motion.
  func began(_ node: any AnimatedNode) {}

  /// The time by which a node in motion is asked whether it still moves.
  func time(_ time: Double, of node: any AnimatedNode) -> Double { time }

  /// Whether the clock goes on to the next frame while nodes are in motion.
  func advancesClock(moving: [any AnimatedNode]) -> Bool { true }

  /// Whether a value that some read is written.
  func admitsWrite(at time: Double, readBy readers: [any StateReader]) -> Bool { true }

  /// Lets an element draw by `work`.
  func draw(_ element: ElementNode, by work: () -> Void) { work() }

  /// A frame was drawn.
  func drew(on canvas: DisplayCanvas) {}

  /// A frame was shown.
  func shown() {}
}

extension ViewGraph {
  /// Lets a node take another value of its view by `work`.
  func interposed(_ node: Node, _ work: () -> Void) {
    guard let interposer else { return work() }
    interposer.update(node, by: work)
  }

  /// Whether a value that some read is to be written.
  func admitsWrite(readBy readers: @autoclosure () -> [any StateReader]) -> Bool {
    interposer?.admitsWrite(at: time, readBy: readers()) ?? true
  }
}
