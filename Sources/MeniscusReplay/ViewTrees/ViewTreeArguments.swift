import MeniscusFormats
import MeniscusUI

/// The arguments of one view or modifier, asked for by label; what nobody asks for is an error.
final class ViewTreeArguments {
  /// The case that the tree belongs to.
  let id: String
  /// The view or modifier.
  let tree: ViewTree
  private var taken: Set<Int> = []

  /// Takes the arguments of a tree.
  ///
  /// - Parameter labels: the labels that mean something; arguments without one are always fine.
  init(of tree: ViewTree, in id: String, labels: [String]) throws(ViewTreeError) {
    self.id = id
    self.tree = tree
    var seen: Set<String> = []
    for argument in tree.arguments {
      guard let label = argument.label else { continue }
      guard labels.contains(label) else {
        throw error(
          .unknownArgument(
            label, of: tree.name, allowed: labels,
            suggestion: NearestName.suggestion(for: label, among: labels)))
      }
      guard seen.insert(label).inserted else {
        throw error(.repeatedArgument(label, of: tree.name))
      }
    }
  }

  /// An error at the tree.
  func error(_ problem: ViewTreeProblem) -> ViewTreeError {
    .tree(id: id, path: tree.path, problem: problem)
  }

  /// Takes the first value of a label that `read` understands; nil where there is none.
  ///
  /// Values without a label are told apart by their kinds; null counts as not given.
  func take<Value>(
    _ label: String?, _ expected: ViewTreeValueKind, _ read: (JSONValue) -> Value?
  ) throws(ViewTreeError) -> Value? {
    for (index, argument) in tree.arguments.enumerated()
    where argument.label == label && !taken.contains(index) {
      guard argument.value.kind != .null else { continue }
      if let value = read(argument.value) {
        taken.insert(index)
        return value
      }
      guard label == nil else { throw wrong(label, argument.value, expected) }
    }
    return nil
  }

  /// Refuses values that nobody asked for.
  func finish() throws(ViewTreeError) {
    for (index, argument) in tree.arguments.enumerated()
    where !taken.contains(index) && argument.value.kind != .null {
      throw wrong(argument.label, argument.value, .other)
    }
  }

  /// A value that has to be there.
  func required<Value>(_ label: String?, _ value: Value?) throws(ViewTreeError) -> Value {
    guard let value else {
      let rest = tree.arguments.indices.first { index in
        tree.arguments[index].label == label && !taken.contains(index)
      }
      if let rest { throw wrong(label, tree.arguments[rest].value, .other) }
      throw error(.missingArgument(label, of: tree.name))
    }
    return value
  }

  private func wrong(
    _ label: String?, _ value: JSONValue, _ expected: ViewTreeValueKind
  ) -> ViewTreeError {
    error(
      .wrongValue(label, of: tree.name, found: Self.text(of: value), expected: expected))
  }

  private static func text(of value: JSONValue) -> String {
    switch value.content {
    case .null: "null"
    case .boolean(let flag): String(flag)
    case .number(let text), .string(let text): text
    case .array, .integers: "a list"
    case .object: "an object"
    }
  }
}

/// Plain values.
extension ViewTreeArguments {
  /// A number; `inf` is infinite.
  func number(_ label: String?) throws(ViewTreeError) -> CGFloat? {
    try take(label, .number) { value in value.viewNumber.map { CGFloat($0) } }
  }

  /// A number that is finite.
  func finite(_ label: String?) throws(ViewTreeError) -> CGFloat? {
    try take(label, .finiteNumber) { value in
      value.viewNumber.flatMap { $0.isFinite ? CGFloat($0) : nil }
    }
  }

  /// Yes or no.
  func flag(_ label: String?) throws(ViewTreeError) -> Bool? {
    try take(label, .flag) { value in
      if case .boolean(let flag) = value.content { flag } else { nil }
    }
  }

  /// Any text.
  func text(_ label: String?) throws(ViewTreeError) -> String? {
    try take(label, .text) { value in value.viewText }
  }

  /// A text, or a number as it is written.
  func identifier(_ label: String?) throws(ViewTreeError) -> String? {
    try take(label, .text) { value in
      if case .number = value.content {
        return value.viewNumber.map { $0 == $0.rounded() ? String(Int($0)) : String($0) }
      }
      return value.viewText
    }
  }

  /// One of some names, with or without a point before it.
  func choice<Value>(
    _ label: String?, _ choices: [(name: String, value: Value)]
  ) throws(ViewTreeError) -> Value? {
    guard let name = try take(label, .name, { value in value.viewName }) else { return nil }
    return try choose(name, label, choices)
  }

  /// The value of a name.
  func choose<Value>(
    _ name: String, _ label: String?, _ choices: [(name: String, value: Value)]
  ) throws(ViewTreeError) -> Value {
    if let found = choices.first(where: { $0.name == name }) { return found.value }
    let names = choices.map(\.name)
    throw error(
      .unknownValue(
        label, of: tree.name, found: name, allowed: names,
        suggestion: NearestName.suggestion(for: name, among: names)))
  }

  /// The nested trees among the values without a label.
  func trees() throws(ViewTreeError) -> [ViewTree] {
    var trees: [ViewTree] = []
    for (index, argument) in tree.arguments.enumerated() where argument.label == nil {
      guard case .object(let members) = argument.value.content,
        members.contains(where: { $0.key == "view" || $0.key == "modifier" })
      else { continue }
      taken.insert(index)
      let path = "\(tree.path).args[\(index)][1]"
      do throws(JSONError) {
        trees.append(try ViewTree(json: argument.value, path: path))
      } catch {
        throw .tree(id: id, path: path, problem: .form(error.problem))
      }
    }
    return trees
  }
}

extension JSONValue {
  /// A number; `inf`, with or without a point or a sign before it, is infinite.
  var viewNumber: Double? {
    switch content {
    case .number(let text):
      return Double(text).flatMap { $0.isFinite && abs($0) <= 1e9 ? $0 : nil }
    case .string("inf"), .string(".inf"), .string("infinity"), .string(".infinity"):
      return .infinity
    case .string("-inf"), .string("-.infinity"):
      return -.infinity
    default:
      return nil
    }
  }

  /// A string.
  var viewText: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// A name without the point before it.
  var viewName: String? {
    viewText.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
  }
}
