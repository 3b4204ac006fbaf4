#if !canImport(Darwin)
  extension AttributedString {
    /// How Markdown is read; Foundation has it on Apple's systems alone.
    public struct MarkdownParsingOptions: Sendable {
      /// What of Markdown is read.
      public enum InterpretedSyntax: Int, Sendable {
        /// All of it; ours reads what stands within lines.
        case full
        /// What stands within lines.
        case inlineOnly
        /// What stands within lines, and white space stays as it is.
        case inlineOnlyPreservingWhitespace
      }

      /// What becomes of Markdown that cannot be read.
      public enum FailurePolicy: Int, Sendable {
        /// An error.
        case throwError
        /// What was read until then; everything can be read here.
        case returnPartiallyParsedIfPossible
      }

      /// Whether `^[…](…)` is read.
      public var allowsExtendedAttributes: Bool
      /// What of Markdown is read.
      public var interpretedSyntax: InterpretedSyntax
      /// What becomes of Markdown that cannot be read.
      public var failurePolicy: FailurePolicy
      /// The language of the text; nil for none.
      public var languageCode: String?

      /// Makes options.
      public init(
        allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
        failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
      ) {
        self.allowsExtendedAttributes = allowsExtendedAttributes
        self.interpretedSyntax = interpretedSyntax
        self.failurePolicy = failurePolicy
        self.languageCode = languageCode
      }
    }

    /// Makes a string from Markdown: bold, italics, code, strikethrough and links.
    public init(
      markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
      baseURL: URL? = nil
    ) throws {
      self.init()
      for span in InlineMarkdown.spans(of: options.lines(of: markdown)) {
        var run = AttributedString(span.content)
        if !span.intent.isEmpty {
          run[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] =
            span.intent
        }
        if let link = span.link { run.link = URL(string: link, relativeTo: baseURL) }
        append(run)
      }
    }

    /// Makes a string from the bytes of Markdown.
    public init(
      markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
      baseURL: URL? = nil
    ) throws {
      try self.init(
        markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    /// Makes the string that stands for a key with Markdown; its values are written in a locale.
    public init(
      localized keyAndValue: String.LocalizationValue,
      options: MarkdownParsingOptions = MarkdownParsingOptions(
        interpretedSyntax: .inlineOnlyPreservingWhitespace), table: String? = nil,
      bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
      let text = keyAndValue.key.written(in: TextScope(locale: locale ?? .current))
      self = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
    }
  }

  extension AttributedString.MarkdownParsingOptions {
    /// Markdown whose lines go on as CommonMark has it: an end of a line is a space.
    fileprivate func lines(of markdown: String) -> String {
      guard interpretedSyntax != .inlineOnlyPreservingWhitespace else { return markdown }
      return markdown.split(separator: "\n", omittingEmptySubsequences: true)
        .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    }
  }
#endif
