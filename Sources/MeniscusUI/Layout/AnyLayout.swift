/// A layout of any type: another type in its place lays out the same views, which stay who they
/// are and keep their state.
public struct AnyLayout: Layout {
  /// What the layout worked out.
  public struct Cache {
    var value: Any
  }

  private let storage: any LayoutBox

  /// Wraps a layout.
  public init(_ layout: some Layout) {
    if let any = layout as? AnyLayout {
      self = any
    } else {
      storage = Box(layout: layout)
    }
  }

  /// Asks the layout.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(value: storage.makeCache(subviews))
  }

  /// Asks the layout.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    storage.updateCache(&cache.value, subviews)
  }

  /// Asks the layout.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    storage.spacing(subviews, &cache.value)
  }

  /// Asks the layout.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    storage.size(proposal, subviews, &cache.value)
  }

  /// Asks the layout.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    storage.place(bounds, proposal, subviews, &cache.value)
  }
}

/// A layout that tells its properties by what it wraps.
protocol ErasedLayout {
  var properties: LayoutProperties { get }
}

extension AnyLayout: ErasedLayout {
  var properties: LayoutProperties { storage.properties }
}

/// A layout with its cache as anything.
private protocol LayoutBox {
  var properties: LayoutProperties { get }
  func makeCache(_ subviews: LayoutSubviews) -> Any
  func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews)
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing
  func size(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize
  func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any)
}

private struct Box<Wrapped: Layout>: LayoutBox {
  let layout: Wrapped

  var properties: LayoutProperties { Wrapped.layoutProperties }

  func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }

  func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
    using(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    using(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  func size(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize {
    using(&cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) {
    using(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  /// Works with the cache; one of another layout is made anew.
  private func using<Answer>(
    _ cache: inout Any, _ subviews: LayoutSubviews, _ work: (inout Wrapped.Cache) -> Answer
  ) -> Answer {
    var own = cache as? Wrapped.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache = own }
    return work(&own)
  }
}
