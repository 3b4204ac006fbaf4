/// The name of a picture in an app's catalogue of assets; applications generate them as members.
public struct ImageResource: Hashable, Sendable {
  let name: String
  private let bundle: Bundle

  /// Makes a resource from the picture's name and the bundle that it is in.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Image {
  /// Makes the image of the scene's picture that has the resource's name.
  nonisolated public init(_ resource: ImageResource) { self.init(resource.name) }
}
