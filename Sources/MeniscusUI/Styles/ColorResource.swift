/// The name of a colour in an app's catalogue of assets; applications generate them as members.
public struct ColorResource: Hashable, Sendable {
  let name: String
  private let bundle: Bundle

  /// Makes a resource from the colour's name and the bundle that it is in.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Color {
  /// Makes the colour that the views around call by the resource's name.
  public init(_ resource: ColorResource) { self.init(resource.name) }
}
