import Foundation
import MeniscusGeometry

/// One case of `layout-cases.json`.
package struct ConformanceCase: Sendable, CustomStringConvertible {
  /// The identity, as `OL-127`.
  package let id: String
  /// What the case is about.
  package let name: String
  /// The extent that the tree is offered and centred in.
  package let container: Size2D
  /// The views.
  package let tree: ConformanceTree
  /// The frames of the named leaves, in the container's space.
  package let expected: [String: Rect2D]

  package var description: String { "\(id) \(name)" }

  /// The cases of the file; none where it is absent or cannot be read.
  package static let all: [ConformanceCase] = {
    guard
      let file = Conformance.folder?.appendingPathComponent("layout-cases.json"),
      let data = try? Data(contentsOf: file),
      let list = try? JSONSerialization.jsonObject(with: data) as? [[String: Any]]
    else { return [] }
    return list.compactMap(ConformanceCase.init(json:))
  }()

  private init?(json: [String: Any]) {
    guard
      let id = json["id"] as? String, let name = json["name"] as? String,
      let container = json["container"] as? [Double], container.count == 2,
      let tree = ConformanceTree(json: json["tree"]),
      let expected = json["expected"] as? [String: [Double]]
    else { return nil }
    self.id = id
    self.name = name
    self.container = Size2D(width: container[0], height: container[1])
    self.tree = tree
    self.expected = expected.mapValues {
      Rect2D(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    }
  }
}

/// A view tree as the file writes it.
package indirect enum ConformanceTree: Sendable {
  /// A view: its name, arguments and children.
  case view(String, arguments: [Argument], children: [ConformanceTree])
  /// A changed view: the modifier's name, arguments and views, and what it changes.
  case modifier(String, arguments: [Argument], content: [ConformanceTree], of: ConformanceTree)

  /// An argument with its label.
  package struct Argument: Sendable {
    /// The label, or nil for none.
    package let label: String?
    /// The value.
    package let value: Value
  }

  /// The value of an argument.
  package enum Value: Sendable {
    /// A number, infinity included.
    case number(Double)
    /// Yes or no.
    case flag(Bool)
    /// Names as `.leading`.
    case names([String])
    /// A view.
    case tree(ConformanceTree)
  }

  init?(json: Any?) {
    guard let json = json as? [String: Any] else { return nil }
    let pairs = json["args"] as? [[Any]] ?? []
    let arguments = pairs.compactMap { pair -> Argument? in
      guard pair.count == 2, let value = Value(json: pair[1]) else { return nil }
      return Argument(label: pair[0] as? String, value: value)
    }
    guard arguments.count == pairs.count else { return nil }
    let content = (json["content"] as? [Any] ?? []).compactMap(ConformanceTree.init(json:))
    let children = (json["children"] as? [Any] ?? []).compactMap(ConformanceTree.init(json:))
    if let view = json["view"] as? String {
      self = .view(view, arguments: arguments, children: children)
    } else if let modifier = json["modifier"] as? String, let of = ConformanceTree(json: json["of"])
    {
      self = .modifier(modifier, arguments: arguments, content: content, of: of)
    } else {
      return nil
    }
  }
}

extension ConformanceTree.Value {
  init?(json: Any) {
    if let names = json as? [String] {
      self = .names(names)
    } else if let name = json as? String {
      self = name == "inf" ? .number(.infinity) : .names([name])
    } else if let number = json as? NSNumber {
      let isFlag = String(cString: number.objCType) == "c"
      self = isFlag ? .flag(number.boolValue) : .number(number.doubleValue)
    } else if let tree = ConformanceTree(json: json) {
      self = .tree(tree)
    } else {
      return nil
    }
  }
}

extension [ConformanceTree.Argument] {
  /// The first number under a label.
  package func number(_ label: String?) -> Double? {
    for argument in self where argument.label == label {
      if case .number(let number) = argument.value { return number }
    }
    return nil
  }

  /// The first flag under a label.
  package func flag(_ label: String) -> Bool? {
    for argument in self where argument.label == label {
      if case .flag(let flag) = argument.value { return flag }
    }
    return nil
  }

  /// The first names under a label.
  package func names(_ label: String?) -> [String]? {
    for argument in self where argument.label == label {
      if case .names(let names) = argument.value { return names }
    }
    return nil
  }

  /// All views among the arguments.
  package var trees: [ConformanceTree] {
    compactMap { argument in
      if case .tree(let tree) = argument.value { tree } else { nil }
    }
  }
}
