import Foundation

/// What has become of an image that is fetched.
public enum AsyncImagePhase: Sendable {
  /// It is on its way.
  case empty
  /// It is here.
  case success(Image)
  /// It did not come.
  case failure(any Error)

  /// The image, where it is here.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why it did not come, where it did not.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// Why an image did not come.
struct AsyncImageError: Error, Equatable {
  /// The address that has no picture of the scene.
  let address: String
}

/// An image that is fetched: one of the scene's own pictures.
///
/// It is found by its address, or the last part of it. It comes with the frame after the one in
/// which it is asked for.
nonisolated public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty
  @Environment(\.pictures) private var pictures

  /// Makes an image that shows what has become of it.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  /// The content of the phase at hand.
  @MainActor public var body: some View {
    content(phase).task(id: url) {
      phase = .empty
      guard let url else { return }
      try? await Task.sleep(for: .milliseconds(1))
      guard !Task.isCancelled else { return }
      let fetched = fetched(url)
      withTransaction(transaction) { phase = fetched }
    }
  }

  private func fetched(_ url: URL) -> AsyncImagePhase {
    let file = url.lastPathComponent
    let stem = file.split(separator: ".").dropLast().joined(separator: ".")
    for name in [url.absoluteString, file, stem] where !name.isEmpty {
      if case .picture(let picture, let own) = pictures[name] {
        return .success(Image(picture, scale: scale == 1 ? own : Double(scale)))
      }
    }
    return .failure(AsyncImageError(address: url.absoluteString))
  }
}

extension AsyncImage {
  /// Makes an image that is grey until it is here.
  public init(url: URL?, scale: CGFloat = 1) where Content == AsyncImageContent<Image, Color> {
    self.init(url: url, scale: scale) { phase in
      AsyncImageContent(image: phase.image, placeholder: Color(white: 0.5, opacity: 0.2))
    }
  }

  /// Makes an image that is something else until it is here.
  public init<Shown: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Shown,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == AsyncImageContent<Shown, Placeholder> {
    self.init(url: url, scale: scale) { phase in
      AsyncImageContent(image: phase.image.map { content($0) }, placeholder: placeholder())
    }
  }
}

/// An image, or what stands in its place.
nonisolated public struct AsyncImageContent<Shown: View, Placeholder: View>: View, TransparentView {
  let image: Shown?
  let placeholder: Placeholder

  /// The image, or what stands in its place.
  public var body: some View {
    if let image {
      image
    } else {
      placeholder
    }
  }
}
