// What UIKit and AppKit add to SwiftUI. Each message says what to write instead.

/// A view of UIKit's as one of SwiftUI's.
@available(
  *, unavailable, message: "UIKit is not here: write a View of the same extent in its place."
)
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
  /// What is known around the view.
  typealias Context = Any
}

/// A controller of UIKit's as a view of SwiftUI's.
@available(
  *, unavailable, message: "UIKit is not here: write a View of the same extent in its place."
)
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View {
  /// What is known around the view.
  typealias Context = Any
}

/// A view of AppKit's as one of SwiftUI's.
@available(
  *, unavailable, message: "AppKit is not here: write a View of the same extent in its place."
)
@MainActor @preconcurrency
public protocol NSViewRepresentable: View {
  /// What is known around the view.
  typealias Context = Any
}

/// A controller of AppKit's as a view of SwiftUI's.
@available(
  *, unavailable, message: "AppKit is not here: write a View of the same extent in its place."
)
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View {
  /// What is known around the view.
  typealias Context = Any
}

/// A recogniser of UIKit's as a gesture of SwiftUI's.
@available(*, unavailable, message: "UIKit is not here: write a Gesture.")
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {}

/// Shows a view in UIKit.
@available(
  *, unavailable, message: "UIKit is not here: a scene hosts the view, Scene(\"name\") { view }."
)
public final class UIHostingController<Content: View> {
  /// Makes a controller.
  public init(rootView: Content) {}
}

/// A view of UIKit's.
@available(*, unavailable, message: "UIKit is not here: write a View.")
public final class UIView {}

/// A controller of UIKit's.
@available(*, unavailable, message: "UIKit is not here: write a View.")
public final class UIViewController {}

/// A picture of UIKit's.
@available(
  *, unavailable, message: "UIKit is not here: name a picture of the scene's, Image(\"name\")."
)
public final class UIImage {
  /// Takes a picture by its name.
  public init?(named name: String) { nil }
  /// Takes a symbol by its name.
  public init?(systemName name: String) { nil }
  /// Reads a picture.
  public init?(data: Any) { nil }
}

/// The screen.
@available(
  *, unavailable, message: "Scenes have no screen: write containerRelativeFrame or GeometryReader."
)
public final class UIScreen {
  /// The screen.
  public static var main: UIScreen { UIScreen() }
  /// The extent of the screen.
  public var bounds: CGRect { .zero }
}

/// The device.
@available(
  *, unavailable, message: "Scenes have size classes: @Environment(\\.horizontalSizeClass)."
)
public final class UIDevice {
  /// The device.
  public static var current: UIDevice { UIDevice() }
}

/// The application.
@available(
  *, unavailable, message: "Scenes have no application around: @Environment(\\.openURL)."
)
public final class UIApplication {
  /// The application.
  public static var shared: UIApplication { UIApplication() }
}

/// What was copied.
@available(
  *, unavailable, message: "UIKit is not here: write copyable and pasteDestination."
)
public final class UIPasteboard {
  /// What was copied by people.
  public static var general: UIPasteboard { UIPasteboard() }
  /// The words that were copied.
  public var string: String? {
    get { nil }
    set {}
  }
}

/// A knock that people feel.
@available(*, unavailable, message: "UIKit is not here: write sensoryFeedback(.impact, trigger:).")
public final class UIImpactFeedbackGenerator {
  /// Makes a generator.
  public init() {}
  /// Knocks.
  public func impactOccurred() {}
}

/// A knock that says how something went.
@available(*, unavailable, message: "UIKit is not here: write sensoryFeedback(.success, trigger:).")
public final class UINotificationFeedbackGenerator {
  /// Makes a generator.
  public init() {}
}

/// A knock for a choice.
@available(
  *, unavailable, message: "UIKit is not here: write sensoryFeedback(.selection, trigger:)."
)
public final class UISelectionFeedbackGenerator {
  /// Makes a generator.
  public init() {}
  /// Knocks.
  public func selectionChanged() {}
}

/// Has an object of UIKit's around an application.
@available(*, unavailable, message: "Scenes have no application around: leave the object out.")
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate> {
  /// Makes the object.
  public init(_ type: Delegate.Type = Delegate.self) {}
  /// The object.
  public var wrappedValue: Delegate { preconditionFailure("There is no application.") }
}

extension Image {
  /// A picture of UIKit's.
  @available(
    *, unavailable, message: "UIKit is not here: name a picture of the scene's, Image(\"name\")."
  )
  nonisolated public init(uiImage: UIImage) { self.init("") }
}
