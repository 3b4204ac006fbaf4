import MeniscusFormats
import MeniscusImage
import MeniscusUI

/// Makes views of view trees.
///
/// The vocabulary is that of `ViewTreeBuilder.views` and `.modifiers`; anything else is an error
/// that names the case and the path in its tree.
@MainActor
package struct ViewTreeBuilder {
  /// How deeply views may be nested.
  package static let depthLimit = 200

  /// The bytes of a picture by the name that a tree gives it; nil where there is none.
  package typealias Pictures = (String) throws(ViewTreePictureFailure) -> [UInt8]

  let id: String
  private let pictures: Pictures
  private let found = Found()

  /// What trees have named so far.
  @MainActor
  private final class Found {
    var namespaces: [String: Namespace.ID] = [:]
    var pictures: [ScenePicture] = []
  }

  /// Makes a builder for the trees of one case.
  package init(id: String, pictures: @escaping Pictures) {
    self.id = id
    self.pictures = pictures
  }

  /// The view that a tree describes.
  package func view(_ tree: ViewTree) throws(ViewTreeError) -> AnyView {
    try view(tree, depth: 0)
  }

  /// The pictures of the trees that were built, by the names of their files.
  package var scenePictures: [ScenePicture] { found.pictures }

  /// A namespace by its name; the same name is the same namespace.
  func namespace(_ name: String) -> Namespace.ID {
    if let namespace = found.namespaces[name] { return namespace }
    let namespace = Namespace().wrappedValue
    found.namespaces[name] = namespace
    return namespace
  }

  /// The image that a tree describes where it is one, for the modifiers that images alone have.
  private func image(_ tree: ViewTree) throws(ViewTreeError) -> Image? {
    guard !tree.isModifier, tree.name == "Image" else { return nil }
    return try image(ViewTreeArguments(of: tree, in: id, labels: Self.imageLabels))
  }

  /// The labels of an image's arguments.
  static let imageLabels = ["systemName", "file"]

  /// A symbol by its name, or a picture by its file.
  func image(_ arguments: ViewTreeArguments) throws(ViewTreeError) -> Image {
    if let name = try arguments.text("systemName") { return Image(systemName: name) }
    let file = try arguments.required("systemName", try arguments.text("file"))
    guard !found.pictures.contains(where: { $0.name == file }) else { return Image(file) }
    do throws(ViewTreePictureFailure) {
      let bytes = try pictures(file)
      guard (try? PNG.decode(bytes)) != nil else { throw .notAPicture }
      found.pictures.append(ScenePicture(file, png: bytes))
    } catch {
      throw arguments.error(.picture(file, error))
    }
    return Image(file)
  }

  private func view(_ tree: ViewTree, depth: Int) throws(ViewTreeError) -> AnyView {
    guard depth < Self.depthLimit else {
      throw .tree(id: id, path: tree.path, problem: .tooDeep(limit: Self.depthLimit))
    }
    guard tree.isModifier else { return try made(tree, depth: depth) }
    let word = try word(of: tree, among: Self.modifiers, ViewTreeProblem.unknownModifier)
    let arguments = try ViewTreeArguments(of: tree, in: id, labels: word.labels)
    let inside = try views(arguments.trees() + tree.children, depth: depth)
    let view = try word.make(
      ViewTreeModification(
        builder: self, arguments: arguments, inside: inside, shape: shape(tree.modified[0]),
        image: image(tree.modified[0]), content: view(tree.modified[0], depth: depth + 1)))
    try arguments.finish()
    return AnyView(view)
  }

  private func made(_ tree: ViewTree, depth: Int) throws(ViewTreeError) -> AnyView {
    let word = try word(of: tree, among: Self.views, ViewTreeProblem.unknownView)
    let arguments = try ViewTreeArguments(of: tree, in: id, labels: word.labels)
    let children = try views(arguments.trees() + tree.children, depth: depth)
    if !word.hasChildren, !children.isEmpty {
      throw arguments.error(.unexpectedChildren(of: tree.name, count: children.count))
    }
    let view = try word.make(
      ViewTreeCreation(
        builder: self, arguments: arguments, children: ViewTreeList(views: children)))
    try arguments.finish()
    return AnyView(view)
  }

  private func views(_ trees: [ViewTree], depth: Int) throws(ViewTreeError) -> [AnyView] {
    try trees.map { (tree) throws(ViewTreeError) in try view(tree, depth: depth + 1) }
  }

  private func word<Parts, Made>(
    of tree: ViewTree, among words: [ViewTreeWord<Parts, Made>],
    _ unknown: (String, String?) -> ViewTreeProblem
  ) throws(ViewTreeError) -> ViewTreeWord<Parts, Made> {
    if let word = words.first(where: { $0.name == tree.name }) { return word }
    let suggestion = NearestName.suggestion(for: tree.name, among: words.map(\.name))
    throw .tree(id: id, path: tree.path, problem: unknown(tree.name, suggestion))
  }

  /// The shape that a tree describes where it is one, for the modifiers that shapes alone have.
  private func shape(_ tree: ViewTree) throws(ViewTreeError) -> (any Shape)? {
    guard !tree.isModifier, let word = Self.shapes.first(where: { $0.name == tree.name }) else {
      return nil
    }
    return try word.make(ViewTreeArguments(of: tree, in: id, labels: word.labels))
  }
}

/// What a view is made of.
@MainActor
struct ViewTreeCreation {
  let builder: ViewTreeBuilder
  let arguments: ViewTreeArguments
  let children: ViewTreeList
}

/// What a modified view is made of.
@MainActor
struct ViewTreeModification {
  let builder: ViewTreeBuilder
  let arguments: ViewTreeArguments
  /// The views that the modifier is given.
  let inside: [AnyView]
  /// What is modified, where it is a shape.
  let shape: (any Shape)?
  /// What is modified, where it is an image.
  let image: Image?
  /// What is modified.
  let content: AnyView
}

/// Several views, in order.
struct ViewTreeList: View {
  let views: [AnyView]

  var body: some View {
    ForEach(0..<views.count) { views[$0] }
  }
}

/// A word of view trees, and what makes something of its parts.
struct ViewTreeWord<Parts, Made> {
  let name: String
  var labels: [String] = []
  var hasChildren = false
  let make: @MainActor (Parts) throws(ViewTreeError) -> Made
}

/// A word for a view.
typealias ViewTreeViewWord = ViewTreeWord<ViewTreeCreation, any View>

/// A word for a shape.
typealias ViewTreeShapeWord = ViewTreeWord<ViewTreeArguments, any Shape>

/// A word for a modifier.
typealias ViewTreeModifierWord = ViewTreeWord<ViewTreeModification, any View>

extension ViewTreeModifierWord {
  /// A word for a modifier of one value, which must be there.
  @MainActor
  static func one<Value>(
    _ name: String, label: String? = nil,
    _ read: @escaping (ViewTreeArguments) -> (String?) throws(ViewTreeError) -> Value?,
    change: @escaping @MainActor (AnyView, Value) -> any View
  ) -> ViewTreeModifierWord {
    ViewTreeModifierWord(name: name, labels: label.map { [$0] } ?? []) {
      parts throws(ViewTreeError) in
      let value = try parts.arguments.required(label, try read(parts.arguments)(label))
      return change(parts.content, value)
    }
  }
}
