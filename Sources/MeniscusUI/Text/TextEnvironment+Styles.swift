private let tabularDigitsEntry = EnvironmentEntry<Bool>(false)
private let monospacedEntry = EnvironmentEntry<Bool>(false)
private let italicEntry = EnvironmentEntry<Bool>(false)
private let kerningEntry = EnvironmentEntry<CGFloat>(0)
private let trackingEntry = EnvironmentEntry<CGFloat>(0)
private let baselineOffsetEntry = EnvironmentEntry<CGFloat>(0)
private let underlineEntry = EnvironmentEntry<TextDecoration?>(nil)
private let strikethroughEntry = EnvironmentEntry<TextDecoration?>(nil)
private let textCaseEntry = EnvironmentEntry<Text.Case?>(nil)

extension EnvironmentValues {
  var hasTabularDigits: Bool {
    get { self[tabularDigitsEntry] }
    set { self[tabularDigitsEntry] = newValue }
  }

  var isMonospaced: Bool {
    get { self[monospacedEntry] }
    set { self[monospacedEntry] = newValue }
  }

  var isItalic: Bool {
    get { self[italicEntry] }
    set { self[italicEntry] = newValue }
  }

  /// Whether the person wants heavier text.
  var hasBoldText: Bool { legibilityWeight == .bold }

  var kerning: CGFloat {
    get { self[kerningEntry] }
    set { self[kerningEntry] = newValue }
  }

  var tracking: CGFloat {
    get { self[trackingEntry] }
    set { self[trackingEntry] = newValue }
  }

  var baselineOffset: CGFloat {
    get { self[baselineOffsetEntry] }
    set { self[baselineOffsetEntry] = newValue }
  }

  var underline: TextDecoration? {
    get { self[underlineEntry] }
    set { self[underlineEntry] = newValue }
  }

  var strikethrough: TextDecoration? {
    get { self[strikethroughEntry] }
    set { self[strikethroughEntry] = newValue }
  }

  /// The letters that texts are shown in; nil for those that they are written in.
  public var textCase: Text.Case? {
    get { self[textCaseEntry] }
    set { self[textCaseEntry] = newValue }
  }
}

nonisolated extension View {
  /// Makes texts and symbols inside the view bold.
  public func bold(_ isActive: Bool = true) -> some View {
    environment(\.fontWeight, isActive ? .bold : nil)
  }

  /// Makes texts inside the view lean to the right.
  public func italic(_ isActive: Bool = true) -> some View {
    environment(\.isItalic, isActive)
  }

  /// Gives all digits inside the view one advance.
  public func monospacedDigit() -> some View { environment(\.hasTabularDigits, true) }

  /// Gives all characters inside the view one advance.
  public func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.isMonospaced, isActive)
  }

  /// Sets the design of texts inside the view: only the one of equal advances is drawn another way.
  public func fontDesign(_ design: Font.Design?) -> some View {
    monospaced(design == .monospaced)
  }

  /// Sets the extra distance between characters inside the view, in points.
  public func kerning(_ kerning: CGFloat) -> some View { environment(\.kerning, kerning) }

  /// Sets the extra advance of each character inside the view, in points.
  public func tracking(_ tracking: CGFloat) -> some View { environment(\.tracking, tracking) }

  /// Raises texts inside the view above their baselines, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.baselineOffset, baselineOffset)
  }

  /// Draws a line under texts inside the view; without a colour in that of the text.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.underline, TextDecoration(isActive: isActive, pattern: pattern, color: color))
  }

  /// Draws a line through texts inside the view; without a colour in that of the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.strikethrough, TextDecoration(isActive: isActive, pattern: pattern, color: color))
  }

  /// Shows texts inside the view in capitals or small letters; nil for those they are written in.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}
