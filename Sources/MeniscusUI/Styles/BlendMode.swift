import MeniscusDisplay

/// How the colours of a view are combined with those behind it.
public enum BlendMode: Hashable, Sendable, CaseIterable {
  /// Over what is behind.
  case normal
  /// The product of both.
  case multiply
  /// The complement of the product of the complements.
  case screen
  /// `multiply` where it is dark behind, `screen` where it is light.
  case overlay
  /// The darker of both, channel by channel.
  case darken
  /// The lighter of both, channel by channel.
  case lighten
  /// What is behind, brightened by the view.
  case colorDodge
  /// What is behind, darkened by the view.
  case colorBurn
  /// Darkens or lightens, gently.
  case softLight
  /// `multiply` where the view is dark, `screen` where it is light.
  case hardLight
  /// The distance between both.
  case difference
  /// `difference` with less contrast.
  case exclusion
  /// The view's hue.
  case hue
  /// The view's saturation.
  case saturation
  /// The view's hue and saturation.
  case color
  /// The view's luminosity.
  case luminosity
  /// Where something is behind.
  case sourceAtop
  /// Under what is behind.
  case destinationOver
  /// What is behind loses what the view covers.
  case destinationOut
  /// The sum of the complements, complemented.
  case plusDarker
  /// The sum.
  case plusLighter

  /// The mode as the display list has it.
  var mode: LayerBlendMode { Self.modes[self] ?? .normal }

  /// The modes of the same names.
  private static let modes = Dictionary(
    uniqueKeysWithValues: allCases.map { mode in
      (mode, LayerBlendMode.allCases.first { $0.name == "\(mode)" })
    }
  ).compactMapValues { $0 }
}
