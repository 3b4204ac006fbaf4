/// What the contents of a text depend on beside their own values.
struct TextScope {
  var environment: EnvironmentValues
  /// The date of the frame at hand.
  var now: Date

  init(_ environment: EnvironmentValues = EnvironmentValues(), at time: Double? = nil) {
    self.environment = environment
    now = time.map { Date(sceneTime: $0) } ?? .sceneNow
  }

  var locale: Locale { environment.locale }
}

/// What a part of a text says, as the environment and the clock have it.
protocol TextContent: Sendable {
  /// What is shown.
  func pieces(in scope: TextScope) -> [Text.Piece]
  /// The first time after that of the scope at which it may read another way; nil for never.
  func nextChange(in scope: TextScope) -> Date?
  /// Whether another content says the same.
  func isEqual(to other: any TextContent) -> Bool
}

extension TextContent {
  func nextChange(in scope: TextScope) -> Date? { nil }
}

extension TextContent where Self: Equatable {
  func isEqual(to other: any TextContent) -> Bool { self == other as? Self }
}

/// A content that is a string in one style.
protocol StringContent: TextContent {
  func string(in scope: TextScope) -> String
}

extension StringContent {
  func pieces(in scope: TextScope) -> [Text.Piece] { [Text.Piece(content: string(in: scope))] }
}

extension Text.Source: Equatable {
  func pieces(in scope: TextScope) -> [Text.Piece] {
    switch self {
    case .string(let string): [Text.Piece(content: string)]
    case .content(let content): content.pieces(in: scope)
    }
  }

  static func == (left: Text.Source, right: Text.Source) -> Bool {
    switch (left, right) {
    case (.string(let left), .string(let right)): left == right
    case (.content(let left), .content(let right)): left.isEqual(to: right)
    default: false
    }
  }
}
