import MeniscusGeometry
import MeniscusText

/// What values of replays are called in the code of views.
@MainActor
package enum ValueNames {
  /// The weight of a text of one face and size, where what it lays out by has the hash that is looked
  /// for; nil where no weight has.
  package static func weight(
    of text: String, size: Double, where isHash: (UInt64) -> Bool
  ) -> String? {
    TypefaceWeight.allCases.first { weight in
      var encoder = StateEncoder()
      TextElement.encode(text, [(size, weight)], into: &encoder)
      return isHash(encoder.digest)
    }.map { String(describing: $0) }
  }

  /// The text style of a size and weight where the person asks for a size of text; nil where none has
  /// them.
  package static func style(size: Double, weight: String, at textSize: DynamicTypeSize) -> String? {
    TextStyle.allCases.first { style in
      style.metrics(at: textSize).size == size && String(describing: style.weight) == weight
    }.map { String(describing: $0) }
  }

  /// The colour of the system that looks so; nil where none does.
  package static func color(_ color: RGBA, in scheme: ColorScheme) -> String? {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return colors.first { $0.color.rgba(in: environment) == color }?.name
  }

  private static let colors: [(name: String, color: Color)] = [
    ("clear", .clear), ("primary", .primary), ("secondary", .secondary), ("black", .black),
    ("white", .white), ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green),
    ("mint", .mint), ("teal", .teal), ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo),
    ("purple", .purple), ("pink", .pink), ("brown", .brown), ("gray", .gray),
  ]
}
