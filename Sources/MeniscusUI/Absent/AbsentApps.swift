// What an application is made of: scenes stand in its place. Each message says what to write.

/// An application.
@available(
  *, unavailable,
  message: "Scenes have no application around: leave @main out, and write Scene(\"name\") { view }."
)
@MainActor @preconcurrency
public protocol App {
  /// Makes the application.
  init()
}

/// A window, as often as people open it.
@available(
  *, unavailable, message: "Scenes have no windows: write Scene(\"name\") { view } for each."
)
public struct WindowGroup<Content: View> {
  /// Makes a group of windows.
  public init(@ViewBuilder content: () -> Content) {}
}

/// Windows of documents.
@available(
  *, unavailable, message: "Scenes have no documents: give the view a binding of what it edits."
)
public struct DocumentGroup<Document, Content: View> {
  /// Makes a group of windows.
  public init(newDocument: Document, @ViewBuilder editor: @escaping (Any) -> Content) {}
}

/// An item of the menu bar of a Mac.
@available(
  *, unavailable, message: "Scenes have no menu bar: show the view by itself, or in a Menu."
)
public struct MenuBarExtra<Label: View, Content: View> {
  /// Makes an item.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}

/// Views as Xcode shows them.
@available(
  *, unavailable,
  message: "Previews are scenes here: write Scene(\"name\") { view } in the list of a gallery."
)
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// What is shown.
  associatedtype Previews: View
  /// What is shown.
  @ViewBuilder static var previews: Previews { get }
}

extension EnvironmentValues {
  /// Opens windows.
  @available(
    *, unavailable, message: "Scenes have no windows: present the view by sheet or a cover."
  )
  public var openWindow: (String) -> Void { { _ in } }

  /// Closes windows.
  @available(*, unavailable, message: "Scenes have no windows: dismiss what is presented.")
  public var dismissWindow: () -> Void { {} }

  /// What models are kept in.
  @available(
    *, unavailable, message: "SwiftData is not here: hand the model's objects to the view."
  )
  public var modelContext: Never { preconditionFailure("There is no context of models.") }

  /// What managed objects are kept in.
  @available(
    *, unavailable, message: "Core Data is not here: hand the model's objects to the view."
  )
  public var managedObjectContext: Never {
    preconditionFailure("There is no context of managed objects.")
  }

  /// Asks for a review in the store.
  @available(
    *, unavailable, message: "The store is not here: give the view an action that a test counts."
  )
  public var requestReview: () -> Void { {} }
}

nonisolated extension View {
  /// Adds commands to the menu bar of a Mac.
  @available(
    *, unavailable, message: "Scenes have no menu bar: write a Menu, with keyboardShortcut."
  )
  public func commands<Content>(content: () -> Content) -> some View { self }

  /// Runs an action when people delete.
  @available(
    *, unavailable, message: "There is no Delete command: write onDelete, or onKeyPress(.delete)."
  )
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }

  /// Lets people choose a file.
  @available(
    *, unavailable, message: "There are no files of people: give the view an action for the choice."
  )
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool = false, onCompletion: @escaping (Any) -> Void
  ) -> some View { self }

  /// Lets people keep a file.
  @available(
    *, unavailable, message: "There are no files of people: give the view an action for the choice."
  )
  public func fileExporter<Document>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType,
    defaultFilename: String? = nil, onCompletion: @escaping (Any) -> Void
  ) -> some View { self }

  /// Says what people do, for other devices.
  @available(*, unavailable, message: "There are no other devices: leave it out of the view.")
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (Any) -> Void
  ) -> some View { self }

  /// Goes on with what people did on another device.
  @available(*, unavailable, message: "There are no other devices: set the state that it leads to.")
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (Any) -> Void
  ) -> some View { self }

  /// Sets what a widget opens.
  @available(*, unavailable, message: "There are no widgets: show the view by itself.")
  public func widgetURL(_ url: Any?) -> some View { self }
}
