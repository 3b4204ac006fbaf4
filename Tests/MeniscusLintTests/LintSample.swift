import MeniscusFormats
import MeniscusLint
import MeniscusUI
import Testing

/// A small scene that breaks a rule, or keeps it.
struct LintSample: Sendable, CustomTestStringConvertible {
  /// The rule.
  let rule: LintRule
  /// Whether the scene breaks it.
  let isWrong: Bool
  let name: String
  let script: String
  let size: CGSize
  let view: @MainActor @Sendable () -> AnyView

  /// A scene that breaks a rule.
  static func wrong(
    _ rule: LintRule, _ name: String, _ script: String = "checkpoint start",
    size: CGSize = CGSize(width: 320, height: 480),
    @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View
  ) -> LintSample {
    LintSample(rule, isWrong: true, name, script, size, view)
  }

  /// A scene that keeps it.
  static func right(
    _ rule: LintRule, _ name: String, _ script: String = "checkpoint start",
    size: CGSize = CGSize(width: 320, height: 480),
    @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View
  ) -> LintSample {
    LintSample(rule, isWrong: false, name, script, size, view)
  }

  private init(
    _ rule: LintRule, isWrong: Bool, _ name: String, _ script: String, _ size: CGSize,
    _ view: @escaping @MainActor @Sendable () -> some View
  ) {
    self.rule = rule
    self.isWrong = isWrong
    self.name = name
    self.script = script
    self.size = size
    self.view = { AnyView(view()) }
  }

  var testDescription: String { "\(rule.rawValue) \(isWrong ? "wrong" : "right"): \(name)" }

  static let caseName = CaseName(scene: "sample", trace: "look")

  /// What the rules say of it.
  @MainActor
  func report(_ file: LintFile = LintFile()) throws -> LintReport {
    let lint = Lint(file)
    let report = try replayed(lint)
    return lint.comparingBars([(Self.caseName, report)]).first ?? report
  }

  /// What the rules say of its replay alone, before its bars are compared.
  @MainActor
  func replayed(_ lint: Lint) throws -> LintReport {
    let view = view
    let scene = Scene("sample", size: size) { view() }
    // What no replay puts up with is recorded all the same.
    let trace = try RecordingScript("scale 1\n" + script)
      .record(scene.permitting(.nestedGlass, because: "it is looked at"))
    return lint.report(
      on: Self.caseName, trace: trace, scene: scene, path: "Traces/sample/look.jsonl")
  }
}

/// A view over many colours.
struct Rich<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [.blue, .orange, .green], startPoint: .topLeading, endPoint: .bottomTrailing)
      content
    }
  }
}

/// A screen with items in its bars.
struct Barred<Items: ToolbarContent>: View {
  var title = "Home"
  @ToolbarContentBuilder let items: Items

  var body: some View {
    NavigationStack {
      Color.mint.navigationTitle(title).navigationBarTitleDisplayMode(.inline)
        .toolbar { items }
    }
  }
}

/// A button with a symbol and a name.
struct Act: View {
  let name: String
  let symbol: String

  init(_ name: String, _ symbol: String) {
    self.name = name
    self.symbol = symbol
  }

  var body: some View {
    Button {
    } label: {
      Label(name, systemImage: symbol)
    }
  }
}
