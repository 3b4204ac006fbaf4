// What other frameworks add to SwiftUI. Each message says what to write instead.

/// A map.
@available(
  *, unavailable, message: "Maps are not here: show an Image of the scene's in the map's place."
)
public struct Map<Content> {
  /// Makes a map.
  public init(content: () -> Content) {}
}

/// A mark on a map.
@available(*, unavailable, message: "Maps are not here: lay a Label over an Image of the scene's.")
public struct Marker {
  /// Makes a mark.
  public init<Title: StringProtocol>(_ title: Title, coordinate: Any) {}
}

/// A page of the web.
@available(
  *, unavailable, message: "The web is not here: show an Image or a Text in the page's place."
)
public struct WebView {
  /// Makes a view of a page.
  public init(url: Any?) {}
}

/// A film.
@available(
  *, unavailable, message: "Films are not here: show an Image of a frame, controls over it."
)
public struct VideoPlayer<Overlay> {
  /// Makes a player.
  public init(player: Any?) where Overlay == EmptyView {}
}

/// A choice among people's photographs.
@available(
  *, unavailable,
  message: "Photographs of people are not here: write a Button that takes an Image of the scene's."
)
public struct PhotosPicker<Label: View> {
  /// Makes a picker.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: Any? = nil,
    @ViewBuilder label: () -> Label
  ) {}
}

/// A photograph that people chose.
@available(
  *, unavailable, message: "Photographs of people are not here: keep the name of an Image."
)
public struct PhotosPickerItem: Equatable, Sendable {}

/// A button that signs people in.
@available(
  *, unavailable, message: "Accounts are not here: write a Button with the symbol apple.logo."
)
public struct SignInWithAppleButton {
  /// Makes a button.
  public init(onRequest: @escaping (Any) -> Void, onCompletion: @escaping (Any) -> Void) {}
}

/// A hint of TipKit's.
@available(*, unavailable, message: "TipKit is not here: write a view of the hint.")
public struct TipView {
  /// Makes a view of a hint.
  public init(_ tip: Any) {}
}

nonisolated extension View {
  /// Keeps models of SwiftData for the views inside.
  @available(
    *, unavailable, message: "SwiftData is not here: hand objects over by environment(_:)."
  )
  public func modelContainer(for type: Any, inMemory: Bool = false) -> some View { self }

  /// Lets people choose photographs.
  @available(
    *, unavailable, message: "Photographs of people are not here: show Images in a sheet."
  )
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>
  ) -> some View { self }

  /// Shows a file.
  @available(*, unavailable, message: "Quick Look is not here: present an Image by sheet.")
  public func quickLookPreview(_ item: Binding<URL?>) -> some View { self }

  /// Has people write with help.
  @available(*, unavailable, message: "Writing tools are not here: leave it out of the view.")
  public func writingToolsBehavior(_ behavior: Any) -> some View { self }

  /// Sets how a pointer looks.
  @available(*, unavailable, message: "Pointers are not drawn: leave it out of the view.")
  public func pointerStyle(_ style: Any?) -> some View { self }
}
