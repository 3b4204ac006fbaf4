extension SceneHost {
  /// The state that snapshots show, in tree order, with those who read it.
  package var stateFields: [StateField] { numbering { fieldsInOrder } }

  private var fieldsInOrder: [StateField] {
    var occurrences: [String: Int] = [:]
    return root.reportedNodes.flatMap { node -> [StateField] in
      let count = occurrences[node.path, default: 0] + 1
      occurrences[node.path] = count
      let path = count == 1 ? node.path : "\(node.path)~\(count)"
      return node.ownedState.map {
        StateField(path: path, name: $0.name, value: $0.value, readers: $0.readers)
      }
    }
  }
}
