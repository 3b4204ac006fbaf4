import MeniscusDisplay
import MeniscusGeometry

/// The stages of all views of the frame that was shown last.
///
/// As long as the same nodes are there, in the same order, their paths are not put together, compared
/// or hashed again: what changes is replaced in its place.
@MainActor
final class StageTable {
  /// A node that has a share of its own.
  private struct Entry {
    /// Where it is among the views.
    var place: Int
    /// Whether it is the first of its path, to which all operations of the path belong.
    var isFirst: Bool
    /// Its frame, and where that is in what the hash of layout is made of; nil where it has none.
    var frame: (value: Rect2D, word: Int)?
    /// Whether what it lays out by has an entry of its own after it.
    var hasArguments = false
  }

  /// The digests of all views, in tree order.
  private(set) var views: [ViewStages] = []
  /// The hash of every view's place in the model layout.
  private(set) var layoutHash: UInt64 = 0

  private var serials: [Int] = []
  private var entries: [Entry] = []
  /// The place of the first view of a path.
  private var firsts: [String: Int] = [:]
  /// The same by the node that draws; nil for one that has no share.
  private var drawn: [Int: Int?] = [:]
  private var layout = StableHasher()

  /// Makes the table of no frame.
  init() {}

  /// Stands for no arguments; a view of which all digests are 0 is not there.
  private static let noArguments = StableHash.hash([])

  /// Takes over a frame.
  ///
  /// - Parameters:
  ///   - nodes: the nodes with a share, in tree order.
  ///   - rows: the hashes of what is drawn, by row of the canvas's table of views.
  func update(_ nodes: [Node], by rows: [UInt64], of canvas: DisplayCanvas) {
    let isSame =
      nodes.count == serials.count && zip(nodes, serials).allSatisfy { $0.serial == $1 }
    let encoded = nodes.first?.graph.counters[.valuesEncoded] ?? 0
    if isSame, refresh(nodes) {
      nodes.first?.graph.counters[.stagesKept] += views.count
    } else {
      nodes.first?.graph.counters[.valuesEncoded] = encoded
      rebuild(nodes)
    }
    setOperations(rows, of: canvas)
  }

  /// Replaces what has changed of the same nodes; whether the table still has room for all of it.
  private func refresh(_ nodes: [Node]) -> Bool {
    var isMoved = false
    for (index, node) in nodes.enumerated() {
      let entry = entries[index]
      let state = Self.state(of: node)
      if views[entry.place].state != state { views[entry.place].state = state }
      guard let element = node as? ElementNode, let frame = element.relativeFrame else {
        if entry.frame != nil { return false }
        continue
      }
      guard let known = entry.frame else { return false }
      let arguments = element.argumentsDigest
      let isWrapper = element is WrapperElement
      if !isWrapper, (arguments != 0) != entry.hasArguments { return false }
      if known.value != frame {
        layout.replace(at: known.word, by: frame)
        entries[index].frame?.value = frame
        isMoved = true
      }
      let own =
        isWrapper
        ? (arguments == 0 ? Self.noArguments : arguments)
        : known.value == frame ? views[entry.place].layout : Self.hash(frame)
      if views[entry.place].layout != own { views[entry.place].layout = own }
      if entry.hasArguments, views[entry.place + 1].layout != arguments {
        views[entry.place + 1].layout = arguments
      }
    }
    if isMoved { layoutHash = layout.finish() }
    return true
  }

  /// Makes the table anew.
  ///
  /// A wrapper's share in layout is what it lays out by, since its frame follows from its
  /// neighbours'. A container has an entry of its own for that, `VStack.arguments`.
  private func rebuild(_ nodes: [Node]) {
    (serials, entries, views, firsts, drawn) = (nodes.map(\.serial), [], [], [:], [:])
    layout.clear()
    var occurrences: [String: Int] = [:]
    for node in nodes {
      var path = node.path
      let count = occurrences[path, default: 0] + 1
      occurrences[path] = count
      var entry = Entry(place: views.count, isFirst: count == 1)
      if entry.isFirst { firsts[path] = views.count } else { path += "~\(count)" }
      var view = ViewStages(path: path, state: Self.state(of: node), layout: 0, operations: 0)
      defer { entries.append(entry) }
      guard let element = node as? ElementNode, let frame = element.relativeFrame else {
        views.append(view)
        continue
      }
      layout.combine(path)
      entry.frame = (frame, layout.wordCount)
      layout.combine(frame)
      let arguments = element.argumentsDigest
      if element is WrapperElement {
        view.layout = arguments == 0 ? Self.noArguments : arguments
        views.append(view)
        continue
      }
      view.layout = Self.hash(frame)
      views.append(view)
      guard arguments != 0 else { continue }
      entry.hasArguments = true
      views.append(
        ViewStages(path: path + ".arguments", state: 0, layout: arguments, operations: 0))
    }
    layoutHash = layout.finish()
  }

  /// Sets the hashes of what views draw: of several that have one path, all go to the first.
  private func setOperations(_ rows: [UInt64], of canvas: DisplayCanvas) {
    var operations = [UInt64?](repeating: nil, count: views.count)
    for (row, hash) in rows.enumerated() {
      guard let place = place(of: canvas, row) else { continue }
      operations[place] = operations[place].map { StableHash.combine($0, hash) } ?? hash
    }
    for entry in entries {
      let hash = entry.isFirst ? operations[entry.place] ?? 0 : 0
      if views[entry.place].operations != hash { views[entry.place].operations = hash }
    }
  }

  /// The place of the first view with the path of who draws a row.
  private func place(of canvas: DisplayCanvas, _ row: Int) -> Int? {
    let source = canvas.sources[row]
    if let known = drawn[source] { return known }
    let place = firsts[canvas.list.views[row].path]
    drawn[source] = .some(place)
    return place
  }

  private static func state(of node: Node) -> UInt64 {
    var encoder = StateEncoder()
    node.encodeState(into: &encoder)
    node.graph.counters[.valuesEncoded] += encoder.count
    return encoder.digest
  }

  private static func hash(_ frame: Rect2D) -> UInt64 {
    var hasher = StableHasher()
    hasher.combine(frame)
    return hasher.finish()
  }
}
