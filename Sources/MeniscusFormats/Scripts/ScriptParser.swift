import MeniscusGeometry

/// Gathers a script line by line.
struct ScriptParser {
  private(set) var script = RecordingScript()
  private var settingLines: [Setting: Int] = [:]
  private var endLine: Int?

  /// The words that begin a setting.
  private enum Setting: String, CaseIterable {
    case size, scale, rate, seed, variants, tolerance, rule
    case colorScheme, layoutDirection, dynamicTypeSize, reduceMotion, reduceTransparency
    case increaseContrast, boldText, differentiateWithoutColor, locale, horizontalSizeClass
    case verticalSizeClass

    /// Whether it is a part of the environment.
    var isEnvironment: Bool { TraceEnvironmentChange.keys.contains(rawValue) }
  }

  /// The words that begin a step.
  private enum Step: String, CaseIterable {
    case tap, press, move, release, hover, scroll, wheel, toggle, key, text, focus, magnify
    case rotate, environment, resize, checkpoint, end, wait, settle
  }

  /// Takes a line that is not empty.
  mutating func take(_ line: ScriptLine) throws(ReplayError) {
    var arguments = ScriptArguments(of: line)
    let name = line.words.first?.text ?? ""
    if let endLine { throw arguments.error(.afterEnd(endLine: endLine)) }
    if name == RecordingScript.versionWord { throw arguments.error(.versionNotFirst) }
    if let setting = Setting(rawValue: name) {
      guard script.steps.isEmpty else { throw arguments.error(.settingAfterStep(name)) }
      // There may be as many rules as are needed; of all else there is one.
      if let first = settingLines[setting], setting != .rule {
        throw arguments.error(.duplicateSetting(name, firstLine: first))
      }
      settingLines[setting] = line.number
      try take(setting, &arguments)
    } else if let step = Step(rawValue: name) {
      if step == .end {
        endLine = line.number
      } else {
        let action = try action(of: step, &arguments)
        script.steps.append(RecordingScript.Step(line: line.number, action: action))
      }
    } else {
      let allowed = Step.allCases.map(\.rawValue) + Setting.allCases.map(\.rawValue)
      throw arguments.error(
        .unknownStep(
          name, allowed: allowed,
          suggestion: NearestName.suggestion(for: name, among: allowed)))
    }
    try arguments.finish()
  }

  private mutating func take(
    _ setting: Setting, _ arguments: inout ScriptArguments
  ) throws(ReplayError) {
    switch setting {
    case .size: script.settings.size = try arguments.size()
    case .scale: script.settings.scale = try arguments.number()
    case .rate: script.settings.rate = try arguments.wholeNumber(Int.self)
    case .seed: script.settings.seed = try arguments.wholeNumber(UInt64.self)
    case .variants:
      repeat {
        script.settings.variants.append(try arguments.variant())
      } while !arguments.isEmpty
    case .tolerance: script.settings.tolerance = try arguments.tolerance()
    case .rule: script.settings.rules.append(try arguments.rule())
    case .colorScheme, .layoutDirection, .dynamicTypeSize, .reduceMotion, .reduceTransparency,
      .increaseContrast, .boldText, .differentiateWithoutColor, .locale, .horizontalSizeClass,
      .verticalSizeClass:
      var change = TraceEnvironmentChange()
      try Self.set(setting, in: &change, to: &arguments)
      change.apply(to: &script.settings.environment)
    }
  }

  private static func set(
    _ setting: Setting, in change: inout TraceEnvironmentChange,
    to arguments: inout ScriptArguments
  ) throws(ReplayError) {
    switch setting {
    case .colorScheme: change.colorScheme = try arguments.choice()
    case .layoutDirection: change.layoutDirection = try arguments.choice()
    case .dynamicTypeSize: change.dynamicTypeSize = try arguments.choice()
    case .reduceMotion: change.reduceMotion = try arguments.boolean()
    case .reduceTransparency: change.reduceTransparency = try arguments.boolean()
    case .increaseContrast: change.increaseContrast = try arguments.boolean()
    case .boldText: change.boldText = try arguments.boolean()
    case .differentiateWithoutColor: change.differentiateWithoutColor = try arguments.boolean()
    case .locale: change.locale = try arguments.text()
    case .horizontalSizeClass: change.horizontalSizeClass = try arguments.choice()
    case .verticalSizeClass: change.verticalSizeClass = try arguments.choice()
    case .size, .scale, .rate, .seed, .variants, .tolerance, .rule: break
    }
  }

  private func action(
    of step: Step, _ arguments: inout ScriptArguments
  ) throws(ReplayError) -> RecordingScript.Action {
    switch step {
    case .tap: return .event(.tap(try arguments.target()))
    case .toggle: return .event(.toggle(try arguments.identifier()))
    case .press:
      let target = try arguments.target()
      return .event(.press(pointer: try arguments.pointer(), target))
    case .move:
      let target = try arguments.target()
      return .event(.move(pointer: try arguments.pointer(), target))
    case .release: return .event(try release(&arguments))
    case .hover: return .event(.hover(try arguments.optionalTarget()))
    case .wheel:
      return .event(.wheel(try arguments.target(), by: try arguments.distance()))
    case .scroll:
      let scroll = TraceAction.scroll(
        try arguments.target(), by: try arguments.distance(), duration: 1)
      return .gesture(scroll, over: try arguments.overDuration())
    case .magnify:
      let magnify = TraceAction.magnify(
        try arguments.target(), by: try arguments.number(), duration: 1)
      return .gesture(magnify, over: try arguments.overDuration())
    case .rotate:
      let rotate = TraceAction.rotate(
        try arguments.target(), by: try arguments.number(), duration: 1)
      return .gesture(rotate, over: try arguments.overDuration())
    case .key: return .event(.key(try arguments.text()))
    case .text: return .event(.text(try arguments.text()))
    case .focus:
      return .event(.focus(arguments.take("none") ? nil : try arguments.identifier().id))
    case .environment: return .event(.environment(try environment(&arguments)))
    case .resize: return .event(.resize(try arguments.size()))
    case .checkpoint: return .checkpoint(try arguments.text())
    case .wait, .end: return .wait(try arguments.duration())
    case .settle:
      return .settle(maximum: arguments.isEmpty ? 600 : try arguments.wholeNumber(Int.self))
    }
  }

  /// `release [TARGET] [pointer N]`.
  private func release(_ arguments: inout ScriptArguments) throws(ReplayError) -> TraceAction {
    if arguments.isEmpty { return .release(pointer: 0, nil) }
    if arguments.take("pointer") {
      return .release(pointer: try arguments.wholeNumber(Int.self), nil)
    }
    let target = try arguments.target()
    return .release(pointer: try arguments.pointer(), target)
  }

  /// `key=value`, at least once.
  private func environment(
    _ arguments: inout ScriptArguments
  ) throws(ReplayError) -> TraceEnvironmentChange {
    var change = TraceEnvironmentChange()
    repeat {
      let (key, text) = try arguments.assignment(in: "environment")
      guard let setting = Setting(rawValue: key), setting.isEnvironment else {
        throw arguments.unknown(key, of: "environment", among: TraceEnvironmentChange.keys)
      }
      var value = arguments.replacingWords(with: text)
      try Self.set(setting, in: &change, to: &value)
    } while !arguments.isEmpty
    return change
  }
}
