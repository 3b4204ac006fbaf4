import Foundation
import MeniscusGeometry
import MeniscusLayout
import TestSupport
import Testing

/// One case of `layout-cases.json`.
struct ConformanceCase: Sendable, CustomTestStringConvertible {
  let id: String
  let name: String
  let container: Size2D
  let tree: ConformanceTree
  let expected: [String: Rect2D]

  var testDescription: String { "\(id) \(name)" }

  /// The cases of the file; none where it is absent or cannot be read.
  static let all: [ConformanceCase] = {
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
indirect enum ConformanceTree: Sendable {
  case view(String, arguments: [Argument], children: [ConformanceTree])
  case modifier(String, arguments: [Argument], content: [ConformanceTree], of: ConformanceTree)

  struct Argument: Sendable {
    let label: String?
    let value: Value
  }

  enum Value: Sendable {
    case number(Double)
    case flag(Bool)
    case names([String])
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
  func number(_ label: String?) -> Double? {
    for argument in self where argument.label == label {
      if case .number(let number) = argument.value { return number }
    }
    return nil
  }

  func flag(_ label: String) -> Bool? {
    for argument in self where argument.label == label {
      if case .flag(let flag) = argument.value { return flag }
    }
    return nil
  }

  func names(_ label: String?) -> [String]? {
    for argument in self where argument.label == label {
      if case .names(let names) = argument.value { return names }
    }
    return nil
  }

  var trees: [ConformanceTree] {
    compactMap { argument in
      if case .tree(let tree) = argument.value { tree } else { nil }
    }
  }
}
