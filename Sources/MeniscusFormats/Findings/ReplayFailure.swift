import MeniscusDisplay

/// Something that a replay of a trace does wrong, as it can be found again in a smaller trace.
package struct ReplayFailure: Equatable, Codable, Sendable {
  /// What it is.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    /// The scene stopped its process.
    case trap
    /// The replay did not go on.
    case timeout
    /// The scene ended its process.
    case exit
    /// No view has the identifier that an event names.
    case missingTarget = "missing-target"
    /// Several views have the identifier that an event names.
    case ambiguousTarget = "ambiguous-target"
    /// The view that an event names is not in the frame.
    case targetOutside = "target-outside"
    /// A toggle event names a view that is none.
    case notAToggle = "not-a-toggle"
    /// The scene does not bring a font of the recording.
    case font
    /// The trace has more frames than a replay may have.
    case frameLimit = "frame-limit"
    /// The state kept changing within a frame.
    case endlessUpdate = "endless-update"
    /// Glass lies over glass.
    case nestedGlass = "nested-glass"
    /// Two replays with other thread counts were not equal.
    case notDeterministic = "not-deterministic"
    /// A frame differs from the expected one.
    case different
    /// Something still moves at the last frame.
    case unsettled
    /// Two elements have equal identities.
    case duplicateIdentity = "duplicate-identity"
    /// A size or position is no number, or negative.
    case invalidGeometry = "invalid-geometry"
    /// Two views are the source of the same matched geometry.
    case ambiguousSource = "ambiguous-source"
    /// The shape of glass is no clean, closed path.
    case invalidGlass = "invalid-glass"
    /// The typeface has no such character.
    case missingGlyph = "missing-glyph"
    /// There is no such symbol.
    case missingSymbol = "missing-symbol"
    /// The scene brings no such font, or none that can be read.
    case missingFont = "missing-font"
    /// The scene has no such picture, or none that can be read.
    case missingPicture = "missing-picture"
    /// Two views have the same accessibility identifier.
    case ambiguousIdentifier = "ambiguous-identifier"
    /// A task waits for something outside of the scene.
    case strandedTask = "stranded-task"
    /// Something of SwiftUI is accepted, and nothing comes of it.
    case unmet
    /// Something cannot be presented as it was asked for.
    case presentation
  }

  /// What it is.
  package var kind: Kind
  /// The first stage that it shows in; nil where none can be told, as of a trap.
  package var stage: Stage?
  /// The view, or the identifier of a target; nil where none can be told.
  package var view: String?
  /// What else tells it from others of its kind, as the message of a trap; nil where nothing does.
  package var detail: String?
  /// The frame that it happens in; nil where that is not known.
  package var frame: Int?

  /// Makes a failure.
  package init(
    _ kind: Kind, stage: Stage? = nil, view: String? = nil, detail: String? = nil,
    frame: Int? = nil
  ) {
    self.kind = kind
    self.stage = stage
    self.view = view
    self.detail = detail
    self.frame = frame
  }

  /// The exit code of a run that finds it.
  package var exitCode: ExitCode { kind == .different ? .different : .unproven }
}

extension ReplayFailure {
  /// What stopped a replay before its end.
  package init(_ error: ReplayError, frame: Int?) {
    switch error {
    case .missingTarget(let id, let place, let known, _):
      // What else was on the screen tells where in the scene it happened.
      self.init(
        .missingTarget, stage: .input, view: id, detail: known.joined(separator: " "),
        frame: place.frame)
    case .ambiguousTarget(let id, let place, let count):
      self.init(
        .ambiguousTarget, stage: .input, view: id, detail: "\(count)", frame: place.frame)
    case .targetOutside(let id, let place, _):
      self.init(.targetOutside, stage: .input, view: id, frame: place.frame)
    case .notAToggle(let id, let place):
      self.init(.notAToggle, stage: .input, view: id, frame: place.frame)
    case .font(let name, _, _): self.init(.font, view: name)
    case .scene(let issue, let frame): self.init(issue, frame: frame)
    case .neverSettled(let frame, let views):
      self.init(.unsettled, stage: .state, view: views.first, frame: frame)
    case .frameLimit, .trace, .frames, .script, .nothingChecked:
      self.init(.frameLimit, frame: frame)
    }
  }

  /// What a scene does wrong, in a frame.
  package init(_ issue: SceneIssue, frame: Int) {
    switch issue {
    case .endlessUpdate(let views, _):
      self.init(.endlessUpdate, stage: .state, view: views.first)
    case .nestedGlass(let view, let over, let levels, _):
      self.init(.nestedGlass, stage: .surfaces, view: view, detail: "\(levels) over \(over)")
    case .duplicateIdentity(let view, let identity):
      self.init(.duplicateIdentity, stage: .state, view: view, detail: identity)
    case .invalidGeometry(let view, let fault):
      self.init(.invalidGeometry, stage: .layout, view: view, detail: fault.rawValue)
    case .ambiguousGeometrySource(let view, let identifier):
      self.init(.ambiguousSource, stage: .layout, view: view, detail: identifier)
    case .invalidGlassShape(let view, _):
      self.init(.invalidGlass, stage: .surfaces, view: view)
    case .missingGlyph(let view, let character):
      self.init(.missingGlyph, stage: .display, view: view, detail: "\(character)")
    case .missingSymbol(let view, let name):
      self.init(.missingSymbol, stage: .display, view: view, detail: name)
    case .unknownFont(let view, let name):
      self.init(.missingFont, stage: .display, view: view, detail: name)
    case .unreadableFont(let name, _, _):
      self.init(.missingFont, stage: .display, detail: name)
    case .missingPicture(let view, let name), .unreadablePicture(let view, let name, _):
      self.init(.missingPicture, stage: .display, view: view, detail: name)
    case .ambiguousIdentifier(let identifier):
      self.init(.ambiguousIdentifier, stage: .input, view: identifier)
    case .strandedTask(let view): self.init(.strandedTask, stage: .state, view: view)
    case .unmet(let view, let feature, let unmet):
      self.init(
        .unmet, stage: unmet == .obeyed ? .state : .display, view: view,
        detail: "\(feature), \(unmet.rawValue)")
    case .presentation(let view, let fault):
      self.init(.presentation, stage: .state, view: view, detail: fault.rawValue)
    }
    self.frame = frame
  }

  /// Two replays that part.
  package init(_ kind: Kind, _ divergence: Divergence) {
    self.init(
      kind, stage: divergence.stage, view: divergence.views.first?.path, frame: divergence.frame)
  }
}
