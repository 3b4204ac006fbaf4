extension SceneHost {
  /// The identities that are others in every run which the state has had up to now.
  package var identityCount: Int { graph.identities.all.count }

  /// The views whose text has the first eight digits of one of them, in tree order.
  package var viewsShowingIdentities: [String] {
    let starts = graph.identities.all.map { $0.uuidString.prefix(8).lowercased() }
    return root.reportedNodes.compactMap { node in
      guard let text = (node as? ElementNode)?.snapshotDetail?.lowercased(),
        starts.contains(where: { text.contains($0) })
      else { return nil }
      return node.path
    }
  }
}
