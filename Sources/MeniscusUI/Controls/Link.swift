import Foundation

/// A view that leads to an address, which the environment's `openURL` opens.
nonisolated public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// Makes a link.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The label in the tint.
  @MainActor public var body: some View {
    if openURL.isSystems { button.unmet("Link", .obeyed) } else { button }
  }

  @MainActor private var button: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
    .accessibilityRemoveTraits(.isButton)
    .accessibilityAddTraits(.isLink)
  }
}

extension Link where Label == Text {
  /// Makes a link with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// The preview of what is shared.
public struct SharePreview<Image, Icon> {
  /// Makes a preview with a title.
  public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never {}
  /// Makes a preview with a title and an image.
  public init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never {}
  /// Makes a preview with a title, an image and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}
  /// Makes a preview with a title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) where Image == Never {}
  /// Makes a preview with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) where Image == Never, Icon == Never {}
  /// Makes a preview with a title and an image.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image: Image) where Icon == Never {}
  /// Makes a preview with a title, an image and an icon.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image: Image, icon: Icon) {}
  /// Makes a preview with a title and an icon.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, icon: Icon) where Image == Never {}
}

/// A button that shares something; what it opens is not shown.
nonisolated public struct ShareLink<Label: View>: View {
  private let label: Label

  /// Makes a button that shares an item.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Makes a button that shares items.
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Makes a button that shares an item, with a preview.
  public init<Item, Picture, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Picture, Icon>, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// The button.
  @MainActor public var body: some View {
    Button {
    } label: {
      label
    }
    .unmet("ShareLink’s sheet")
  }
}

/// The label of a button that shares something: its symbol and its name.
nonisolated public struct DefaultShareLinkLabel: View, TransparentView {
  let title: Text

  /// The symbol and the name.
  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Makes a button that shares an item.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { DefaultShareLinkLabel(title: Text("Share…")) }
  }

  /// Makes a button with a title that shares an item.
  @_disfavoredOverload
  public init<Title: StringProtocol, Item>(
    _ title: Title, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item) { DefaultShareLinkLabel(title: Text(title)) }
  }

  /// Makes a button that shares an item, with a preview.
  public init<Item, Picture, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>
  ) {
    self.init(item: item) { DefaultShareLinkLabel(title: Text("Share…")) }
  }

  /// Makes a button with a title that shares an item, with a preview.
  @_disfavoredOverload
  public init<Title: StringProtocol, Item, Picture, Icon>(
    _ title: Title, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Picture, Icon>
  ) {
    self.init(item: item) { DefaultShareLinkLabel(title: Text(title)) }
  }
}

/// A button that hands over what was copied in the scene.
nonisolated public struct PasteButton: View {
  private let paste: ([Any]) -> Void

  /// Makes a button that hands over what was copied of a type; nothing where nothing was.
  public init<Payload>(
    payloadType: Payload.Type, onPaste: @escaping ([Payload]) -> Void
  ) {
    paste = { items in
      let wanted: [Payload] = items.compactMap { TransferForm.value(of: $0) }
      if !wanted.isEmpty { onPaste(wanted) }
    }
  }

  /// Makes a button that hands over what was copied of some kinds; nothing where nothing was.
  public init(
    supportedContentTypes: [UTType],
    payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    paste = { items in
      let wanted = items.map { NSItemProvider.of($0) }.filter { $0.has(supportedContentTypes) }
      if !wanted.isEmpty { payloadAction(wanted) }
    }
  }

  /// The button.
  @MainActor public var body: some View {
    Button("Paste", systemImage: "doc.on.clipboard") {
      paste(ViewGraph.current?.clipboard.items ?? [])
    }
    .buttonStyle(.borderedProminent)
  }
}
