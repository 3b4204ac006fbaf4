/// What an image shows that a function draws.
struct DrawnImage: Equatable, Sendable {
  /// The view that draws it: in its own extent, or as large as what it is offered.
  let view: @MainActor @Sendable (_ isResizable: Bool) -> AnyView

  /// Functions are not known to be the same.
  static func == (left: DrawnImage, right: DrawnImage) -> Bool { false }
}
