import MeniscusFormats

extension Messages {
  /// Why a recording of another tool could not be imported, and where.
  package static func sentence(for problem: ImportProblem, in path: String) -> String {
    switch problem {
    case .unknownFormat:
      "\(path): not a recording that can be imported; export a flow of DevTools' Recorder as JSON, or "
        + "use the body of WebDriver's Perform Actions or a trace of Playwright"
    case .tooLarge(let limit):
      "\(path): more than \(grouped(limit)) bytes, the limit for a recording; record less"
    case .tooManySteps(let limit):
      "\(path): more than \(grouped(limit)) steps, the limit for a recording; record less"
    case .tooLong(let frames):
      "\(path): goes on for more than the \(grouped(frames)) frames that a trace may have; record less"
    case .json(let file, let line, let column, let problem):
      "\(path): \(file.map { "\($0), " } ?? "")line \(line), byte \(column): \(Self.problem(problem))"
    case .archive(let problem): "\(path): \(Self.problem(problem))"
    case .noTrace:
      "\(path): the archive holds no file whose name ends in `.trace`; use a trace of Playwright"
    case .nothingUsable(let steps):
      "\(path): nothing in it has a meaning for a scene; "
        + (omissions(steps.filter { $0.reason == .noIdentifier }).first ?? omissions(steps).first
          ?? "record some input")
    }
  }

  /// What an imported recording lost, a reason a line: `steps 1 and 4 (navigate): a scene has no
  /// addresses`.
  package static func omissions(_ steps: [OmittedStep]) -> [String] {
    var groups: [[OmittedStep]] = []
    for step in steps {
      let known = groups.firstIndex { group in
        group[0].reason == step.reason && group[0].name == step.name
      }
      if let known { groups[known].append(step) } else { groups.append([step]) }
    }
    return groups.map { group in
      var details: [String] = []
      for case let detail? in group.map(\.detail) where !details.contains(detail) {
        details.append(detail)
      }
      let words = details.map { "`\($0.withVisibleControls)`" }
      let reason = reason(group[0].reason, list(words, limit: 3))
      return "\(places(group.map(\.place))) (\(group[0].name.withVisibleControls)): \(reason)"
    }
  }

  /// Where steps stand, the first few of them.
  private static func places(_ places: [OmittedStep.Place]) -> String {
    let limit = 3
    switch places[0] {
    case .step:
      let numbers = places.map { place in
        if case .step(let number) = place { String(number) } else { "" }
      }
      return "\(places.count == 1 ? "step" : "steps") \(list(numbers, limit: limit))"
    case .action, .line:
      return list(places.map(place), limit: limit)
    }
  }

  private static func place(_ place: OmittedStep.Place) -> String {
    switch place {
    case .step(let number): "step \(number)"
    case .action(let number, let source): "action \(number) of \(source.withVisibleControls)"
    case .line(let number, let file): "\(file.map { "\($0) " } ?? "")line \(number)"
    }
  }

  /// Why steps have no meaning for a scene.
  ///
  /// - Parameter details: what the reason is about, in words; empty where that is all of a step.
  private static func reason(_ reason: OmittedStep.Reason, _ details: String) -> String {
    switch reason {
    case .address: "a scene has no addresses"
    case .browser: "a scene has no browser around it"
    case .network: "a scene has no network"
    case .pageScript: "a scene has no scripts of a page"
    case .customStep: "only the tool that wrote it knows what it does"
    case .assertion: "a trace checks pictures and needs no assertions"
    case .files: "a scene takes no files"
    case .option: "a scene has no options of a page; tap the control and its choice instead"
    case .unknownStep: "no step of that name is known"
    case .failed: "it failed when it was recorded"
    case .trial: "it was only tried"
    case .noIdentifier:
      details.isEmpty
        ? "no selector names the element; give it an `id` that is the view's accessibility identifier"
        : "\(details): no accessibility identifier; give the element an `id` or a `data-testid` that "
          + "is the view's"
    case .elementReference:
      "a reference to an element is known only to its session; use coordinates of the viewport"
    case .unknownPosition: "it is not known where the pointer is"
    case .button: "a scene knows only the primary button"
    case .pointerLimit: "a scene has at most ten pointers"
    case .pointerCancel: "a pointer of a scene goes up, and is not taken away"
    case .heldKeys: "a scene knows no keys that are held while a pointer goes down"
    case .unknownKey: "\(details): a scene has no such key"
    case .extent: "\(details): a frame cannot have such a size"
    case .offset: "where in the element is not recorded with its size; its middle is used"
    case .replacement:
      "what the field held before is not deleted; the text is typed at the caret"
    case .scale: "\(details): the pixels per point stay as they were"
    }
  }
}
