// The values of an environment as files name them; a replay gives a scene the same ones by name.

/// Light or dark.
package enum TraceColorScheme: String, CaseIterable, Codable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// The direction in which lines run.
package enum TraceLayoutDirection: String, CaseIterable, Codable, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft
}

/// The text size category, from the smallest to the largest for accessibility.
package enum TraceTextSize: String, CaseIterable, Codable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

/// The space along an axis.
package enum TraceSizeClass: String, CaseIterable, Codable, Sendable {
  /// Little, as on a phone held upright.
  case compact
  /// Much, as on a tablet.
  case regular
}
