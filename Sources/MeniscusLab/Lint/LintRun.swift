import MeniscusDisplay
import MeniscusFormats
import MeniscusGeometry
import MeniscusReplay
import MeniscusUI

/// A replay that is looked at frame by frame.
@MainActor
struct LintRun {
  private let trace: Trace
  private let application: String?
  private let touches: LintTouches
  private var motion: LintMotion
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

  init(_ trace: Trace, application: String?) {
    self.trace = trace
    self.application = application
    touches = LintTouches(trace)
    motion = LintMotion(rate: trace.header.rate)
  }

  /// Whether glass moves by itself, which it has to leave with reduced motion.
  var isWorthCalming: Bool { motion.hasMotion && !trace.header.environment.reduceMotion }

  /// Replays the trace; what the scene notes of its glass counts even where the replay stops.
  mutating func play(on scene: Scene) throws(ReplayError) {
    var replay = try Replay(trace, on: scene, options: Self.options)
    do throws(ReplayError) {
      try follow(&replay, judges: true)
    } catch {
      note(replay.notedIssues)
      if case .scene(let issue, let frame) = error { note([(frame, issue)]) }
      throw error
    }
    note(replay.notedIssues)
    let isCalm = trace.header.environment.reduceMotion
    takeMotion { $0.filter { isCalm || $0.rule != .reducedMotion } }
  }

  /// Replays the trace with reduced motion, and looks at what moves all the same.
  mutating func playCalmly(on scene: Scene) throws(ReplayError) {
    var calm = trace
    calm.header.environment.reduceMotion = true
    motion = LintMotion(rate: trace.header.rate)
    var replay = try Replay(calm, on: scene, options: Self.options)
    try follow(&replay, judges: false)
    takeMotion { $0.filter { $0.rule == .reducedMotion } }
  }

  /// Rules look at what is drawn, not at pixels.
  private static var options: ReplayOptions {
    var options = ReplayOptions(pixels: .none, requirements: [])
    options.drawsFrames = false
    return options
  }

  private func look(at list: DisplayList, _ replay: Replay) -> LintFrame {
    LintFrame(
      replay.frame, replay.portrait, list,
      isUsualSize: list.size == trace.header.size
        && trace.header.environment.dynamicTypeSize == .large,
      application: application)
  }

  /// Goes through the frames: all for the motion of glass, those at rest for everything else.
  private mutating func follow(_ replay: inout Replay, judges: Bool) throws(ReplayError) {
    var (known, judged): (UInt64?, UInt64?) = (nil, nil)
    while try replay.showNextFrame() {
      guard let list = replay.displayList,
        let hash = replay.hashLog.frames.last?.hashes[.display]
      else { continue }
      let isAtRest = replay.isSettled || replay.frame == replay.lastFrame
      let isDue = judges && isAtRest && hash != judged && isDue(replay.frame)
      let isMoving = hash != known && !list.glass.isEmpty
      known = hash
      if !isMoving { motion.pause() }
      guard isDue || isMoving else { continue }
      let frame = look(at: list, replay)
      if isMoving {
        motion.note(
          frame, isTouched: touches.holds(frame.frame),
          lastEvent: touches.lastInput(at: frame.frame))
      }
      guard isDue else { continue }
      judged = hash
      lastJudged = frame.frame
      judge(frame)
    }
  }

  private var lastJudged: Int?
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

  private mutating func takeMotion(_ choose: ([LintMotion.Mark]) -> [LintMotion.Mark]) {
    for mark in choose(motion.marks) {
      var finding = self.finding(
        mark.rule, view: mark.view, identifier: mark.identifier, at: mark.frame)
      finding.detail = mark.detail
      noted.append(finding)
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
  var findings: [LintFinding] {
    let held = found.filter { found in
      switch found.holding {
      case .once: true
      case .always: found.count >= seen[found.finding.view] ?? 0
      }
    }
    return (held.map(\.finding) + noted).enumerated().sorted {
      ($0.element.frame, $0.element.rule.index, $0.offset)
        < ($1.element.frame, $1.element.rule.index, $1.offset)
    }.map(\.element)
  }
}
