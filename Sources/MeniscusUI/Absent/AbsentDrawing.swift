// What is drawn by functions of Metal's, and what draws without a scene.

/// A function of Metal's.
@available(*, unavailable, message: "Shaders are not here: use gradients, filters and Canvas.")
public struct Shader {}

/// Functions of Metal's by their names.
@available(*, unavailable, message: "Shaders are not here: use gradients, filters and Canvas.")
@dynamicMemberLookup
public enum ShaderLibrary {
  /// The function of a name.
  public static subscript(dynamicMember name: String) -> Shader { Shader() }
}

nonisolated extension View {
  /// Changes colours by a function of Metal's.
  @available(
    *, unavailable, message: "Shaders are not here: use colorMultiply, saturation and their kin."
  )
  public func colorEffect(_ shader: Any, isEnabled: Bool = true) -> some View { self }

  /// Moves pixels by a function of Metal's.
  @available(
    *, unavailable, message: "Shaders are not here: use visualEffect, or draw with Canvas."
  )
  public func distortionEffect(
    _ shader: Any, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }

  /// Changes what is drawn by a function of Metal's.
  @available(*, unavailable, message: "Shaders are not here: use blur, shadow and their kin.")
  public func layerEffect(
    _ shader: Any, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
}

/// Draws a view into a picture.
@available(
  *, unavailable,
  message: "Pictures of views come from the tool: `meniscus render` writes a scene as PNG."
)
public final class ImageRenderer<Content: View> {
  /// Makes a renderer of a view.
  public init(content: Content) {}
}
