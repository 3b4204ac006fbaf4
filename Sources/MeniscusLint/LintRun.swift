import MeniscusDisplay
import MeniscusFormats
import MeniscusGeometry
import MeniscusReplay
import MeniscusUI

/// What the rules say of a replay, which is looked at frame by frame.
@MainActor
package struct LintRun {
  private let trace: Trace
  private let application: String?
  private let isThorough: Bool
  private let touches: LintTouches
  private var motion: LintMotion
  /// Whether frames at rest are looked at, or the motion of glass alone.
  private var judgesRest = true
  /// The hashes of the display lists that were looked at last: of all frames, and of those at rest.
  private var known: (shown: UInt64?, judged: UInt64?)
  private var lastJudged: Int?
  /// What was found at rest, by rule and view, in the order in which it was.
  private var found: [Found] = []
  private var indices: [Key: Int] = [:]
  /// How often the glass of each view was seen at rest.
  private var seen: [String: Int] = [:]
  /// Where the glass of views was, in each frame at rest.
  private var places: [[String: Rect2D]] = []
  private var noted: [LintFinding] = []
  private(set) var bars: [LintBars] = []

  private struct Key: Hashable {
    var rule: LintRule
    var view: String
  }

  private struct Found {
    var finding: LintFinding
    var holding: LintCheck.Holding
    /// In how many of the frames that were looked at.
    var count: Int
  }

  /// Makes a run that has seen nothing yet.
  ///
  /// - Parameters:
  ///   - application: what the application is called, which is no title of a screen.
  ///   - isThorough: whether it follows the motion of glass, and makes actions that are not shown, to tell
  ///     what they are called; only where nobody else needs the replay, and it may take its time.
  package init(_ trace: Trace, application: String?, isThorough: Bool = false) {
    self.trace = trace
    self.application = application
    self.isThorough = isThorough
    touches = LintTouches(trace)
    motion = LintMotion(rate: trace.header.rate)
  }

  private var isCalm: Bool { trace.header.environment.reduceMotion }

  /// Whether glass moves by itself, which it has to leave with reduced motion.
  var isWorthCalming: Bool { motion.hasMotion && !isCalm }

  /// Replays the trace; what the scene notes of its glass counts even where the replay stops.
  mutating func play(on scene: Scene) throws(ReplayError) {
    var replay = try Replay(trace, on: scene, options: Self.options)
    do throws(ReplayError) {
      while try replay.showNextFrame() { look(at: replay) }
    } catch {
      note(replay.notedIssues)
      if case .scene(let issue, let frame) = error { note([(frame, issue)]) }
      throw error
    }
    note(replay.notedIssues)
  }

  /// Replays the trace with reduced motion, and looks at what moves all the same.
  mutating func playCalmly(on scene: Scene) throws(ReplayError) {
    var calm = trace
    calm.header.environment.reduceMotion = true
    var run = LintRun(calm, application: application, isThorough: isThorough)
    run.judgesRest = false
    var replay = try Replay(calm, on: scene, options: Self.options)
    while try replay.showNextFrame() { run.look(at: replay) }
    noted += run.inMotion.filter { $0.rule == .reducedMotion }
  }

  /// Rules look at what is drawn, not at pixels.
  private static var options: ReplayOptions {
    var options = ReplayOptions(pixels: .none, requirements: [])
    options.drawsFrames = false
    return options
  }

  /// Looks at the frame that a replay of the trace showed last: at every one for the motion of glass, at
  /// those at rest for everything else.
  package mutating func look(at replay: Replay) {
    guard let list = replay.displayList, let hash = replay.stageHashes?[.display] else { return }
    let isAtRest = replay.isSettled || replay.frame == replay.lastFrame
    let isDue = judgesRest && isAtRest && hash != known.judged && isDue(replay.frame)
    let isMoving = isThorough && hash != known.shown && !list.glass.isEmpty
    known.shown = hash
    if !isMoving { motion.pause() }
    guard isDue || isMoving else { return }
    let frame = LintFrame(
      replay.frame, replay.portrait(namesActions: isThorough), list,
      isUsualSize: list.size == trace.header.size
        && trace.header.environment.dynamicTypeSize == .large,
      application: application)
    if isMoving {
      motion.note(
        frame, isTouched: touches.holds(frame.frame),
        lastEvent: touches.lastInput(at: frame.frame))
    }
    guard isDue else { return }
    known.judged = hash
    lastJudged = frame.frame
    judge(frame)
  }

  /// The frames between two that are looked at where the scene never is the same.
  private static let step = 6

  /// Whether a frame does not come too soon after another one that was looked at.
  private func isDue(_ frame: Int) -> Bool {
    guard let lastJudged else { return true }
    return frame - lastJudged >= Self.step || frame == trace.frameCount - 1
      || trace.checkpoints.contains { $0.frame == frame }
  }

  // MARK: What was found

  private mutating func judge(_ frame: LintFrame) {
    for path in Set(frame.glass.map { frame.views[$0.view].path }) {
      seen[path, default: 0] += 1
    }
    var places: [String: Rect2D] = [:]
    for glass in frame.glass { places[frame.views[glass.view].path] = glass.bounds }
    self.places.append(places)
    for check in LintCheck.all {
      for mark in check.marks(frame) { take(mark, of: check, in: frame) }
    }
    for bar in frame.portrait.bars {
      let groups = bar.groups.map { group in
        group.items.compactMap(\.self).map { frame.names(in: $0).joined(separator: " ") }
          .filter { !$0.isEmpty }
      }
      let record = LintBars(
        title: bar.title ?? "", groups: groups, width: frame.portrait.size.width,
        finding: finding(
          .barGroupsDiffer, view: frame.views[bar.stack].path,
          identifier: frame.identifier(of: bar.stack), at: frame.frame))
      let isKnown = bars.contains {
        $0.title == record.title && $0.groups == record.groups && $0.width == record.width
      }
      if !isKnown { bars.append(record) }
    }
  }

  private mutating func take(_ mark: LintCheck.Mark, of check: LintCheck, in frame: LintFrame) {
    let view = frame.views[mark.row]
    let key = Key(rule: check.rule, view: view.path)
    if let index = indices[key] {
      found[index].count += 1
      return
    }
    var finding = self.finding(
      check.rule, view: view.path, identifier: frame.identifier(of: mark.row), at: frame.frame)
    finding.other = mark.other.map { frame.views[$0].path }
    finding.detail = mark.detail
    if case .texts(let titles, let names) = mark.detail, check.rule == .barTitle, titles != names {
      finding.severity = .warning
    }
    indices[key] = found.count
    found.append(Found(finding: finding, holding: check.holding, count: 1))
  }

  private mutating func note(_ issues: [(frame: Int, issue: SceneIssue)]) {
    for (frame, issue) in issues {
      var finding: LintFinding
      switch issue {
      case .invalidGlassShape(let view, let fault):
        finding = self.finding(.glassOutline, view: view, identifier: nil, at: frame)
        finding.detail = fault == .isOpen ? .isOpen : .crossesItself
      case .nestedGlass(let view, let over, let levels, let permission):
        // Two levels that are there on the way from one view to another only are none.
        guard levels > 2 || lie(view, over) else { continue }
        finding = self.finding(.glassOnGlass, view: view, identifier: nil, at: frame)
        finding.severity = levels > 2 ? .error : .note
        finding.other = over
        finding.detail = .count(levels)
        finding.exemption = permission
      default: continue
      }
      if !noted.contains(where: { $0.rule == finding.rule && $0.view == finding.view }) {
        noted.append(finding)
      }
    }
  }

  /// Whether glass lies over other glass in a frame at rest; of the system's own it does wherever that
  /// was noted.
  private func lie(_ view: String, _ over: String) -> Bool {
    let isKnown = seen[over] != nil
    return places.contains { places in
      guard let upper = places[view] else { return false }
      guard let lower = places[over] else { return !isKnown }
      return !upper.intersection(lower).isEmpty
    }
  }

  /// What the motion of glass breaks; what may not move under reduced motion may without.
  private var inMotion: [LintFinding] {
    motion.marks.filter { isCalm || $0.rule != .reducedMotion }.map { mark in
      var finding = self.finding(
        mark.rule, view: mark.view, identifier: mark.identifier, at: mark.frame)
      finding.detail = mark.detail
      return finding
    }
  }

  private func finding(
    _ rule: LintRule, view: String, identifier: String?, at frame: Int
  ) -> LintFinding {
    let last = trace.events.lastIndex { trace.clock.frame(at: $0.time) <= frame }
    return LintFinding(
      rule, view: view, identifier: identifier, frame: frame,
      time: trace.clock.microseconds(of: frame), line: last.map { Trace.line(ofEvent: $0) } ?? 1)
  }

  /// Whether an error that ended the replay is said by a finding.
  func explains(_ error: ReplayError) -> Bool {
    guard case .scene(.nestedGlass, _) = error else { return false }
    return true
  }

  /// What breaks a rule, by frame and then in the order of the rules.
  package var findings: [LintFinding] {
    let held = found.filter { found in
      switch found.holding {
      case .once: true
      case .always: found.count >= seen[found.finding.view] ?? 0
      }
    }
    return (held.map(\.finding) + noted + inMotion).enumerated().sorted {
      ($0.element.frame, $0.element.rule.index, $0.offset)
        < ($1.element.frame, $1.element.rule.index, $1.offset)
    }.map(\.element)
  }
}
