/// How the colours of a layer are combined with what is there.
///
/// Formulas: W3C Compositing and Blending Level 1; `plusLighter` and `plusDarker` as CoreGraphics
/// states them. Names and order are part of the file formats.
public enum LayerBlendMode: String, CaseIterable, Sendable {
  /// The layer over what is there.
  case normal
  /// The product of both.
  case multiply
  /// The complement of the product of the complements.
  case screen
  /// `hardLight` with both in each other's place.
  case overlay
  /// The darker of both, channel by channel.
  case darken
  /// The lighter of both, channel by channel.
  case lighten
  /// What is there, brightened to reflect the layer.
  case colorDodge
  /// What is there, darkened to reflect the layer.
  case colorBurn
  /// Darkens or lightens, gently.
  case softLight
  /// Multiplies or screens, by the layer.
  case hardLight
  /// The distance between both.
  case difference
  /// `difference` with less contrast.
  case exclusion
  /// The layer's hue with the rest of what is there.
  case hue
  /// The layer's saturation with the rest of what is there.
  case saturation
  /// The layer's hue and saturation with the luminosity of what is there.
  case color
  /// The layer's luminosity with the rest of what is there.
  case luminosity
  /// Nothing is left.
  case clear
  /// The layer takes the place of what is there.
  case copy
  /// The layer, where something is there.
  case sourceIn
  /// The layer, where nothing is there.
  case sourceOut
  /// The layer over what is there, where something is there.
  case sourceAtop
  /// What is there over the layer.
  case destinationOver
  /// What is there, where the layer is.
  case destinationIn
  /// What is there, where the layer is not.
  case destinationOut
  /// What is there over the layer, where the layer is.
  case destinationAtop
  /// Either, where the other is not.
  case xor
  /// The sum of the complements, complemented.
  case plusDarker
  /// The sum.
  case plusLighter

  /// Whether what is there changes where the layer is not drawn at all.
  public var isUnbounded: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }

  /// The name, as in the display list's text.
  public var name: String { rawValue }
}
