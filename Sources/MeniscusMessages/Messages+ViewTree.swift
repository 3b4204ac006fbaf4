import MeniscusDisplay
import MeniscusFormats

extension Messages {
  /// Why a view tree could not be read or built, and where.
  package static func sentence(for error: ViewTreeError, in path: String) -> String {
    switch error {
    case .json(let line, let column, let problem):
      "\(path): line \(line), byte \(column): \(Self.problem(problem))"
    case .tree(let id, let place, let problem):
      "\(path): case \(id), \(place): \(Self.problem(problem))"
    }
  }

  /// What a scene of a view tree does wrong.
  package static func issue(_ issue: SceneIssue, ofCase id: String, in path: String) -> String {
    "\(path): case \(id): \(text(issue))"
  }

  private static func problem(_ problem: ViewTreeProblem) -> String {
    switch problem {
    case .unknownView(let name, let nearest):
      "there is no view `\(name)`" + suggestion(nearest)
    case .unknownModifier(let name, let nearest):
      "there is no modifier `\(name)`" + suggestion(nearest)
    case .unknownArgument(let label, let owner, let allowed, let nearest):
      "`\(owner)` takes no `\(label)`" + choice(nearest, of: allowed)
    case .repeatedArgument(let label, let owner):
      "`\(owner)` is given `\(label)` twice; remove one"
    case .conflictingArguments(let label, let owner):
      "`\(owner)` takes `\(label)` only without a minimum, ideal or maximum; apply it twice"
    case .missingArgument(let label, let owner):
      "`\(owner)` needs " + (label.map { "`\($0)`" } ?? "a value without a label") + "; add it"
    case .wrongValue(let label, let owner, let found, let expected):
      "\(argument(label)) of `\(owner)` is \(found); expected \(name(of: expected))"
    case .unknownValue(let label, let owner, let found, let allowed, let nearest):
      "\(argument(label)) of `\(owner)` cannot be `\(found)`" + choice(nearest, of: allowed)
    case .unexpectedChildren(let owner, let number):
      "`\(owner)` takes no views inside, but has \(count(number, "view")); remove them"
    case .notAShape(let owner):
      "`\(owner)` modifies only shapes; put it directly around one"
    case .notAnImage(let owner):
      "`\(owner)` modifies only images; put it directly around one"
    case .tooDeep(let limit): "views are nested more than \(limit) levels deep"
    case .form(let problem): Self.problem(problem)
    case .picture(let file, .outside):
      "the picture \(file) is outside the file's folder; put it next to the file"
    case .picture(let file, .unreadable):
      "the picture \(file) cannot be read; put it next to the file"
    case .picture(let file, .notAPicture): "\(file) is not a picture; use a PNG file"
    }
  }

  private static func argument(_ label: String?) -> String {
    label.map { "`\($0)`" } ?? "a value"
  }

  private static func name(of kind: ViewTreeValueKind) -> String {
    switch kind {
    case .number: "a number or `inf`"
    case .finiteNumber: "a finite number"
    case .flag: "true or false"
    case .text: "a string"
    case .name: "a name"
    case .color: "a colour by name, or as #RRGGBB or #RRGGBBAA"
    case .shape: "`rect`, `capsule`, `circle`, `ellipse` or an object with a radius"
    case .style: "a colour or a material"
    case .other: "a value of a different kind"
    }
  }
}
