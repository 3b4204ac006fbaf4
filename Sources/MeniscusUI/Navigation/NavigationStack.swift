/// A screen, and those that people go to from it, one over the other.
nonisolated public struct NavigationStack<Data, Root: View>: View {
  let path: NavigationPathLink?
  let root: Root
}

extension NavigationStack where Data == NavigationPath {
  /// Makes a stack that keeps its path itself.
  public init(@ViewBuilder root: () -> Root) {
    path = nil
    self.root = root()
  }

  /// Makes a stack whose path of values of any types somebody else owns.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.path = NavigationPathLink(
      read: { path.wrappedValue.values },
      write: { path.wrappedValue = NavigationPath(values: $0) }, accepts: { _ in true })
    self.root = root()
  }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  /// Makes a stack whose path of values of one type somebody else owns.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.path = NavigationPathLink(
      read: { path.wrappedValue.map { AnyHashable($0) } },
      write: { values in
        path.wrappedValue = Data(values.compactMap { $0.base as? Data.Element })
      },
      accepts: { $0.base is Data.Element })
    self.root = root()
  }
}

extension NavigationStack: NodeView {
  typealias Made = NavigationStackNode<Data, Root>
}

/// Hands the root of a stack down; the rest does not depend on what it is.
final class NavigationStackNode<Data, Root: View>: NavigationStackElement, ViewNode {
  init(view: NavigationStack<Data, Root>, context: NodeContext) {
    super.init(path: view.path, root: AnyView(view.root), context: context)
  }

  override func update<New: View>(to new: New) {
    guard let new = new as? NavigationStack<Data, Root> else { return }
    receive(path: new.path, root: AnyView(new.root))
  }
}

/// A stack of screens; the form of older systems.
nonisolated public struct NavigationView<Content: View>: View, TransparentView {
  let content: Content

  /// Makes a stack that keeps its path itself.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The stack.
  public var body: some View { NavigationStack { content } }
}
