/// A symbol or a picture.
nonisolated public struct Image: View, Equatable, Sendable {
  /// How large symbols are beside text.
  public enum Scale: Hashable, Sendable {
    /// Smaller than text.
    case small
    /// As large as text.
    case medium
    /// Larger than text.
    case large

    /// The share of the font's size; after SF Symbols' three scales.
    var factor: Double {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.28
      }
    }
  }

  let source: Source
  var isResizable = false
  var settings = PictureSettings()
  var ownFont: Font?
  /// What is asked for that nothing comes of.
  var unmet: [UnmetRequest] = []

  /// Makes the image of a symbol, drawn in the weight of the text beside it.
  nonisolated public init(systemName: String) {
    self.init(source: .symbol(systemName))
  }

  nonisolated init(source: Source) {
    self.source = source
  }

  /// Whether the image is a symbol.
  var isSymbol: Bool {
    if case .symbol = source { true } else { false }
  }

  /// The symbol's name, empty for a picture.
  var symbol: String {
    if case .symbol(let name) = source { name } else { "" }
  }

  /// The image in a font's size and weight.
  public func font(_ font: Font?) -> Image {
    changing(self) { $0.ownFont = font }
  }
}

extension Image: NodeView {
  typealias Made = ImageNode
}
