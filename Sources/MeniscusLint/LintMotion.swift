import MeniscusDisplay
import MeniscusFormats
import MeniscusGeometry
import MeniscusUI

/// What the rules say of glass from frame to frame.
struct LintMotion {
  /// A place in the replay at which a rule is broken.
  struct Mark: Equatable {
    var rule: LintRule
    var view: String
    var identifier: String?
    var frame: Int
    var detail: LintFinding.Detail
  }

  /// In how many frames on end glass moves before it is on its way, and how far it goes, in points.
  private static let moving = (frames: 4, distance: 4.0)
  /// For so many seconds after an event what moves may be the answer to it.
  private static let answer = 0.5
  /// How many effects flow at once at most: 004.
  private static let mostFlowing = 3

  /// What is known of one effect.
  private struct Track {
    var shape: Shape
    var place: Rect2D
    /// In how many frames on end up to now its shape has changed.
    var changes = 0
    /// The way that it is on.
    var moves = Moves()
    var identifier: String?
  }

  /// A way that an effect is on.
  private struct Moves {
    /// In how many frames on end up to now.
    var frames = 0
    /// Where it began.
    var from = Rect2D.zero
    /// How far from there it has been.
    var reach = 0.0
    /// Whether an event came just before it began.
    var isAnswer = false
  }

  /// A shape in its own space.
  private enum Shape: Equatable {
    case plain(Silhouette)
    case outline(UInt64)
  }

  /// The frames of a second, in as many of which glass has no rest.
  private let second: Int
  private var tracks: [String: Track] = [:]
  /// What was found, the first of each view.
  private(set) var marks: [Mark] = []
  /// Whether glass was on its way by itself, so that it is worth looking at with reduced motion.
  private(set) var hasMotion = false

  /// Looks at a replay of so many frames a second.
  init(rate: Int) { second = max(rate, 1) }

  /// Looks at the next frame.
  ///
  /// - Parameters:
  ///   - isTouched: whether a person moves something.
  ///   - lastEvent: the frame of the last event that did something to the scene; nil for none.
  mutating func note(_ frame: LintFrame, isTouched: Bool, lastEvent: Int?) {
    noteFlow(frame)
    let old = tracks
    tracks = [:]
    for glass in frame.glass {
      let view = frame.views[glass.view]
      let shape = Self.shape(of: frame.list.glass[glass.element].silhouette, in: frame.list)
      let place = Self.place(of: glass, in: frame)
      var track = old[view.path] ?? Track(shape: shape, place: place)
      track.identifier = frame.identifier(of: glass.view)
      track.changes = shape != track.shape && !isTouched ? track.changes + 1 : 0
      if track.changes == second {
        add(.restlessGlass, view.path, track, frame.frame, .count(second))
      }
      let isAnswer = lastEvent.map {
        Double(frame.frame - $0) <= Self.answer * Double(second)
      }
      noteMove(
        &track, to: place, isTouched: isTouched, isAnswer: isAnswer ?? false, view.path, frame)
      (track.shape, track.place) = (shape, place)
      tracks[view.path] = track
    }
  }

  /// Passes a frame in which nothing changes.
  mutating func pause() {
    for path in tracks.keys {
      tracks[path]?.changes = 0
      tracks[path]?.moves = Moves()
    }
  }

  /// Notes that glass moves by itself: without an event just before, or for a second and more.
  private mutating func noteMove(
    _ track: inout Track, to place: Rect2D, isTouched: Bool, isAnswer: Bool, _ path: String,
    _ frame: LintFrame
  ) {
    guard !isTouched, Self.distance(track.place, place) > 0.1 else {
      track.moves = Moves()
      return
    }
    if track.moves.frames == 0 {
      track.moves.from = track.place
      track.moves.isAnswer = isAnswer
    }
    track.moves.frames += 1
    track.moves.reach = max(track.moves.reach, Self.distance(track.moves.from, place))
    let least = track.moves.isAnswer ? second : Self.moving.frames
    guard track.moves.frames >= least, track.moves.reach > Self.moving.distance else { return }
    hasMotion = true
    if let row = frame.views.firstIndex(where: { $0.path == path }),
      frame.views[row].marks.contains(.isScrolled) || frame.layer(of: row) != nil
    {
      return
    }
    add(.reducedMotion, path, track, frame.frame, .none)
  }

  /// Effects of one container that flow out of others, or into them, at once.
  private mutating func noteFlow(_ frame: LintFrame) {
    var flowing: [Int: [Int]] = [:]
    for glass in frame.glass where glass.portrait.isFlowing {
      let container = frame.portrait.around(glass.view).first {
        frame.views[$0].kind.isGlassContainer
      }
      if let container { flowing[container, default: []].append(glass.view) }
    }
    for container in flowing.keys.sorted() {
      guard let views = flowing[container], views.count > Self.mostFlowing else { continue }
      let path = frame.views[container].path
      let known = marks.firstIndex { $0.rule == .crowdedMorph && $0.view == path }
      if let known {
        if case .count(let count) = marks[known].detail, count < views.count {
          marks[known].detail = .count(views.count)
        }
      } else {
        marks.append(
          Mark(
            rule: .crowdedMorph, view: path, identifier: frame.identifier(of: container),
            frame: frame.frame, detail: .count(views.count)))
      }
    }
  }

  private mutating func add(
    _ rule: LintRule, _ view: String, _ track: Track, _ frame: Int, _ detail: LintFinding.Detail
  ) {
    if marks.contains(where: { $0.rule == rule && $0.view == view }) { return }
    marks.append(
      Mark(
        rule: rule, view: view, identifier: track.identifier, frame: frame, detail: detail))
  }

  private static func shape(of silhouette: Silhouette, in list: DisplayList) -> Shape {
    guard case .outline(let row, _) = silhouette, list.resources.outlines.indices.contains(row)
    else { return .plain(silhouette) }
    return .outline(list.resources.outlines[row].hash)
  }

  /// Where a view is in its screen: a screen that comes brings its views with it.
  private static func place(of glass: LintFrame.Glass, in frame: LintFrame) -> Rect2D {
    let own = frame.views[glass.view].frame
    let screen = frame.portrait.around(glass.view).first { frame.views[$0].kind == .screen }
    guard let screen else { return own }
    let origin = frame.views[screen].frame.origin
    return own.translated(by: Point2D(x: -origin.x, y: -origin.y))
  }

  /// The largest difference of two edges.
  private static func distance(_ one: Rect2D, _ other: Rect2D) -> Double {
    max(
      max(abs(one.minX - other.minX), abs(one.minY - other.minY)),
      max(abs(one.maxX - other.maxX), abs(one.maxY - other.maxY)))
  }
}
