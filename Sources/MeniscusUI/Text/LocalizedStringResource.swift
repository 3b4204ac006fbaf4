#if !canImport(Darwin)
  /// A string that is looked up later, in the person's language; Foundation has it on Apple's systems
  /// alone.
  ///
  /// There are no tables here, so it stands for itself.
  public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// Where a table is.
    public enum BundleDescription: Equatable, Sendable {
      /// The application.
      case main
      /// What holds a class.
      case forClass(AnyClass)
      /// A folder.
      case atURL(URL)

      /// Whether both are the same place.
      public static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.main, .main): true
        case (.forClass(let left), .forClass(let right)): left == right
        case (.atURL(let left), .atURL(let right)): left == right
        default: false
        }
      }
    }

    /// What it is looked up by.
    public let key: String
    /// What it says where no table has it.
    public let defaultValue: String.LocalizationValue
    /// The table that it is looked up in; nil for the one of no name.
    public let table: String?
    /// The language.
    public var locale: Locale
    /// Where the table is.
    public let bundle: BundleDescription

    /// Makes a string that is its own key.
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      key = keyAndValue.key.written(in: TextScope())
      defaultValue = keyAndValue
      (self.table, self.locale, self.bundle) = (table, locale, bundle)
    }

    /// Makes a string with a key.
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.key = "\(key)"
      self.defaultValue = defaultValue
      (self.table, self.locale, self.bundle) = (table, locale, bundle)
    }

    /// Makes a string from a literal.
    public init(stringLiteral value: String) {
      self.init(String.LocalizationValue(stringLiteral: value))
    }

    /// Makes a string from a literal with values.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
  }

  extension String {
    /// A string with values that are written in the person's language.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
      let key: LocalizedStringKey

      /// Makes a value from a string.
      public init(_ value: String) { key = LocalizedStringKey(value) }

      /// Makes a value from a literal.
      public init(stringLiteral value: String) { self.init(value) }

      /// Makes a value from a literal with values.
      public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        key = LocalizedStringKey(stringInterpolation: stringInterpolation)
      }
    }

    /// Makes the string that stands for a key; its values are written in a locale.
    public init(
      localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      self = keyAndValue.key.written(in: TextScope(locale: locale))
    }

    /// Makes the string that stands for a key.
    public init(
      localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
      self.init(localized: defaultValue, locale: locale)
    }

    /// Makes the string that a resource stands for.
    public init(localized resource: LocalizedStringResource) {
      self.init(localized: resource.defaultValue, locale: resource.locale)
    }
  }

  /// A value that is shown as a text in the person's language.
  public protocol CustomLocalizedStringResourceConvertible {
    /// The text.
    var localizedStringResource: LocalizedStringResource { get }
  }
#endif

extension TextScope {
  /// The scope of nothing but a locale.
  init(locale: Locale) {
    self.init(changing(EnvironmentValues()) { $0.locale = locale })
  }
}

extension LocalizedStringKey {
  /// The characters of the key with its values; of Markdown nothing becomes.
  func written(in scope: TextScope) -> String {
    segments.map { segment in
      switch segment {
      case .literal(let string): string
      case .argument(let argument): argument.pieces(in: scope).map(\.content).joined()
      }
    }.joined()
  }

  /// Makes the key that a resource stands for.
  public init(_ resource: LocalizedStringResource) {
    #if canImport(Darwin)
      self.init(String(localized: resource))
    #else
      self = resource.defaultValue.key
    #endif
  }
}

extension Text {
  /// Makes a text of a resource, which follows the environment's locale.
  @_disfavoredOverload
  nonisolated public init(_ resource: LocalizedStringResource) {
    self.init(LocalizedStringKey(resource))
  }
}
