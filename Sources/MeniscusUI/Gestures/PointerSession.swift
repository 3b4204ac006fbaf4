import MeniscusGeometry

/// An element that answers a pointer.
@MainActor
protocol PointerResponder: AnyObject {
  /// The distance that the pointer may move before the element gives up, in points; nil where it
  /// goes by its own bounds.
  var tolerance: Double? { get }
  /// The pointer went down on the element.
  func pointerBegan(at point: Point2D)
  /// The pointer moved; `isInside` tells whether it is over the element.
  func pointerMoved(to point: Point2D, isInside: Bool)
  /// The pointer went up and everything was as it should be.
  func pointerEnded(isInside: Bool)
  /// The pointer is somebody else's now.
  func pointerCancelled()
}

/// An element that shows that it is pressed, whoever answers the pointer.
@MainActor
protocol PressObserver: AnyObject {
  /// A pointer went down on the element.
  func pressBegan()
  /// The pointer went up, or is somebody else's now.
  func pressEnded()
}

/// An element that follows a pointer that moves far enough.
@MainActor
protocol PanResponder: AnyObject {
  /// Whether the element moves by itself; a pointer that goes down on it holds it.
  var isInFlight: Bool { get }
  /// Whether a movement is for this element.
  func accepts(_ translation: Point2D) -> Bool
  /// The movement begins.
  func panBegan()
  /// The pointer moved, in all by `translation` since the pan began.
  func panChanged(_ translation: Point2D)
  /// The pointer went up with a velocity in points a second.
  func panEnded(velocity: Point2D)
}

/// Follows one pointer from its press to its release, and decides whom it belongs to.
///
/// The innermost element under the press that answers pointers gets it; a pan takes it over when
/// the pointer has moved more than ten points in a direction that a scroll view around accepts:
/// the innermost one that does. A pointer that goes down on what still scrolls takes hold of it.
@MainActor
final class PointerSession {
  /// How far a pointer moves before it pans, in points, as UIKit's scroll views do.
  static let panHysteresis = 10.0
  /// How far a pointer may stray from what it pressed and still release it, in points; ours.
  static let releaseMargin = 24.0

  private let start: Point2D
  private let responderElement: ElementNode?
  private var responder: (any PointerResponder)?
  private let pans: [any PanResponder]
  private var observers: [any PressObserver]
  private var pan: (any PanResponder)?
  private var panOrigin: Point2D?
  private var velocity = VelocityTracker()

  /// Begins with a press on the elements `path`, innermost first.
  init(at point: Point2D, path: [ElementNode], time: Double) {
    start = point
    responderElement = path.first {
      ($0 as? any PointerResponder) != nil && $0.environment.isEnabled
    }
    pans = path.compactMap { $0 as? any PanResponder }
    observers = path.compactMap { $0.environment.isEnabled ? $0 as? any PressObserver : nil }
    velocity.add(point, at: time)
    if let moving = pans.first(where: { $0.isInFlight }) {
      pan = moving
      panOrigin = point
      moving.panBegan()
    } else {
      responder = responderElement as? any PointerResponder
      responder?.pointerBegan(at: point)
      for observer in observers { observer.pressBegan() }
    }
  }

  private func endPress() {
    for observer in observers { observer.pressEnded() }
    observers = []
  }

  /// Goes on with the pointer at `point`.
  func move(to point: Point2D, time: Double) {
    velocity.add(point, at: time)
    if let panOrigin {
      pan?.panChanged(point - panOrigin)
      return
    }
    let translation = point - start
    if translation.distance(to: .zero) > Self.panHysteresis,
      let taker = pans.first(where: { $0.accepts(translation) })
    {
      responder?.pointerCancelled()
      responder = nil
      endPress()
      pan = taker
      panOrigin = point
      taker.panBegan()
      return
    }
    if let tolerance = responder?.tolerance, translation.distance(to: .zero) > tolerance {
      responder?.pointerCancelled()
      responder = nil
    }
    responder?.pointerMoved(to: point, isInside: isInside(point))
  }

  /// Ends with the pointer at `point`.
  func release(at point: Point2D, time: Double) {
    endPress()
    if panOrigin != nil {
      pan?.panEnded(velocity: velocity.velocity(at: time))
    } else {
      responder?.pointerEnded(isInside: isInside(point))
    }
  }

  private func isInside(_ point: Point2D) -> Bool {
    guard let element = responderElement else { return false }
    return element.sceneFrame.inset(by: Insets2D(all: -Self.releaseMargin)).contains(point)
  }
}

/// Estimates a pointer's velocity from its last three places.
///
/// Of the two latest pairs the older counts three quarters; an estimate decays by 0.998 a
/// millisecond while nothing is heard. Source: OpenSwiftUI `VelocitySampler`.
struct VelocityTracker {
  private var samples: [(point: Point2D, time: Double)] = []

  mutating func add(_ point: Point2D, at time: Double) {
    if let last = samples.last, last.time >= time {
      samples[samples.count - 1].point = point
      return
    }
    samples.append((point, time))
    if samples.count > 3 { samples.removeFirst() }
  }

  /// The velocity in points a second, as of `time`.
  func velocity(at time: Double) -> Point2D {
    guard samples.count >= 2, let last = samples.last else { return .zero }
    let newer = velocity(from: samples.count - 2)
    let older = samples.count >= 3 ? velocity(from: samples.count - 3) : newer
    let blended = older * 0.75 + newer * 0.25
    let silence = max(time - last.time, 0)
    return blended * Exact.power(0.998, silence * 1000)
  }

  private func velocity(from index: Int) -> Point2D {
    let first = samples[index]
    let second = samples[index + 1]
    return (second.point - first.point) * (1 / (second.time - first.time))
  }
}

extension ElementNode {
  /// A rectangle around the element as it is drawn, in the scene's space.
  final var sceneFrame: Rect2D {
    (container?.sceneMap ?? .identity).boundingBox(of: presentedFrame)
  }
}
