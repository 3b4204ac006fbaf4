/// What tells a view from others that screens grow out of.
struct TransitionSourceKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}
